/** Packed positions, each kept once, with the position that each was reached from. */
export interface NodeStore {
  /** Where a position is packed before it is added, and where {@link read} puts one. */
  readonly bytes: Uint8Array;
  /** How many positions are kept. */
  readonly size: () => number;
  /** Keeps the position in `bytes`; gives its number, or −1 when it was kept already. */
  readonly add: (parent: number) => number;
  /** The number of the position that was kept already, after {@link add} said so. */
  readonly found: () => number;
  /** Puts a position into `bytes`. */
  readonly read: (node: number) => void;
  /** The position that a position was first reached from; −1 for the first of all. */
  readonly parentOf: (node: number) => number;
}

/** Positions are kept in blocks of this many, so that no large array is ever copied. */
const BLOCK_BITS = 12;
const BLOCK = 1 << BLOCK_BITS;

/** Makes an empty store for positions of `most` bytes. Comparison is exact, by all bytes (four at a time). */
export function createNodeStore(most: number): NodeStore {
  const width = Math.ceil(most / 4);
  const words = new Int32Array(width);
  const blocks: Int32Array[] = [];
  let parents = new Int32Array(BLOCK);
  let size = 0;
  let met = -1;
  // Open addressing: a place holds a position's number plus one, so that 0 means empty, and then its hash.
  let table = new Int32Array(2 << 10);

  /** The place of an equal position, or else the empty place where it belongs. */
  const placeOf = (hash: number): number => {
    let place = 2 * hash;
    for (; ; place += 2) {
      place &= table.length - 1;
      const node = table[place]! - 1;
      if (node < 0 || (table[place + 1] === hash && isKept(node))) return place;
    }
  };
  const isKept = (node: number): boolean => {
    const block = blocks[node >> BLOCK_BITS]!;
    const from = (node & (BLOCK - 1)) * width;
    for (let at = 0; at < width; at++) if (block[from + at] !== words[at]) return false;
    return true;
  };
  const grow = (): void => {
    const old = table;
    table = new Int32Array(2 * old.length);
    for (let from = 0; from < old.length; from += 2) {
      if (old[from] === 0) continue;
      let place = (2 * old[from + 1]!) & (table.length - 1);
      while (table[place] !== 0) place = (place + 2) & (table.length - 1);
      table[place] = old[from]!;
      table[place + 1] = old[from + 1]!;
    }
  };

  return {
    bytes: new Uint8Array(words.buffer, 0, most),
    size: () => size,
    found: () => met,
    parentOf: (node) => parents[node]!,
    read(node) {
      const block = blocks[node >> BLOCK_BITS]!;
      const from = (node & (BLOCK - 1)) * width;
      for (let at = 0; at < width; at++) words[at] = block[from + at]!;
    },
    add(parent) {
      const hash = hashOf(words);
      const place = placeOf(hash);
      if (table[place] !== 0) {
        met = table[place]! - 1;
        return -1;
      }
      const node = size++;
      if ((node & (BLOCK - 1)) === 0) blocks.push(new Int32Array(BLOCK * width));
      blocks[node >> BLOCK_BITS]!.set(words, (node & (BLOCK - 1)) * width);
      if (node === parents.length) {
        const old = parents;
        parents = new Int32Array(2 * node);
        parents.set(old);
      }
      parents[node] = parent;
      table[place] = size;
      table[place + 1] = hash;
      if (4 * size > table.length) grow();
      return node;
    },
  };
}

/** A hash of 30 bits, stirred at the end so that the low ones depend on all words. */
function hashOf(words: Int32Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) {
    hash = Math.imul(hash ^ words[at]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & 0x3fffffff;
}
