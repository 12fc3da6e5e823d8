import { newGame } from '../../core/deal/new-game.ts';
import type { Rules } from '../../core/rules.ts';
import { measureEffort, proveDeal } from './deal-facts.ts';
import { type DealGrade, type DifficultyScale, effortScore, gradeByScale } from './deal-grade.ts';

/** The grades that are asked for, both ends included. */
export interface GradeRange {
  readonly least: DealGrade;
  readonly most: DealGrade;
}

/** The progress of a search for a deal of some grades. */
export interface GradedTried {
  /** How many deals were looked at. */
  readonly tried: number;
  /** The deal that was found, and then this is the last report; null while the search goes on. */
  readonly found: GradedDeal | null;
}

/** A deal by its difficulty. */
export interface GradedDeal {
  /** The seed that `newGame` deals it from. */
  readonly seed: string;
  readonly grade: DealGrade;
  /** The cards that can come home by plays alone in the first deal; all where it can be won. */
  readonly home: number;
}

/** Deals between two reports of progress, where none of them is played. */
const REPORT_EVERY = 20;

/**
 * Tries one deal after the other, with the seeds `seed` + 1, `seed` + 2 and so on, until one has a grade in the range, and
 * holds as many cards as the middle one of the deals measured: a deal that gives little is easily played as well as it can
 * be. It yields its progress now and then, and ends only with a deal that is found.
 */
export function* findGraded(
  rules: Rules,
  seed: string,
  { least, most }: GradeRange,
  scale: DifficultyScale,
): Generator<GradedTried> {
  for (let tried = 1; ; tried++) {
    const { start } = newGame(rules, seed + tried);
    const proof = proveDeal(rules, start);
    const isMeasured = proof.target !== null && proof.target >= scale.middle;
    if (isMeasured) {
      for (const { effort } of measureEffort(rules, start, proof)) {
        const grade = effort === null ? null : gradeByScale(scale, effortScore(effort));
        if (grade === null || grade < least || grade > most) continue;
        yield { tried, found: { seed: seed + tried, grade, home: proof.target } };
        return;
      }
    }
    if (isMeasured || tried % REPORT_EVERY === 0) yield { tried, found: null };
  }
}
