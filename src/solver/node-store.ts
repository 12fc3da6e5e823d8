/** Packed positions, each kept once, with the position that each was reached from. */
export interface NodeStore {
  /** How many positions are kept. */
  readonly size: () => number;
  /** Keeps the position in `bytes` up to `end`; gives its number, or −1 when it was kept already. */
  readonly add: (bytes: Uint8Array, end: number, parent: number) => number;
  /** The bytes of a position. */
  readonly read: (node: number) => Uint8Array;
  /** The position that a position was first reached from; −1 for the first of all. */
  readonly parentOf: (node: number) => number;
}

/** Positions are kept in blocks of this many, so that no large array is ever copied. */
const BLOCK_BITS = 14;
const BLOCK = 1 << BLOCK_BITS;

interface Block {
  readonly bytes: Uint8Array;
  readonly lengths: Uint8Array;
  readonly parents: Int32Array;
}

/** Makes an empty store for positions of at most `most` bytes (under 256). Comparison is exact, by all bytes. */
export function createNodeStore(most: number): NodeStore {
  const blocks: Block[] = [];
  let size = 0;
  // Open addressing: a place holds a position's number plus one, so that 0 means empty.
  let table = new Int32Array(1 << 10);

  const blockOf = (node: number): Block => blocks[node >> BLOCK_BITS]!;
  const read = (node: number): Uint8Array => {
    const { bytes, lengths } = blockOf(node);
    const at = node & (BLOCK - 1);
    return bytes.subarray(at * most, at * most + lengths[at]!);
  };
  const freePlace = (hash: number): number => {
    let place = hash & (table.length - 1);
    while (table[place] !== 0) place = (place + 1) & (table.length - 1);
    return place;
  };
  const isKept = (bytes: Uint8Array, end: number, hash: number): boolean => {
    for (
      let place = hash & (table.length - 1);
      table[place] !== 0;
      place = (place + 1) & (table.length - 1)
    ) {
      const node = table[place]! - 1;
      const block = blockOf(node);
      const at = node & (BLOCK - 1);
      if (block.lengths[at] === end && isSame(block.bytes, at * most, bytes, end)) return true;
    }
    return false;
  };

  return {
    size: () => size,
    read,
    parentOf: (node) => blockOf(node).parents[node & (BLOCK - 1)]!,
    add(bytes, end, parent) {
      const hash = hashOf(bytes, end);
      if (isKept(bytes, end, hash)) return -1;
      const node = size++;
      const at = node & (BLOCK - 1);
      if (at === 0) {
        blocks.push({
          bytes: new Uint8Array(BLOCK * most),
          lengths: new Uint8Array(BLOCK),
          parents: new Int32Array(BLOCK),
        });
      }
      const block = blockOf(node);
      block.bytes.set(bytes.subarray(0, end), at * most);
      block.lengths[at] = end;
      block.parents[at] = parent;
      table[freePlace(hash)] = size;
      if (2 * size > table.length) {
        table = new Int32Array(2 * table.length);
        for (let old = 0; old < size; old++) {
          const kept = read(old);
          table[freePlace(hashOf(kept, kept.length))] = old + 1;
        }
      }
      return node;
    },
  };
}

function isSame(block: Uint8Array, from: number, bytes: Uint8Array, end: number): boolean {
  for (let at = 0; at < end; at++) if (block[from + at] !== bytes[at]) return false;
  return true;
}

/** FNV-1a, stirred once more so that the low bits depend on all bytes. */
function hashOf(bytes: Uint8Array, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
