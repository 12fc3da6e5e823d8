const DAY = 86_400_000;

/** The day of a moment where the player is, counted from 1 January 1970: days are compared, not hours. */
export function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** A moment on a day, by which it can be written out in UTC. */
export function dateOf(day: number): Date {
  return new Date(day * DAY);
}

/** The puzzle of a day: the same for everyone, and each once before any comes again. The order of `ids` does not matter. */
export function puzzleOf(ids: readonly string[], day: number): string | undefined {
  const order = ids.toSorted((a, b) => shuffled(a) - shuffled(b) || (a < b ? -1 : 1));
  return order[day % order.length];
}

/** A number for a text, as good as random (FNV-1a, 32 bits), so that neighbours in a set come on days far apart. */
function shuffled(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last letters alone would move neighbours too little.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
