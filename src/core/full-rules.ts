import { ruleSentence, times } from './describe.ts';
import { cardCount, type Rules } from './rules.ts';

/** What the rules of a game are about, in the order in which a player meets it, each with its sentences. */
export interface RuleSection {
  readonly name: string;
  readonly sentences: readonly string[];
}

/** The complete rules of a game, house rules too: whoever has read them can play it with a pack of cards. */
export function fullRules(rules: Rules): RuleSection[] {
  const sections: Record<string, string[]> = {
    Object: [`Bring all ${cardCount(rules)} cards home: to the foundations.`],
    Deal: (['packs', 'fanSize', 'spaces', 'acesOut', 'kingsDown'] as const).map((field) =>
      ruleSentence(rules, field),
    ),
    Moves: [
      whatMoves(rules),
      ruleSentence(rules, 'build'),
      EXAMPLES[rules.direction][rules.build],
      ruleSentence(rules, 'direction'),
      ruleSentence(rules, 'cap'),
      ruleSentence(rules, 'singleMove'),
    ],
    Foundations: [
      ruleSentence(rules, 'foundations'),
      ruleSentence(rules, 'foundationSuit'),
      'A card that is home stays there.',
    ],
    'Empty fans': [ruleSentence(rules, 'emptyFan')],
    Cells: rules.cells === 0 ? [] : [ruleSentence(rules, 'cells'), CELL_MOVES[rules.emptyFan]],
    Stock: [ruleSentence(rules, 'stock'), stockEnd(rules), ruleSentence(rules, 'wastes')],
    Redeal: redealSentences(rules),
    Draw: drawSentences(rules),
    End: [`The game is won when all ${cardCount(rules)} cards are home. ${overWhen(rules)}`],
  };
  return Object.entries(sections)
    .map(([name, all]) => ({ name, sentences: all.filter((text) => text !== '') }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Where a card goes from a cell, by what may fill an emptied fan. */
const CELL_MOVES: { readonly [space in Rules['emptyFan']]: string } = {
  closed: 'From a cell a card goes to a foundation or on the top card of a fan.',
  kings: 'From a cell a card goes to a foundation or on the top card of a fan, and a king to an emptied fan.',
  'aces-and-kings':
    'From a cell a card goes to a foundation or on the top card of a fan, and an ace or a king to an emptied fan.',
  stock: 'From a cell a card goes to a foundation or on the top card of a fan.',
  'any-card': 'From a cell a card goes to a foundation, on the top card of a fan, or to an emptied fan.',
};

/** A build that is allowed, by the ranks and the suits that go on each other. */
const EXAMPLES: {
  readonly [direction in Rules['direction']]: { readonly [build in Rules['build']]: string };
} = {
  down: {
    'same-suit': 'The 9 of spades goes on the 10 of spades, for example.',
    'other-colour': 'The 9 of spades goes on the 10 of hearts or diamonds, for example.',
    'any-suit': 'The 9 of spades goes on any 10, for example.',
  },
  'up-or-down': {
    'same-suit': 'The 9 of spades goes on the 10 or the 8 of spades, for example.',
    'other-colour': 'The 9 of spades goes on a red 10 or a red 8, for example.',
    'any-suit': 'The 9 of spades goes on any 10 or any 8, for example.',
  },
  'same-rank': {
    'same-suit': '',
    'other-colour': 'The 9 of spades goes on the 9 of hearts or diamonds, for example.',
    'any-suit': 'The 9 of spades goes on any other 9, for example.',
  },
};

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function whatMoves({ wastes, cells }: Rules): string {
  const movable = [
    'the top card of a fan',
    ...(wastes > 0 ? ['the top card of a waste pile'] : []),
    ...(cells > 0 ? ['a card in a cell'] : []),
  ];
  const cell = cells > 0 ? ', or to an empty cell' : '';
  return `Only ${OR.format(movable)} can move, one card at a time: to a foundation, or on the top card of a fan${cell}.`;
}

function stockEnd({ stock, wastes, emptyFan }: Rules): string {
  if (stock === 0 || (wastes === 0 && emptyFan !== 'stock')) return '';
  return wastes === 0
    ? 'When it is used up, an emptied fan stays empty.'
    : 'The first such deal is made before play, and the stock is gone through once.';
}

function redealSentences(rules: Rules): string[] {
  if (rules.redeals === 0) return [ruleSentence(rules, 'redeals')];
  return [
    ruleSentence(rules, 'redealWhen'),
    rules.emptyFan === 'stock'
      ? 'Gather all cards that are not home, those of the stock too, shuffle them, and deal as before; with fewer cards there are fewer fans, and no stock.'
      : `Gather all cards that are not home, shuffle them, and deal them face up in fans of ${rules.fanSize === 3 ? 'three; the last fan may have one or two' : 'four; the last fan may have one, two or three'} cards.`,
    'What is home stays home.',
    rules.kingsDown === 'none' ? '' : 'The kings are put in their place again.',
    `You may do this ${times(rules.redeals)} in a game.`,
  ];
}

function drawSentences(rules: Rules): string[] {
  if (rules.merci === 0) return [];
  return [
    ...(['merci', 'merciWhen', 'merciCard', 'merciTo'] as const).map((field) => ruleSentence(rules, field)),
    rules.merciTo === 'own-new-fan'
      ? 'The new fan lies beside the others, and all that is said of fans holds for it.'
      : '',
  ];
}

function overWhen({ redeals, merci, stock, wastes }: Rules): string {
  const left = [
    'no card can move',
    ...(stock > 0 && wastes > 0 ? ['the stock is empty'] : []),
    ...(redeals > 0 ? ['no redeal is left'] : []),
    ...(merci > 0 ? ['no draw is left'] : []),
  ];
  const last = left.pop()!;
  const when = left.length === 0 ? last : `${left.join(', ')}${left.length > 1 ? ',' : ''} and ${last}`;
  return `It is over when ${when}: the cards at home are your score.`;
}
