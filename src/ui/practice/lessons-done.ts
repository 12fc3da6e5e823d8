const KEY = 'lucie.lessons';

/** The lessons whose task was done on this device, by the names in their addresses; none where nothing may be kept. */
export function doneLessons(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.match(/\S+/g) ?? [];
  } catch {
    return [];
  }
}

/** Keeps on this device that the task of a lesson was done; where nothing may be kept it does nothing. */
export function markDone(slug: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...doneLessons(), slug])].join(' '));
  } catch {}
}

/** Forgets which lessons were done on this device. */
export function forgetDone(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
