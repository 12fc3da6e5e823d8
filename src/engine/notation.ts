/**
 * Text forms of cards, moves, positions, proofs, games and puzzles, in pairs: `parseX` reads what `makeX` writes.
 *
 * A `parse` never throws on text: it gives a `Result`, the value or the first fault in it.
 *
 * @module notation
 */

export { makeCard } from '../core/card.ts';
export { parseCard } from '../core/card-notation.ts';
export { makeDealNumber, parseDealNumber, pysolfcSeed } from '../core/deal/deal-number.ts';
export type { DealNumber } from '../core/deal/pysolfc.ts';
export { makeGoal, parseGoal } from '../core/goal-notation.ts';
export { makeMove, parseMove, resolveMove, type WrittenMove } from '../core/move-notation.ts';
export { makeBoardText, makePosition, parsePosition } from '../core/position-notation.ts';
export { parseGameRules } from '../core/proof/game-rules.ts';
export {
  type BoundEvidence,
  makeProof,
  type Proof,
  type ProofLine,
  parseProof,
  type Sha256,
  type WrittenBound,
  type WrittenProof,
} from '../core/proof/proof.ts';
export {
  acceptedMoves,
  type Measured,
  makePuzzles,
  type Puzzle,
  parsePuzzles,
  THEMES,
  type Theme,
} from '../core/puzzle.ts';
export { makePuzzleGoal, parsePuzzleGoal } from '../core/puzzle-goal.ts';
export { parseRuleChoices } from '../core/rule-choices.ts';
export {
  GLYPHS,
  type Glyph,
  type MoveNode,
  makeStudy,
  parseStudy,
  replayStudy,
  type SourceMove,
  type Step,
  type Study,
  type Variation,
} from '../core/study.ts';
