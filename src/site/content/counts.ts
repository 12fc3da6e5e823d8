import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { newGame } from '../../core/deal/new-game.ts';
import { makePosition } from '../../core/position-notation.ts';
import { presetOf } from '../../core/preset.ts';
import { fail, makeFault, ok, type Result, unwrap } from '../../core/result.ts';
import { ringsOf } from '../../explain/certificate.ts';
import { lockedCards } from '../../explain/locked.ts';
import { countGrade, dealCounts } from '../../solver/difficulty/deal-counts.ts';
import type { GuessDeal } from '../../ui/practice/guess-deal.ts';

/** The game whose first deals are guessed at. */
export const GUESSED_GAME = 'la-belle-lucie';

const cards = z.int().min(0).max(52);

/** A deal of the exercise “How many can come home?”, a row of content/counts.json. */
export const countSchema = z
  .strictObject({
    id: z.string().regex(/^lucie-count-\d+$/),
    seed: z.string(),
    grade: z.int().min(1).max(5),
    /** See `DealCounts` of solver/difficulty/deal-counts.ts. */
    kings: cards,
    generous: cards,
    home: cards,
  })
  .superRefine((row, context) => {
    const proved = guessDealOf(row);
    if (!proved.ok) context.addIssue({ code: 'custom', message: makeFault(proved.fault) });
  });
/** See {@link countSchema}. */
export type CountRow = Omit<z.infer<typeof countSchema>, 'id'>;

/** The rows of content/counts.json, each with its seed as its id. */
export function parseCounts(text: string): Record<string, unknown>[] {
  const { deals } = JSON.parse(text) as { readonly deals: readonly Record<string, unknown>[] };
  return deals.map((row) => ({ ...row, id: row.seed }));
}

/** A deal as the page shows it, with all its numbers proved anew; a row that says otherwise is a fault. */
export function guessDealOf({ seed, grade, kings, generous, home }: CountRow): Result<GuessDeal> {
  const { rules } = presetOf(GUESSED_GAME)!;
  const { start } = newGame(rules, seed);
  const found = dealCounts(rules, start);
  if (found === null) return fail(`The search of ${seed} did not end.`);
  if (found.home !== home) return fail(`Of ${seed} at most ${found.home} cards come home, not ${home}.`);
  if (found.generous !== generous)
    return fail(`The generous count of ${seed} comes to ${found.generous}, not ${generous}.`);
  if (found.kings !== kings) return fail(`The kings of ${seed} let ${found.kings} come home, not ${kings}.`);
  if (countGrade(found) !== grade) return fail(`${seed} is of grade ${countGrade(found)}, not ${grade}.`);
  const { heights, highest, nodes } = found;
  const [largest] = ringsOf(rules, start, lockedCards(rules, start).lost).rings;
  const ring = largest === undefined ? null : { card: largest.certificate.card, lost: largest.cards.length };
  return ok({ seed, fans: makePosition(rules, start), grade, home, generous, heights, highest, nodes, ring });
}

/** The deals of the exercise, the easy ones first, else in the order in which they were dealt. */
export async function guessDeals(): Promise<GuessDeal[]> {
  const deals = (await getCollection('counts')).map(({ data }) => unwrap(guessDealOf(data)));
  const numberOf = ({ seed }: GuessDeal): number => Number(/\d+$/.exec(seed)?.[0]);
  return deals.sort((a, b) => a.grade - b.grade || numberOf(a) - numberOf(b));
}
