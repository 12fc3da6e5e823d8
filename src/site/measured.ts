import type { Json } from '../measure/measurement.ts';
import type { Chance } from '../solver/odds.ts';
import type { Length } from '../ui/compare.ts';

const files = import.meta.glob<Json>('../../content/measurements/*.json', { eager: true, import: 'default' });

/** Every measured file, by the name of its measurement. */
export const measured: ReadonlyMap<string, Json> = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(.*)\.json$/, '$1'), file]),
);

/** What every measured file says of itself. */
interface About {
  readonly name: string;
  readonly seed: string;
  readonly samples: number;
  readonly version: string;
  readonly summary: string;
  readonly command: string;
}

/** How one way of playing did, as src/measure/play.ts writes it. */
export interface Played extends Chance {
  readonly way: string;
  readonly games: number;
  readonly wins: number;
  /** By deal, and by cards home at its end, 0 to all: how many games. */
  readonly home: readonly (readonly number[])[];
}

/** The cards home at the end of a game, on average: of games won early they are all the cards, of the others what the last deal left. */
export function homeAtEnd({ games, home }: Played): number {
  const sum = home.reduce((total, counts, deal) => {
    const last = deal === home.length - 1;
    return counts.reduce(
      (part, count, cards) => part + (last || cards === counts.length - 1 ? count * cards : 0),
      total,
    );
  }, 0);
  return sum / games;
}

/** How the ways of playing a game did; null while that has not been measured. */
export function playsOf(presetId: string): (About & { readonly ways: readonly Played[] }) | null {
  return (measured.get(`play-${presetId}`) ?? null) as ReturnType<typeof playsOf>;
}

/** How many first deals of a game can be won, as src/measure/deals.ts writes it; null while that has not been measured. */
export function sharesOf(presetId: string):
  | (About & {
      readonly deals: number;
      readonly verdicts: readonly (Chance & { readonly verdict: string; readonly deals: number })[];
    })
  | null {
  return (measured.get(`deals-${presetId}`) ?? null) as ReturnType<typeof sharesOf>;
}

/** What was counted of kings in first deals, as src/measure/kings.ts writes it. */
export interface KingCount extends Chance {
  readonly game: string;
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
  return rowsOf<LengthRow>('length').find(({ game }) => game === presetId) ?? null;
}

/** All that was counted of kings. */
export function kingCounts(): readonly KingCount[] {
  return rowsOf<KingCount>('kings');
}

/** A rule of thumb for holding cards back in a game and how it did, as src/measure/holding-back.ts writes it. */
export interface StopRuleRow {
  /** The id of a game. */
  readonly game: string;
  /** The id of a rule, or `perfect`. */
  readonly id: string;
  readonly words: string;
  readonly figures: Readonly<Record<string, { n: number; mean: number; low: number; high: number }>>;
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
export function speeds(): {
  readonly machine: string;
  readonly peer: string;
  readonly rows: readonly SpeedRow[];
} {
  return measured.get('speed') as unknown as ReturnType<typeof speeds>;
}

function rowsOf<Row>(name: string): readonly Row[] {
  return (measured.get(name) as unknown as { rows: readonly Row[] } | undefined)?.rows ?? [];
}

/** A piece of advice and what was found, as src/measure/advice.ts writes it. */
export interface Verdict {
  /** The name of the measurement. */
  readonly file: string;
  readonly id: string;
  readonly sources: readonly string[];
  readonly claim: string;
  readonly test: string;
  readonly verdict: 'true' | 'partly' | 'false';
  readonly figures: Readonly<Record<string, { n: number; mean: number; low: number; high: number }>>;
  /** The study that shows a counterexample. */
  readonly study: string | null;
}

/** All advice that has been put to the test. */
export function verdicts(): Verdict[] {
  return [...measured].flatMap(([file, content]) =>
    file.startsWith('advice-')
      ? (content as unknown as { rows: Omit<Verdict, 'file'>[] }).rows.map((row) => ({ ...row, file }))
      : [],
  );
}

/** How a theorem of free builds did in a game, as src/measure/theorems.ts writes it. */
export interface Trial {
  readonly theorem: string;
  readonly game: string;
  readonly claimed: boolean;
  readonly checked: number;
  readonly failed: number;
  readonly low: number;
  readonly high: number;
}

/** The trials of the theorems in a game, which is named as in the file: what a deal can give, compared before and after. */
export function trialsOf(game: string): readonly Trial[] {
  const { rows } = measured.get('theorems') as unknown as { rows: readonly (Trial & { wanted: string })[] };
  return rows.filter((row) => row.game === game && row.wanted === 'maximal');
}

/**
 * A share with its interval, both to a tenth of a percentage point: `20.3 %`, `20.0–20.6`. A bound that is not none or
 * all is not rounded to it: `over 99.9`.
 */
export function withInterval({ chance, low, high }: Chance): {
  readonly share: string;
  readonly range: string;
} {
  const tenth = (share: number): string => (share * 100).toFixed(1);
  if (chance === 1) return { share: '100 %', range: low > 0.999 ? 'over 99.9' : `over ${tenth(low)}` };
  return { share: `${tenth(chance)} %`, range: `${tenth(low)}–${tenth(high)}` };
}
