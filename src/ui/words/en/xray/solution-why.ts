import type { Card } from '../../../../core/card.ts';
import type { Move } from '../../../../core/moves.ts';
import type { Position } from '../../../../core/position.ts';
import type { RingCard } from '../../../../explain/certificate.ts';
import type { FirstMoveUse, OpenedMove, WrongMoveHarm } from '../../../../explain/solution-reason.ts';
import { moveClause } from '../board.ts';
import { type CardNames, cardName, list } from '../phrases.ts';
import { doorText } from './ring.ts';

/**
 * What the first move of a solution is for: `First the 9 of diamonds on the 10 of diamonds: it uncovers the 2 of clubs, which
 * goes home.`
 */
export function firstMoveText(
  start: Position,
  { move, uncovers, opens, brings }: FirstMoveUse,
  name: CardNames = cardName,
): string {
  const then = opensText(uncovers, opens, name);
  const isNext = opens !== null && opens.how === 'drawn' && opens.move.to.at === 'foundation';
  const comes =
    brings === null
      ? ''
      : isNext
        ? `and the ${name(brings)} follows`
        : `and so the ${name(brings)} comes home`;
  const last = comes === '' ? '' : `, ${comes}`;
  const deed = move.kind === 'merci' ? `draw the ${name(move.card)}` : `the ${moveClause(start, move, name)}`;
  return `First ${deed}${then}${last}.`;
}

/** What the first move makes possible, as a clause. */
function opensText(uncovers: Card | null, opens: OpenedMove | null, name: CardNames): string {
  const uncovering = uncovers === null ? '' : `: it uncovers the ${name(uncovers)}`;
  if (opens === null) return uncovering;
  const card = `the ${name(opens.move.card)}`;
  const goes = `which goes ${placeText(opens, name)}`;
  switch (opens.how) {
    case 'uncovered':
      return `${uncovering}, ${goes}`;
    case 'onto-uncovered':
      return `${uncovering}, where ${card} can go`;
    case 'onto-moved':
      return `: ${card} can then go on it`;
    case 'drawn':
      return `, ${goes}`;
    case 'follows':
      return `: ${card} follows`;
    case 'emptied':
      return `: this makes room for ${card}`;
  }
}

/** Where a card goes: `home`, `on the 9 of clubs`. */
function placeText({ move, before }: Pick<OpenedMove, 'move' | 'before'>, name: CardNames): string {
  return moveClause(before, { ...move, kind: 'play' }, name).slice(name(move.card).length + 1);
}

/**
 * What a wrong first move would have done: `The 9 of spades on the 10 of diamonds would have taken the place of the 9 of
 * diamonds.`
 */
export function wrongMoveText(
  start: Position,
  move: Move,
  harm: WrongMoveHarm,
  name: CardNames = cardName,
): string {
  return `${attempt(start, move, name)} would have ${harmText(harm, move, name)}.`;
}

/** A move that was not made, as the subject of a sentence. */
function attempt(before: Position, move: Move, name: CardNames): string {
  if (move.kind === 'redeal') return 'A redeal at once';
  if (move.kind === 'merci') return `Drawing the ${name(move.card)}`;
  if (move.kind === 'play' && move.to.at === 'foundation') return `Sending the ${name(move.card)} home`;
  return `The ${moveClause(before, move, name)}`;
}

/** What a move does to the goal, as what it has done: `taken the place of the 9 of diamonds`. */
export function harmText(harm: WrongMoveHarm, move: Move, name: CardNames): string {
  switch (harm.kind) {
    case 'ring':
      return lockText(harm, move.kind === 'merci', name);
    case 'takes-place':
      return `taken the place of the ${name(harm.from)}`;
    case 'buries':
      return `been too early: the ${name(harm.needed.card)} goes ${placeText({ move: harm.needed, before: harm.before }, name)} first`;
    case 'place-gone':
      return `been too early: the ${name(harm.needed)} goes on it first`;
    case 'move-lost':
      return `been a move too many: ${harm.within + 1} in all, not ${harm.within}`;
  }
}

/** The cards that a move would have locked; a draw only leaves them so. Where each waits for a card under another, they are a ring. */
function lockText(
  { ring: { certificate }, buries }: Extract<WrongMoveHarm, { kind: 'ring' }>,
  isDraw: boolean,
  name: CardNames,
): string {
  const { ring } = certificate;
  const cards = ring.map(({ card }) => `the ${name(card)}`);
  const over = buries === null ? '' : ` over the ${name(buries)}`;
  const spaces = ring.some(({ fansHeldBy }) => fansHeldBy.length > 0) ? ', and no fan can be emptied' : '';
  const isRing = ring.length > 1 && ring.every(hasOtherDoor);
  const closed = isDraw ? 'left a ring' : 'closed a ring';
  const locked = isDraw ? `left ${list(cards)} locked` : `locked ${list(cards)}`;
  if (ring.length > 2) {
    const lock = isRing ? `${closed}${over}: ${list(cards)} each wait` : `${locked}${over}: each waits`;
    return `${lock} for a card under ${isRing ? 'another' : 'one of them'}${spaces}`;
  }
  const [first, second] = ring.map((one) => `for ${doorText(one, name)}`);
  if (second === undefined) return `${locked}${over}: it waits ${first}${spaces}`;
  const waits = `${cards[0]} waits ${first}, and ${cards[1]} ${second}${spaces}`;
  return isRing ? `${closed}${over}: ${waits}` : `${locked}${over}: ${waits}`;
}

/** Whether a card of a ring waits for a card under another of them. */
function hasOtherDoor({ card, home, places }: RingCard): boolean {
  return [...home, ...places].some(({ under }) => under !== null && under !== card);
}

/** What to hold back from a redeal: cards that could go home. */
export function holdBackText(cards: readonly Card[], name: CardNames = cardName): string {
  const [it, is] = cards.length === 1 ? ['it', 'is'] : ['they', 'are'];
  return `Hold back ${list(cards.map((card) => `the ${name(card)}`))}: ${it} could go home, but ${is} worth more on the table.`;
}

/** What a redeal is worth, and what it would have been after a wrong move: chances to win in percent. */
export function redealWorthText(
  start: Position,
  worth: number,
  wrong: { readonly move: Move; readonly worth: number } | null,
  name: CardNames = cardName,
): string {
  const won = `After this redeal ${worth.toFixed(1)} games in 100 are won, by the measured tables`;
  if (wrong === null) return `${won}.`;
  const subject = attempt(start, wrong.move, name);
  return `${won}; ${subject.charAt(0).toLowerCase()}${subject.slice(1)} would have left ${wrong.worth.toFixed(1)} at best.`;
}
