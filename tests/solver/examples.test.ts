import { expect, test } from 'vitest';
import { type Card, makeCard } from '../../src/core/card.ts';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalPlays, type Move, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { searchFreeAny } from '../../src/solver/card/free-any.ts';
import { searchFree } from '../../src/solver/card/free-card.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { build, fansOf, halfKey, lay, movesOf, sendHome, takeBack } from '../../src/solver/deal-table.ts';
import { makeFreeMoves } from '../../src/solver/free-moves.ts';
import { hint } from '../../src/solver/hint.ts';
import { searchWithMerci } from '../../src/solver/merci-search.ts';
import { createNodeStore } from '../../src/solver/node-store.ts';
import { heightsOf, type Odds, VECTORS, vectorOf } from '../../src/solver/odds.ts';
import { createEventOrder, goesHome, WORDS } from '../../src/solver/order/event-order.ts';
import { createKingOrder } from '../../src/solver/order/king-order.ts';
import { createLastEnds } from '../../src/solver/order/last-ends.ts';
import { createLastKing } from '../../src/solver/order/last-king.ts';
import { createLastOfRank } from '../../src/solver/order/last-of-rank.ts';
import { createOrderProof } from '../../src/solver/order/order-proof.ts';
import { createTakerRoom } from '../../src/solver/order/taker-room.ts';
import { createPileEnds, createTwoCopies } from '../../src/solver/order/two-copies.ts';
import { outlook } from '../../src/solver/outlook.ts';
import {
  type PackedPosition,
  pack,
  packedOf,
  type SearchContext,
  searchContextOf,
} from '../../src/solver/packed.ts';
import { listPlays } from '../../src/solver/packed-moves.ts';
import { reach } from '../../src/solver/reach.ts';
import { relax } from '../../src/solver/relax.ts';
import { review } from '../../src/solver/review.ts';
import { markBuilds } from '../../src/solver/safe.ts';
import { search } from '../../src/solver/search.ts';
import { suitSubgamesOf } from '../../src/solver/suit-subgame.ts';
import { judgeMove } from '../../src/solver/verdict.ts';
import { createWinRelaxation } from '../../src/solver/win-relaxation.ts';
import { findWinnable } from '../../src/solver/winnable.ts';
import { at } from '../core/notation.ts';
import { countPositions } from './deal-perft.ts';

/* The worked examples at the head of the files of src/solver: what they say is so. */

const lucie = rulesOf('la-belle-lucie');
const flowerGarden = rulesOf('super-flower-garden');

function rulesOf(id: string): Rules {
  return presetOf(id)!.rules;
}

function lineText(rules: Rules, start: Position, line: readonly Move[]): string {
  let position = start;
  return line
    .map((move) => {
      const text = makeMove(rules, position, move);
      position = play(rules, position, move);
      return text;
    })
    .join(' ');
}

const names = (cards: readonly Card[]): string => cards.map(makeCard).join(' ');
const fansText = (fans: Position['fans']): string => fans.map(names).join(' | ');

/** The example of deal-search.ts, in the last deal. */
const example = at(lucie, 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS');
/** The example of stops.ts, with one redeal left. */
const stopping = at(lucie, 'Foundations: C-Q D-Q H-K S-J | Deal: 2 | KD QS KS | KC');

test('deal-search: one of two builds wins, after two positions', () => {
  const { best, proved, nodes } = searchDeal(lucie, example);
  expect([lineText(lucie, example, best.line), proved, nodes]).toEqual([
    'JS-QS 9S TS QC JS QS KC QH KS KH',
    true,
    2,
  ]);
  const builds = markBuilds(lucie, example).map((mark) => [makeMove(lucie, example, mark.move), mark.kind]);
  expect(builds).toEqual([
    ['JS-QS', 'costs'],
    ['TS-JS', 'loses'],
  ]);
  expect(countPositions(lucie, example, 4)).toEqual([1, 2, 4, 6, 7]);
});

test('deal-table: the undo stack and the key', () => {
  const table = lay(lucie, example);
  const stack = (): number[] => [...table.undoStack.slice(0, table.moveCount)];
  build(table, 49);
  expect(stack()).toEqual([177]);
  const half = (halfKey(table, 2) >>> 0).toString(2).padStart(32, '0');
  expect([half.slice(16, 20), half.slice(20)]).toEqual(['1000', '000000000100']);
  expect(sendHome(table, 3)).toBe(true);
  expect(stack()).toEqual([177, 47]);
  expect(fansText(fansOf(table))).toBe('QH KC QS JS | KH | KS QC TS');
  takeBack(table, 0);
  expect(fansText(fansOf(table))).toBe(fansText(example.fans));
});

test('free-moves: one free build, and free moves alone win', () => {
  const position = at(lucie, 'Foundations: C-J D-K H-K S-9 | TS QC JS | QS | KS KC');
  const table = lay(lucie, position);
  makeFreeMoves(table);
  const line = movesOf(table.undoStack.slice(0, table.moveCount), position);
  expect(lineText(lucie, position, line)).toBe('JS-QS QC TS KC JS QS KS');
});

test.each([
  ['single', 'QS | KS KC'],
  ['run', 'KC KS QS'],
  ['immovable', 'KS KC QS'],
])('safe: JS on QS is free by the theorem %s', (theorem, fans) => {
  const position = at(lucie, `Foundations: C-J D-K H-K S-9 | TS QC JS | ${fans}`);
  expect(markBuilds(lucie, position)).toMatchObject([{ kind: 'free', theorem }]);
});

test('relax: cards that wait for each other in a ring', () => {
  const ring = '2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH';
  const table = lay(lucie, at(lucie, `Foundations: C-A D-K H-7 S-K | ${ring}`));
  relax(table);
  expect([...table.bound]).toEqual([1, 13, 7, 13]);
  const uncovered = [...table.uncoverable].flatMap((bit, card) => (bit === 1 ? [card] : []));
  expect(names(uncovered)).toBe('3C 5C 9H JH');
});

test('merci-search: one card wins when it is drawn', () => {
  const rules = rulesOf('three-shuffles-and-a-draw');
  const position = at(rules, 'Foundations: C-J D-J H-K S-J | Deal: 3 | KC KD QC | QS QD KS');
  expect(searchDeal({ ...rules, merci: 0 }, position).best.home).toBe(47);
  const { line, nodes } = searchWithMerci(rules, position, 'win');
  expect([lineText(rules, position, line), nodes]).toEqual(['QC merci:QS QS KS QD KD KC', 3]);
});

test('stops and outlook: a king is held back where a fan of three comes out less often', () => {
  expect(reach(lucie, stopping)).toEqual([
    [12, 12, 13, 11],
    [13, 12, 13, 11],
  ]);
  const chances = new Float64Array(VECTORS);
  chances[vectorOf([13, 12, 13, 11])] = 0.5;
  chances[vectorOf([12, 12, 13, 11])] = 0.75;
  const odds: Odds = { chances: [chances], halfWidths: [new Float64Array(VECTORS)] };
  const { chance, line, ending, home, heldBack } = outlook(lucie, stopping, odds, 1000);
  expect([chance?.chance, line, ending, home, names(heldBack)]).toEqual([0.75, [], 'redeal', 48, 'KC']);
  const last = outlook(lucie, { ...stopping, deal: 3 }, odds, 1000);
  expect([last.chance?.chance, last.proved, lineText(lucie, stopping, last.line)]).toEqual([0, true, 'KC']);
});

test('odds: heights in any order have one number', () => {
  expect([vectorOf([4, 9, 6, 10]), heightsOf(905), vectorOf([0, 0, 0, 0])]).toEqual([905, [4, 6, 9, 10], 0]);
});

test('free-card and free-any: moves that uncover a card', () => {
  const king = 3 * 13 + 12;
  expect(searchFree(lucie, example, king, 1)).toMatchObject({ cardsAbove: 2, proved: true });
  expect(lineText(lucie, example, searchFree(lucie, example, king, 2).line)).toBe('TS-JS QC');
  expect(lineText(lucie, example, searchFree(lucie, example, king, null).line)).toBe('JS-QS 9S TS QC');
  expect(lineText(lucie, example, searchFreeAny(lucie, example, king, 2, 1000).line)).toBe('TS-JS QC');
});

test('packed: the bytes of a position, whatever the order of its fans', () => {
  const bytesOf = (fans: string): number[] => {
    const position = at(flowerGarden, `Foundations: C-Q D-K H-K S-J | ${fans}`);
    const context = searchContextOf(flowerGarden, position);
    const bytes = new Uint8Array(context.byteLength);
    pack(context, packedOf(context, position), bytes);
    return [...bytes];
  };
  const bytes = bytesOf('KC QS | KS');
  expect(bytes.slice(0, 10)).toEqual([12, 13, 13, 11, 0, 12, 50, 255, 51, 255]);
  expect(bytes.slice(10).every((byte) => byte === 255)).toBe(true);
  expect(bytesOf('KS | KC QS')).toEqual(bytes);
});

test('packed-moves: plays as numbers, pruned and not', () => {
  const position = at(flowerGarden, 'Foundations: C-J D-K H-K S-J | KC QS | KS QC');
  const playsOf = (every: boolean): number[] => {
    const context = searchContextOf(flowerGarden, position, every);
    const plays: number[] = [];
    listPlays(context, packedOf(context, position), plays);
    return plays;
  };
  expect([playsOf(false), playsOf(true)]).toEqual([[5], [5, 258]]);
});

test('node-store: a position is kept once', () => {
  const store = createNodeStore(4);
  const add = (bytes: readonly number[], parent: number): number => {
    store.bytes.set(bytes);
    return store.add(parent);
  };
  expect([add([1, 2, 3, 4], -1), add([1, 2, 3, 5], 0), add([1, 2, 3, 4], 1)]).toEqual([0, 1, -1]);
  expect([store.found(), store.size(), store.parentOf(1)]).toEqual([0, 2, 0]);
  store.read(1);
  expect([...store.bytes]).toEqual([1, 2, 3, 5]);
});

test('search: a win in Super Flower Garden', () => {
  const position = { ...example, deal: 1 };
  const { verdict, line, nodes } = search({ ...flowerGarden, redeals: 0 }, position, 1000);
  expect([verdict, nodes, lineText(flowerGarden, position, line)]).toEqual([
    'solvable',
    12,
    'JS-QS 9S TS JS QS QC KC QH KH KS',
  ]);
});

test('win-relaxation: a king over a lower card of its suit', () => {
  const position = at(flowerGarden, 'Foundations: C-K D-K H-J S-K | QH KH');
  const context = searchContextOf(flowerGarden, position);
  const { mightWin, farthest } = createWinRelaxation(context);
  expect(mightWin(packedOf(context, position))).toBe(false);
  expect([...farthest(packedOf(context, position))!]).toEqual([13, 13, 11, 13]);
});

test.each([
  [3, false],
  [null, true],
])('win-relaxation: under a limit of %s for fans, a third card takes one: %s', (cap, takes) => {
  const rules: Rules = { ...rulesOf('dicks-shamrocks'), cap };
  const position = at(rules, 'Foundations: C-K D-K H-8 S-K | KH JH | 9H TH QH');
  const context = searchContextOf(rules, position);
  expect(createWinRelaxation(context).mightWin(packedOf(context, position))).toBe(takes);
});

test('win-relaxation: a king in an emptied fan has room for two more', () => {
  const rules: Rules = { ...rulesOf('three-card-fan'), build: 'same-suit' };
  const position = at(rules, 'Foundations: C-J D-K H-9 S-K | - | TH JH QH | QC KH | KC');
  const context = searchContextOf(rules, position);
  expect(createWinRelaxation(context).mightWin(packedOf(context, position))).toBe(true);
  expect(search(rules, position, 1000).verdict).toBe('solvable');
});

test('win-relaxation: a king that leaves its fan before there is a space may fill one later, in whatever order fans stand', () => {
  const rules: Rules = { ...rulesOf('ceiling-fan'), cap: 3 };
  const fans = ['JC QC KD', 'KC JD', 'QD', '9S JS QS', 'KS TD TS'];
  for (const [shift] of fans.entries()) {
    const turned = [...fans.slice(shift), ...fans.slice(0, shift)];
    for (const order of [turned, turned.toReversed()]) {
      const position = at(rules, `Foundations: C-T D-9 H-K S-8 | ${order.join(' | ')}`);
      const context = searchContextOf(rules, position);
      expect(createWinRelaxation(context).mightWin(packedOf(context, position))).toBe(true);
      expect(search(rules, position, 10_000).verdict).toBe('solvable');
    }
  }
});

test('event-order: what is before what is before', () => {
  const [fiveOfClubs, fiveOfDiamonds, nineOfDiamonds] = [4, 17, 21];
  const order = createEventOrder();
  order.clear();
  order.add(fiveOfClubs, nineOfDiamonds);
  order.add(nineOfDiamonds, fiveOfDiamonds);
  expect([order.isBefore(fiveOfClubs, fiveOfDiamonds), order.isContradictory()]).toEqual([true, false]);
  const restore = order.save();
  order.add(fiveOfDiamonds, fiveOfClubs);
  expect(order.isContradictory()).toBe(true);
  restore();
  expect(order.isContradictory()).toBe(false);
});

test('taker-room: a third card of a fan has room once it has moved to the first card of another', () => {
  const { rules } = presetOf('dicks-shamrocks')!;
  const position = at(rules, 'Foundations: C-K D-K H-8 S-K | KH JH | 9H TH QH');
  const context = searchContextOf(rules, position);
  const order = createEventOrder();
  order.clear();
  const room = createTakerRoom(context, order);
  room.begin(packedOf(context, position));
  const [tenOfHearts, jackOfHearts, queenOfHearts] = [35, 36, 37];
  const setOf = (event: number): Int32Array =>
    Int32Array.from({ length: WORDS }, (_, word) => (event >> 5 === word ? 1 << (event & 31) : 0));
  expect(room.findWays(jackOfHearts, setOf(jackOfHearts))).toBe(0);
  expect(room.findWays(jackOfHearts, setOf(goesHome(tenOfHearts)))).toBe(1);
  expect([...room.ways[0]!]).toEqual([...setOf(goesHome(tenOfHearts))]);
  expect([room.openings[0], room.closings[0]]).toEqual([queenOfHearts, goesHome(queenOfHearts)]);
});

test('order-proof: a card that would have to lie on one that is home', () => {
  const rules: Rules = { ...lucie, build: 'other-colour' };
  const position = at(rules, 'Foundations: C-K D-Q H-K S-9 | JS KD | TS QS | KS');
  const context = searchContextOf(rules, position);
  const packed = packedOf(context, position);
  expect(createWinRelaxation(context).mightWin(packed)).toBe(true);
  expect(createOrderProof(context)?.isLost(packed)).toBe(true);
  const open = at(rules, 'Foundations: C-Q D-K H-9 S-Q | JH KC KS | KH TH QH');
  expect(createOrderProof(context)?.isLost(packedOf(context, open))).toBe(false);
  expect(createOrderProof(context)?.isLostInAllCases(packedOf(context, open))).toBe(true);
});

test('last-of-rank: kings that all lie over a queen', () => {
  const { rules } = presetOf('school')!;
  const position = at(rules, 'Foundations: C-J D-J H-J S-J | QC KC KS | QD KH QS | QH KD');
  const context = searchContextOf(rules, position);
  expect(createWinRelaxation(context).mightWin(packedOf(context, position))).toBe(true);
  expect(createLastOfRank(context)(packedOf(context, position))).toBe(false);
  const turned = at(rules, 'Foundations: C-J D-J H-J S-J | QC KC KS | QD KH QS | KD QH');
  expect(createLastOfRank(context)(packedOf(context, turned))).toBe(true);
  expect(search(rules, turned, 1000).verdict).toBe('solvable');
});

test('king-order: two black kings, of which neither may go first', () => {
  const { rules } = presetOf('scotch-patience')!;
  const home =
    'Foundations: AC 2D 3C 4D 5C 6D 7C 8D 9C TD JS, AD 2C 3D 4C 5D 6C 7D 8C 9D TC JD QC KD, AH 2S 3H 4S 5H 6S 7H 8S 9H TS JH QS KH, AS 2H 3S 4H 5S 6H 7S 8H 9S TH';
  const position = at(rules, `${home} | QD KC | JC KS | QH`);
  const context = searchContextOf(rules, position);
  expect(createWinRelaxation(context).mightWin(packedOf(context, position))).toBe(true);
  expect(createKingOrder(context)(packedOf(context, position))).toBe(false);
  const turned = at(rules, `${home} | QD KC | KS JC | QH`);
  expect(createKingOrder(context)(packedOf(context, turned))).toBe(true);
  expect(search(rules, turned, 1000).verdict).toBe('solvable');
});

test.each([
  ['house-in-the-woods', 'C-K C-K D-J D-K H-T H-K S-K S-K'],
  ['house-on-the-hill', 'C-K C-A D-J D-A H-T H-A S-K S-A'],
])('two-copies, last-king, last-ends: a king that stays over a queen, in %s', (id, home) => {
  const { rules } = presetOf(id)!;
  const position = at(rules, `Foundations: ${home} | JH KD | QD KH | QH`);
  const context = searchContextOf(rules, position);
  const packed = packedOf(context, position);
  const mightEnd = createTwoCopies(context);
  const ends = createPileEnds();
  expect(mightEnd(packed, ends)).toBe(true);
  // The foundation of hearts that is not complete; where all go up, the lower of the two.
  const pile = id === 'house-in-the-woods' ? 6 : 2;
  ends.secondFrom.fill(10);
  expect(mightEnd(packed, ends)).toBe(true);
  ends.stays[pile] = context.count + 1;
  expect(mightEnd(packed, ends)).toBe(false);
  const isOpen = (terms: SearchContext, one: PackedPosition): boolean =>
    createLastKing(terms).mightWin(one) && createLastEnds(terms)(one);
  expect(createWinRelaxation(context).mightWin(packed)).toBe(true);
  expect(isOpen(context, packed)).toBe(false);
  const turned = at(rules, `Foundations: ${home} | KD JH | QD KH | QH`);
  const terms = searchContextOf(rules, turned);
  expect(isOpen(terms, packedOf(terms, turned))).toBe(true);
  expect(search(rules, turned, 1000).verdict).toBe('solvable');
});

test('suit-subgame: a deal that is lost in hearts', () => {
  const rules: Rules = { ...lucie, direction: 'up-or-down', redeals: 0 };
  const position = at(rules, 'Foundations: C-J D-K H-8 S-K | 9H QC JH KH | TH KC QH');
  const context = searchContextOf(rules, position);
  const packed = packedOf(context, position);
  expect(createWinRelaxation(context).mightWin(packed)).toBe(true);
  const subgames = suitSubgamesOf(context);
  expect(subgames.map((subgame) => subgame.isLost(packed, 100))).toEqual([false, false, true, false]);
  expect(subgames[2]?.size()).toBe(3);
});

test('hint, verdict and review: the build that wins and the build that loses', () => {
  const { move, reason, worse } = hint(lucie, example, null);
  expect(move && makeMove(lucie, example, move)).toBe('JS-QS');
  expect(reason).toMatchObject({ why: 'uncovers', card: 47 });
  expect(worse && [makeMove(lucie, example, worse.move), worse.home]).toEqual(['TS-JS', 46]);
  const [wins, loses] = legalPlays(lucie, example);
  expect(judgeMove(lucie, { kind: 'win' }, example, wins!).kind).toBe('open');
  const judged = judgeMove(lucie, { kind: 'win' }, example, loses!);
  expect([judged.kind, names(judged.lostCards)]).toEqual(['lost', 'KH 9S TS JS QS KS']);
  const moments = review(
    lucie,
    [
      { position: example, move: null },
      { position: play(lucie, example, loses!), move: loses! },
    ],
    null,
  );
  const seen = [...moments].map(({ chance, chanceLost, turningPoint }) => [
    chance?.chance,
    chanceLost,
    turningPoint,
  ]);
  expect(seen).toEqual([
    [1, 0, false],
    [0, 1, true],
  ]);
});

test('winnable: the first deal that is proved to be winnable', () => {
  expect([...findWinnable(lucie, 'lucie-')].at(-1)).toMatchObject({ tried: 15, found: { seed: 'lucie-15' } });
});
