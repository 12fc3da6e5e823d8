/** How many numbers each command of a path takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Where each segment of a path ends; throws where the data breaks the grammar of SVG. */
export function pathEnds(data: string): [x: number, y: number][] {
  const ends: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  if (!/^M/.test(data)) throw new Error(`A path begins with M: ${data}`);
  for (const [whole, command = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const count = NUMBERS[kind];
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const rest = text.replace(/-?(?:\d+\.?\d*|\.\d+)/g, '').replace(/[\s,]/g, '');
    const complete =
      count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % (count ?? NaN) === 0;
    if (rest !== '' || !complete) throw new Error(`Not a segment: ${whole} in ${data}`);
    if (kind === 'z') [x, y] = start;
    for (let at = 0; at < numbers.length; at += count ?? 1) {
      const last = numbers.slice(at, at + (count ?? 1));
      const relative = command === kind;
      if (kind === 'h') x = last[0]! + (relative ? x : 0);
      else if (kind === 'v') y = last[0]! + (relative ? y : 0);
      else [x, y] = [last.at(-2)! + (relative ? x : 0), last.at(-1)! + (relative ? y : 0)];
      if (kind === 'm' && at === 0) start = [x, y];
      ends.push([x, y]);
    }
  }
  return ends;
}
