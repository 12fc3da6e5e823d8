/**
 * The transposition table of a deal search: a set of 64-bit keys, each in two 32-bit halves, of which the high one is
 * neither −1 nor 2³¹ − 1: no table has them, in which every card would be built. It is exact: no two keys are ever taken for
 * each other, and none is forgotten.
 */
export interface KeySet {
  /** Adds a key; false when it was in the set already. */
  add(high: number, low: number): boolean;
}

/** Makes an empty set. Its memory doubles as it fills: 8 bytes a slot, at most half of the slots used. */
export function createKeySet(): KeySet {
  let size = 64;
  let used = 0;
  // Open addressing. A slot is two neighbouring numbers; the high half is stored plus one, so that 0 means empty.
  let table = new Int32Array(2 * size);

  const insert = (into: Int32Array, high: number, low: number): boolean => {
    const mask = into.length / 2 - 1;
    let slot = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    while (into[2 * slot] !== 0) {
      if (into[2 * slot] === high + 1 && into[2 * slot + 1] === low) return false;
      slot = (slot + 1) & mask;
    }
    into[2 * slot] = high + 1;
    into[2 * slot + 1] = low;
    return true;
  };

  return {
    add(high, low) {
      if (!insert(table, high, low)) return false;
      used++;
      if (2 * used > size) {
        const old = table;
        size *= 2;
        table = new Int32Array(2 * size);
        for (let index = 0; index < old.length; index += 2) {
          if (old[index] !== 0) insert(table, old[index]! - 1, old[index + 1]!);
        }
      }
      return true;
    },
  };
}
