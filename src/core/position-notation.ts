import { type Card, cardOf, makeCard, PACK, packOf, RANKS, rankOf, SUITS } from './card.ts';
import { parseCard } from './card-notation.ts';
import type { Position } from './position.ts';
import { checkPosition } from './position-check.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { foundationCount, nextRank, pileSuit, type Rules, runsDown } from './rules.ts';

/*
 * A position on one line: fans separated by ` | `, rightmost card on top, `-` for an emptied fan. Sections with a
 * name may come before the fans, each left out when it says nothing:
 *
 *   Foundations: C-2 D-0 H-K S-A | Cells: 9H - | Deal: 2 | Merci: 1 | 3H KC 7S | 4D | - | …
 *
 * The same on several lines, one fan or section a line, is the board text of fc-solve and PySolFC; both are read.
 */

const SECTION = /^(foundations|cells|freecells|stock|wastes|deal|merci|moved)\s*:(.*)$/i;

/** A part of the text that stands between bars or on a line of its own: a fan, or a section with a name. */
interface TextPart {
  readonly text: string;
  /** Its line, from 1. */
  readonly line: number;
}

/** The position while it is read, not yet checked against the rules. */
interface Draft {
  fans: Card[][];
  foundations: Card[][];
  cells: (Card | null)[];
  stock: Card[];
  wastes: Card[][];
  moved: Card[];
  deal: number;
  merciUsed: number;
}

/**
 * Reads a position and checks it against the rules: every card once, piles that the rules allow.
 *
 * On one line the fans stand between bars, the top card last, a dash for an emptied fan: `3H KC 7S | 4D | -`. What
 * else there is stands before them: `Foundations: C-2 D-0 H-K S-A | Cells: 9H - | Deal: 2 | Merci: 1 | 3H KC 7S | …`.
 * The same on several lines, one fan a line, is the board text of fc-solve and PySolFC, and is read, too.
 */
export function parsePosition(rules: Rules, text: string): Result<Position> {
  const draft: Draft = {
    fans: [],
    foundations: Array.from({ length: foundationCount(rules) }, () => []),
    cells: Array.from({ length: rules.cells }, () => null),
    stock: [],
    wastes: Array.from({ length: rules.wastes }, () => []),
    moved: [],
    deal: 1,
    merciUsed: 0,
  };
  const lines = text.replace(/\r/g, '').split('\n').map(withoutNote);
  const letters = lines.join('\n').length;
  if (letters > MOST_TEXT) return fail(`A position has at most ${MOST_TEXT} letters; found ${letters}.`);
  const sections = new Set<string>();
  for (const part of partsOf(lines)) {
    const fault = readPart(rules, draft, sections, part);
    if (fault !== null) return { ok: false, fault };
  }
  return checkPosition(rules, secondPack(rules, draft));
}

/**
 * Longer texts are refused before they are read, their notes aside; a position of two packs needs about 700 letters.
 */
const MOST_TEXT = 4000;

/** A line as it is read: one that begins with `#` is a note, and says nothing. */
function withoutNote(line: string): string {
  return line.trimStart().startsWith('#') ? '' : line;
}

function partsOf(lines: readonly string[]): TextPart[] {
  const found: TextPart[] = [];
  const isBoardText = lines.filter((line) => line.trim() !== '').length > 1;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    for (const part of line.split('|')) {
      if (isBoardText && part.trim() === '') continue;
      found.push({ text: part.trim().replace(/^:\s*/, ''), line: index + 1 });
    }
  }
  return found;
}

function readPart(
  rules: Rules,
  draft: Draft,
  sections: Set<string>,
  { text, line }: TextPart,
): { message: string; line: number } | null {
  const section = SECTION.exec(text);
  if (section === null) {
    const fan = cardList(text);
    if (!fan.ok) return { message: `Fan ${draft.fans.length + 1}: ${fan.fault.message}`, line };
    draft.fans.push(fan.value);
    return null;
  }
  const name = (section[1] ?? '').toLowerCase().replace('freecells', 'cells');
  if (sections.has(name)) return { message: `The field ${section[1]} stands twice.`, line };
  sections.add(name);
  const body = (section[2] ?? '').trim();
  const put = <T>(result: Result<T>, store: (value: T) => void): { message: string; line: number } | null => {
    if (!result.ok) return { message: `${section[1]}: ${result.fault.message}`, line };
    store(result.value);
    return null;
  };
  switch (name) {
    case 'foundations':
      return put(readFoundations(rules, body), (piles) => {
        draft.foundations = piles;
      });
    case 'cells':
      return put(readPlaces(body), (cells) => {
        draft.cells = [...cells, ...draft.cells.slice(cells.length)];
      });
    case 'stock':
      return put(cardList(body), (cards) => {
        draft.stock = cards;
      });
    case 'moved':
      return put(cardList(body), (cards) => {
        draft.moved = cards;
      });
    case 'wastes':
      return put(readLists(body), (wastes) => {
        draft.wastes = wastes;
      });
    case 'deal':
      return put(readCount(body), (count) => {
        draft.deal = count;
      });
    default:
      return put(readCount(body), (count) => {
        draft.merciUsed = count;
      });
  }
}

/** Reads cards; a dash is a place without a card, null. */
function readPlaces(text: string): Result<(Card | null)[]> {
  const places: (Card | null)[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const card = word === '-' ? ok(null) : parseCard(word);
    if (!card.ok) return card;
    places.push(card.value);
  }
  return ok(places);
}

function cardList(text: string): Result<Card[]> {
  const places = readPlaces(text);
  return places.ok ? ok(places.value.filter((card) => card !== null)) : places;
}

function readLists(text: string): Result<Card[][]> {
  const lists: Card[][] = [];
  for (const part of text.split(',')) {
    const list = cardList(part);
    if (!list.ok) return list;
    lists.push(list.value);
  }
  return ok(lists);
}

function readCount(text: string): Result<number> {
  return /^\d{1,3}$/.test(text) ? ok(Number(text)) : fail(`Expected a number, found ${quote(text)}.`);
}

/** Reads `C-2 D-0 H-K S-A` (suit and highest rank), or card lists separated by commas where suits mix. */
function readFoundations(rules: Rules, text: string): Result<Card[][]> {
  if (rules.foundationSuit !== 'same-suit') {
    return text === '' ? ok(Array.from({ length: foundationCount(rules) }, () => [])) : readLists(text);
  }
  const piles: Card[][] = Array.from({ length: foundationCount(rules) }, () => []);
  const filled = new Set<number>();
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const match = /^([CDHS])-(10|[0A2-9TJQK])$/i.exec(word);
    if (!match)
      return fail(`Expected suit, dash and the highest rank, like H-7 or C-0; found ${quote(word)}.`);
    const suit = SUITS.indexOf((match[1] ?? '').toUpperCase() as 'C');
    const pile = [suit, suit + 4].find((index) => index < piles.length && !filled.has(index));
    if (pile === undefined) return fail(`${quote(word)} names a foundation that was named before.`);
    filled.add(pile);
    const letter = match[2] === '10' ? 'T' : (match[2] ?? '').toUpperCase();
    const top = RANKS.indexOf(letter as 'A');
    const height = top < 0 ? 0 : runsDown(rules, pile) ? 13 - top : top + 1;
    for (let below = 0; below < height; below++) {
      piles[pile]?.push(cardOf(nextRank(rules, pile, below) ?? 0, suit));
    }
  }
  return ok(piles);
}

/** In two packs, takes the second of two equal faces written without an apostrophe as the second pack's card. */
function secondPack(rules: Rules, draft: Draft): Position {
  if (rules.packs === 1) return draft;
  const seen = new Set<Card>();
  const nextOf = (card: Card): Card => {
    const isSecond = seen.has(card) && packOf(card) === 0 && !seen.has(card + PACK);
    const found = isSecond ? card + PACK : card;
    seen.add(found);
    return found;
  };
  // Cards written with an apostrophe are taken first, so that they never lose their number to an unmarked one.
  const lists = [...draft.fans, ...draft.wastes, draft.stock, draft.cells.filter((card) => card !== null)];
  for (const card of lists.flat()) if (packOf(card) === 1) seen.add(card);
  const withPack = (card: Card): Card => (packOf(card) === 1 ? card : nextOf(card));
  return {
    ...draft,
    fans: draft.fans.map((fan) => fan.map(withPack)),
    wastes: draft.wastes.map((waste) => waste.map(withPack)),
    stock: draft.stock.map(withPack),
    cells: draft.cells.map((card) => (card === null ? null : withPack(card))),
    foundations: draft.foundations.map((pile) => pile.map(nextOf)),
  };
}

/** Writes a position on one line; read back by {@link parsePosition}. */
export function makePosition(rules: Rules, position: Position): string {
  return sectionsAndFans(rules, position).join(' | ');
}

/**
 * A text that is the same for positions which differ only in the order of their fans: two positions of a deal with
 * one key play alike.
 */
export function makeKey(rules: Rules, position: Position): string {
  // Emptied fans count by their number alone; sorting puts them first.
  const fans = [...position.fans].sort((a, b) => (a[0] ?? -1) - (b[0] ?? -1));
  return makePosition(rules, { ...position, fans });
}

/**
 * Writes a position as board text, one fan a line, as fc-solve and PySolFC read it; {@link parsePosition} reads it,
 * too.
 */
export function makeBoardText(rules: Rules, position: Position): string {
  return `${sectionsAndFans(rules, position).join('\n')}\n`;
}

function sectionsAndFans(rules: Rules, position: Position): string[] {
  const found: string[] = [];
  if (position.foundations.some((pile) => pile.length > 0)) {
    found.push(`Foundations: ${makeFoundations(rules, position)}`);
  }
  if (position.cells.some((card) => card !== null)) {
    found.push(`Cells: ${position.cells.map((card) => (card === null ? '-' : makeCard(card))).join(' ')}`);
  }
  if (position.stock.length > 0) found.push(`Stock: ${makeCards(position.stock)}`);
  if (position.wastes.some((waste) => waste.length > 0)) {
    found.push(`Wastes: ${position.wastes.map(makeCards).join(', ')}`);
  }
  if (position.deal > 1) found.push(`Deal: ${position.deal}`);
  if (position.merciUsed > 0) found.push(`Merci: ${position.merciUsed}`);
  if (position.moved.length > 0) found.push(`Moved: ${makeCards(position.moved)}`);
  return [...found, ...position.fans.map(makeCards)];
}

function makeCards(cards: readonly Card[]): string {
  return cards.length === 0 ? '-' : cards.map(makeCard).join(' ');
}

function makeFoundations(rules: Rules, position: Position): string {
  if (rules.foundationSuit !== 'same-suit') return position.foundations.map(makeCards).join(', ');
  return position.foundations
    .map((pile, index) => {
      const top = pile.at(-1);
      return `${SUITS[pileSuit(rules, index) ?? 0]}-${top === undefined ? '0' : RANKS[rankOf(top)]}`;
    })
    .join(' ');
}
