import { firstAlike, firstDeal, wholeGame } from '../../core/alike.ts';
import { presetOf } from '../../core/preset.ts';
import type { Figures } from '../../measure/advice-part.ts';
import type { Json } from '../../measure/measurement.ts';
import type { SimplePlayer } from '../../solver/difficulty/deal-effort.ts';
import { type DealGrade, scaleName } from '../../solver/difficulty/deal-grade.ts';
import type { Chance } from '../../solver/odds.ts';
import type { Length } from '../../ui/compare/compare.ts';

const files = import.meta.glob<Json>('../../../content/measurements/*.json', {
  eager: true,
  import: 'default',
});

/** Every measured file, by the name of its measurement. */
export const measurements: ReadonlyMap<string, Json> = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(.*)\.json$/, '$1'), file]),
);

/** What every measured file says of itself. */
interface MeasurementHead {
  readonly name: string;
  readonly seed: string;
  readonly samples: number;
  readonly version: string;
  readonly summary: string;
  readonly command: string;
}

/** How one way of playing did, as src/measure/play.ts writes it. */
export interface PolicyRow extends Chance {
  readonly way: string;
  readonly games: number;
  readonly wins: number;
  /** By deal, and by cards home at its end, 0 to all: how many games. */
  readonly home: readonly (readonly number[])[];
}

/** The ways of playing of which each wins a share that perfect play wins at least. */
const BOUNDING_WAYS: readonly string[] = ['search', 'one-over', 'long-search', 'holding-back'];

/**
 * Of some ways of playing the one that shows best what perfect play wins at least, of equals the one that played most games;
 * undefined where none does.
 */
export function bestBound(ways: readonly PolicyRow[]): PolicyRow | undefined {
  return ways
    .filter(({ way }) => BOUNDING_WAYS.includes(way))
    .sort((a, b) => b.chance - a.chance || b.games - a.games)[0];
}

/** What was played of a game. */
interface WholeGames extends MeasurementHead {
  readonly ways: readonly PolicyRow[];
}

/** The measurement of whole games that a game shares with those that are the same: `play-la-belle-lucie`. */
export function playsName(presetId: string): string {
  return `play-${firstAlike(wholeGame, presetOf(presetId)!.rules)!.id}`;
}

/** The measurement of first deals that a game shares with those that begin alike: `deals-la-belle-lucie`. */
export function dealsName(presetId: string): string {
  return `deals-${firstAlike(firstDeal, presetOf(presetId)!.rules)!.id}`;
}

/**
 * How the ways of playing a game did; null while that has not been measured. Where nothing is redealt, perfect play is
 * what the first deal can give, if every one was searched to its end.
 */
export function wholeGamesOf(presetId: string): WholeGames | null {
  const plays = (measurements.get(playsName(presetId)) ?? null) as WholeGames | null;
  const shares = firstDealsOf(presetId);
  if (plays === null || presetOf(presetId)!.rules.redeals > 0 || shares?.home === undefined) return plays;
  const { deals: games, home, verdicts } = shares;
  const { deals: wins, chance, low, high } = verdicts[0]!;
  return { ...plays, ways: [...plays.ways, { way: 'perfect', games, wins, chance, low, high, home }] };
}

/** A share of games that no play can pass, as src/measure/bounds/upper-bound.ts writes it. */
interface UpperBound extends MeasurementHead, Chance {
  readonly games: number;
}

/** The measurement of that share for a game: `bound-super-flower-garden`. */
export function boundName(presetId: string): string {
  return `bound-${firstAlike(wholeGame, presetOf(presetId)!.rules)!.id}`;
}

/** The share of games of a game that no play can pass; null where it was not measured. */
export function upperBoundOf(presetId: string): UpperBound | null {
  return (measurements.get(boundName(presetId)) ?? null) as UpperBound | null;
}

/** What first deals can give, as src/measure/deals.ts and src/measure/first-deals.ts write it. */
interface FirstDeals extends MeasurementHead {
  readonly deals: number;
  readonly verdicts: readonly (Chance & { readonly verdict: string; readonly deals: number })[];
  /** Deals by the most cards that can come home, as in {@link PolicyRow}; where the search is exact. */
  readonly home?: PolicyRow['home'];
  /** Where it is exact and emptied fans stay closed. */
  readonly kings?: readonly KingRow[];
}

/** What the first deals of a game can give; null while that has not been measured. */
export function firstDealsOf(presetId: string): FirstDeals | null {
  return (measurements.get(dealsName(presetId)) ?? null) as FirstDeals | null;
}

/** How hard the deals of a game are, as src/measure/difficulty.ts writes it; a row for each grade. */
interface DealDifficulties extends MeasurementHead {
  readonly deals: number;
  readonly rows: readonly ({
    readonly grade: DealGrade;
    /** The most cards home that can be reached, in the mean. */
    readonly home: number;
  } & { readonly [Player in SimplePlayer]: number })[];
}

/** How hard the deals of a game are; it throws where that has not been measured. */
export function difficultyOfDeals(presetId: string): DealDifficulties {
  const file = measurements.get(scaleName(presetOf(presetId)!.rules) ?? '');
  if (file === undefined) throw new Error(`The deals of ${presetId} have not been measured.`);
  return file as unknown as DealDifficulties;
}

/** What was counted of kings in first deals, as src/measure/kings.ts lists it. */
export interface KingRow extends Chance {
  readonly id: string;
  readonly words: string;
  readonly n: number;
  readonly count: number;
}

/** How many moves the games of a kind take, as src/measure/length.ts writes it. */
export interface LengthRow extends Length {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly medianWon: number | null;
}

/** How long the games of a kind are; null while that has not been measured. */
export function lengthOf(presetId: string): LengthRow | null {
  const { id } = firstAlike(wholeGame, presetOf(presetId)!.rules)!;
  return rowsOf<LengthRow>('length').find(({ game }) => game === id) ?? null;
}

/** A rule of thumb for holding cards back in a game and how it did, as src/measure/holding-back.ts writes it. */
export interface StopRuleRow {
  /** The id of a game. */
  readonly game: string;
  /** The id of a rule, or `perfect`. */
  readonly id: string;
  readonly words: string;
  readonly figures: Figures;
}

/** Every rule of thumb for holding cards back in every game in which it was measured. */
export function stopRuleRows(): readonly StopRuleRow[] {
  return rowsOf<StopRuleRow>('holding-back');
}

/** A free-build theorem in a game and what became of its builds, as src/measure/theorems.ts writes it. */
export interface TheoremRow {
  readonly theorem: string;
  /** The id of a game, and the rules in which it differs: `la-belle-lucie direction=up-or-down`. */
  readonly game: string;
  /** Whether the theorem is claimed there. */
  readonly claimed: boolean;
  /** What is compared: the best outcomes of the deal, or every place to stop. */
  readonly wanted: 'maximal' | 'stops';
  readonly checked: number;
  readonly failed: number;
  readonly low: number;
  readonly high: number;
  /** The smallest position in which a build loses an outcome. */
  readonly smallest: { readonly left: number; readonly position: string; readonly build: string } | null;
}

/** Every theorem in every game in which it was put to the test. */
export function theoremRows(): readonly TheoremRow[] {
  return rowsOf<TheoremRow>('theorems');
}

/** How fast a game is searched, as src/cli/bench.ts writes it: `speed` and `peer` are deals a processor second. */
export interface SpeedRow {
  readonly game: string;
  readonly question: 'win' | 'all';
  readonly deals: number;
  readonly unknown: number;
  readonly speed: number;
  readonly nodes: number;
  readonly peer: number | null;
}

/** How fast the searches are, and on what machine. */
export function searchSpeeds(): {
  readonly machine: string;
  readonly peer: string;
  readonly rows: readonly SpeedRow[];
} {
  return measurements.get('speed') as unknown as ReturnType<typeof searchSpeeds>;
}

/** How long a row of a game's table of deals takes, as src/cli/data-speed.ts writes it: processor seconds, with their interval. */
export interface RowTimeOfGame {
  readonly game: string;
  readonly rows: number;
  readonly seconds: number;
  readonly low: number;
  readonly high: number;
}

/** How long the rows of tables of deals take, and on what machine. */
export function dataSpeeds(): { readonly machine: string; readonly rows: readonly RowTimeOfGame[] } {
  return measurements.get('data-speed') as unknown as ReturnType<typeof dataSpeeds>;
}

function rowsOf<Row>(name: string): readonly Row[] {
  return (measurements.get(name) as unknown as { rows: readonly Row[] } | undefined)?.rows ?? [];
}

/** A piece of advice and what was found, as src/measure/advice.ts writes it. */
export interface AdviceRow {
  /** The name of the measurement. */
  readonly file: string;
  readonly id: string;
  readonly sources: readonly string[];
  readonly claim: string;
  readonly test: string;
  readonly verdict: 'true' | 'partly' | 'false';
  readonly figures: Figures;
  /** The study that shows a counterexample. */
  readonly study: string | null;
}

/** All advice that has been put to the test. */
export function adviceRows(): AdviceRow[] {
  return [...measurements].flatMap(([file, content]) =>
    file.startsWith('advice-')
      ? (content as unknown as { rows: Omit<AdviceRow, 'file'>[] }).rows.map((row) => ({ ...row, file }))
      : [],
  );
}

/** How the theorems did in a game, which is named as in the file: what a deal can give, compared before and after. */
export function trialsOf(game: string): readonly TheoremRow[] {
  return theoremRows().filter((row) => row.game === game && row.wanted === 'maximal');
}
