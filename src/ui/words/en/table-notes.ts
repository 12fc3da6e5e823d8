import type { Card } from '../../../core/card.ts';
import { home, type Position } from '../../../core/position.ts';
import { cardCount, type Rules } from '../../../core/rules.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { cardName, count, list } from './phrases.ts';

/** What is said while it is worked out: about as long as what comes in its place. */
export const HELD_WAITS = 'Working out how many cards could have come home …';

/** What is said when the solver gave no answer. */
export const HELD_UNKNOWN = 'How many cards could have come home is not known.';

/** What the last deal held, after a game that is over; `seen` is the outlook of the deal as it was laid out. */
export function lastDealText(rules: Rules, end: Position, seen: Outlook): string {
  if (seen.home === cardCount(rules)) return 'This deal could have been won.';
  const more = seen.home > home(end);
  if (more) return `${seen.most ? '' : 'At least '}${count(seen.home, 'card')} could have come home.`;
  if (seen.most) return 'No other play of this deal would bring more home.';
  return seen.proved && seen.chance?.chance === 0 ? 'This deal could not be won.' : HELD_UNKNOWN;
}

/** What is said of a card that was dropped where none is ever laid. */
export const NO_DROP = 'No card goes back to the stock or on a waste pile.';

/** The switch that follows the chance to win, and what stands below it until there is an answer. */
export const FOLLOW = {
  chance: 'Chance to win',
  working: 'Working it out…',
} as const;

/** Cards that went home by themselves are named up to this many. */
const FEW = 2;

/** Cards in a row: `the king of clubs and the 9 of hearts`. */
function cardList(cards: readonly Card[]): string {
  return list(cards.map((card) => `the ${cardName(card)}`));
}

/** What is said of cards that went home by themselves after a move. */
export function wentHome(cards: readonly Card[]): string {
  if (cards.length === 0) return '';
  if (cards.length > FEW) return `${cards.length} more went home.`;
  const names = cardList(cards);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} went home.`;
}

/** A move and, as a part of the same clause, the cards that went home by themselves after it. */
export function withRest(clause: string, cards: number): string {
  if (clause === '' || cards === 0) return clause;
  return `${clause}, and the ${cards === 1 ? 'card' : count(cards, 'card')} that went home after it`;
}

/** What speaks against a redeal after cards went home by themselves. */
export const KEEP = {
  working: 'A card went home by itself. Whether it should have stayed is still being worked out.',
  nothing: 'No reason to delay redealing.',
  again: 'Press Redeal again to redeal.',
  back: (cards: readonly Card[]) =>
    `Back on the table: ${cardList(cards)}. ${cards.length === 1 ? 'It stays' : 'They stay'} until you play ${cards.length === 1 ? 'it' : 'them'}.`,
} as const;

/** The button that brings all cards home that are left. */
export function finishName(cards: number): string {
  return `Bring the last ${count(cards, 'card')} home`;
}

/** The button that goes back in a lost game. */
export function wayBackName(moves: number): string {
  return `Back ${count(moves, 'move')}`;
}

/** Where it leads: said with it, and shown where there is room. */
export const WAY_BACK_TO = ', to where all cards can come home';

/** The same as a sentence that is heard when the button comes. */
export function wayBackOffer(moves: number): string {
  return `You can go back ${count(moves, 'move')}${WAY_BACK_TO}.`;
}

/** The button that deals another game of the same kind: in the bar, and once a game is over. */
export const NEW_GAME = 'New game';
