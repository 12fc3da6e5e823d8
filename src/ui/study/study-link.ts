import { fail, ok, type Result } from '../../core/result.ts';

/*
 * A study of one's own as a link: `lucie=` and its text, deflated and in the letters of base64url. An annotated deal of La
 * Belle Lucie, three kilobytes of text, has about 1,300 letters so. This is a public format: what is out must open for ever.
 */

/** The longest code that is read: more than the longest text comes to, however little it deflates. */
const MOST_CODE = 900_000;
/** The longest text that comes out of one: as much as a study may have. */
const MOST_TEXT = 200_000;

/** Writes the text of a study as a part of a link; read back by {@link readStudyLink}. */
export async function makeStudyLink(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `lucie=${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Reads the text of a study from a link, without the `#` before it; null when the link is about something else. */
export async function readStudyLink(link: string): Promise<Result<string> | null> {
  const code = /^lucie=([^&]*)/.exec(link)?.[1];
  if (code === undefined) return null;
  const broken = fail('The study in this link cannot be read: a part of it is missing or changed.');
  if (code.length > MOST_CODE || !/^[\w-]*$/.test(code)) return broken;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const text = await inflated(bytes);
    return text === null ? broken : ok(text);
  } catch {
    return broken;
  }
}

/** The text in deflated bytes; null where it is longer than a study may be. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > MOST_TEXT) return null;
  }
  return text + decoder.decode();
}
