import type { Move } from '../../../core/moves.ts';
import { cardsLeft, find, home, type Position } from '../../../core/position.ts';
import type { Rules } from '../../../core/rules.ts';
import type { Hint } from '../../../solver/hint.ts';
import { moveClause } from './board.ts';
import { THEOREM_NAMES, THEOREM_REASONS } from './builds.ts';
import { chanceDrop } from './chance.ts';
import { cardName, count, list, sentence } from './phrases.ts';

/** What a move of a line does when it is pressed. */
export const PLAY_TO = 'Play the line up to this move';

/** Whether it is proved that a game is lost, whatever is done. */
function isLost({ chance, proved }: Hint): boolean {
  return proved && chance?.chance === 0;
}

const NO_MORE = 'No more cards can come home in this deal.';

/** What a hint says at each step; the first names the fans from `zone`, by index. */
export function hintText(
  rules: Rules,
  position: Position,
  hint: Hint,
  step: number,
  zone: readonly number[],
): string {
  const { move, heldBack } = hint;
  const lost = isLost(hint) ? `This game cannot be won any more${lastHope(rules, position)}. ` : '';
  if (move === null) return lost + nothingText(hint, lost !== '');
  switch (step) {
    case 1: {
      const where = whereText(position, move, zone);
      return lost === '' ? sentence(where) : `${lost}For the most cards home, ${where}.`;
    }
    case 2:
      if (move.kind === 'stock') return 'It is the stock.';
      if (move.kind !== 'redeal') return `It is the ${cardName(move.card)}.`;
      return heldBack.length === 0
        ? 'No card needs to move first.'
        : 'Leave the fans as they are, even where a card could go home.';
    case 3:
      return doText(position, move);
    default:
      return reasonText(position, hint);
  }
}

/** What a lost game is lost in spite of, as the end of a clause. */
function lastHope(rules: Rules, position: Position): string {
  return position.merciUsed < rules.merci ? ', not even with the merci' : '';
}

function nothingText({ ending, most }: Hint, lost: boolean): string {
  if (ending === 'won') return 'All the cards are home.';
  if (!most) return 'No way to bring more home was found.';
  return lost ? 'No move brings another card home.' : NO_MORE;
}

/** Where to look, as a clause. */
function whereText(position: Position, move: Move, zone: readonly number[]): string {
  if (move.kind === 'redeal') return 'look at the redeal, not at the fans';
  if (move.kind === 'stock') return 'look at the stock';
  const [first, last = first] = [zone[0], zone.at(-1)];
  if (first === undefined || last === undefined)
    return find(position, move.card)?.at === 'cell' ? 'look at the reserve cells' : 'look at the waste piles';
  if (first === last) return `look at fan ${first + 1}`;
  return `look at fans ${first + 1} ${last === first + 1 ? 'and' : 'to'} ${last + 1}`;
}

/** What to do. */
function doText(position: Position, move: Move): string {
  if (move.kind === 'redeal') return `Redeal the ${count(cardsLeft(position).length, 'card')} that are left.`;
  if (move.kind === 'stock') return 'Deal from the stock.';
  if (move.kind === 'play') return `Play the ${moveClause(position, move)}.`;
  const fan = position.fans.find((cards) => cards.includes(move.card)) ?? [];
  const over = fan.slice(fan.indexOf(move.card) + 1).reverse();
  const drawn = `Draw the ${cardName(move.card)} from under ${list(over.map((card) => `the ${cardName(card)}`))}`;
  if (move.to.at === 'foundation') return `${drawn}, and send it home.`;
  const to = move.to.at === 'fan' ? position.fans[move.to.fan] : undefined;
  if (to === undefined || to === fan) return `${drawn}. That is the merci.`;
  const onto = to.at(-1);
  return onto === undefined
    ? `${drawn}, into the empty fan.`
    : `${drawn}, and put it on the ${cardName(onto)}.`;
}

function reasonText(position: Position, { reason, most, keepsMerci, ending }: Hint): string {
  const wins = ending === 'won' ? ', and the plan below wins' : '';
  /** What the line does with a card later. */
  const later = (then: Move): string =>
    moveClause(position, then).endsWith(' home') ? 'goes home' : 'moves on';
  switch (reason?.why) {
    case 'foundation':
      return 'A card that goes home never costs anything within a deal.';
    case 'free':
      return `The build is free: it goes ${THEOREM_NAMES[reason.theorem]}. ${THEOREM_REASONS[reason.theorem]}`;
    case 'uncovers': {
      const { card, then } = reason;
      if (then === null) return `It uncovers the ${cardName(card)} and opens the way for the plan below.`;
      return `It uncovers the ${cardName(card)}, which ${later(then)} in the plan below.`;
    }
    case 'merci':
      return reason.then === null
        ? `The merci itself brings it home${wins}.`
        : `Once drawn it ${later(reason.then)}${wins}.`;
    case 'redeal':
      if (keepsMerci)
        return 'Plays bring no more cards home in this deal. The merci would, but it can wait for a later deal.';
      return most ? NO_MORE : 'Nothing that this deal still offers is worth as much as the cards dealt anew.';
    case undefined:
      return 'It is the first move of the plan below.';
  }
}

/** How sure a hint is; what holds for the chance is said with it, at the last step. */
export function hintTrust({ proved, chance, most, keepsMerci, nodes }: Hint, last: boolean): string {
  if (proved) return 'Proved.';
  if (chance !== null && !last) return '';
  if (chance !== null)
    return 'This deal is searched to its end; a redeal counts by measured chances, with their 95\u00A0% interval.';
  if (keepsMerci) return 'Proved for the plays of this deal, without the merci.';
  return most ? 'Proved for this deal.' : `The best found in ${nodes.toLocaleString('en-GB')} positions.`;
}

/** What the plan of a hint comes to. */
export function planText(position: Position, hint: Hint): string {
  if (hint.ending === 'won') return 'The plan that wins:';
  const cards = hint.home - home(position);
  if (cards === 0) return 'The plan, which plays this deal out:';
  const brings = `The plan, which brings ${count(cards, 'card')} home`;
  if (!isLost(hint)) return `${brings} in this deal:`;
  return `${brings}${hint.most ? ', the most there can be' : ''}:`;
}

/** What follows the last move of a line that stops before a redeal. */
export const THEN_REDEAL = 'then redeal';

/** Which cards are not to be played home before the redeal, and why. */
export function heldBackText(heldBack: Hint['heldBack']): string {
  const cards = list(heldBack.map((card) => `the ${cardName(card)}`));
  return `Before the redeal do not play ${cards} home: more cards make more fans, and the number of cards left decides whether the last fan is short.`;
}

/** The words of a plan, between its moves and the cards that they bring home. */
export const PLAN = {
  play: 'Play the plan to the end of this step',
  brings: 'brings home',
  atOnce: 'home at once',
} as const;

/** The button that unfolds the rest of a long plan. */
export function moreEpisodes(steps: number): string {
  return `… and ${count(steps, 'more step')}`;
}

/** The button that unfolds the rest of a long line. */
export function moreMoves(moves: number): string {
  return `… and ${count(moves, 'more move')}`;
}

/** What the worse move of a hint comes to. */
export function worseText(position: Position, hint: Hint, worse: NonNullable<Hint['worse']>): string {
  const move =
    worse.move.kind === 'play' ? `Playing the ${moveClause(position, worse.move)}` : 'Another move';
  return `${move} ${worseClause(hint, worse)}. Then at best:`;
}

function worseClause(hint: Hint, worse: NonNullable<Hint['worse']>): string {
  const [before, after] = [hint.chance, worse.chance];
  if (before === null || after === null || before.chance === after.chance)
    return `would bring ${hint.home - worse.home} fewer home`;
  return after.high === 0
    ? 'would lose the game'
    : `would lower the chance to win ${chanceDrop(before, after)}`;
}

/** What the next press of Hint brings, by the step that is shown. */
export function nextHintStep({ move }: Hint, step: number): string {
  const next = move?.kind === 'redeal' ? ['more', 'more'] : ['the card', 'the move'];
  return `Press Hint again for ${next[step - 1] ?? 'the reason'}.`;
}
