import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalMoves, legalPlays, type Move, play } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { cardCount, type Rules } from '../../src/core/rules.ts';
import { currentMoment, openSession, update } from '../../src/play/session.ts';
import { findWayBack } from '../../src/play/way-back.ts';
import { isSameSuitDeal } from '../../src/solver/deal-search.ts';
import { type MoveValue, moveValues } from '../../src/solver/move-values.ts';
import { chanceOf, type Odds, VECTORS } from '../../src/solver/odds.ts';
import { positionValue } from '../../src/solver/outlook.ts';
import { answer } from '../../src/solver/protocol.ts';
import { isFreeBuild } from '../../src/solver/safe.ts';
import { recorded } from '../site/recorded.ts';
import { triesOf } from '../sizes.ts';
import { chance, playAtRandom, redealtPosition } from './positions.ts';

const lucie: Rules = presetOf('la-belle-lucie')!.rules;
/** A table that is made up: higher foundations give higher chances, but for a few. */
const level = Float64Array.from({ length: VECTORS }, (_, at) => ((at * 7919) % 613) / 900 + at / VECTORS / 4);
const odds: Odds = { chances: [level, level], halfWidths: [level.map(() => 0.001), level.map(() => 0.001)] };

/** The last value of each move, in the order in which they first came. */
function valuesOf(rules: Rules, position: Position, table: Odds | null, limits?: readonly number[]) {
  const values = new Map<string, MoveValue>();
  for (const { value } of moveValues(rules, position, table, limits))
    values.set(JSON.stringify(value.move), value);
  return [...values.values()];
}

test('the example of the file', () => {
  const text = 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS';
  const position = unwrap(parsePosition(lucie, text));
  const [first, second] = valuesOf(lucie, position, null);
  expect(first).toMatchObject({ home: 52, most: true, proved: true, chance: { chance: 1 } });
  expect(second).toMatchObject({ home: 46, most: true, proved: true, chance: { chance: 0 } });
});

test('each value is what a search of the position after the move says, free builds among them', {
  tags: 'sized',
}, () => {
  const random = chance(31);
  const games = PRESETS.filter(({ rules }) => isSameSuitDeal(rules));
  const seen = { free: 0, redeal: 0, lower: 0 };
  for (const { id, rules } of games) {
    for (let n = 0; n < triesOf('VALUES', 8, 100); n++) {
      const start = newGame(rules, `${id}-${n}`).start;
      const position = playAtRandom(rules, start, random, random.integer(0, 16));
      const table = rules.emptyFan === 'closed' ? odds : null;
      const values = valuesOf(rules, position, table);
      expect(values.map(({ move }) => move)).toEqual(legalMoves(rules, position));
      const most = Math.max(...values.map((value) => value.home));
      for (const { move, ...value } of values) {
        if (move.kind === 'redeal') {
          seen.redeal++;
          const heights = position.foundations.map((pile) => pile.length);
          expect(value.chance).toEqual(table && chanceOf(table, heights, rules.redeals - position.deal));
          expect([value.home, value.most, value.proved]).toEqual([home(position), true, false]);
          continue;
        }
        const after = play(rules, position, move);
        const { line: _, ...own } = positionValue(rules, after, table, 1_000_000);
        expect(value, `${makePosition(rules, position)} ${JSON.stringify(move)}`).toEqual(own);
        if (isFreeBuild(rules, position, move)) seen.free++;
        if (value.home < most) seen.lower++;
      }
    }
  }
  // What is claimed was there to be refuted.
  for (const kind of ['free', 'redeal', 'lower'] as const) expect(seen[kind], kind).toBeGreaterThan(20);
});

test('in every other game a value that is called exact is no more and no less than a longer search finds', {
  tags: 'sized',
}, () => {
  const random = chance(32);
  const others = PRESETS.filter(({ rules }) => !isSameSuitDeal(rules) && rules.packs === 1);
  const tries = triesOf('OPEN_VALUES', 1, 4);
  let [exact, won] = [0, 0];
  for (const { rules } of others) {
    for (let n = 0; n < tries; n++) {
      const position: Position = playAtRandom(rules, newGame(rules, `values-${n}`).start, random, 30);
      for (const { move, ...value } of valuesOf(rules, position, null, [300, 2000])) {
        if (!value.most || move.kind === 'redeal') continue;
        exact++;
        const longer = positionValue(rules, play(rules, position, move), null, 40_000);
        if (longer.most) expect(value.home).toBe(longer.home);
        expect(value.home).toBeGreaterThanOrEqual(longer.home);
        if (value.home === cardCount(rules)) won++;
      }
    }
  }
  expect(exact).toBeGreaterThan(15 * tries);
  expect(won).toBeGreaterThan(0);
});

test('after a move that is known to win by plays alone every foundation is full at its highest', () => {
  const trefoil = presetOf('trefoil')!.rules;
  const text = 'Foundations: C-Q D-Q H-A S-K | Deal: 3 | 6H 3H JH | KD QH 2H | TH KC 9H | 8H 7H 4H | KH 5H';
  const values = valuesOf(trefoil, unwrap(parsePosition(trefoil, text)), null, [1, 1]);
  const won = values.filter(({ chance }) => chance?.chance === 1);
  expect(won.length).toBeGreaterThan(0);
  for (const { highest } of won) expect(highest).toEqual([13, 13, 13, 13]);
});

test('where two foundations cannot both be filled further, each has its own highest', () => {
  const lucie = presetOf('la-belle-lucie')!.rules;
  const text = 'Foundations: C-9 D-7 H-K S-Q | Deal: 3 | TC QD QC | JC 8D JD | 9D KD TD | KC KS';
  const { highest, home } = positionValue(lucie, unwrap(parsePosition(lucie, text)), null, 1000);
  expect([highest, home]).toEqual([[10, 8, 13, 13], 43]);
});

test('what a move is worth is never more than the position, and one move at least is worth as much', () => {
  const random = chance(33);
  for (let n = 0; n < 60; n++) {
    const position: Position = { ...redealtPosition(lucie, random, 12, 34), deal: 2 };
    const values = valuesOf(lucie, position, odds);
    const own = positionValue(lucie, position, odds, 1_000_000);
    const best = Math.max(home(position), ...values.map((value) => value.home));
    expect(best).toBe(own.home);
    // A redeal may be taken at any time, so it is among the moves.
    expect(Math.max(...values.map((value) => value.chance?.chance ?? 0))).toBe(own.chance?.chance);
  }
});

test('a search that was cut short claims nothing but “at least”, and a second look never finds less', () => {
  const rules = presetOf('alternating-colours')!.rules;
  const position = newGame(rules, 'rose').start;
  const first = new Map<string, MoveValue>();
  let [again, moves] = [0, 0];
  const lefts: number[] = [];
  for (const { value, left } of moveValues(rules, position, null, [50, 500])) {
    const key = JSON.stringify(value.move);
    const before = first.get(key);
    lefts.push(left);
    moves++;
    if (before === undefined) first.set(key, value);
    else {
      again++;
      expect(before.most).toBe(false);
      expect(value.home).toBeGreaterThanOrEqual(before.home);
    }
  }
  expect(again).toBeGreaterThan(5);
  expect(first.size).toBe(legalMoves(rules, position).length);
  expect(lefts.at(-1)).toBe(0);
  expect(lefts.slice(0, -1).every((left) => left > 0)).toBe(true);
  expect(moves).toBe(first.size + again);
});

test('the worker answers move by move, the last one so called, and once where no move is left', () => {
  const position = newGame(lucie, 'rose').start;
  const replies = [...answer({ kind: 'values', rules: lucie, position }, null)];
  const moves: Move[] = replies.flatMap((reply) =>
    reply.kind === 'value' && reply.value ? reply.value.move : [],
  );
  expect(moves).toEqual(legalMoves(lucie, position));
  expect(replies.map((reply) => 'last' in reply && reply.last)).toEqual(
    moves.map((_, at) => at === moves.length - 1),
  );
  const stuck = unwrap(parsePosition(lucie, 'Foundations: C-K D-K H-J S-K | Deal: 3 | QH KH'));
  expect([...answer({ kind: 'values', rules: lucie, position: stuck }, null)]).toEqual([
    { kind: 'value', value: null, left: 0, last: true },
  ]);
});

/** What the worker answers the way back. */
function verdictOf(rules: Rules, position: Position) {
  const [reply] = answer({ kind: 'win', rules, position }, null);
  if (reply?.kind !== 'win') throw new Error('a question about a win has another answer');
  return reply.verdict;
}

/** The proved chances of all moves, by searches that are too short to find them. */
function chancesOf(rules: Rules, position: Position): (number | null)[] {
  const last = new Map<string, number | null>();
  for (const { value } of moveValues(rules, position, null, [10, 20]))
    last.set(JSON.stringify(value.move), value.proved ? (value.chance?.chance ?? null) : null);
  return [...last.values()];
}

test('the way back leads to the last position in which, by what all moves are worth, one still wins', {
  tags: 'sized',
}, async () => {
  const random = chance(77);
  const tries = triesOf('WAYS_BACK', 1, 3);
  const seen = { found: 0, lost: 0 };
  for (const id of [
    'no-redeal',
    'the-fan',
    'three-shuffles-and-a-draw',
    'shamrocks',
    'fan-with-reserve',
    'super-flower-garden',
    'bristol',
  ]) {
    const { game, steps } = recorded(id);
    const { rules } = game;
    for (let n = 0; n < tries; n++) {
      let session = openSession(game);
      for (const { move } of steps.slice(0, random.integer(0, steps.length - 1)))
        session = update(session, { type: 'play', move });
      for (let made = random.integer(1, 12); made > 0; made--) {
        const plays = legalPlays(rules, currentMoment(session).position);
        if (plays.length > 0) session = update(session, { type: 'play', move: random.pick(plays) });
      }
      const positionAt = (index: number) => session.moments[index]!.position;
      const found = await findWayBack(session, async (index) => verdictOf(rules, positionAt(index)));
      if (found !== null) {
        seen.found++;
        expect(chancesOf(rules, positionAt(found.index)), `${id} ${n}: ${found.index}`).toContain(1);
      }
      const first = (found?.index ?? -1) + 1;
      for (const index of new Set([first, first + 1, session.index - 1])) {
        if (index < first || index >= session.index) continue;
        const verdict = verdictOf(rules, positionAt(index));
        // Where the search for a win did not end nothing is said of the position, neither by the way back.
        if (verdict === 'unknown') continue;
        seen.lost++;
        expect(verdict, `${id} ${n}: ${index}`).toBe('unsolvable');
        const chances = chancesOf(rules, positionAt(index));
        // With a redeal to come the game may still be won.
        const known = positionAt(index).deal > rules.redeals ? 0 : null;
        expect(new Set(chances), `${id} ${n}: ${index}`).toEqual(new Set([known]));
      }
    }
  }
  expect(seen.found).toBeGreaterThan(2 * tries);
  expect(seen.lost).toBeGreaterThan(4 * tries);
});
