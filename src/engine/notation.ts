/**
 * Text forms of cards, moves, positions, games and puzzles, in pairs: `parseX` reads what `makeX` writes.
 *
 * A `parse` never throws on text: it gives a `Result`, the value or the first fault in it.
 *
 * @module notation
 */

export { makeCard, parseCard } from '../core/card.ts';
export { pysolfcSeed } from '../core/deal.ts';
export { parseDealNumber } from '../core/deal-number.ts';
export { makeGoal, parseGoal } from '../core/goal.ts';
export { makeMove, parseMove, resolveMove, type WrittenMove } from '../core/move-notation.ts';
export { makeBoardText, makePosition, parsePosition } from '../core/position-notation.ts';
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
export { type DealNumber, makeDealNumber } from '../core/pysolfc.ts';
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
