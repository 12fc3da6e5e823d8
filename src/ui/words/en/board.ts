import { type Card, KING } from '../../../core/card.ts';
import type { Move } from '../../../core/moves.ts';
import { cardsLeft, find, home, type Position } from '../../../core/position.ts';
import { type Refusal, refusalText } from '../../../core/refusal.ts';
import type { Phase } from '../../../play/session.ts';
import type { FocusTarget } from '../../board/focus-target.ts';
import type { Layout } from '../../fit/layout.ts';
import { cardName, count, RANK_WORDS, sentence, suitName } from './phrases.ts';

/** What is said of a card that the picked one can be laid on. */
export const TARGET_NOTE = 'fits here';

/** The names of the parts of a board. */
export const NAMES = {
  foundations: 'Foundations',
  fans: 'Fans',
  cells: 'Reserve cells',
  stock: 'Stock',
  wastes: 'Stock and waste piles',
} as const;

/** Why a move is refused, as a sentence. */
export function refusalSentence(refused: Refusal): string {
  return sentence(refusalText(refused, cardName, (rank) => RANK_WORDS[rank] ?? ''));
}

/** The name of a card where it lies: `9 of hearts, top of fan 4 of 18`, `9 of hearts, fan 4, under 8 of spades`. */
export function cardLabel(position: Position, card: Card): string {
  const spot = find(position, card);
  const name = cardName(card);
  switch (spot?.at) {
    case 'fan':
      return spot.under === null
        ? `${name}, top of fan ${spot.fan + 1} of ${position.fans.length}`
        : `${name}, fan ${spot.fan + 1}, under ${cardName(spot.under)}`;
    case 'waste':
      return `${name}, top of waste pile ${spot.waste + 1}, ${count(position.wastes[spot.waste]?.length ?? 0, 'card')}`;
    case 'cell':
      return `${name}, in reserve cell ${spot.cell + 1}`;
    case 'foundation':
      return `${name}, on its foundation`;
    default:
      return name;
  }
}

/** What a button is called that asks about the card with the focus. */
export function askName(card: Card): string {
  return `What does the ${cardName(card)} wait for?`;
}

/** The name of a foundation pile: `hearts foundation, up to 5 of hearts`. */
export function pileLabel(layout: Layout, position: Position, pile: number): string {
  const { suit, down } = layout.piles[pile] ?? { suit: null, down: false };
  const top = position.foundations[pile]?.at(-1);
  const name =
    suit === null
      ? `foundation ${pile + 1}`
      : `${suitName(suit)} foundation${down ? ', built down from the king' : ''}`;
  if (top === undefined) return `${name}, empty`;
  const full = position.foundations[pile]?.length === KING + 1;
  return full ? `${name}, complete` : `${name}, ${down ? 'down' : 'up'} to ${cardName(top)}`;
}

/** The name of anything that can have the focus. */
export function focusTargetLabel(layout: Layout, position: Position, stop: FocusTarget): string {
  switch (stop.at) {
    case 'card':
      return cardLabel(position, stop.card);
    case 'space':
      return stop.fan === position.fans.length
        ? 'place of the new fan'
        : `fan ${stop.fan + 1} of ${position.fans.length}, empty`;
    case 'pile':
      return pileLabel(layout, position, stop.pile);
    case 'cell': {
      const card = position.cells[stop.cell] ?? null;
      return card === null ? `reserve cell ${stop.cell + 1}, empty` : cardLabel(position, card);
    }
    case 'stock':
      return `stock, ${count(position.stock.length, 'card')}`;
  }
}

/** The counters that stay in sight: `Deal 2 of 3 · 1 draw left · 17 home`. */
export function stateLine(layout: Layout, position: Position): string {
  const deal = layout.deals === 1 ? 'One deal' : `Deal ${position.deal} of ${layout.deals}`;
  const merci = layout.merci === 0 ? '' : ` · ${count(layout.merci - position.merciUsed, 'draw')} left`;
  return `${deal}${merci} · ${home(position)} home`;
}

/** Where a game stands when it does not simply go on; `exhausted`: it is proved that nothing useful is left. */
export function endingText(position: Position, phase: Phase, exhausted: boolean, redeal: boolean): string {
  const left = cardsLeft(position).length;
  switch (phase) {
    case 'won':
      return `All ${home(position)} cards are home. The game is won.`;
    case 'stuck-redeal':
      return `No move is left. Redeal the ${count(left, 'card')} that remain.`;
    case 'stuck-merci':
      return `No card can move, but you can still draw a buried card${redeal ? ', or redeal' : ''}.`;
    case 'over':
      return `The game is over: ${home(position)} home, ${left} left.`;
    case 'playing':
      if (!exhausted) return '';
      return `No more cards can come home in this deal.${redeal ? ' You may redeal.' : ''}`;
  }
}

/** What is said while nothing but the stock is left to play. */
export function stockText(position: Position): string {
  return `No card can move. Tap the stock: it deals ${count(Math.min(position.stock.length, position.wastes.length), 'card')}.`;
}

/** A move in few words: `ace of clubs home`, `9 of clubs on the 10 of clubs`. */
export function moveClause(position: Position, move: Move, nameOf = cardName): string {
  if (move.kind === 'redeal') return 'redeal';
  if (move.kind === 'stock') return 'deal from the stock';
  const card = `${move.kind === 'merci' ? 'draw: ' : ''}${nameOf(move.card)}`;
  if (move.to.at === 'foundation') return `${card} home`;
  if (move.to.at === 'cell') return `${card} to a reserve cell`;
  const fan = position.fans[move.to.fan];
  if (fan === undefined) return `${card} to a new fan`;
  if (fan.includes(move.card)) return `${card} to the top of its fan`;
  const onto = fan.at(-1);
  return onto === undefined ? `${card} to an empty fan` : `${card} on the ${nameOf(onto)}`;
}

/** What a move that has been made did, and which card it has uncovered. */
export function moveSaid(before: Position, after: Position, move: Move): string {
  if (move.kind === 'redeal') {
    const fans = count(after.fans.length, 'fan');
    return `${count(cardsLeft(after).length, 'card')} dealt again, in ${fans}.`;
  }
  if (move.kind === 'stock') return 'Dealt from the stock.';
  const did = sentence(moveClause(before, move));
  const spot = find(before, move.card);
  if (spot?.at !== 'fan' || move.kind === 'merci') return did;
  const dealt = before.stock.slice(after.stock.length).reverse();
  if (dealt.length > 0) return `${did} From the stock: ${dealt.map((card) => cardName(card)).join(', ')}.`;
  const uncovered = after.fans[spot.fan]?.at(-1);
  const then =
    uncovered === undefined ? 'Its fan is empty now.' : `This uncovers the ${cardName(uncovered)}.`;
  return `${did} ${then}`;
}
