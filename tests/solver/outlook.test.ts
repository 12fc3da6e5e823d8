import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { home, isWon, type Position } from '../../src/core/position.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { oddsName, oddsOf } from '../../src/measure/odds.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { hint } from '../../src/solver/hint.ts';
import { searchWithMerci } from '../../src/solver/merci-search.ts';
import { heightsOf, type Merci, type Odds, VECTORS, vectorOf } from '../../src/solver/odds.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { type PlayedMoment, review } from '../../src/solver/review.ts';
import { solve } from '../../src/solver/solve.ts';
import { canBeWon, outcomeOf, reachable } from '../core/enumerate.ts';
import { everyOrder } from '../orders.ts';
import { chance, redealtPosition } from './positions.ts';

const LIMIT = 1_000_000;
const lucie: Rules = presetOf('la-belle-lucie')!.rules;
const draw: Rules = presetOf('three-shuffles-and-a-draw')!.rules;

/** The table of a last deal as it was measured; null while it has not been. */
function lastDeals(merci: Merci): Odds | null {
  const name = oddsName({ merci, when: 'any-time' }, 0);
  const file = new URL(`../../content/measurements/${name}.json`, import.meta.url);
  return existsSync(file) ? oddsOf([JSON.parse(readFileSync(file, 'utf8'))]) : null;
}
const odds = lastDeals('none')!;

describe.each(['none', 'own-fan', 'legal-place'] as const)('with the merci %s', (merci) => {
  const table = lastDeals(merci);
  const rules: Rules = merci === 'none' ? { ...lucie, redeals: 0 } : { ...draw, redeals: 0, merciTo: merci };

  test('last deals of up to five cards are won as plain enumeration says, and as often as the table has it', () => {
    for (let vector = 0; vector < VECTORS; vector++) {
      const heights = heightsOf(vector);
      const left = heights.flatMap((height, suit) =>
        Array.from({ length: 13 - height }, (_, at) => suit * 13 + height + at),
      );
      if (left.length === 0 || left.length > 5) continue;
      const deals = [...everyOrder(left)].map((cards) => dealt(heights, cards));
      const won = deals.filter((position) => canBeWon(rules, position));
      for (const position of deals) {
        const found =
          merci === 'none'
            ? searchDeal(rules, position).best.home === 52
            : searchWithMerci(rules, position, 'win').home === 52;
        expect(found, makePosition(rules, position)).toBe(won.includes(position));
      }
      if (table === null) continue;
      const apart = Math.abs(table.chances[0]![vector]! - won.length / deals.length);
      // One and a half half-widths: three standard errors, for eighteen entries.
      expect(apart, heights.join()).toBeLessThanOrEqual(1.5 * table.halfWidths[0]![vector]!);
    }
  });

  test('in the last deal the chance is a proof either way', () => {
    const random = chance(12);
    for (let n = 0; n < 150; n++) {
      const position = redealtPosition(rules, random, 8, 14);
      const seen = outlook(rules, { ...position, deal: 1 }, null, LIMIT);
      expect(seen.proved).toBe(true);
      expect(seen.chance?.chance).toBe(canBeWon(rules, { ...position, deal: 1 }) ? 1 : 0);
      const end = seen.line.reduce((at, move) => play(rules, at, move), { ...position, deal: 1 });
      expect(home(end)).toBe(seen.home);
      expect(isWon(rules, end)).toBe(seen.ending === 'won');
    }
  });
});

/** One redeal to come, for which the table of last deals is all that is needed. */
const oneRedeal: Rules = { ...lucie, redeals: 1 };

test('before a redeal the chance of a position is that of the best stop that the plain rules reach, and the line leads to it', () => {
  const random = chance(13);
  let heldBackCount = 0;
  for (let n = 0; n < 200; n++) {
    const position: Position = { ...redealtPosition(oneRedeal, random, 8, 18), deal: 1 };
    const seen = outlook(oneRedeal, position, odds, LIMIT);
    const stops = [...reachable(oneRedeal, position).values()].map((at) =>
      isWon(oneRedeal, at) ? 1 : odds.chances[0]![vectorOf(outcomeOf(at).split('-').map(Number))]!,
    );
    expect(seen.chance?.chance, makePosition(oneRedeal, position)).toBe(Math.max(...stops));
    const end = seen.line.reduce((at, move) => play(oneRedeal, at, move), position);
    expect(home(end)).toBe(seen.home);
    if (seen.heldBack.length > 0) {
      heldBackCount++;
      const homeward = legalPlays(oneRedeal, end).flatMap((move) =>
        move.kind === 'play' && move.to.at === 'foundation' ? [move.card] : [],
      );
      expect(homeward).toContain(seen.heldBack[0]);
    }
  }
  expect(heldBackCount).toBeGreaterThan(20);
});

test('where a redeal waits until the player is stuck, the line goes on until he is', () => {
  const rules: Rules = { ...oneRedeal, redealWhen: 'only-when-stuck' };
  const random = chance(14);
  for (let n = 0; n < 100; n++) {
    const position: Position = { ...redealtPosition(rules, random, 10, 24), deal: 1 };
    const { line, ending, heldBack } = outlook(rules, position, odds, LIMIT);
    const end = line.reduce((at, move) => play(rules, at, move), position);
    if (ending === 'redeal') expect(legalPlays(rules, end)).toEqual([]);
    expect(heldBack).toEqual([]);
  }
});

test('following the hints gives nothing away, and the review finds the move that did', () => {
  const random = chance(15);
  let turns = 0;
  for (let n = 0; n < 40; n++) {
    let position: Position = { ...redealtPosition(oneRedeal, random, 16, 30), deal: 1 };
    const best: PlayedMoment[] = [{ position, move: null }];
    for (let move = hint(oneRedeal, position, odds).move; move !== null && move.kind === 'play'; ) {
      position = play(oneRedeal, position, move);
      best.push({ position, move });
      move = hint(oneRedeal, position, odds).move;
    }
    const reviewed = [...review(oneRedeal, best, odds)];
    for (const [at, moment] of reviewed.entries()) {
      expect([moment.chanceLost, moment.turningPoint]).toEqual([0, false]);
      expect(moment.chance).toEqual(outlook(oneRedeal, best[at]!.position, odds, LIMIT).chance);
      expect(moment.chance).toEqual(reviewed[0]!.chance);
    }
    // Any other way never gains, and what it loses is the difference of the two chances.
    const [{ position: start }] = best as [PlayedMoment];
    for (const move of legalPlays(oneRedeal, start)) {
      const [before, after] = review(
        oneRedeal,
        [best[0]!, { position: play(oneRedeal, start, move), move }],
        odds,
      );
      expect(after!.chance!.chance).toBeLessThanOrEqual(before!.chance!.chance);
      expect(after!.chanceLost).toBeCloseTo(before!.chance!.chance - after!.chance!.chance, 12);
      if (after!.turningPoint) turns++;
    }
  }
  expect(turns).toBeGreaterThan(5);
});

test('a redeal is advised when nothing in the deal gives a higher chance, and taking it too early is a turning point', () => {
  const random = chance(16);
  const seen = { redeal: 0, early: 0 };
  for (let n = 0; n < 80; n++) {
    const position: Position = { ...redealtPosition(oneRedeal, random, 10, 30), deal: 1 };
    const { move, reason, ending, line, chance: best } = hint(oneRedeal, position, odds);
    if (ending !== 'redeal') continue;
    expect(line.length === 0).toBe(move?.kind === 'redeal');
    if (move?.kind === 'redeal') {
      seen.redeal++;
      expect(reason).toEqual({ why: 'redeal' });
    }
    const redealt = { position: { ...position, deal: 2 }, move: { kind: 'redeal' } } as const;
    const [, after] = review(oneRedeal, [{ position, move: null }, redealt], odds);
    const now = odds.chances[0]![vectorOf(position.foundations.map((pile) => pile.length))]!;
    expect(after!.chanceLost).toBeCloseTo(best!.chance - now, 12);
    if (after!.turningPoint) seen.early++;
  }
  expect(Math.min(seen.redeal, seen.early)).toBeGreaterThan(5);
});

test('without a table the deal is played for the most cards, and no chance is claimed', () => {
  const random = chance(17);
  for (let n = 0; n < 50; n++) {
    const position: Position = { ...redealtPosition(oneRedeal, random, 20, 30), deal: 1 };
    const { chance: none, proved, most, home: cards, ending } = outlook(oneRedeal, position, null, LIMIT);
    if (ending === 'won') continue;
    expect([none, proved, most]).toEqual([null, false, true]);
    expect(cards).toBe(searchDeal(oneRedeal, position).best.home);
  }
});

test.each(['super-flower-garden', 'alternating-colours', 'school'])(
  'without a table a redeal of %s is taken as far on as it has one card over',
  (id) => {
    const { rules } = presetOf(id)!;
    const random = chance(23);
    let stopped = 0;
    for (let n = 0; n < 60; n++) {
      const position: Position = { ...redealtPosition(rules, random, 12, 16), deal: 1 };
      const found = outlook(rules, position, null, LIMIT);
      if (found.ending === 'won') continue;
      const most = [...reachable(rules, position).values()].reduce(
        (best, one) => Math.max(best, home(one)),
        0,
      );
      const end = found.line.reduce((at, move) => play(rules, at, move), position);
      const before = found.line.slice(0, -1).reduce((at, move) => play(rules, at, move), position);
      if (found.line.length > 0) expect(home(before)).toBe(home(end) - 1);
      const counts = Array.from({ length: most - home(position) + 1 }, (_, back) => most - back);
      const wanted = counts.find((cards) => (52 - cards) % 3 === 1) ?? most;
      expect([found.home, home(end), found.oneOver, found.most]).toEqual([
        wanted,
        wanted,
        wanted < most,
        wanted === most,
      ]);
      if (wanted < most) stopped++;
      const homeward = legalPlays(rules, end).some(
        (move) => move.kind === 'play' && move.to.at === 'foundation',
      );
      if (found.oneOver) expect(found.heldBack.length > 0).toBe(homeward);
      const last = outlook(rules, { ...position, deal: rules.redeals + 1 }, null, LIMIT);
      expect([last.home, last.oneOver]).toEqual([most, false]);
    }
    expect(stopped).toBeGreaterThan(5);
  },
);

test('where nothing helps and a card can go to and fro for ever, no redeal is advised that has to wait until none can move', () => {
  const rules: Rules = { ...presetOf('super-flower-garden')!.rules, redealWhen: 'only-when-stuck' };
  // The ten of spades has a jack to go to, whatever is done; under the kings lies all that could come home.
  const text = 'Foundations: C-K D-9 H-9 S-8 | 9S KS | TD KD | TH KH | JD | JH | TS | QD QH | QS JS';
  const position = unwrap(parsePosition(rules, text));
  const { move, home: cards, ending, most } = hint(rules, position, null);
  expect([move, cards, ending, most]).toEqual([null, home(position), 'over', true]);
});

test('of all plays that are worse than the best the hint shows one that leaves least', () => {
  const random = chance(41);
  const last: Rules = { ...lucie, redeals: 0 };
  let several = 0;
  for (let n = 0; n < 200; n++) {
    const position: Position = { ...redealtPosition(last, random, 30, 48), deal: 1 };
    const { worse, home: best } = hint(last, position, null);
    const after = legalPlays(last, position).map(
      (move) => outlook(last, play(last, position, move), null, LIMIT).home,
    );
    const least = Math.min(best, ...after);
    expect(worse?.home ?? best).toBe(least);
    if (new Set(after.filter((cards) => cards < best)).size > 1) several++;
  }
  expect(several).toBeGreaterThan(5);
});

/** Games in which the merci may be taken while redeals are left, of both kinds of search. */
const ANY_DEAL: readonly Rules[] = ['la-belle-lucie', 'super-flower-garden', 'fan-with-reserve'].map(
  (id) => ({
    ...presetOf(id)!.rules,
    merci: 1,
    merciWhen: 'any-deal',
    cells: 0,
  }),
);

test.each(ANY_DEAL)(
  'a merci that wins is advised while redeals are left, and nothing is called proved before',
  (rules) => {
    const position = unwrap(parsePosition(rules, 'Foundations: C-J D-K H-K S-K | QC KC'));
    const { move, ending, chance: sure, proved, line } = hint(rules, position, null);
    expect([move?.kind, ending, sure?.chance, proved]).toEqual(['merci', 'won', 1, true]);
    expect(
      isWon(
        rules,
        line.reduce((at, next) => play(rules, at, next), position),
      ),
    ).toBe(true);
  },
);

test('a merci that would bring more cards home, and does not win, waits for a later deal', () => {
  const [rules] = ANY_DEAL as [Rules];
  // The draw of the QH brings two hearts home, that of the JS three spades.
  const position = unwrap(parsePosition(rules, 'Foundations: C-K D-K H-J S-T | QH KH | JS KS QS'));
  const seen = hint(rules, position, null);
  expect([seen.move?.kind, seen.most, seen.keepsMerci, seen.proved]).toEqual(['redeal', false, true, false]);
  expect(outlook(rules, { ...position, deal: 3 }, null, LIMIT)).toMatchObject({
    ending: 'over',
    home: 50,
    most: true,
  });
});

test.each([
  ['in the last deal', { ...lucie, redeals: 0 }],
  ['before a redeal', oneRedeal],
  ['in a game of the general search', { ...presetOf('shamrocks')!.rules }],
])('a search that was cut short proves nothing and claims no chance: %s', (_, rules) => {
  let cut = 0;
  for (let n = 0; n < 20; n++) {
    const { start } = newGame(rules, `cut ${n}`);
    if (solve(rules, start, 1, 'most').proved) continue;
    cut++;
    const { proved, chance: claimed, most } = outlook(rules, start, odds, 1);
    expect([proved, claimed, most]).toEqual([false, null, false]);
  }
  expect(cut).toBeGreaterThan(5);
});

test('where the stock fills emptied fans, a build can bring the last card home, and the line goes on to it', () => {
  const { rules } = presetOf('intelligence')!;
  const text =
    'Foundations: C-K D-K H-K S-0 C-K D-K H-K S-K | Stock: 3S 7S 8S AS QS KS | 5S 4S TS | 2S JS 6S | 9S';
  const position = unwrap(parsePosition(rules, text));
  const { line, home: said, most } = outlook(rules, position, null, LIMIT);
  const { end, before } = line.reduce<{ readonly end: Position; readonly before: Position }>(
    ({ end }, move) => ({ end: play(rules, end, move), before: end }),
    { end: position, before: position },
  );
  expect([home(end), most]).toEqual([said, true]);
  // The line ends with a build: the ace that it brings home is dealt from the stock.
  expect(home(end)).toBeGreaterThan(home(before));
  expect(line.at(-1)).toMatchObject({ kind: 'play', to: { at: 'fan' } });
});

function dealt(heights: readonly number[], cards: readonly number[]): Position {
  return {
    fans: [cards.slice(0, 3), cards.slice(3)].filter((fan) => fan.length > 0),
    foundations: heights.map((height, suit) => Array.from({ length: height }, (_, rank) => suit * 13 + rank)),
    cells: [],
    stock: [],
    wastes: [],
    deal: 1,
    merciUsed: 0,
    moved: [],
  };
}
