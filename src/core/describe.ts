import { RULE_CHOICES } from './rule-choices.ts';
import { cardCount, dealtCount, type Rules } from './rules.ts';

/** The name of a field of the rules, such as `redealWhen`. */
type RuleField = keyof Rules;

/** A rule in which two games differ, with the sentence that describes it in each. */
export interface Difference {
  readonly field: RuleField;
  readonly from: string;
  readonly to: string;
}

/** The rules of a game as sentences, in the order in which a player meets them. */
export function describeRules(rules: Rules): string[] {
  return ORDER.map((field) => SENTENCES[field](rules)).filter((text) => text !== '');
}

/** The sentence that describes one rule of a game; empty where it plays no part. */
export function ruleSentence(rules: Rules, field: RuleField): string {
  return SENTENCES[field](rules);
}

/**
 * What changes from one game to another: for each rule in which they differ a sentence about either, empty where the
 * rule plays no part. From La Belle Lucie to Trefoil: “The aces lie on their foundations before the deal.”
 */
export function difference(from: Rules, to: Rules): Difference[] {
  return ORDER.filter((field) => SENTENCES[field](from) !== SENTENCES[field](to)).map((field) => ({
    field,
    from: SENTENCES[field](from) || ABSENT[field],
    to: SENTENCES[field](to) || ABSENT[field],
  }));
}

/** The rules that were changed from one game to another and play a part: some of them change what is said of another, too. */
export function rulesChanged(from: Rules, to: Rules): RuleField[] {
  return difference(from, to)
    .map(({ field }) => field)
    .filter((field) => from[field] !== to[field]);
}

const ORDER: readonly RuleField[] = Object.keys(RULE_CHOICES) as RuleField[];

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
/** How often: `never`, `once`, `twice`, `three times`. */
export const times = (count: number): string =>
  ['never', 'once', 'twice'][count] ?? `${NUMBERS[count] ?? count} times`;

/** By field: the sentence that describes it in a game, or the empty text where it plays no part. */
const SENTENCES: { readonly [Field in RuleField]: (rules: Rules) => string } = {
  packs: (rules) => {
    const all = cardCount(rules);
    const dealt = dealtCount(rules);
    const fans = Math.floor(dealt / rules.fanSize);
    const cards = `${dealt === all ? 'all' : `${dealt} of the`} ${all} cards`;
    const packs = rules.packs === 1 ? 'one pack' : 'two packs';
    const short = ['', ' and one single card', ' and one fan of two'][dealt % rules.fanSize];
    return `Deal ${cards} of ${packs} face up: ${fans} fans of ${NUMBERS[rules.fanSize]}${short}.`;
  },
  fanSize: ({ fanSize }) => (fanSize === 3 ? '' : 'Fans are dealt in fours.'),
  spaces: ({ spaces }) => (spaces === 0 ? '' : 'One more fan is empty at the start.'),
  stock: ({ stock, wastes, emptyFan }) =>
    stock === 0 || (wastes === 0 && emptyFan !== 'stock')
      ? ''
      : wastes > 0
        ? `${stock} cards are the stock. Each deal from it lays one card on each waste pile.`
        : `The other ${stock} cards are the stock. An ace that is dealt goes home at once, and the next card of the stock takes its place.`,
  wastes: ({ wastes }) =>
    wastes === 0
      ? ''
      : `${wastes === 1 ? 'The top card of the waste pile' : `The top cards of the ${NUMBERS[wastes]} waste piles`} may be played.`,
  acesOut: ({ acesOut, foundations }) => {
    const aces = {
      up: 'The aces',
      'up-and-down': 'Four aces, one of each suit,',
      'black-up': 'The black aces and the red kings',
      'red-up': 'The red aces and the black kings',
    }[foundations];
    return acesOut ? `${aces} lie on their foundations before the deal.` : '';
  },
  kingsDown: ({ kingsDown }) =>
    ({
      none: '',
      'under-own-suit': 'Before play, a king above a card of its own suit slips just under that card.',
      'own-suit': 'Before play, a king above a card of its own suit goes to the bottom of its fan.',
      all: 'Before play, every king goes to the bottom of its fan.',
    })[kingsDown],
  build: ({ build, direction }) => {
    const suit = {
      'same-suit': 'of the same suit',
      'other-colour': 'of the other colour',
      'any-suit': 'of any suit',
    }[build];
    const which = {
      down: `${suit}, one rank higher`,
      'up-or-down': `${suit}, one rank higher or lower`,
      'same-rank': `of the same rank, ${suit}`,
    }[direction];
    return `The top card of a fan may be built on a card ${which}.`;
  },
  direction: ({ direction }) =>
    direction === 'up-or-down' ? 'A king and an ace never go on each other.' : '',
  cap: ({ cap }) => (cap === null ? '' : `No fan is built beyond ${NUMBERS[cap] ?? cap} cards.`),
  emptyFan: ({ emptyFan, fanSize }) =>
    ({
      closed: 'An emptied fan is never filled.',
      kings: 'An emptied fan may be filled by a king.',
      'aces-and-kings': 'An emptied fan may be filled by an ace or a king.',
      'any-card': 'An emptied fan may be filled by any card.',
      stock: `The stock fills an emptied fan at once with ${NUMBERS[fanSize]} cards, while it lasts.`,
    })[emptyFan],
  foundations: ({ foundations, packs }) =>
    ({
      up: `The ${packs === 1 ? 'four' : 'eight'} foundations go up from ace to king.`,
      'up-and-down': 'Four foundations go up from ace to king, four go down from king to ace.',
      'black-up': 'The black foundations go up from ace to king, the red ones down from king to ace.',
      'red-up': 'The red foundations go up from ace to king, the black ones down from king to ace.',
    })[foundations],
  foundationSuit: ({ foundationSuit }) =>
    ({
      'same-suit': 'One suit per foundation.',
      'other-colour': 'Red and black cards take turns on each foundation.',
      'any-suit': 'Any suit on any foundation.',
    })[foundationSuit],
  redeals: ({ redeals, fanSize }) =>
    redeals === 0
      ? 'There is no redeal.'
      : `The cards left may be shuffled and dealt again in ${fanSize === 3 ? 'threes' : 'fours'}, ${times(redeals)}.`,
  redealWhen: ({ redeals, redealWhen }) =>
    redeals === 0
      ? ''
      : redealWhen === 'any-time'
        ? 'A redeal may be taken at any time.'
        : 'A redeal may be taken only when no play is left.',
  merci: ({ merci }) => {
    if (merci === 0) return '';
    const cards = merci === 1 ? 'one buried card' : `up to ${NUMBERS[merci] ?? merci} buried cards`;
    return `You may draw ${cards}: the draw, or merci.`;
  },
  merciWhen: ({ merci, merciWhen }) =>
    merci === 0 ? '' : merciWhen === 'last-deal' ? 'Draw only in the last deal.' : 'Draw in any deal.',
  merciCard: ({ merci, merciCard }) =>
    merci === 0
      ? ''
      : merciCard === 'buried'
        ? 'You may draw any buried card.'
        : 'You may draw only a card directly under a top card.',
  merciTo: ({ merci, merciTo }) =>
    merci === 0
      ? ''
      : {
          'own-fan': 'The drawn card goes to the top of its own fan.',
          'legal-place': 'The drawn card goes at once to a place that takes it.',
          'any-fan': 'The drawn card goes on any fan.',
          'own-new-fan': 'The drawn card becomes a new fan of its own.',
        }[merciTo],
  cells: ({ cells, redeals }) => {
    if (cells === 0) return '';
    const hold =
      cells === 1 ? 'One reserve cell holds one card' : `${cells} reserve cells hold one card each`;
    const gathered = cells === 1 ? 'it is gathered' : 'they are gathered';
    return redeals === 0 ? `${hold}.` : `${hold}; ${gathered} at a redeal.`;
  },
  singleMove: ({ singleMove }) =>
    singleMove ? 'Each card moves within the tableau at most once in a deal.' : '',
};

/** By field: the sentence for a game in which it plays no part, beside one in which it does. */
const ABSENT: { readonly [Field in RuleField]: string } = {
  packs: '',
  fanSize: 'No fan is dealt more than three cards.',
  spaces: 'No fan is empty at the start.',
  stock: 'There is no stock.',
  wastes: 'There are no waste piles.',
  acesOut: 'The aces are dealt with the other cards.',
  kingsDown: 'Kings stay where they are dealt.',
  build: '',
  direction: '',
  cap: 'A fan may grow to any length.',
  emptyFan: '',
  foundations: '',
  foundationSuit: '',
  redeals: '',
  redealWhen: '',
  merci: 'There is no draw.',
  merciWhen: '',
  merciCard: '',
  merciTo: '',
  cells: 'There are no reserve cells.',
  singleMove: 'No rule limits how often a card moves within the tableau.',
};
