/*
 * The transposition table of the general search: packed positions, each kept once, in the order in which they came.
 *
 * A position's number is its place in that order, from 0: what graph searches call a node. Beside the bytes of a node
 * stands its parent, the node that it was reached from, so that a line is found by going from a node to its parent
 * until there is none.
 *
 * An example: `const store = createNodeStore(4)`. A position goes into `store.bytes`, say 1 2 3 4, and
 * `store.add(-1)` gives 0, the first node, without a parent. With 1 2 3 5, `store.add(0)` gives 1. With 1 2 3 4 again
 * `store.add(1)` gives −1, since it is kept already, and `store.found()` then gives 0. `store.read(1)` puts 1 2 3 5
 * back into the bytes.
 */

/** Packed positions, each kept once, with the position that each was reached from. */
export interface NodeStore {
  /** The one buffer of the store: a position is packed into it before {@link add}, and {@link read} fills it. */
  readonly bytes: Uint8Array;
  /** How many nodes there are. */
  readonly size: () => number;
  /** Keeps the position in `bytes`; gives its node, or −1 when it was kept already. */
  readonly add: (parent: number) => number;
  /** The node of the position that was kept already, after {@link add} gave −1. */
  readonly found: () => number;
  /** Puts the position of a node into `bytes`. */
  readonly read: (node: number) => void;
  /** The node that a node was first reached from; −1 for the start. */
  readonly parentOf: (node: number) => number;
}

/** Positions are kept in blocks of this many, so that no large array is ever copied. */
const BLOCK_BITS = 12;
const BLOCK = 1 << BLOCK_BITS;

/** Makes an empty store for positions of `byteLength` bytes. Comparison is exact, by all bytes (four at a time). */
export function createNodeStore(byteLength: number): NodeStore {
  const width = Math.ceil(byteLength / 4);
  const words = new Int32Array(width);
  const blocks: Int32Array[] = [];
  let parents = new Int32Array(BLOCK);
  let size = 0;
  let foundNode = -1;
  // Open addressing. A slot is two neighbouring numbers: a node plus one, so that 0 means empty, and its hash.
  let table = new Int32Array(2 << 10);

  /** The slot of an equal position, or else the empty slot where it belongs. */
  const slotOf = (hash: number): number => {
    let slot = 2 * hash;
    for (; ; slot += 2) {
      slot &= table.length - 1;
      const node = table[slot]! - 1;
      if (node < 0 || (table[slot + 1] === hash && isEqual(node))) return slot;
    }
  };
  const isEqual = (node: number): boolean => {
    const block = blocks[node >> BLOCK_BITS]!;
    const from = (node & (BLOCK - 1)) * width;
    for (let word = 0; word < width; word++) if (block[from + word] !== words[word]) return false;
    return true;
  };
  const grow = (): void => {
    const old = table;
    table = new Int32Array(2 * old.length);
    for (let from = 0; from < old.length; from += 2) {
      if (old[from] === 0) continue;
      let slot = (2 * old[from + 1]!) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 2) & (table.length - 1);
      table[slot] = old[from]!;
      table[slot + 1] = old[from + 1]!;
    }
  };

  return {
    bytes: new Uint8Array(words.buffer, 0, byteLength),
    size: () => size,
    found: () => foundNode,
    parentOf: (node) => parents[node]!,
    read(node) {
      const block = blocks[node >> BLOCK_BITS]!;
      const from = (node & (BLOCK - 1)) * width;
      for (let word = 0; word < width; word++) words[word] = block[from + word]!;
    },
    add(parent) {
      const hash = hashOf(words);
      const slot = slotOf(hash);
      if (table[slot] !== 0) {
        foundNode = table[slot]! - 1;
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
      table[slot] = size;
      table[slot + 1] = hash;
      if (4 * size > table.length) grow();
      return node;
    },
  };
}

/** A hash of 30 bits, stirred at the end so that the low ones depend on all words. */
function hashOf(words: Int32Array): number {
  let hash = 0x811c9dc5;
  for (let word = 0; word < words.length; word++) {
    hash = Math.imul(hash ^ words[word]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & 0x3fffffff;
}
