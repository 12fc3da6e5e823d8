/**
 * The rules of the family, played plainly: cards, rules as data, positions, legal moves, deals and redeals.
 *
 * Everything is plain readonly data and pure functions: `play(rules, position, move)` gives a new position and leaves
 * the old one as it was. What a person wrote is read by the functions of `la-belle-lucie/notation`.
 *
 * @module core
 */

export {
  ACE,
  allCards,
  type Card,
  cardOf,
  isRed,
  KING,
  PACK,
  packOf,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from '../core/card.ts';
export { deal, dealPack } from '../core/deal/deal.ts';
export type { DealOrder } from '../core/deal/lay-out.ts';
export { newGame } from '../core/deal/new-game.ts';
export { dealAgain, redeal } from '../core/deal/redeal.ts';
export { advance, type Game } from '../core/game.ts';
export { type Goal, type GoalProgress, progress } from '../core/goal.ts';
export {
  availableCards,
  cardRefusal,
  legalMercis,
  legalMoves,
  legalPlays,
  type Move,
  type Place,
  play,
  playsAlone,
  refusal,
} from '../core/moves.ts';
export { cardsLeft, find, home, isWon, type Position, type Spot } from '../core/position.ts';
export { checkPosition } from '../core/position-check.ts';
export { PRESETS, type Preset, presetOf } from '../core/preset.ts';
export { NORMAL_FORMS, type NormalForm, normalForms } from '../core/proof/normal-form.ts';
export { verifyProof } from '../core/proof/verify.ts';
export { goalFault, isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
export type { Refusal } from '../core/refusal.ts';
export { type Fault, type Result, unwrap } from '../core/result.ts';
export { checkRules, RULE_CHOICES } from '../core/rule-choices.ts';
export { cardCount, FAN_SIZE, fanCount, fits, foundationCount, mostFans, type Rules } from '../core/rules.ts';
