/** Whether these are the deep tests, which try more of everything. */
export const isDeep = process.env.DEEP === '1';

/**
 * How many of something a test tries: in `npm test`, and in the deep tests. The variable of its name asks for another
 * number: `POSITIONS=200000 npm test -- unit`.
 */
export function triesOf(name: string, usual: number, deep: number): number {
  return Number(process.env[name] ?? (isDeep ? deep : usual));
}

/**
 * How many of them each of several games or rule sets gets: what is tried in all is shared out, so that another game makes
 * the tests no longer.
 */
export function triesEach(among: number, name: string, usual: number, deep: number): number {
  return Math.ceil(triesOf(name, usual, deep) / among);
}

/** Which ones: another seed looks elsewhere. */
export function seedOf(usual: number): number {
  return Number(process.env.SEED ?? usual);
}
