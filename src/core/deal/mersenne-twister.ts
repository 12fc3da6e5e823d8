/*
 * The Mersenne Twister of Matsumoto and Nishimura (MT19937), seeded as by their `init_genrand` and `init_by_array`. Every
 * board needs it for its redeals, and random-js, which measuring draws from, would weigh twice as much in each page.
 */

/** The number of words in the state, and how far apart the two are that are mixed. */
const [SIZE, APART] = [624, 397];

/** A generator seeded by a whole number, or by several: each call gives the next 32 bits, as a number from 0 on. */
export function mersenneTwister(seed: number | readonly number[]): () => number {
  const state = typeof seed === 'number' ? stateOf(seed) : stateOfKey(seed);
  let at = SIZE;
  return () => {
    if (at === SIZE) {
      twist(state);
      at = 0;
    }
    let word = state[at++]!;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c_5680;
    word ^= (word << 15) & 0xefc6_0000;
    return (word ^ (word >>> 18)) >>> 0;
  };
}

/** What a word is made from: the word before it, its bits mixed. */
function mixed(state: Uint32Array, at: number, factor: number): number {
  const before = state[at - 1]!;
  return Math.imul(before ^ (before >>> 30), factor);
}

function stateOf(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let at = 1; at < SIZE; at++) state[at] = mixed(state, at, 1_812_433_253) + at;
  return state;
}

function stateOfKey(key: readonly number[]): Uint32Array {
  const state = stateOf(19_650_218);
  let at = 1;
  const goOn = () => {
    if (++at < SIZE) return;
    state[0] = state[SIZE - 1]!;
    at = 1;
  };
  for (let step = 0; step < Math.max(SIZE, key.length); step++) {
    const from = step % key.length;
    state[at] = (state[at]! ^ mixed(state, at, 1_664_525)) + key[from]! + from;
    goOn();
  }
  for (let step = 1; step < SIZE; step++) {
    state[at] = (state[at]! ^ mixed(state, at, 1_566_083_941)) - at;
    goOn();
  }
  state[0] = 2 ** 31;
  return state;
}

/** Makes the next words of the state. */
function twist(state: Uint32Array): void {
  for (let at = 0; at < SIZE; at++) {
    const word = (state[at]! & 0x8000_0000) | (state[(at + 1) % SIZE]! & 0x7fff_ffff);
    state[at] = state[(at + APART) % SIZE]! ^ (word >>> 1) ^ (word & 1 ? 0x9908_b0df : 0);
  }
}
