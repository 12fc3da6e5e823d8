/** Whether this device has a way of its own to send a link. */
export function canSend(): boolean {
  return 'share' in navigator;
}

/** What has become of a text: sent or copied; left, since the player thought better of it; or for the player to copy. */
export type HandedOver = 'sent' | 'copied' | 'left' | 'by-hand';

/** Sends a link where the device can, else copies it. */
export async function sendLink(title: string, url: string): Promise<HandedOver> {
  if (!canSend()) return copyText(url);
  try {
    await navigator.share({ title, url });
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : copyText(url);
  }
}

/** Copies a text, where the browser lets the page do that. */
export async function copyText(text: string): Promise<HandedOver> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
