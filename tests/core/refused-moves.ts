import type { Refusal } from '../../src/core/refusal.ts';
import type { Rules } from '../../src/core/rules.ts';

/** A move that the rules refuse, and the words in which they do. */
export interface RefusedMove {
  readonly why: Refusal['why'];
  readonly rules?: Partial<Rules>;
  readonly position: string;
  readonly move: string;
  readonly says: string;
}

/** Clubs and diamonds home up to the ten; the others wholly. */
export const CLUBS = 'Foundations: C-T D-T H-K S-K |';
/** Foundations on which red and black take turns, as text: clubs and spades home to the ten, the others to the jack. */
export const BY_TURNS = [
  'AC 2D 3C 4D 5C 6D 7C 8D 9C TD',
  'AD 2C 3D 4C 5D 6C 7D 8C 9D TC JD',
  'AH 2S 3H 4S 5H 6S 7H 8S 9H TS JH',
  'AS 2H 3S 4H 5S 6H 7S 8H 9S TH',
].join(', ');
const TWO_PACKS = 'Foundations: C-K C-K D-K D-K H-K H-K S-K S-J |';
const BRISTOL: Partial<Rules> = { stock: 28, wastes: 3 };

/** Every kind of refusal of a move, by position and move in notation. */
export const REFUSED: readonly RefusedMove[] = [
  // Only the last, exposed card of a fan moves (every seed text; research on the rules, “common to all”).
  { why: 'buried', position: `${CLUBS} JC QC | KC JD QD KD`, move: 'JC', says: 'the JC lies under the QC' },
  {
    why: 'buried',
    position: `${CLUBS} JC KD | QC | KC JD QD`,
    move: 'JC-QC',
    says: 'the JC lies under the KD',
  },
  {
    why: 'not-in-play',
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'TC',
    says: 'the TC is not in play',
  },
  {
    why: 'not-in-play',
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: "JC'",
    says: "the JC' is not in play",
  },
  {
    why: 'not-in-play',
    rules: BRISTOL,
    position: 'Foundations: C-T D-T H-K S-K | Stock: JC | QC KC | JD QD KD',
    move: 'JC',
    says: 'the JC is not in play',
  },
  // Down in suit, and nothing goes on an ace or a card of its own rank.
  {
    why: 'no-fit',
    position: `${CLUBS} JC QC | KC JD KD QD`,
    move: 'QC-QD',
    says: 'the QC does not go on the QD; the KC takes it',
  },
  {
    why: 'no-fit',
    rules: { build: 'other-colour' },
    position: `${CLUBS} JC QC | KC JD KD QD`,
    move: 'QC-QD',
    says: 'the QC does not go on the QD; a red K takes it',
  },
  {
    why: 'no-fit',
    position: `${CLUBS} JC QC KC | JD KD QD`,
    move: 'KC-QD',
    says: 'the KC does not go on the QD; no card takes it',
  },
  // “never king and ace”: building up or down does not go round the corner (House in the Woods).
  {
    why: 'no-fit',
    rules: { direction: 'up-or-down' },
    position: 'Foundations: C-0 D-K H-K S-K | 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC | AC',
    move: 'AC-KC',
    says: 'the AC does not go on the KC; the 2C takes it',
  },
  {
    why: 'not-next',
    position: `${CLUBS} JC QC | KC JD QD KD`,
    move: 'QC',
    says: 'the foundation waits for the JC, not the QC',
  },
  {
    why: 'not-next',
    rules: { foundationSuit: 'any-suit' },
    position:
      'AC | 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD | AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH | AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
    move: 'KS',
    says: 'no foundation takes the KS now: it goes home on a Q',
  },
  // Scotch Patience: a queen goes home on a jack of the other colour, whatever his suit.
  {
    why: 'not-next',
    rules: { foundationSuit: 'other-colour' },
    position: `Foundations: ${BY_TURNS} | KC JC QC | KS JS QD | KD QS | KH QH`,
    move: 'QD',
    says: 'no foundation takes the QD now: it goes home on a black J',
  },
  {
    why: 'not-next',
    rules: { foundationSuit: 'other-colour' },
    position:
      'AC | 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD | AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH | AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
    move: 'KD',
    says: 'no foundation takes the KD now: it goes home on a black Q',
  },
  {
    why: 'not-next',
    rules: { packs: 2 },
    position: `${TWO_PACKS} QS' | KS`,
    move: 'KS',
    says: 'no foundation takes the KS now',
  },
  {
    why: 'not-next',
    position: `${CLUBS} JC QC | KC JD QD KD`,
    move: 'QC-down',
    says: 'no foundation takes the QC now',
  },
  {
    why: 'not-next',
    rules: { packs: 2, foundations: 'up-and-down' },
    position: 'Foundations: C-K C-A D-K D-A H-K H-A S-T S-A | JS QS | KS',
    move: 'QS-down',
    says: 'no foundation takes the QS now',
  },
  // Clover Leaf: hearts go down, so that after the king they wait for the queen.
  {
    why: 'not-next',
    rules: { foundations: 'black-up' },
    position: 'Foundations: C-K D-A H-K S-K | AH 2H 3H 4H 5H 6H | 7H 8H 9H TH QH JH',
    move: 'JH',
    says: 'the foundation waits for the QH, not the JH',
  },
  {
    why: 'not-next',
    rules: { foundations: 'black-up' },
    position: `Foundations: C-T D-A H-A S-K | JC QC | KC`,
    move: 'QC-down',
    says: 'no foundation takes the QC now',
  },
  {
    why: 'fan-full',
    rules: { cap: 3 },
    position: `${CLUBS} JC JD KC | KD QD QC`,
    move: 'QC-KC',
    says: 'a fan may not be built beyond 3 cards',
  },
  {
    why: 'space-closed',
    position: `${CLUBS} - | JC QC KC | JD QD KD`,
    move: 'KC-space',
    says: 'an empty fan is never filled',
  },
  {
    why: 'kings-only',
    rules: { emptyFan: 'kings' },
    position: `${CLUBS} - | JC KC QC | JD QD KD`,
    move: 'QC-space',
    says: 'only a king fills an empty fan, not the QC',
  },
  {
    why: 'aces-and-kings-only',
    rules: { emptyFan: 'aces-and-kings' },
    position: `${CLUBS} - | JC KC QC | JD QD KD`,
    move: 'QC-space',
    says: 'only an ace or a king fills an empty fan, not the QC',
  },
  // A king that is alone in its fan would only change its place: a null move (research on The Fan).
  {
    why: 'no-change',
    rules: { emptyFan: 'kings' },
    position: `${CLUBS} - | KC | JC QC | JD QD KD`,
    move: 'KC-space',
    says: 'the KC is a single card already',
  },
  {
    why: 'moved-already',
    rules: { singleMove: true, build: 'any-suit' },
    position: `Foundations: C-T D-T H-K S-K | Moved: QC | JC KC QC | JD QD KD`,
    move: 'QC-KD',
    says: 'the QC has been moved once in this deal',
  },
  {
    why: 'cell-taken',
    rules: { cells: 2 },
    position: 'Foundations: C-T D-T H-K S-K | Cells: QC - | JC KC | JD QD KD',
    move: 'QC-cell',
    says: 'there is no empty reserve cell for the QC',
  },
  {
    why: 'no-merci-left',
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC',
    says: 'this game has no draw',
  },
  {
    why: 'no-merci-left',
    rules: { merci: 1, redeals: 0 },
    position: 'Foundations: C-T D-T H-K S-K | Merci: 1 | JC QC KC | JD QD KD',
    move: 'merci:JC',
    says: 'no draw is left',
  },
  {
    why: 'merci-too-early',
    rules: { merci: 1 },
    position: `Foundations: C-T D-T H-K S-K | Deal: 2 | JC QC KC | JD QD KD`,
    move: 'merci:JC',
    says: 'the draw waits for the last deal',
  },
  {
    why: 'not-buried',
    rules: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:KC',
    says: 'you may draw only a buried card, not the KC',
  },
  {
    why: 'not-second',
    rules: { merci: 1, redeals: 0, merciCard: 'second' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC',
    says: 'you may draw only a card directly under a top card, not the JC',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC-KD',
    says: 'a drawn JC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC-home',
    says: 'a drawn JC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'legal-place' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:QC-home',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'legal-place' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:QC-KD',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'any-fan', emptyFan: 'any-card' },
    position: `${CLUBS} - | JC QC KC | JD QD KD`,
    move: 'merci:QC-space',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'any-fan', cap: 3 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:QC-KD',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'any-fan', cells: 1 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:QC-cell',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC',
    says: 'a drawn JC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC-home',
    says: 'a drawn JC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:QC-KC',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan', emptyFan: 'kings' },
    position: `${CLUBS} - | JC KC QC | JD QD KD`,
    move: 'merci:KC-space',
    says: 'a drawn KC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan', cells: 1 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:QC-cell',
    says: 'a drawn QC may not go there',
  },
  {
    why: 'merci-place',
    rules: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:JC-new',
    says: 'a drawn JC may not go there',
  },
  {
    why: 'not-buried',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'merci:KC-new',
    says: 'you may draw only a buried card, not the KC',
  },
  {
    why: 'no-merci-left',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
    position: 'Foundations: C-T D-T H-K S-K | Merci: 1 | JC KC | JD QD KD | QC',
    move: 'merci:QD-new',
    says: 'no draw is left',
  },
  {
    why: 'new-fan',
    rules: { merci: 1, redeals: 0, merciTo: 'own-new-fan', emptyFan: 'any-card' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'KC-new',
    says: 'only a drawn card can make a new fan',
  },
  {
    why: 'new-fan',
    rules: { emptyFan: 'kings' },
    position: `${CLUBS} JC QC KC | JD QD KD`,
    move: 'KC-new',
    says: 'only a drawn card can make a new fan',
  },
  // Intelligence: the stock deals by itself, and nothing else fills a fan.
  {
    why: 'stock-fills',
    rules: { stock: 28, emptyFan: 'stock' },
    position: 'Foundations: C-T D-T H-K S-K | Stock: JC | QC KC | JD QD KD',
    move: 'stock',
    says: 'the stock fills each empty fan by itself',
  },
  {
    why: 'stock-fills',
    rules: { stock: 28, emptyFan: 'stock' },
    position: `${CLUBS} - | JC QC KC | JD QD KD`,
    move: 'KC-space',
    says: 'the stock fills each empty fan by itself',
  },
  { why: 'stock-empty', position: `${CLUBS} JC QC KC | JD QD KD`, move: 'stock', says: 'the stock is empty' },
  {
    why: 'no-redeal-left',
    position: `Foundations: C-T D-T H-K S-K | Deal: 3 | JC QC KC | JD QD KD`,
    move: 'redeal',
    says: 'no redeal is left',
  },
  {
    why: 'no-redeal-left',
    rules: { redeals: 0 },
    position: 'Foundations: C-T D-T H-K S-K | JC QC KC | JD QD KD',
    move: 'redeal',
    says: 'this game has no redeal',
  },
  {
    why: 'nothing-to-redeal',
    position: 'Foundations: C-K D-K H-K S-K | -',
    move: 'redeal',
    says: 'no cards are left to redeal',
  },
  {
    why: 'plays-left',
    rules: { redealWhen: 'only-when-stuck' },
    position: `${CLUBS} KC QC JC | JD QD KD`,
    move: 'redeal',
    says: 'a redeal waits until no play is left',
  },
];
