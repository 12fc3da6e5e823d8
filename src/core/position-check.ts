import { type Card, makeCard } from './card.ts';
import type { Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import {
  beginsLaidOut,
  cardCount,
  cardsNextOn,
  fillsFan,
  fits,
  foundationCount,
  goesOn,
  mostFans,
  type Rules,
} from './rules.ts';

/** Every card in the position, wherever it is, in reading order. */
function everyCard(position: Position): Card[] {
  const inCells = position.cells.filter((card) => card !== null);
  return [...position.foundations, inCells, position.stock, ...position.wastes, ...position.fans].flat();
}

/** Checks a position from outside against the rules; the fault says which card or count is wrong. */
export function checkPosition(rules: Rules, position: Position): Result<Position> {
  const count = cardCount(rules);
  const cards = everyCard(position);
  const seen = new Set(cards);
  const again = new Set(cards.filter((card, index) => cards.indexOf(card) !== index));
  const stray = cards.find((card) => card >= count);
  const missing: Card[] = [];
  for (let card = 0; card < count; card++) if (!seen.has(card)) missing.push(card);

  if (again.size > 0 || stray !== undefined || missing.length > 0) {
    const clauses: string[] = [];
    if (again.size > 0) clauses.push(againText(cards, [...again]));
    if (stray !== undefined) clauses.push(`the ${makeCard(stray)} is of a second pack`);
    if (missing.length > 0) clauses.push(missingText(missing));
    return fail(`Expected the ${count} cards once each, found ${cards.length}: ${clauses.join('; ')}.`);
  }
  const { fans, foundations, cells, wastes, stock, deal, merciUsed, moved } = position;
  const [most, piles, deals] = [mostFans(rules, merciUsed), foundationCount(rules), rules.redeals + 1];
  const amounts: readonly (readonly [boolean, string, number | string])[] = [
    [fans.length <= most, `at most ${most} fans`, fans.length],
    [foundations.length === piles, `${piles} foundations`, foundations.length],
    [cells.length === rules.cells, `${rules.cells} reserve cells`, cells.length],
    [wastes.length === rules.wastes, `${rules.wastes} waste piles`, wastes.length],
    [
      stock.length === 0 || rules.wastes > 0 || rules.emptyFan === 'stock',
      'no stock where no waste pile takes it',
      `${stock.length} cards`,
    ],
    [
      stock.length === 0 ||
        rules.emptyFan !== 'stock' ||
        fans.filter((fan) => fan.length === 0).length <= rules.spaces,
      'no emptied fan while the stock fills it',
      `${stock.length} cards in the stock`,
    ],
    [deal >= 1 && deal <= deals, `deal 1 to ${deals}`, `deal ${deal}`],
    [merciUsed >= 0 && merciUsed <= rules.merci, `at most ${rules.merci} mercis taken`, merciUsed],
  ];
  const wrong = amounts.find(([holds]) => !holds);
  if (wrong !== undefined) return fail(`Expected ${wrong[1]}, found ${wrong[2]}.`);
  for (const [pile, onPile] of foundations.entries()) {
    // A redeal deals so many cards as lie in the fans at first, without those that were laid out before.
    if (onPile.length === 0 && beginsLaidOut(rules, pile)) {
      const [first] = cardsNextOn(rules, pile, 0);
      return fail(
        `Foundation ${pile + 1} is empty, where ${first === undefined ? 'a card' : `the ${makeCard(first)}`} is laid out before the deal.`,
      );
    }
    for (const [height, card] of onPile.entries()) {
      if (goesOn(rules, pile, height, card)) continue;
      const [next, ...others] = cardsNextOn(rules, pile, height);
      const wanted = next === undefined || others.length > 0 ? 'another card' : `the ${makeCard(next)}`;
      return fail(`Foundation ${pile + 1} holds the ${makeCard(card)} where ${wanted} belongs.`);
    }
  }
  const odd = moved.find(
    (card, index) => moved.indexOf(card) < index || !canHaveMoved(rules, position, card),
  );
  if (odd !== undefined) {
    return fail(`The moved ${makeCard(odd)} stands twice, or where no move puts it.`);
  }
  return ok(position);
}

/** Whether a card may be among those moved: it is in the game, and a move within the tableau can have left it there. */
function canHaveMoved(rules: Rules, position: Position, card: Card): boolean {
  const fan = position.fans.find((cards) => cards.includes(card));
  // Once a card has been drawn from under another, what moved may lie anywhere.
  if (fan === undefined || position.merciUsed > 0) return card < cardCount(rules);
  const below = fan[fan.indexOf(card) - 1];
  return below === undefined ? fillsFan(rules, card) : fits(rules, card, below);
}

/** Which cards stand more than once, or how often the only one does. */
function againText(cards: readonly Card[], again: readonly Card[]): string {
  if (again.length > 1) return `${firstNames(again)} stand more than once`;
  const times = cards.filter((card) => card === again[0]).length;
  return `the ${firstNames(again)} stands ${times === 2 ? 'twice' : `${times} times`}`;
}

function missingText(missing: readonly Card[]): string {
  return `${firstNames(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`;
}

/** The names of some cards, and how many more there are than fit into a sentence. */
function firstNames(cards: readonly Card[]): string {
  const names = cards.slice(0, 5).map(makeCard).join(', ');
  return cards.length > 5 ? `${names} and ${cards.length - 5} more` : names;
}
