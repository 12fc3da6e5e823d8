import { type Card, isRed, rankOf, suitOf } from '../../../core/card.ts';
import type { Goal, GoalProgress, LossProof } from '../../../core/goal.ts';
import type { Move } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { cardsNextOn, type Rules } from '../../../core/rules.ts';
import type { NoAnswer } from '../../../solver/protocol.ts';
import { moveClause } from './board.ts';
import { cardName, count, list, RANK_WORDS, suitName } from './phrases.ts';

const OTHER_GAME = 'Back in your other game.';

/** What undo, redo, restart and the like have done; `clause` is the move that was taken back or made again. */
export const TIME_SAID = {
  undone: (clause: string) => (clause === '' ? OTHER_GAME : `Taken back: ${clause}.`),
  redone: (clause: string) => (clause === '' ? OTHER_GAME : `Played again: ${clause}.`),
  restarted: 'Back to the start. Undo brings your game back.',
  opened: 'A new deal is on the table. Undo brings your game back.',
} as const;

/** What a foundation waits for. */
export function pileWaits(rules: Rules, position: Position, pile: number): string {
  const next = cardsNextOn(rules, pile, position.foundations[pile]?.length ?? 0);
  const [card] = next;
  if (card === undefined) return 'this foundation is complete';
  if (next.length === 1) return `the ${suitName(suitOf(card))} foundation waits for the ${cardName(card)}`;
  const kind = next.length > 2 ? 'any' : isRed(card) ? 'a red' : 'a black';
  return `foundation ${pile + 1} waits for ${kind} ${RANK_WORDS[rankOf(card)]}`;
}

/** What the solution of a task gives up on purpose. */
export function solutionCosts(cards: number): string {
  return `The solution shown gives up ${count(cards, 'card')} that could still come home in this deal.`;
}

/** Where a lesson's hints come from when it brings its own solution. */
export const LESSON_LINE = 'From the solution of this lesson.';

/** What a table says before anything has been done. */
export function welcomeText(rules: Rules): string {
  return `Tap a card to move it. ${stockHow(rules)}`.trim();
}

/** How the stock is dealt, in the games that have one; else empty. */
export function stockHow({ wastes }: Rules): string {
  return wastes === 0 ? '' : 'Tap the stock to deal a card to each waste pile.';
}

/** What the table answers when something is begun, or cannot be. */
export const ASKED = {
  redeal: (plays: number, caution: string) =>
    `${plays > 0 ? `Moves left: ${plays}. ` : ''}Press Redeal again to redeal. ${caution}`.trim(),
  merci: (cards: number, hasKeys: boolean) =>
    `Choose one of the ${count(cards, 'buried card')} to draw, or press Draw again${hasKeys ? ' or Esc' : ''} to keep the draw.`,
  noRedeal: 'This task needs no redeal.',
  merciOff: 'You keep the draw.',
  stays: (card: Card) => `The ${cardName(card)} stays where it is.`,
  cell: 'This reserve cell is empty.',
  noUndo: 'Nothing to undo.',
  noRedo: 'Nothing to redo.',
  newFan: 'the card you draw lies here: choose it first',
  space: (rules: Rules) =>
    rules.emptyFan === 'closed'
      ? 'an empty fan is never filled'
      : rules.emptyFan === 'stock'
        ? 'the stock is used up: this fan stays empty'
        : `${rules.emptyFan === 'any-card' ? 'any card' : `${rules.emptyFan === 'kings' ? '' : 'an ace or '}a king`} may fill this empty fan: choose the card first`,
} as const;

/** What the player may choose among when a card has several places; `hasKeys` where keys are likely to be at hand. */
export function chooseSaid(position: Position, moves: readonly Move[], hasKeys: boolean): string {
  const [first] = moves;
  if (first === undefined || !('card' in first)) return '';
  const places = moves.map((move) => moveClause(position, move).replace(`${cardName(first.card)} `, ''));
  return `Where does the ${cardName(first.card)} go: ${places.join(', or ')}? ${hasKeys ? 'Esc cancels.' : 'Tap it again to leave it.'}`;
}

/** How far a lesson's task is done. */
export function progressText(goal: Goal, { done, of }: GoalProgress): string {
  return goal.kind === 'win' ? (done === of ? 'Won' : 'Not won yet') : `${done} of ${of} home`;
}

/** A card of a task that is home. */
export function doneName(card: Card): string {
  return `${cardName(card)}, home`;
}

/** The task of a lesson. */
export function goalText(goal: Goal): string {
  if (goal.kind === 'win') return 'Win the game.';
  return `Bring ${list(goal.cards.map((card) => `the ${cardName(card)}`))} home.`;
}

/** What a lesson says when its task is done. */
export const MET = 'Well done: the task is done.';

/** What a lesson says when its task is lost: which card, if one is known, and how to go back. */
export function lostText(loss: LossProof | null): string {
  const why =
    loss === null
      ? 'The task can no longer be done.'
      : `The ${cardName(loss.card)} can no longer come home in this deal: the ${cardName(loss.blocker)} above it cannot leave.`;
  return `${why} Undo until it can.`;
}

/** The names of buttons and parts of a table. */
export const LABELS = {
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  playIt: 'Play it',
  redeal: 'Redeal',
  redealNow: ' anyway',
  merci: 'Draw',
  restart: 'Restart',
  show: 'Show me',
  task: 'Your task:',
  bringHome: ' bring home ',
  win: ' win the game.',
  overlay: 'Show free builds',
  xray: 'X-ray: what waits for what',
  notLoaded: 'This could not be loaded. Check the connection and ask again.',
  thinking: 'Thinking…',
  stop: 'Stop',
  keys: 'Keys',
  aids: 'Aids',
  close: 'Close',
} as const;

/** Why the solver has no answer. */
export const NO_ANSWER: Readonly<Record<NoAnswer, string>> = {
  died: 'The solver stopped. Your game is safe: ask again.',
};
