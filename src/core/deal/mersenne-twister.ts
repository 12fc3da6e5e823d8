/*
 * The Mersenne Twister of Matsumoto and Nishimura (MT19937), seeded as their `init_by_array` does. Every board needs it for
 * its redeals, and of the package that the solver has it from it would load twice as much.
 */

/** The number of words in the state, and how far apart the two are that are mixed. */
const [SIZE, APART] = [624, 397];

/** A generator seeded by one whole number or more: each call gives the next 32 bits, as a number from 0 on. */
export function mersenneTwister(key: readonly number[]): () => number {
  const state = new Uint32Array(SIZE);
  const mixed = (at: number, factor: number): number => {
    const before = state[at - 1] ?? 0;
    return Math.imul(before ^ (before >>> 30), factor);
  };
  state[0] = 19_650_218;
  for (let at = 1; at < SIZE; at++) state[at] = mixed(at, 1_812_433_253) + at;
  let at = 1;
  const goOn = () => {
    if (++at < SIZE) return;
    state[0] = state[SIZE - 1]!;
    at = 1;
  };
  for (let step = 0; step < Math.max(SIZE, key.length); step++) {
    const from = step % key.length;
    state[at] = (state[at]! ^ mixed(at, 1_664_525)) + key[from]! + from;
    goOn();
  }
  for (let step = 1; step < SIZE; step++) {
    state[at] = (state[at]! ^ mixed(at, 1_566_083_941)) - at;
    goOn();
  }
  state[0] = 2 ** 31;
  at = SIZE;
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

/** Makes the next words of the state. */
function twist(state: Uint32Array): void {
  for (let at = 0; at < SIZE; at++) {
    const word = (state[at]! & 0x8000_0000) | (state[(at + 1) % SIZE]! & 0x7fff_ffff);
    state[at] = state[(at + APART) % SIZE]! ^ (word >>> 1) ^ (word & 1 ? 0x9908_b0df : 0);
  }
}
