import { PRESETS } from '../../core/preset.ts';
import { type Proportion, percentText } from '../../core/proportion.ts';
import type { Chance } from '../../solver/odds.ts';
import type { GameFigures } from '../../ui/compare/compare.ts';
import type { GameOdds } from '../../ui/game/GameChooser.tsx';
import { GRADE_WORDS } from '../../ui/words/en/compare.ts';
import { difficultyOf } from './difficulty.ts';
import { bestBound, firstDealsOf, lengthOf, upperBoundOf, wholeGamesOf } from './measurements.ts';

/** The best play that is known of a game. */
interface Best extends Chance {
  /** Whether it is perfect play: nothing can be better. */
  readonly proved: boolean;
  /** Whether better play may win more. */
  readonly atLeast: boolean;
}

/** What was measured of a game, as far as it has been. */
export interface MeasuredGame {
  /** First deals that can be won without a redeal, and those of which it is not known. */
  readonly winnable: Chance | null;
  readonly unknown: Chance | null;
  /** Whole games won at random. */
  readonly random: Chance | null;
  /** Whole games won by the best play that is known. */
  readonly best: Best | null;
  /** Whole games that no play can win more of. */
  readonly most: Chance | null;
}

/** Gathers what was measured of a game. */
export function measuredGame(presetId: string): MeasuredGame {
  const ways = wholeGamesOf(presetId)?.ways ?? [];
  const shares = firstDealsOf(presetId)?.verdicts as readonly (Chance & { verdict: string })[] | undefined;
  const share = (verdict: string) => shares?.find((one) => one.verdict === verdict) ?? null;
  const wayOf = (name: string) => ways.find(({ way }) => way === name) ?? null;
  const [perfect, random] = [wayOf('perfect'), wayOf('random')];
  const winnable = share('solvable');
  // In one deal whatever can be won counts; a search that looks longer than a player's may be the better bound.
  const oneDeal = PRESETS.find(({ id }) => id === presetId)?.rules.redeals === 0 ? winnable : null;
  const found = [bestBound(ways), oneDeal]
    .filter((one) => one != null)
    .sort((a, b) => b.chance - a.chance)[0];
  const best =
    perfect != null
      ? { ...perfect, proved: true, atLeast: false }
      : found && { ...found, proved: false, atLeast: found.chance < 1 };
  return {
    winnable,
    unknown: share('unknown'),
    random: random ?? null,
    best: best ?? null,
    most: upperBoundOf(presetId),
  };
}

/** What the comparison shows of every game, in the order of {@link PRESETS}. */
export function allFigures(): GameFigures[] {
  return PRESETS.map(({ id }) => {
    const { winnable, unknown, random, best, most } = measuredGame(id);
    const length = lengthOf(id);
    const hard = best === null || random === null ? null : difficultyOf(best.chance, random.chance);
    return {
      id,
      winnable: winnable && proportion(winnable),
      unknown: unknown === null || unknown.chance === 0 ? null : proportion(unknown),
      random: random && proportion(random),
      best: best && { ...proportion(best), atLeast: best.atLeast },
      most: most && proportion(most),
      length: length && { median: length.median, low: length.low, high: length.high },
      difficulty: hard === null ? null : { word: GRADE_WORDS[hard.grade] ?? '', steps: hard.steps },
    };
  });
}

/** What the chooser of games says of each game that has been measured, by its id. */
export function gameOdds(): Record<string, GameOdds> {
  return Object.fromEntries(
    PRESETS.flatMap(({ id }) => {
      const { best, random } = measuredGame(id);
      if (best === null || random === null) return [];
      const { grade } = difficultyOf(best.chance, random.chance);
      const { share, range } = percentText(best);
      // All of them, in a sample: `over 99.99 %`.
      const won = best.chance === 1 ? `${range} %` : share;
      return [
        [
          id,
          { share: won, atLeast: best.atLeast, grade: grade + 1, word: GRADE_WORDS[grade] ?? '' },
        ] as const,
      ];
    }),
  );
}

/** A share alone, of the row of a measurement that it stands in. */
function proportion({ chance, low, high }: Chance): Proportion {
  return { chance, low, high };
}
