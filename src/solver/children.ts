import { KING, PACK } from '../core/card.ts';
import { type Desk, faceIn, MOVED, NO_CARD, rankIn, type Terms } from './packed.ts';

/** A card that can be played: the packed card, where it lies, and the desk without it. */
interface Source {
  readonly card: number;
  /** The fan it lies on, or −1. */
  readonly fan: number;
  readonly fromCell: boolean;
  readonly without: Desk;
}

/** Gives every position that one play of the deal leads to. A play that can never harm is given alone. */
export function children(terms: Terms, desk: Desk, give: (child: Desk) => void): void {
  const sources = sourcesOf(desk);
  for (const { card, without } of sources) {
    const pile = pileFor(terms, desk, faceIn(card), 0);
    if (pile < 0 || !isHarmless(terms, desk, faceIn(card))) continue;
    give(withHome(without, pile));
    return;
  }
  for (const source of sources) {
    homeward(terms, desk, source, give);
    ontoFans(terms, desk, source, give);
    const cell = desk.cells.indexOf(NO_CARD);
    if (cell >= 0 && !source.fromCell) {
      give({ ...source.without, cells: source.without.cells.with(cell, source.card) });
    }
  }
  if (desk.stock > 0) give(withStockDealt(terms, desk));
}

function sourcesOf(desk: Desk): Source[] {
  const { fans, wastes, cells } = desk;
  const sources: Source[] = [];
  for (const [fan, cards] of fans.entries()) {
    const without = { ...desk, fans: fans.with(fan, cards.slice(0, -1)) };
    sources.push({ card: cards.at(-1)!, fan, fromCell: false, without });
  }
  for (const [waste, cards] of wastes.entries()) {
    const card = cards.at(-1);
    if (card === undefined) continue;
    const without = { ...desk, wastes: wastes.with(waste, cards.slice(0, -1)) };
    sources.push({ card, fan: -1, fromCell: false, without });
  }
  for (const [cell, card] of cells.entries()) {
    if (card === NO_CARD) continue;
    sources.push({ card, fan: -1, fromCell: true, without: { ...desk, cells: cells.with(cell, NO_CARD) } });
  }
  return sources;
}

/** The plays of a card to foundations: one, or two where one runs up and one down. */
function homeward(terms: Terms, desk: Desk, { card, without }: Source, give: (child: Desk) => void): void {
  const first = pileFor(terms, desk, faceIn(card), 0);
  if (first < 0) return;
  give(withHome(without, first));
  if (terms.rules.foundations === 'up') return;
  const second = pileFor(terms, desk, faceIn(card), Math.max(first + 1, 4));
  if (second >= 0) give(withHome(without, second));
}

function ontoFans(terms: Terms, desk: Desk, source: Source, give: (child: Desk) => void): void {
  const { rules } = terms;
  const { card, fan: from, without } = source;
  const marks = rules.singleMove && from >= 0;
  if (marks && card >= MOVED) return;
  const laid = marks ? card + MOVED : card;
  for (const [to, fan] of desk.fans.entries()) {
    if (to === from || terms.fits[faceIn(card) * PACK + faceIn(fan.at(-1)!)] === 0) continue;
    if (rules.cap !== null && fan.length >= rules.cap) continue;
    give({ ...without, fans: without.fans.with(to, [...fan, laid]) });
  }
  const fills = rules.emptyFan === 'any-card' || (rules.emptyFan === 'kings' && rankIn(card) === KING);
  const alone = from >= 0 && desk.fans[from]!.length === 1;
  if (fills && !alone && desk.fans.length < terms.fans) give({ ...without, fans: [...without.fans, [laid]] });
}

/** The first pile from `from` on that takes a face next, or −1. */
function pileFor(terms: Terms, desk: Desk, face: number, from: number): number {
  const suit = Math.floor(face / 13);
  for (let pile = from; pile < terms.piles; pile++) {
    if (terms.suits[pile] !== 4 && terms.suits[pile] !== suit) continue;
    if (terms.ranks[pile * 14 + desk.heights[pile]!] === rankIn(face)) return pile;
  }
  return -1;
}

/**
 * Whether playing a card home can never harm: in one pack with foundations that go up in suit, when every card that
 * could still be built on it is home already. Then it is of no more use in the tableau, and only in the way.
 */
function isHarmless(terms: Terms, desk: Desk, face: number): boolean {
  const { foundations, foundationSuit, packs } = terms.rules;
  if (foundations !== 'up' || foundationSuit !== 'same-suit' || packs !== 1) return false;
  return terms.lower[face]!.every((card) => desk.heights[Math.floor(card / 13)]! > rankIn(card));
}

function withHome(desk: Desk, pile: number): Desk {
  return { ...desk, heights: desk.heights.with(pile, desk.heights[pile]! + 1) };
}

function withStockDealt(terms: Terms, desk: Desk): Desk {
  let { stock } = desk;
  const wastes = desk.wastes.map((waste) => (stock > 0 ? [...waste, terms.stock[--stock]!] : waste));
  return { ...desk, stock, wastes };
}
