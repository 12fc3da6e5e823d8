import {
  ACE,
  allCards,
  type Card,
  cardOf,
  isRed,
  KING,
  PACK,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
} from './card.ts';

/**
 * Everything on which the games of the family differ, as plain data: one field a rule, and no other switches.
 * Where printed sources disagree, both readings are values of the field; the presets take one.
 */
export interface Rules {
  /** Packs of 52 cards shuffled together. */
  readonly packs: 1 | 2;
  /** Cards in a full fan when it is dealt (Alexander the Great 4). */
  readonly fanSize: 3 | 4;
  /** Fans beside those that are dealt, empty when a deal begins (Quads + 1). */
  readonly spaces: 0 | 1;
  /** Cards held back in the stock before the fans are dealt (Bristol 28); it goes to wastes, or fills emptied fans. */
  readonly stock: number;
  /** Waste piles; the stock deals one card to each of them, the first time at once. */
  readonly wastes: number;
  /** Whether the aces are laid on the foundations before the deal (Trefoil), and the kings of suits that go down (Clover Leaf). */
  readonly acesOut: boolean;
  /**
   * Which kings slip down in their fan before play: none; those above a card of their suit, to just under it (Dick) or to
   * the bottom; or all, to the bottom.
   */
  readonly kingsDown: 'none' | 'under-own-suit' | 'own-suit' | 'all';
  /** Which card takes another in the tableau, as to suit. */
  readonly build: 'same-suit' | 'other-colour' | 'any-suit';
  /** Which card takes another, as to rank: the next higher one, either neighbour (never king and ace), or its equals. */
  readonly direction: 'down' | 'up-or-down' | 'same-rank';
  /** The most cards that building may bring a fan to (Shamrocks 3, Quads + 4), or null where there is no limit. */
  readonly cap: number | null;
  /**
   * What may fill an emptied fan; or the stock does at once, as it was dealt and while it lasts, and an ace that is dealt goes
   * home, for which the next card is dealt (Intelligence).
   */
  readonly emptyFan: 'closed' | 'kings' | 'aces-and-kings' | 'any-card' | 'stock';
  /**
   * Whether all foundations go up from the ace; of two packs half of them down from the king (House on the Hill); or of one
   * pack two suits up and two down (Clover Leaf), where sources differ on which go up: the black or the red ones.
   */
  readonly foundations: 'up' | 'up-and-down' | 'black-up' | 'red-up';
  /** Which card a foundation takes next, as to suit: one of its own, of the other colour (Scotch Patience), or any (Bristol). */
  readonly foundationSuit: 'same-suit' | 'other-colour' | 'any-suit';
  /** How often the cards left may be gathered, shuffled and dealt again. */
  readonly redeals: number;
  /** When a redeal may be taken: whenever the player likes, or only when no play is left. */
  readonly redealWhen: 'any-time' | 'only-when-stuck';
  /** How many buried cards may be drawn in a game (the merci, or draw). */
  readonly merci: number;
  /** In which deals the merci may be taken. */
  readonly merciWhen: 'last-deal' | 'any-deal';
  /** Which card the merci may draw: any buried one, or only the one directly under a top card. */
  readonly merciCard: 'buried' | 'second';
  /**
   * Where the drawn card goes: to the top of its own fan, at once to a legal place, on any fan, or beside the others as a
   * new fan of its own.
   */
  readonly merciTo: 'own-fan' | 'legal-place' | 'any-fan' | 'own-new-fan';
  /** Reserve cells, each for one card; they are gathered at a redeal. */
  readonly cells: number;
  /** Whether a card may move only once a deal within the tableau. */
  readonly singleMove: boolean;
}

/** Cards in a full fan of La Belle Lucie, and of most games of the family: see `fanSize` of {@link Rules}. */
export const FAN_SIZE = 3;

/** How many foundation piles a game has: four a pack. */
export function foundationCount(rules: Rules): number {
  return 4 * rules.packs;
}

/** Whether a foundation pile runs down from the king, where the rules say so: the second four, or those of a colour. */
export function runsDown({ foundations }: Rules, pile: number): boolean {
  return foundations === 'up-and-down'
    ? pile >= 4
    : foundations !== 'up' && isRed(cardOf(ACE, pile % 4)) === (foundations === 'black-up');
}

/** Whether the first card of a foundation pile is laid on it before the deal; of a suit with two piles only the ace is. */
export function beginsLaidOut({ acesOut, foundations }: Rules, pile: number): boolean {
  return acesOut && (pile < 4 || foundations !== 'up-and-down');
}

/** How many cards lie on the foundations before the deal. */
export function acesLaidOut(rules: Rules): number {
  if (!rules.acesOut) return 0;
  return rules.foundations === 'up-and-down' ? 4 : foundationCount(rules);
}

/** The suit that a foundation pile is kept for; null where suits mix on it. */
export function pileSuit(rules: Rules, pile: number): Suit | null {
  return rules.foundationSuit === 'same-suit' ? pile % 4 : null;
}

/** The rank that a foundation pile of a height takes next; null when it is complete. */
export function nextRank(rules: Rules, pile: number, height: number): Rank | null {
  if (height > KING) return null;
  return runsDown(rules, pile) ? KING - height : ACE + height;
}

/**
 * Whether a foundation pile of a height takes a card next. Where colours take turns, two piles of four begin with a black
 * card and two with a red one; whatever lies on a pile, its height tells the colour: those that began black take red at 1.
 */
export function goesOn(rules: Rules, pile: number, height: number, card: Card): boolean {
  const { foundationSuit } = rules;
  // Of the suits 0 and 1, clubs and diamonds, one is black and the other red; so of 2 and 3.
  const turn = foundationSuit === 'other-colour' ? (height + 1) % 2 : 0;
  return (
    nextRank(rules, pile, height) === rankOf(card) &&
    suitsFit(foundationSuit, card, cardOf(ACE, (pile ^ turn) % 4))
  );
}

/** The cards of a pack that a foundation pile of a height may take next; none where it is complete. */
export function cardsNextOn(rules: Rules, pile: number, height: number): Card[] {
  return allCards(1).filter((card) => goesOn(rules, pile, height, card));
}

/** Whether `card` may be built on `onto` by suit and rank alone. */
export function fits(rules: Rules, card: Card, onto: Card): boolean {
  return fitsInRank(rules, card, onto) && suitsFit(rules.build, card, onto);
}

/** Whether two cards are of one suit, or of two colours, or of any suits, as a rule asks. */
export function suitsFit(how: Rules['build'], card: Card, onto: Card): boolean {
  if (how === 'any-suit') return true;
  return how === 'same-suit' ? suitOf(card) === suitOf(onto) : isRed(card) !== isRed(onto);
}

function fitsInRank({ direction }: Rules, card: Card, onto: Card): boolean {
  const step = rankOf(onto) - rankOf(card);
  if (direction === 'same-rank') return step === 0 && card !== onto;
  return step === 1 || (step === -1 && direction === 'up-or-down');
}

/** Whether a card may fill an emptied fan. */
export function fillsFan({ emptyFan }: Rules, card: Card): boolean {
  // The ranks of king and ace are 12 and 0.
  return emptyFan === 'kings'
    ? rankOf(card) === KING
    : emptyFan === 'any-card' || (emptyFan === 'aces-and-kings' && rankOf(card) % KING === 0);
}

/** Whether a card has at most one place in the tableau in a deal: one pack, built down in suit. */
export function hasOnePlace(rules: Rules): boolean {
  return rules.packs === 1 && rules.build === 'same-suit' && rules.direction === 'down';
}

/** How many cards a game is played with. */
export function cardCount(rules: Rules): number {
  return rules.packs * PACK;
}

/** How many cards the first deal lays out in fans. */
export function dealtCount(rules: Rules): number {
  const held = rules.wastes > 0 || rules.emptyFan === 'stock' ? rules.stock : 0;
  return cardCount(rules) - acesLaidOut(rules) - held;
}

/**
 * How many fans the first deal has, empty ones too. An emptied fan stays in the list, and is counted; so no later position
 * has more, but for those that draws have made: see {@link mostFans}.
 */
export function fanCount(rules: Rules): number {
  return Math.ceil(dealtCount(rules) / rules.fanSize) + rules.spaces;
}

/**
 * Whether a merci can want a card to stay on its fan that could go home: as a place for the drawn card or, where that
 * becomes a new fan, because only a card that something covers is drawn.
 */
export function merciWantsTops({ merciTo }: Rules): boolean {
  return merciTo === 'any-fan' || merciTo === 'own-new-fan';
}

/** The most fans that a position can have after so many mercis: those of the first deal, and those that the mercis made. */
export function mostFans(rules: Rules, merciUsed: number): number {
  return fanCount(rules) + (rules.merciTo === 'own-new-fan' ? merciUsed : 0);
}
