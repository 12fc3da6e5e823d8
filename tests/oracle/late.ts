import type { Random } from 'random-js';
import { type Card, cardOf } from '../../src/core/card.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { dealAgain } from '../../src/core/deal/redeal.ts';
import { legalMercis, legalPlays, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { checkPosition } from '../../src/core/position-check.ts';
import { unwrap } from '../../src/core/result.ts';
import {
  beginsLaidOut,
  fanCount,
  foundationCount,
  goesOn,
  nextRank,
  type Rules,
} from '../../src/core/rules.ts';

/** A position late in a game of any rules, with few cards left: random foundations, the rest dealt, some random moves. */
export function latePosition(rules: Rules, random: Random, few: number, many: number): Position {
  const foundations = randomFoundations(rules, random, random.integer(few, many));
  const onPiles = new Set(foundations.flat());
  const { fans, stock, wastes, foundations: begun } = newGame(rules, '').start;
  const left = random.shuffle(
    [...fans, ...wastes, stock, ...begun].flat().filter((card) => !onPiles.has(card)),
  );
  const cells = Array.from({ length: rules.cells }, () => (random.bool(0.3) ? (left.pop() ?? null) : null));
  const piles = Array.from({ length: rules.wastes }, () => left.splice(0, random.integer(0, 2)));
  const fills = rules.emptyFan === 'stock';
  const kept =
    rules.wastes > 0 || fills ? left.splice(0, random.integer(0, fills ? left.length - 1 : 4)) : [];
  const before = { ...newGame(rules, '').start, foundations, deal: random.integer(1, rules.redeals + 1) };
  const dealt = dealAgain(rules, before, left);
  const mostSpaces = fills && kept.length > 0 ? 0 : random.integer(0, 2);
  const spaces = Math.min(mostSpaces, fanCount(rules) - dealt.fans.length);
  const merciUsed = rules.merci > 0 && random.bool(0.3) ? random.integer(0, rules.merci) : 0;
  const late: Position = {
    ...dealt,
    fans: [...dealt.fans, ...Array.from({ length: spaces }, () => [])],
    cells,
    wastes: piles,
    stock: kept,
    deal: before.deal,
    merciUsed,
  };
  return unwrap(checkPosition(rules, playOn(rules, late, random, random.integer(0, 5))));
}

/** Foundations that lack so many cards, taken off some of the piles; often one of them is empty. */
function randomFoundations(rules: Rules, random: Random, left: number): Card[][] {
  const lowest = (pile: number): number => (beginsLaidOut(rules, pile) ? 1 : 0);
  const heights = Array.from({ length: foundationCount(rules) }, () => 13);
  const piles = random.shuffle([...heights.keys()]);
  const open = piles.slice(0, random.integer(1, Math.min(5, piles.length)));
  const [first = 0] = open;
  const emptied = random.bool(0.4) ? Math.min(13 - lowest(first), left) : 0;
  heights[first]! -= emptied;
  for (let taken = emptied; taken < left; taken++) {
    const full = (pile: number): boolean => heights[pile]! > lowest(pile);
    const from = open.some(full) ? open.filter(full) : piles.filter(full);
    heights[random.pick(from)]!--;
  }
  // Where suits mix on a foundation, those of each rank are shared out among the piles that may take them.
  const suits = Array.from({ length: 13 }, () => random.shuffle([0, 1, 2, 3]));
  return heights.map((height, pile) =>
    Array.from({ length: height }, (_, at) => {
      const rank = nextRank(rules, pile, at)!;
      const open = suits[rank]!.filter((suit) => goesOn(rules, pile, at, cardOf(rank, suit)));
      // Of four piles the first two differ in colour, and so do the last two.
      const share = Math.floor(((pile % 4) * open.length) / 4);
      return cardOf(rank, open[share]!, pile < 4 ? 0 : 1);
    }),
  );
}

/** The position after some random moves of the deal; fewer when none is left. */
function playOn(rules: Rules, position: Position, random: Random, moves: number): Position {
  let at = position;
  for (let made = 0; made < moves; made++) {
    const legal = random.bool(0.9) ? legalPlays(rules, at) : legalMercis(rules, at);
    if (legal.length === 0) break;
    at = play(rules, at, random.pick(legal));
  }
  return at;
}
