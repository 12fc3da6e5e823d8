import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Chance } from '../solver/odds.ts';
import { measured, playsOf, sharesOf, type Verdict, verdicts, withInterval } from './measured.ts';

/** A measured number as people read it, and its interval. */
export interface FigureText {
  readonly value: string;
  readonly range: string;
}

/**
 * Looks up a number by the name of its measurement and its place there: a way of playing (`perfect`), a verdict
 * (`solvable`), foundation heights (`13,13,13,10`), or a piece of advice and one of its figures
 * (`always-play-home: chance given away`). The fault lists the places there are.
 */
export function figureOf(id: string, at: string): Result<FigureText> {
  if (!measured.has(id))
    return fail(`Expected the name of a file in content/measurements, found ${quote(id)}.`);
  const places = placesOf(id);
  const found = places.find(([place]) => place === at);
  if (found !== undefined) return ok(found[1]());
  const known = places.slice(0, 12).map(([place]) => `“${place}”`);
  return fail(`Expected a place in ${id}, such as ${known.join(', ')}; found ${quote(at)}.`);
}

type Place = readonly [string, () => FigureText];

function placesOf(id: string): readonly Place[] {
  const share = (chance: Chance) => (): FigureText => {
    const { share, range } = withInterval(chance);
    return { value: share, range };
  };
  const [, kind = '', rest = ''] = /^(\w+)-(.*)$/.exec(id) ?? [];
  if (kind === 'play') return (playsOf(rest)?.ways ?? []).map((one) => [one.way, share(one)]);
  if (kind === 'deals') {
    const verdicts = sharesOf(rest)?.verdicts as readonly (Chance & { verdict: string })[] | undefined;
    return (verdicts ?? []).map((one) => [one.verdict, share(one)]);
  }
  if (kind === 'odds') {
    const { entries } = measured.get(id) as unknown as { entries: [string, number, number, number][] };
    return entries.map(([heights, , chance, half]) => [
      heights,
      share({ chance, low: Math.max(0, chance - half), high: Math.min(1, chance + half) }),
    ]);
  }
  return verdicts()
    .filter(({ file }) => file === id)
    .flatMap((row) =>
      Object.entries(row.figures).map(
        ([name, figure]): Place => [`${row.id}: ${name}`, () => figureText(name, figure)],
      ),
    );
}

/** A figure of a piece of advice: cards as a number, everything else as a share. */
export function figureText(name: string, { mean, low, high }: Verdict['figures'][string]): FigureText {
  const cards = /\bcards?\b.*\b(?:home|fewer)\b|^cards/.test(name) || Math.abs(mean) > 1;
  const text = (value: number) =>
    (cards ? value.toFixed(2) : (value * 100).toFixed(Math.abs(value) < 0.01 ? 2 : 1)).replace('-', '−');
  return { value: `${text(mean)}${cards ? '' : ' %'}`, range: `${text(low)} to ${text(high)}` };
}
