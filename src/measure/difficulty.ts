/*
 * Measures how hard the deals of a game are for people: the score of many deals (solver/difficulty/deal-grade.ts), and the
 * limits that part them into fifths. Games whose first deals ask for the same share one measurement.
 *
 * A deal that has no score, because it cannot be won in a game without redeals or because the search did not settle it, is
 * passed over for the next one; `tried` says how many were looked at in all.
 */

import { z } from 'zod';
import { firstDealAim, firstOfEach } from '../core/alike.ts';
import { newGame } from '../core/deal/new-game.ts';
import type { Preset } from '../core/preset.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { type DealEffort, PLAYERS } from '../solver/difficulty/deal-effort.ts';
import { measureEffort, proveDeal } from '../solver/difficulty/deal-facts.ts';
import { DEAL_GRADES, effortScore, gradeByScale, scaleName } from '../solver/difficulty/deal-grade.ts';
import { round } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';

/** The result of a task: what it took in a deal, and how many deals were looked at for it. */
type GradedSample = readonly [tried: number, effort: DealEffort];

const playerShape = z.object({ reached: z.int(), share: z.number() });
/** What a {@link GradedSample} is where it comes from a file. */
const sampleShape: z.ZodType<GradedSample> = z.tuple([
  z.int(),
  z.object({
    target: z.int(),
    tries: z.int(),
    players: z.record(z.enum(PLAYERS), playerShape),
    onlyMoves: z.int().nullable(),
  }),
]);

/** One measurement for each first deal and what is to be reached in it. */
export const difficultyMeasurements: readonly Measurement[] =
  firstOfEach(firstDealAim).map(difficultyMeasurement);

/** Deals measured by default: fewer where a search takes long, and fewest with two packs or where few deals are settled. */
function usualDeals({ rules }: Preset): number {
  if (isSameSuitDeal(rules)) return 1_000;
  return rules.packs === 2 || rules.build === 'other-colour' ? 60 : 200;
}

function difficultyMeasurement(preset: Preset): Measurement<GradedSample> {
  const { title, rules } = preset;
  const name = scaleName(rules)!;
  const aim = rules.redeals > 0 ? 'as many cards home before a redeal as can come' : 'a win';
  return {
    name,
    summary: `How hard deals of ${title} are for simple players, where ${aim} is the aim, and the limits of five grades.`,
    samples: { of: 'deals', usual: usualDeals(preset) },
    needs: [],
    tasks: ({ samples }) => samples,
    result: sampleShape,
    worker:
      ({ seed }) =>
      (task) => {
        for (let tried = 1; ; tried++) {
          const { start } = newGame(rules, `${seed} ${name} ${task} ${tried}`);
          const proof = proveDeal(rules, start);
          if (proof.target === null) continue;
          for (const { effort } of measureEffort(rules, start, proof)) {
            if (effort !== null) return [tried, effort];
          }
        }
      },
    finish: ({ samples }, results) => {
      const efforts = results.map(([, effort]) => effort);
      const scores = efforts.map(effortScore).toSorted((a, b) => a - b);
      const limits = DEAL_GRADES.slice(0, -1).map((grade) =>
        roundedUp(scores[Math.ceil((samples * grade) / DEAL_GRADES.length) - 1]!),
      );
      const targets = efforts.map(({ target }) => target).toSorted((a, b) => a - b);
      const scale = { deals: samples, limits, middle: targets[Math.floor(samples / 2)]! };
      const gradeOf = (effort: DealEffort) => gradeByScale(scale, effortScore(effort));
      return {
        tried: results.reduce((sum, [tried]) => sum + tried, 0),
        ...scale,
        row: 'a grade; how many deals have it; the cards home that can be reached in them, in the mean; the mean share of tries in which each player reached them; only moves on the line of the search, in the mean',
        rows: DEAL_GRADES.map((grade) =>
          gradeRow(
            grade,
            efforts.filter((effort) => gradeOf(effort) === grade),
          ),
        ),
      };
    },
  };
}

function gradeRow(grade: number, efforts: readonly DealEffort[]): Json {
  const mean = (of: (effort: DealEffort) => number): number =>
    round(efforts.reduce((sum, effort) => sum + of(effort), 0) / Math.max(efforts.length, 1));
  return {
    grade,
    deals: efforts.length,
    home: mean(({ target }) => target),
    ...Object.fromEntries(
      PLAYERS.map((player) => [player, mean(({ players, tries }) => players[player].reached / tries)]),
    ),
    onlyMoves: efforts.every(({ onlyMoves }) => onlyMoves === null)
      ? null
      : mean(({ onlyMoves }) => onlyMoves ?? 0),
  };
}

/** A score with the digits of a file, rounded up, so that the deal that has it is in the lower grade (but for a last bit). */
function roundedUp(score: number): number {
  return Math.ceil(score * 1e5) / 1e5;
}
