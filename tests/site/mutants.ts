import { integer, MersenneTwister19937, pick } from 'random-js';

/** Chance that is the same for the same seed. */
export interface Dice {
  /** A whole number from 0 up to, but not including, another. */
  readonly below: (limit: number) => number;
  readonly of: <T>(list: readonly T[]) => T;
}

/** Makes {@link Dice}. */
export function createDice(seed: number): Dice {
  const engine = MersenneTwister19937.seed(seed);
  return { below: (limit) => integer(0, limit - 1)(engine), of: (list) => pick(engine, list) };
}

/** What breaks readers: what ends a string, a tag or a path, what numbers are not, names that every object has. */
const HOSTILE = [
  '',
  '%',
  '%00',
  '%F0%9F',
  '%E2%80%AE',
  '\u0000',
  '\ud800',
  '\u202e',
  'é́́́',
  '🂡',
  '"',
  "'",
  '\\',
  '`',
  '<',
  '&',
  '=',
  '#',
  '?',
  '/',
  '..',
  '../..',
  '//',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{1}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(40),
  '[]',
  '{}',
  '[[[[',
  'true',
  'A'.repeat(7000),
  '[%lost]',
  '&moves=',
  '&deal=',
  '&seed=',
  '&beat=',
  '&redeals=99',
  '&cells=-1',
  'game=',
  '\n',
  '\r\n\t',
] as const;

/** A text with something wrong with it: cut, doubled, turned round, with other letters or numbers, or hostile pieces. */
export function mutant(text: string, others: readonly string[], dice: Dice): string {
  let changed = text;
  for (let count = dice.of([1, 1, 1, 2, 3, 8]); count > 0; count--)
    changed = mutateOnce(changed, others, dice);
  return changed;
}

function mutateOnce(text: string, others: readonly string[], { below, of }: Dice): string {
  const from = below(text.length + 1);
  const to = Math.min(text.length, from + of([1, 1, 2, 5, 20, text.length]));
  const [before, middle, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const other = of(others);
  const kinds: readonly (() => string)[] = [
    () => before + after,
    () => before,
    () => after,
    () => before + middle + middle + after,
    () => before + [...middle].reverse().join('') + after,
    () => before + of(HOSTILE) + after,
    () => before + of(HOSTILE) + middle + after,
    () => before + other.slice(below(other.length + 1)),
    () => before + String.fromCharCode(below(0x250)) + after,
    () => before + encodeURIComponent(middle.toWellFormed()) + after,
    () => before + middle.toUpperCase() + after,
    () =>
      text.replace(/\d+/g, (number) =>
        below(3) > 0 ? number : of(['0', '-1', '1.5', '99', '4294967296', '1e309', 'null']),
      ),
  ];
  return of(kinds)();
}
