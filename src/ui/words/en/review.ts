import type { Move } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { cardCount, type Rules } from '../../../core/rules.ts';
import type { ProvedMoments, RedealLuck, TurningPoint } from '../../../play/turning-points.ts';
import type { Chance } from '../../../solver/odds.ts';
import type { Reviewed } from '../../../solver/review.ts';
import { moveClause } from './board.ts';
import { chanceFigure, inHundred } from './chance.ts';
import { count } from './phrases.ts';

/** The names of the parts and buttons of a review. */
export const REVIEW = {
  title: 'Review of this game',
  close: 'Close',
  stop: 'Stop',
  goOn: 'Go on',
  moment: 'Moment of the game',
  start: 'The first deal, before any move',
  turns: 'Turning points',
  lucks: 'The luck of the redeals',
  all: 'Every move in a table',
  look: 'Look at it',
  better: 'What was better',
  play: 'Play it better from here',
  back: 'Back to the reviewed game',
  away: 'Another game is on the table. The reviewed game is kept.',
  newMoves: 'Review the new moves',
  noTurns: 'No turning point: no move lowered the chance to win by more than the measurements can tell.',
  unknown:
    'For this game nobody has worked out the chance to win. The graph shows the cards home, and the strip under it shows what was proved.',
  notLoaded:
    'The table that tells what a redeal is worth could not be loaded, so the chances before the last deal are missing.',
  bound:
    'In this game the true chances may be a little higher: only lines that send home every card they can are counted.',
  interval: '95\u00A0% interval',
  shown: 'on the board',
  turn: 'turning point',
  winnable: 'could be won',
  lost: 'lost',
  open: 'not known',
  won: 'The game was won.',
} as const;

/** The heads of the table of moves. */
export const REVIEW_COLUMNS = { move: 'Move', played: 'Played', home: 'Home', chance: 'Chance' } as const;

/** How far a review has come. */
export function progressSaid(
  state: 'running' | 'stopped' | 'died' | 'done',
  done: number,
  moves: number,
): string {
  switch (state) {
    case 'running':
      return `Looking at move ${Math.min(done, moves)} of ${moves}…`;
    case 'stopped':
      return `Stopped at move ${Math.max(done - 1, 0)} of ${moves}.`;
    case 'died':
      return `The solver stopped. What has come stays, up to move ${Math.max(done - 1, 0)} of ${moves}.`;
    case 'done':
      return `All ${count(moves, 'move')} looked at.`;
  }
}

/** What is spoken when a review is done. */
export function doneSaid(turns: number): string {
  return `The review is done: ${count(turns, 'turning point')}.`;
}

/** What is said when the game has gone on since it was reviewed. */
export function goneOn(moves: number): string {
  return `The game has gone on by ${count(moves, 'move')}.`;
}

/** The number of a move in its game: `Move 23`. */
export function moveNumber(at: number): string {
  return `Move ${at}`;
}

/** A moment of a reviewed game for those who hear it: where it is, what was played, and the chance. */
export function momentSaid(
  rules: Rules,
  at: number,
  moves: number,
  before: Position | undefined,
  move: Move | null,
  seen: Reviewed | undefined,
): string {
  const what =
    move === null || before === undefined
      ? REVIEW.start
      : `${moveNumber(at)} of ${moves}: ${moveClause(before, move)}`;
  return seen?.chance == null ? what : `${what}. Chance to win ${chanceFigure(rules, seen.chance)}`;
}

/** What is said when the board is brought to the moment before a move. */
export function lookSaid(at: number): string {
  return `The board stands before move ${at}.`;
}

/** What is said when a game is to be played on from the moment before a move. */
export function playSaid(at: number): string {
  return `Your turn, before move ${at}. The reviewed game is kept: Undo leads back to it.`;
}

/** What a turning point cost, as the end of a sentence that begins with the move. */
export function turnText(rules: Rules, move: Move | null, { before, after }: TurningPoint): string {
  const counted = move?.kind === 'redeal' ? ', counted before a new card is seen' : '';
  if (before.low === 1 && after.high === 0)
    return 'before it the game could be won, after it no longer, both proved.';
  if (before.low === 1)
    return `before it the deal could be won, proved; after it the chance was ${inHundred(rules, after)}${counted}.`;
  if (after.high === 0)
    return `the chance to win was ${inHundred(rules, before)}; after it the game could no longer be won.`;
  return `the chance to win fell ${fallText(rules, before, after)}${counted}.`;
}

/** From how much to how much; with a decimal where whole numbers would be the same. */
function fallText(rules: Rules, before: Chance, after: Chance): string {
  const plain = [inHundred(rules, before), inHundred(rules, after)];
  const [from, to] = plain[0] === plain[1] ? [before, after].map((one) => inHundred(rules, one, 1)) : plain;
  return from === to ? 'by less than 1 in\u00A01000' : `from ${from} to ${to}`;
}

/** What a redeal brought, apart from what the player did. */
export function luckText(rules: Rules, { deal, unseen, dealt }: RedealLuck): string {
  const average = inHundred(rules, unseen);
  if (dealt.low === 1)
    return `Deal ${deal} could be won. Before its cards were seen the chance to win was ${average}.`;
  if (dealt.high === 0)
    return `Deal ${deal} could not be won. Before its cards were seen the chance to win was ${average}.`;
  const change = `${average} before its cards were seen, ${inHundred(rules, dealt)} after`;
  if (dealt.low > unseen.high) return `Deal ${deal} was kinder than the average: ${change}.`;
  if (dealt.high < unseen.low) return `Deal ${deal} was harder than the average: ${change}.`;
  return `Deal ${deal} was much like the average: ${change}.`;
}

/** What was proved of a game whose chances are not known; `last` is its last move. */
export function proofText({ lastWinnable, firstLost }: ProvedMoments, last: number): string {
  const won = lastWinnable === null ? '' : `${momentText(lastWinnable)} the game could still be won, proved.`;
  if (firstLost === null) {
    if (won === '')
      return 'Nothing was proved of this game: no win was found, and a win could not be ruled out.';
    return lastWinnable === last ? won : `${won} What came after it is not known.`;
  }
  if (firstLost === 0) return 'This deal could not be won from its start, proved.';
  const lost = `${momentText(firstLost)} it could no longer be won, proved.`;
  if (won === '') return `${lost.replace(' it ', ' the game ')} Whether it could be won before is not known.`;
  return firstLost === (lastWinnable ?? 0) + 1
    ? `${won} ${lost}`
    : `${won} ${lost} Between them it is not known.`;
}

function momentText(at: number): string {
  return at === 0 ? 'At the start' : `After move ${at}`;
}

/** A deal of a game, over its part of the graph; in few letters where there is little room. */
export function dealLabel(deal: number, short: boolean): string {
  return short ? `${deal}` : `Deal ${deal}`;
}

/** The numbers beside the graph: the chance in percent, or cards home. */
export function scaleLabel(share: number, rules: Rules, chances: boolean): string {
  return chances ? `${share * 100}\u00A0%` : `${share * cardCount(rules)}`;
}
