/**
 * Exact answers about one deal, and chances across redeals.
 *
 * Within a deal an answer is proved, or says that the search had to stop at its limit. What comes after a redeal is a
 * chance, from a table that you pass in: the package has the measured ones, `la-belle-lucie/odds/none-any-time` and so
 * on (see `tableOf`). Nothing here reads a file, asks the network or looks into a shuffle that has not been dealt.
 *
 * @module solver
 */

export { type Causes, causesOf } from '../explain/causes.ts';
export {
  type Certificate,
  certificateOf,
  isClosed,
  type LostByRing,
  type RingCard,
  ringsOf,
} from '../explain/certificate.ts';
export type { CoveringCard, Whereabouts } from '../explain/covering.ts';
export { type LockedCards, lockedCards, type Wait } from '../explain/locked.ts';
export { type Episode, partsOf, planOf } from '../explain/plan.ts';
export {
  type AboutCard,
  aboutCard,
  type HomeAnswer,
  type UncoverAnswer,
  type UncoverPrice,
} from '../solver/card/about-card.ts';
export {
  type Aim,
  type DealAnswer,
  isSameSuitDeal,
  type Outcome,
  searchDeal,
} from '../solver/deal-search.ts';
export { type Hint, hint, type Reason, type Worse } from '../solver/hint.ts';
export {
  type Chance,
  chanceOf,
  MERCIS,
  type Merci,
  type Odds,
  type TableId,
  tableName,
  tableOf,
} from '../solver/odds.ts';
export { type Outlook, outlook } from '../solver/outlook.ts';
export { findProof, type ProofLimits } from '../solver/proof/find-proof.ts';
export { reach } from '../solver/reach.ts';
export { type PlayedMoment, type Reviewed, review } from '../solver/review.ts';
export { type BuildMark, freeBy, markBuilds, THEOREMS, type Theorem } from '../solver/safe.ts';
export type { SearchAnswer } from '../solver/search.ts';
export { solve } from '../solver/solve.ts';
export { type GoalStanding, goalStanding, judgeMove, type MoveVerdict } from '../solver/verdict.ts';
export { findWinnable, type ProvedDeal, type Tried } from '../solver/winnable.ts';
