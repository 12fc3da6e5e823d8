/*
 * Figures that authors print, `<Figure id="play-la-belle-lucie" at="perfect" />`: `id` is a file of content/measurements
 * without its ending, `at` a place in it. The kinds of files and their places, any other having none:
 *
 *   play-GAME      a way of playing, `perfect`; `perfect: cards home after deal 1`; `at least` for the bounds of a search
 *   deals-GAME     a verdict on first deals, `solvable`; a pattern of kings, `impossible`; `cards home`
 *   bound-GAME     `at most`, what no play can pass; with `-0` behind it, for one of its levels, heights as in odds-TABLE
 *   odds-TABLE     heights of the foundations, `13,13,13,10`
 *   holding-back   a game, a rule and what was counted of it, `trefoil kings: right`
 *   extremes       a record and what is said of its deal, `narrowest-win: points`; `deals`, all that were searched
 *   advice-PART    a piece of advice and one of its figures, `kings-in-the-way: a king blocks its fan`
 */

import { presetOf } from '../../core/preset.ts';
import { fail, ok, quote, type Result } from '../../core/result.ts';
import { adviceUnits } from '../../measure/advice.ts';
import type { Figure } from '../../measure/advice-part.ts';
import { unitOfCount } from '../../measure/holding-back.ts';
import type { Chance } from '../../solver/odds.ts';
import { extremeCounts, extremeShares } from './extreme-figures.ts';
import {
  adviceFigureText,
  differenceText,
  type FigureText,
  type MeasuredShare,
  meanText,
  pointsText,
  shareText,
} from './figure-text.ts';
import {
  adviceRows,
  bestBound,
  boundName,
  dealsName,
  firstDealsOf,
  measurements,
  type PolicyRow,
  playsName,
  stopRuleRows,
  upperBoundOf,
} from './measurements.ts';
import { meansHome, remainderShares } from './play-stats.ts';
import { supersededBy } from './superseded.ts';

/**
 * Looks up a number by the name of its measurement and its place there. The fault lists the places there are, says that there are
 * none, or names the one place from which a quantity is printed that was measured in several.
 */
export function figureOf(id: string, at: string): Result<FigureText> {
  if (!measurements.has(id)) return fail(nameFault(id));
  const better = supersededBy(id, at);
  if (better !== null) {
    return fail(
      `Expected ${better.id} at ${quote(better.at)}, which is the same and was measured better; found ${id} at ${quote(at)}.`,
    );
  }
  const figures = [
    ...sharesIn(id).map(([place, share]) => [place, shareText(share)] as const),
    ...textsIn(id),
  ];
  const figure = figures.find(([place]) => place === at)?.[1];
  if (figure !== undefined) return ok(figure);
  if (figures.length === 0) {
    return fail(
      `Expected a measurement with places to print from, found ${quote(id)}, which has none: show it in a chart (src/site/charts/measured-charts.ts), or give its kind places in src/site/figures/figure.ts.`,
    );
  }
  const places = figures.slice(0, 12).map(([place]) => `“${place}”`);
  return fail(`Expected a place in ${id}, such as ${places.join(', ')}; found ${quote(at)}.`);
}

function nameFault(id: string): string {
  const { kind, rest } = nameParts(id);
  const name = { play: playsName, deals: dealsName, bound: boundName }[kind];
  if (name === undefined || presetOf(rest) === undefined || name(rest) === id)
    return `Expected the name of a file in content/measurements, found ${quote(id)}.`;
  return `Expected ${name(rest)}, with which this game shares its figures, found ${quote(id)}.`;
}

/** By how many percentage points a share is more than the one at the same place of another measurement. */
export function pointsMore(id: string, less: string, at: string): Result<FigureText> {
  const [one, other] = [id, less].map((name) => sharesIn(name).find(([place]) => place === at)?.[1]);
  if (one === undefined || other === undefined)
    return fail(`Expected two measurements that have a share at ${quote(at)}, found ${id} and ${less}.`);
  return ok(differenceText(one, other));
}

/** Looks up a share that may be printed, as numbers; null where there is no such share. */
export function shareAt(id: string, at: string): MeasuredShare | null {
  if (supersededBy(id, at) !== null) return null;
  return sharesIn(id).find(([place]) => place === at)?.[1] ?? shareOfAdvice(id, at);
}

/** What a figure of a piece of advice is counted in. */
export function unitOfAdvice(adviceId: string, figure: string): 'share' | 'cards' | 'points' {
  return adviceUnits.get(adviceId)?.[figure] ?? 'share';
}

/** A share that was counted for a piece of advice: `kings-in-the-way: a king blocks its fan`. */
function shareOfAdvice(id: string, at: string): MeasuredShare | null {
  const row = adviceRows().find(({ file, id: advice }) => file === id && at.startsWith(`${advice}: `));
  const name = at.slice((row?.id.length ?? 0) + 2);
  const figure = row?.figures[name];
  if (row === undefined || figure === undefined || figure.n === 0) return null;
  return unitOfAdvice(row.id, name) === 'share' ? shareOfMean(figure) : null;
}

/** Something measured, by its place in a file. */
type Placed<T> = readonly [place: string, value: T];

/** The kind of a measurement and what it is of: `play` and `la-belle-lucie`. */
function nameParts(id: string): { readonly kind: string; readonly rest: string } {
  const [, kind = id, rest = ''] = /^(\w+)-(.*)$/.exec(id) ?? [];
  return { kind, rest };
}

/** The shares of a file. */
function sharesIn(id: string): readonly Placed<MeasuredShare>[] {
  const { kind, rest } = nameParts(id);
  if (kind === 'play') return sharesOfPlay(policiesIn(id), upperBoundOf(rest)?.high ?? 1);
  if (kind === 'deals' && id === dealsName(rest)) return sharesOfDeals(rest);
  if (kind === 'holding') {
    return stopRuleFigures().flatMap(({ place, count, figure }) =>
      unitOfCount(count) === 'share' ? [[place, shareOfMean(figure)]] : [],
    );
  }
  if (kind === 'extremes') return extremeShares();
  const bound = kind === 'bound' && id === boundName(rest) ? upperBoundOf(rest) : null;
  if (bound !== null) return [['at most', settled(bound)]];
  if (kind !== 'odds' && kind !== 'bound') return [];
  const { entries } = measurements.get(id) as unknown as { entries: [string, number, number, number][] };
  return entries.map(([heights, , chance, half]) => [
    heights,
    settled({ chance, low: Math.max(0, chance - half), high: Math.min(1, chance + half) }),
  ]);
}

function policiesIn(id: string): readonly PolicyRow[] {
  return (measurements.get(id) as unknown as { ways: readonly PolicyRow[] } | undefined)?.ways ?? [];
}

/** `high`: a share of games that no play can pass. */
function sharesOfPlay(policies: readonly PolicyRow[], high: number): readonly Placed<MeasuredShare>[] {
  const bound = bestBound(policies);
  return [
    ...policies.map((policy): Placed<MeasuredShare> => [policy.way, settled(policy)]),
    ...(bound === undefined
      ? []
      : [['at least', { chance: bound.chance, low: bound.low, high, open: true }] as const]),
    ...policies.flatMap((policy) =>
      remainderShares(policy).flatMap((shares, deal) =>
        shares.map(
          (share, over): Placed<MeasuredShare> => [
            `${policy.way}: ${over} over after deal ${deal + 1}`,
            settled(share),
          ],
        ),
      ),
    ),
  ];
}

function sharesOfDeals(presetId: string): readonly Placed<MeasuredShare>[] {
  const { verdicts = [], kings = [] } = firstDealsOf(presetId) ?? {};
  const [won, lost, unknown] = verdicts;
  if (won === undefined || lost === undefined) return [];
  const winnable = { chance: won.chance, low: won.low, high: 1 - lost.low, open: true };
  return [
    ...verdicts.map((row): Placed<MeasuredShare> => [row.verdict, settled(row)]),
    ...(unknown?.deals === 0 ? [] : [['winnable', winnable] as const]),
    ...kings.map((row): Placed<MeasuredShare> => [row.id, settled(row)]),
  ];
}

function settled({ chance, low, high }: Chance): MeasuredShare {
  return { chance, low, high, open: false };
}

function shareOfMean({ mean, low, high }: Figure): MeasuredShare {
  return settled({ chance: mean, low, high });
}

/** The figures of a file that are no shares, or are printed in a way of their own. */
function textsIn(id: string): readonly Placed<FigureText>[] {
  const { kind, rest } = nameParts(id);
  if (kind === 'play') {
    return policiesIn(id).flatMap((policy) =>
      meansHome(policy).map(
        (mean, deal): Placed<FigureText> => [
          `${policy.way}: cards home after deal ${deal + 1}`,
          meanText(mean),
        ],
      ),
    );
  }
  if (kind === 'deals') {
    const home = firstDealsOf(rest)?.home;
    return home === undefined ? [] : meansHome({ home }).map((mean) => ['cards home', meanText(mean)]);
  }
  if (kind === 'holding') {
    return stopRuleFigures().flatMap(({ place, count, figure }) =>
      unitOfCount(count) === 'points' ? [[place, pointsText(figure)]] : [],
    );
  }
  if (kind === 'extremes') return extremeCounts();
  return adviceRows()
    .filter(({ file }) => file === id)
    .flatMap((row) =>
      Object.entries(row.figures).map(
        ([name, figure]): Placed<FigureText> => [
          `${row.id}: ${name}`,
          adviceFigureText(unitOfAdvice(row.id, name), figure),
        ],
      ),
    );
}

/** What was counted of the rules for holding back: at `trefoil kings: right`, the count `right`. */
function stopRuleFigures(): { readonly place: string; readonly count: string; readonly figure: Figure }[] {
  return stopRuleRows().flatMap(({ game, id, figures }) =>
    Object.entries(figures).map(([count, figure]) => ({ place: `${game} ${id}: ${count}`, count, figure })),
  );
}
