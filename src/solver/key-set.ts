/** A set of pairs of 32-bit integers, exact, for the positions that a search has seen. */
export interface KeySet {
  /** Adds a pair; false when it was in the set already. */
  add(high: number, low: number): boolean;
}

/** Makes an empty set; it doubles its memory (8 bytes a place, at most half of them used) as it fills. */
export function createKeySet(): KeySet {
  let size = 64;
  let used = 0;
  // A pair takes two neighbouring places; the first is stored plus one, so that 0 means empty.
  let table = new Int32Array(2 * size);

  const place = (into: Int32Array, high: number, low: number): boolean => {
    const mask = into.length / 2 - 1;
    let at = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    while (into[2 * at] !== 0) {
      if (into[2 * at] === high + 1 && into[2 * at + 1] === low) return false;
      at = (at + 1) & mask;
    }
    into[2 * at] = high + 1;
    into[2 * at + 1] = low;
    return true;
  };

  return {
    add(high, low) {
      if (!place(table, high, low)) return false;
      used++;
      if (2 * used > size) {
        const old = table;
        size *= 2;
        table = new Int32Array(2 * size);
        for (let at = 0; at < old.length; at += 2) {
          if (old[at] !== 0) place(table, old[at]! - 1, old[at + 1]!);
        }
      }
      return true;
    },
  };
}
