import { type Card, KING, type Suit } from '../../../core/card.ts';
import { decimalsOf, percentText } from '../../../core/proportion.ts';
import type { Rules } from '../../../core/rules.ts';
import type { Merci } from '../../../solver/odds.ts';
import type { Heights, RedealView } from '../../compare/redeal-view.ts';
import { cardName, count, list, RANK_WORDS, suitName } from './phrases.ts';

/** The words of the redeal explorable. */
export const REDEAL = {
  foundations: 'On the foundations',
  examples: 'Examples',
  rules: 'The rules',
  merci: 'The draw',
  when: 'You may redeal',
  deal: 'The new deal',
  shuffle: 'Another shuffle of these cards',
  chances: 'The chance to win by perfect play',
  kept: 'What if cards had been held back?',
  keptHead: ['Held back', 'Chance', 'Against none'],
  none: 'none',
  off: 'Sliders need JavaScript. This is one example; the tables below have more.',
  loading: 'Loading the table …',
  failed: 'The table could not be loaded. Check the connection.',
  again: 'Try again',
  chosen: 'Each line shows the best cards to hold back, for the deal that is marked above.',
  stuck:
    'Under this rule you may redeal only when no play is left. So you can hold a card back only by burying it.',
} as const;

/** What the draw may be. */
export const MERCI_WORDS: { readonly [One in Merci]: string } = {
  none: 'none',
  'own-fan': 'one, to the top of its own fan',
  'legal-place': 'one, to a legal place at once',
};

/** When a redeal may be taken. */
export const WHEN_WORDS: { readonly [One in Rules['redealWhen']]: string } = {
  'any-time': 'at any time',
  'only-when-stuck': 'only when stuck',
};

/** Which deal a chance is for: how many redeals come after it. */
export const LEVEL_WORDS = [
  'the last deal',
  'one redeal after it',
  'two redeals after it',
  'three redeals after it',
] as const;

/** How holding cards back compares with holding none back. */
export const WORTH_WORDS: { readonly [One in RedealView['kept'][number]['worth']]: string } = {
  more: 'better',
  less: 'worse',
  even: 'no telling',
};

/** The height of a foundation on a slider: `up to the 10 of spades`. */
export function heightText(suit: Suit, height: number): string {
  if (height === 0) return 'empty';
  return height === KING + 1
    ? `${suitName(suit)} complete`
    : `up to the ${RANK_WORDS[height - 1]} of ${suitName(suit)}`;
}

/** The new deal in words: `4 cards: one fan of three, and one card by itself`. */
export function dealText({ left, full, short }: RedealView): string {
  if (left === 0) return 'No card is left. The game is won.';
  const fans = full === 0 ? [] : [full === 1 ? 'one fan of three' : `${full} fans of three`];
  const last = short === 0 ? [] : [short === 1 ? 'a fan of one card' : 'a fan of two'];
  const end = short === 0 ? ' There is no short fan.' : '';
  return `${count(left, 'card')} left: ${list([...fans, ...last])}.${end}`;
}

/** A difference of two chances in percentage points, known to a half-width: `+16.6`, `−3`. */
export function pointsMoreText(more: number, halfWidth: number): string {
  const text = Math.abs(more * 100).toFixed(decimalsOf(halfWidth * 100, 1));
  return Number(text) === 0 ? text : `${more > 0 ? '+' : '−'}${text}`;
}

/** Cards held back, for those who hear it. */
export function keptText(cards: readonly Card[]): string {
  return cards.length === 0 ? REDEAL.none : list(cards.map((card) => `the ${cardName(card)}`));
}

/** What is spoken when something has moved. */
export function spokenView(view: RedealView, level: number): string {
  const { share } = percentText(view.levels[level]!);
  return `${dealText(view)} Chance to win, ${LEVEL_WORDS[level]}: ${share}.`;
}

/** Foundations worth a look, each with the rules and the deal that it is about. */
export const EXAMPLES: readonly {
  readonly name: string;
  readonly heights: Heights;
  readonly level: number;
  readonly merci?: Merci;
  readonly when?: Rules['redealWhen'];
}[] = [
  { name: 'Three cards of one suit', heights: [13, 13, 13, 10], level: 0 },
  { name: 'Four cards of one suit', heights: [13, 13, 13, 9], level: 0 },
  { name: 'All suits alike', heights: [6, 6, 7, 7], level: 1 },
  { name: 'Two suits home, two not begun', heights: [0, 0, 13, 13], level: 1 },
  { name: 'A whole pack', heights: [0, 0, 0, 0], level: 2 },
  {
    name: 'One redeal too many',
    heights: [2, 12, 12, 12],
    level: 1,
    merci: 'own-fan',
    when: 'only-when-stuck',
  },
];

/** What stands around the card of questions before a redeal, where it is shown to be printed, and at its foot. */
export const REDEAL_CARD = {
  heading: 'Before a redeal',
  how: 'Print this page. The card is of the size A5 and comes out on one side of one sheet, without what stands around it here.',
  lesson: 'Before a redeal',
  toLesson: 'The lesson with a board',
  toChapter: 'Why the rule is so',
  toGame: 'A whole game in which it is used',
  from: 'La Belle Lucie, rules and strategy',
} as const;
