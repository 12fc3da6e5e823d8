import { cardsMoved, isHomeMove, type Move } from '../../../core/moves.ts';
import { cardsLeft, home, type Position } from '../../../core/position.ts';
import type { Rules } from '../../../core/rules.ts';
import { causesOf } from '../../../explain/causes.ts';
import { purposesOf } from '../../../explain/purposes.ts';
import type { Hint } from '../../../solver/hint.ts';
import { moveClause } from './board.ts';
import { THEOREM_NAMES, THEOREM_REASONS } from './builds.ts';
import { chanceDrop } from './chance.ts';
import { type CardNames, cardName, count, list, sentence } from './phrases.ts';

/** Whether it is proved that a game is lost, whatever is done. */
function isLost({ chance, proved }: Hint): boolean {
  return proved && chance?.chance === 0;
}

const NO_MORE = 'No more cards can come home in this deal.';

/** How a text names a card that is to be drawn as its sign. Not among the phrases: only what tables load late needs it. */
export const SIGN: CardNames = (card) => `\n${card}\n`;

/** The button that shows all that is known of a hint. */
export const WHY = 'Why?';

/** What a hint says: the move and what it is for or, as a nudge, where to look. `nameOf` writes cards. */
export function hintText(
  rules: Rules,
  position: Position,
  hint: Hint,
  nudge = false,
  nameOf = cardName,
): string {
  const { move } = hint;
  const lost = isLost(hint) ? `This game cannot be won any more${lastHope(rules, position)}. ` : '';
  if (move === null) return lost + nothingText(hint, lost !== '');
  const text = nudge
    ? whereText(move, nameOf)
    : `${doText(position, move, nameOf)}${purposeText(rules, position, hint, nameOf)}`;
  return lost === '' ? sentence(text) : `${lost}For the most cards home: ${text}.`;
}

/** What a lost game is lost in spite of, as the end of a clause. */
function lastHope(rules: Rules, position: Position): string {
  return position.merciUsed < rules.merci ? ', not even with the draw' : '';
}

function nothingText({ ending, most }: Hint, lost: boolean): string {
  if (ending === 'won') return 'All the cards are home.';
  if (!most) return 'The search found no way to bring more cards home.';
  return lost ? 'No move brings another card home.' : NO_MORE;
}

/** Where to look, as a clause. */
function whereText(move: Move, nameOf: typeof cardName): string {
  if (move.kind === 'redeal') return 'look at the redeal, not at the fans';
  return move.kind === 'stock' ? 'look at the stock' : `look at the ${nameOf(move.card)}`;
}

/** What to do, as a clause. */
function doText(position: Position, move: Move, nameOf: typeof cardName): string {
  if (move.kind === 'redeal') return `redeal the ${count(cardsLeft(position).length, 'card')} that are left`;
  if (move.kind === 'stock') return 'deal from the stock';
  if (move.kind === 'play')
    return isHomeMove(move) ? `the ${nameOf(move.card)} goes home` : moveClause(position, move, nameOf);
  const drawn = `draw the ${nameOf(move.card)}`;
  if (move.to.at === 'foundation') return `${drawn}, and send it home`;
  const to = move.to.at === 'fan' ? position.fans[move.to.fan] : [];
  if (to === undefined) return `${drawn} to a new fan`;
  const onto = to.at(-1);
  if (to.includes(move.card)) return drawn;
  return onto === undefined ? `${drawn}, into the empty fan` : `${drawn}, and put it on the ${nameOf(onto)}`;
}

/** What a move is for, as the end of a clause: the card that it uncovers, if that goes home with it, or the next that hangs on it. */
function purposeText(
  rules: Rules,
  position: Position,
  { move, reason, plan }: Hint,
  nameOf: typeof cardName,
): string {
  if (move === null || !('card' in move) || isHomeMove(move)) return '';
  if (reason?.why === 'stock-fills') return ': the stock fills the emptied fan';
  const cards = cardsMoved((plan[0] ?? []).filter(isHomeMove));
  const under = position.fans.find((fan) => fan.at(-1) === move.card)?.at(-2);
  const line = plan.flat();
  if (under !== undefined && cards.includes(under)) {
    // Its own move, or a build before it.
    const first = line.slice(1).find((one) => !isHomeMove(one) || cardsMoved([one]).includes(under));
    const atOnce = first !== undefined && isHomeMove(first);
    return `: uncovers the ${nameOf(under)}, which goes home${atOnce ? '' : ' later'}`;
  }
  const next = line[purposesOf(causesOf(rules, position, line), line)[0] ?? -1];
  if (next === undefined || !('card' in next)) return '';
  return next.card === move.card ? ': then it goes home' : `: helps the ${nameOf(next.card)} home`;
}

/** What else speaks for the move of a hint; empty where the move has said it. */
export function reasonText({ move, reason, most, keepsMerci, oneOver }: Hint): string {
  if (move === null) return '';
  switch (reason?.why) {
    case 'foundation':
      return 'A card that goes home never costs anything within a deal.';
    case 'free':
      return `The build is free: it goes ${THEOREM_NAMES[reason.theorem]}. ${THEOREM_REASONS[reason.theorem]}`;
    case 'redeal':
      if (keepsMerci)
        return 'No play brings another card home in this deal. The draw would, but it can wait for a later deal.';
      if (oneOver) return 'Dealt in threes, one card is left for a fan of its own.';
      return most ? NO_MORE : 'Redealing now is best.';
    case 'uncovers':
    case 'stock-fills':
    case 'merci':
    case undefined:
      return '';
  }
}

/** How sure a hint is. */
export function hintTrust({ proved, chance, most, keepsMerci, oneOver, nodes }: Hint): string {
  if (proved) return 'Proved.';
  if (chance !== null)
    return 'This deal was searched to its end. What a redeal is worth was measured; in brackets stands the 95\u00A0% interval.';
  if (keepsMerci) return 'Proved for the plays of this deal, without the draw.';
  if (oneOver) return 'Not proved. Where it was tried, to stop with one card over won more games.';
  return most
    ? 'Proved for this deal.'
    : `The best move found in a search of ${nodes.toLocaleString('en-GB')} positions.`;
}

/** What the plan of a hint comes to. */
export function planText(position: Position, hint: Hint): string {
  if (hint.ending === 'won') return 'The plan that wins:';
  const cards = hint.home - home(position);
  if (cards === 0) return 'The plan for the rest of this deal:';
  const brings = `The plan, which brings ${count(cards, 'card')} home`;
  if (!isLost(hint)) return `${brings} in this deal:`;
  return `${brings}${hint.most ? ', the most there can be' : ''}:`;
}

/** What follows the last move of a line that stops before a redeal. */
export const THEN_REDEAL = 'then redeal';

/** Which cards are not to be played home before the redeal, and why. */
export function heldBackText(heldBack: Hint['heldBack']): string {
  const cards = list(heldBack.map((card) => `the ${cardName(card)}`));
  return `Before the redeal do not play ${cards} home. More cards make more fans, and the number of cards left decides whether the last fan is a short one.`;
}

/** The words of a plan, between its moves and the cards that they bring home. */
export const PLAN = {
  play: 'Play the plan to the end of this step',
  choose: 'Press a step to play up to it.',
  brings: 'brings home',
  atOnce: 'home at once',
} as const;

/** The button that unfolds the rest of a long plan. */
export function moreEpisodes(steps: number): string {
  return `… and ${count(steps, 'more step')}`;
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
