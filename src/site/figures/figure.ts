import { presetOf } from '../../core/preset.ts';
import { decimalsOf, FINEST, percentDecimals, percentText } from '../../core/proportion.ts';
import { fail, ok, quote, type Result } from '../../core/result.ts';
import type { Chance } from '../../solver/odds.ts';
import {
  type AdviceRow,
  adviceRows,
  dealsName,
  firstDealsOf,
  measurements,
  type PolicyRow,
  playsName,
  stopRuleRows,
} from './measurements.ts';
import { cardsHome, type Mean, remainderShares } from './play-stats.ts';
import { supersededBy } from './superseded.ts';

/** A measured number as people read it, and its interval; empty where the number is exact. */
export interface FigureText {
  readonly value: string;
  readonly range: string;
}

/** A measured share. Of an `open` one only the bounds are known: what it is lies anywhere between them. */
export interface MeasuredShare extends Chance {
  readonly open: boolean;
}

/**
 * Looks up a number by the name of its measurement and its place there: a way of playing (`perfect`, `perfect: cards
 * home after deal 1`), a verdict on first deals (`solvable`), the most cards home in them (`cards home`), a pattern of
 * kings (`impossible`), foundation heights (`13,13,13,10`), a game, a rule for holding back and one of its figures
 * (`trefoil kings: right`), or a piece of advice and one of its figures (`always-play-home: chance given away`). The
 * fault lists the places there are, or names the one place from which a quantity is printed that was measured in
 * several.
 */
export function figureOf(id: string, at: string): Result<FigureText> {
  if (!measurements.has(id)) return fail(nameFault(id));
  const better = supersededBy(id, at);
  if (better !== null) {
    return fail(
      `Expected ${better.id} at ${quote(better.at)}, which is the same and was measured better; found ${id} at ${quote(at)}.`,
    );
  }
  const shares = sharesIn(id);
  const figures = figuresIn(id);
  const share = shares.find(([place]) => place === at)?.[1];
  if (share !== undefined) return ok(shareText(share));
  const figure = figures.find(([place]) => place === at)?.[1];
  if (figure !== undefined) return ok(figure);
  const known = [...shares, ...figures].slice(0, 12).map(([place]) => `“${place}”`);
  return fail(`Expected a place in ${id}, such as ${known.join(', ')}; found ${quote(at)}.`);
}

function nameFault(id: string): string {
  const { kind, rest } = partsOf(id);
  const name = { play: playsName, deals: dealsName }[kind];
  if (name === undefined || presetOf(rest) === undefined)
    return `Expected the name of a file in content/measurements, found ${quote(id)}.`;
  return `Expected ${name(rest)}, with which this game shares its figures, found ${quote(id)}.`;
}

/** By how many percentage points a share is more than the one at the same place of another measurement. */
export function pointsMore(id: string, less: string, at: string): Result<FigureText> {
  const [one, other] = [id, less].map((name) => sharesIn(name).find(([place]) => place === at)?.[1]);
  if (one === undefined || other === undefined)
    return fail(`Expected two measurements that have a share at ${quote(at)}, found ${id} and ${less}.`);
  const points = 100 * (one.chance - other.chance);
  // Measured apart from each other, their errors add up as squares.
  const half = 50 * Math.hypot(one.high - one.low, other.high - other.low);
  const value = signed(points.toFixed(decimalsOf(half, 1)));
  const text = (bound: number): string => signed(bound.toFixed(decimalsOf(half, FINEST)));
  return ok({
    value: `${value} ${/^−?1$/.test(value) ? 'point' : 'points'}`,
    range: `${text(points - half)} to ${text(points + half)}`,
  });
}

/** Looks up a share that may be printed, as numbers; null where there is no such share. */
export function shareAt(id: string, at: string): MeasuredShare | null {
  if (supersededBy(id, at) !== null) return null;
  return sharesIn(id).find(([place]) => place === at)?.[1] ?? shareOfAdvice(id, at);
}

/** A share that was counted for a piece of advice: `kings-in-the-way: a king shuts its fan`. */
function shareOfAdvice(id: string, at: string): MeasuredShare | null {
  const row = adviceRows().find((one) => one.file === id && at.startsWith(`${one.id}: `));
  const figure = row?.figures[at.slice(row.id.length + 2)];
  if (figure === undefined || figure.n === 0) return null;
  return closed({ chance: figure.mean, low: figure.low, high: figure.high });
}

/** A share as people read it; of an open one the bounds, rounded away from each other. */
export function shareText(share: MeasuredShare): FigureText {
  const { chance, low, high, open } = share;
  if (!open) {
    const { share: value, range } = percentText(share);
    return { value, range };
  }
  const places = decimalsOf(100 * (chance - low), 1);
  const bound = (value: number, round: (value: number) => number): string =>
    (round(value * 100 * 10 ** places) / 10 ** places).toFixed(places);
  const least = bound(low, Math.floor);
  return {
    value: high === 1 ? `at least ${least} %` : `${least}–${bound(high, Math.ceil)} %`,
    range: 'bounds',
  };
}

type Place<T> = readonly [string, T];
type MeasuredFigure = AdviceRow['figures'][string];

function sharesIn(id: string): readonly Place<MeasuredShare>[] {
  const { kind, rest } = partsOf(id);
  if (kind === 'play') return sharesOfPlay(waysIn(id));
  if (kind === 'deals' && id === dealsName(rest)) return sharesOfDeals(rest);
  if (kind === 'holding') {
    return figuresOfRules().flatMap(([place, name, { mean, low, high }]) =>
      isCost(name) ? [] : [[place, closed({ chance: mean, low, high })]],
    );
  }
  if (kind !== 'odds') return [];
  const { entries } = measurements.get(id) as unknown as { entries: [string, number, number, number][] };
  return entries.map(([heights, , chance, half]) => [
    heights,
    closed({ chance, low: Math.max(0, chance - half), high: Math.min(1, chance + half) }),
  ]);
}

function waysIn(id: string): readonly PolicyRow[] {
  return (measurements.get(id) as unknown as { ways: readonly PolicyRow[] } | undefined)?.ways ?? [];
}

function sharesOfPlay(ways: readonly PolicyRow[]): readonly Place<MeasuredShare>[] {
  return [
    ...ways.map((one): Place<MeasuredShare> => [one.way, closed(one)]),
    ...ways
      .filter(({ way }) => way === 'search')
      .map(({ chance, low }): Place<MeasuredShare> => ['at least', { chance, low, high: 1, open: true }]),
    ...ways.flatMap((one) =>
      remainderShares(one).flatMap((shares, deal) =>
        shares.map((share, left) => placed(`${one.way}: ${left} over after deal ${deal + 1}`, share)),
      ),
    ),
  ];
}

function sharesOfDeals(game: string): readonly Place<MeasuredShare>[] {
  const { verdicts: all = [], kings = [] } = firstDealsOf(game) ?? {};
  const [won, lost, unknown] = all;
  if (won === undefined || lost === undefined) return [];
  const winnable = { chance: won.chance, low: won.low, high: 1 - lost.low, open: true };
  return [
    ...all.map((one) => placed(one.verdict, one)),
    ...(unknown?.deals === 0 ? [] : [['winnable', winnable] as const]),
    ...kings.map((one) => placed(one.id, one)),
  ];
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
    return waysIn(id).flatMap((one) =>
      cardsHome(one).map((mean, at) => meanOf(`${one.way}: cards home after deal ${at + 1}`, mean)),
    );
  }
  if (kind === 'deals') {
    const home = firstDealsOf(rest)?.home;
    return home === undefined ? [] : cardsHome({ home }).map((mean) => meanOf('cards home', mean));
  }
  if (kind === 'holding') {
    return figuresOfRules().flatMap(([place, name, figure]) =>
      isCost(name) ? [[place, pointsText(figure)]] : [],
    );
  }
  return adviceRows()
    .filter(({ file }) => file === id)
    .flatMap((row) =>
      Object.entries(row.figures).map(
        ([name, figure]): Place<FigureText> => [`${row.id}: ${name}`, figureText(name, figure)],
      ),
    );
}

function meanOf(place: string, { mean, low, high }: Mean): Place<FigureText> {
  const half = (high - low) / 2;
  const [from, to] = [low, high].map((bound) => bound.toFixed(decimalsOf(half, FINEST)));
  return [place, { value: mean.toFixed(decimalsOf(half, 1)), range: `${from} to ${to}` }];
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
  const half = 50 * (high - low);
  const text = (loss: number, most: number): string => signed((loss * 100).toFixed(decimalsOf(half, most)));
  return { value: `${text(mean, 2)} points`, range: `${text(low, FINEST)} to ${text(high, FINEST)}` };
}

function partsOf(id: string): { readonly kind: string; readonly rest: string } {
  const [, kind = id, rest = ''] = /^(\w+)-(.*)$/.exec(id) ?? [];
  return { kind, rest };
}

/** A figure of a piece of advice: cards as a number, everything else as a share. */
export function figureText(name: string, { mean, low, high }: MeasuredFigure): FigureText {
  const cards = /\bcards?\b.*\b(?:home|fewer)\b|^cards/.test(name) || Math.abs(mean) > 1;
  const unit = cards ? 1 : 100;
  const half = (unit * (high - low)) / 2;
  const places = cards ? decimalsOf(half, 2) : percentDecimals({ chance: mean, low, high });
  const text = (value: number, digits = decimalsOf(half, FINEST)) => signed((value * unit).toFixed(digits));
  const range = low === high ? '' : `${text(low)} to ${text(high)}`;
  return { value: `${text(mean, places)}${cards ? '' : ' %'}`, range };
}

/** A number with the sign that print has for less than none. */
function signed(text: string): string {
  return text.replace('-', '−');
}
