import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Chance } from '../solver/odds.ts';
import {
  kingCounts,
  measured,
  playsOf,
  sharesOf,
  stopRuleRows,
  type Verdict,
  verdicts,
  withInterval,
} from './measured.ts';
import { cardsHome, remainderShares, wonIn } from './went.ts';

/** A measured number as people read it, and its interval. */
export interface FigureText {
  readonly value: string;
  readonly range: string;
}

/** A measured share. Of an `open` one only the bounds are known: what it is lies anywhere between them. */
export interface MeasuredShare extends Chance {
  readonly open: boolean;
}

/**
 * Looks up a number by the name of its measurement and its place there: a way of playing (`perfect`, `perfect: won in
 * deal 1`), a verdict (`solvable`), foundation heights (`13,13,13,10`), a game and a pattern of kings
 * (`trefoil: impossible`), a game, a rule for holding back and one of its figures (`trefoil kings: right`), or a piece
 * of advice and one of its figures (`always-play-home: chance given away`). The fault lists the places there are.
 */
export function figureOf(id: string, at: string): Result<FigureText> {
  if (!measured.has(id))
    return fail(`Expected the name of a file in content/measurements, found ${quote(id)}.`);
  const shares = sharesIn(id);
  const figures = figuresIn(id);
  const share = shares.find(([place]) => place === at)?.[1];
  if (share !== undefined) return ok(shareText(share));
  const figure = figures.find(([place]) => place === at)?.[1];
  if (figure !== undefined) return ok(figure);
  const known = [...shares, ...figures].slice(0, 12).map(([place]) => `“${place}”`);
  return fail(`Expected a place in ${id}, such as ${known.join(', ')}; found ${quote(at)}.`);
}

/** Looks up a share of {@link figureOf} as numbers; null where there is no such share. */
export function shareAt(id: string, at: string): MeasuredShare | null {
  return sharesIn(id).find(([place]) => place === at)?.[1] ?? shareOfAdvice(id, at);
}

/** A share that was counted for a piece of advice: `kings-in-the-way: a king shuts its fan`. */
function shareOfAdvice(id: string, at: string): MeasuredShare | null {
  const row = verdicts().find((one) => one.file === id && at.startsWith(`${one.id}: `));
  const figure = row?.figures[at.slice(row.id.length + 2)];
  if (figure === undefined || figure.n === 0) return null;
  return closed({ chance: figure.mean, low: figure.low, high: figure.high });
}

/** A share as people read it; of an open one the bounds. */
export function shareText(share: MeasuredShare): FigureText {
  if (!share.open) {
    const { share: value, range } = withInterval(share);
    return { value, range };
  }
  const tenth = (bound: number): string => (bound * 100).toFixed(1);
  const value =
    share.high === 1 ? `at least ${tenth(share.low)} %` : `${tenth(share.low)}–${tenth(share.high)} %`;
  return { value, range: 'bounds' };
}

type Place<T> = readonly [string, T];
type MeasuredFigure = Verdict['figures'][string];

function sharesIn(id: string): readonly Place<MeasuredShare>[] {
  const { kind, rest } = partsOf(id);
  if (kind === 'play') return sharesOfPlay(rest);
  if (kind === 'deals') return sharesOfDeals(rest);
  if (kind === 'kings') return kingCounts().map((one) => [`${one.game}: ${one.id}`, closed(one)]);
  if (kind === 'holding') {
    return figuresOfRules().flatMap(([place, name, { mean, low, high }]) =>
      isCost(name) ? [] : [placed(place, { chance: mean, low, high })],
    );
  }
  if (kind !== 'odds') return [];
  const { entries } = measured.get(id) as unknown as { entries: [string, number, number, number][] };
  return entries.map(([heights, , chance, half]) => [
    heights,
    closed({ chance, low: Math.max(0, chance - half), high: Math.min(1, chance + half) }),
  ]);
}

function sharesOfPlay(game: string): readonly Place<MeasuredShare>[] {
  const ways = playsOf(game)?.ways ?? [];
  return [
    ...ways.map((one): Place<MeasuredShare> => [one.way, closed(one)]),
    ...ways
      .filter(({ way }) => way === 'search')
      .map(({ chance, low }): Place<MeasuredShare> => ['at least', { chance, low, high: 1, open: true }]),
    ...ways.flatMap((one) =>
      wonIn(one).map((share, at) => placed(`${one.way}: won in deal ${at + 1}`, share)),
    ),
    ...ways.flatMap((one) =>
      remainderShares(one).flatMap((shares, deal) =>
        shares.map((share, left) => placed(`${one.way}: ${left} over after deal ${deal + 1}`, share)),
      ),
    ),
  ];
}

function sharesOfDeals(game: string): readonly Place<MeasuredShare>[] {
  const all = sharesOf(game)?.verdicts ?? [];
  const [won, lost] = all;
  if (won === undefined || lost === undefined) return [];
  const winnable = { chance: won.chance, low: won.low, high: 1 - lost.low, open: true };
  return [...all.map((one) => placed(one.verdict, one)), ['winnable', winnable]];
}

function placed(place: string, chance: Chance): Place<MeasuredShare> {
  return [place, closed(chance)];
}

function closed({ chance, low, high }: Chance): MeasuredShare {
  return { chance, low, high, open: false };
}

function figuresIn(id: string): readonly Place<FigureText>[] {
  const { kind, rest } = partsOf(id);
  if (kind === 'play') {
    return (playsOf(rest)?.ways ?? []).flatMap((one) =>
      cardsHome(one).map(({ mean, low, high }, at): Place<FigureText> => {
        const range = `${low.toFixed(1)} to ${high.toFixed(1)}`;
        return [`${one.way}: cards home after deal ${at + 1}`, { value: mean.toFixed(1), range }];
      }),
    );
  }
  if (kind === 'holding') {
    return figuresOfRules().flatMap(([place, name, figure]) =>
      isCost(name) ? [[place, pointsText(figure)]] : [],
    );
  }
  return verdicts()
    .filter(({ file }) => file === id)
    .flatMap((row) =>
      Object.entries(row.figures).map(
        ([name, figure]): Place<FigureText> => [`${row.id}: ${name}`, figureText(name, figure)],
      ),
    );
}

/** The figures of the rules for holding back: the place, the name of the figure alone, and the figure. */
function figuresOfRules(): readonly (readonly [place: string, name: string, figure: MeasuredFigure])[] {
  return stopRuleRows().flatMap(({ game, id, figures }) =>
    Object.entries(figures).map(([name, figure]) => [`${game} ${id}: ${name}`, name, figure] as const),
  );
}

/** Whether a figure of a rule is chance to win that is lost, and no share. */
function isCost(name: string): boolean {
  return name.startsWith('cost') || name.includes('less than');
}

/** A loss in chance to win, in percentage points. */
export function pointsText({ mean, low, high }: MeasuredFigure): FigureText {
  const text = (loss: number): string => (loss * 100).toFixed(2).replace('-', '−');
  return { value: `${text(mean)} points`, range: `${text(low)} to ${text(high)}` };
}

function partsOf(id: string): { readonly kind: string; readonly rest: string } {
  const [, kind = id, rest = ''] = /^(\w+)-(.*)$/.exec(id) ?? [];
  return { kind, rest };
}

/** A figure of a piece of advice: cards as a number, everything else as a share. */
export function figureText(name: string, { mean, low, high }: MeasuredFigure): FigureText {
  const cards = /\bcards?\b.*\b(?:home|fewer)\b|^cards/.test(name) || Math.abs(mean) > 1;
  const text = (value: number) =>
    (cards ? value.toFixed(2) : (value * 100).toFixed(Math.abs(value) < 0.01 ? 2 : 1)).replace('-', '−');
  return { value: `${text(mean)}${cards ? '' : ' %'}`, range: `${text(low)} to ${text(high)}` };
}
