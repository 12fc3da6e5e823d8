import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Card, KING, makeCard, rankOf } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { parseMove, resolveMove } from '../../src/core/move-notation.ts';
import { legalPlays, type Move, play, playsAlone } from '../../src/core/moves.ts';
import { home, isWon, type Position } from '../../src/core/position.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { lockedCards } from '../../src/explain/locked.ts';
import { lucie, viewDeal } from '../../src/measure/extremes/deal-view.ts';
import { redealTable } from '../../src/measure/extremes/extremes.ts';
import { chooseBuilds, shortestWin } from '../../src/measure/extremes/fewest-builds.ts';
import { forcedLine, narrowPath } from '../../src/measure/extremes/forced-line.ts';
import { betterDeal, compareMarks } from '../../src/measure/extremes/record.ts';
import { RECORD_KINDS } from '../../src/measure/extremes/record-kinds.ts';
import type { Json } from '../../src/measure/measurement.ts';
import { oddsNames, oddsOf } from '../../src/measure/odds.ts';
import { tableOutcomes } from '../../src/measure/plain.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { vectorOf } from '../../src/solver/odds.ts';
import { isFreeBuild } from '../../src/solver/safe.ts';
import { search } from '../../src/solver/search.ts';
import { spawned } from '../cli/lucie.ts';
import { isDeep } from '../sizes.ts';

/*
 * Every deal of the cabinet is proved again in other ways than those by which it was found: by enumerations that know no
 * theorem (plain.ts), by the general search, by the plain rules.
 */

const measured = (name: string): Json =>
  JSON.parse(
    readFileSync(new URL(`../../content/measurements/${name}.json`, import.meta.url), 'utf8'),
  ) as Json;

interface Row {
  readonly id: string;
  readonly about: number;
  readonly open: number;
  readonly seed: string;
  readonly deal: string;
  readonly mark: readonly number[];
  // Each fact is of one kind, and the proof of its record knows which.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads a file, and fails where it is another
  readonly facts: { readonly [fact: string]: any };
}
const { rows } = measured('extremes') as unknown as { rows: readonly Row[] };
const rowOf = (id: string): Row => rows.find((row) => row.id === id)!;
const startOf = (row: Row): Position => newGame(lucie, row.seed).start;
const cards = (words: readonly string[]): Card[] => words.map((word) => unwrap(parseCard(word)));

/** Positions that an enumeration may look at. */
const LIMIT = 3_000_000;

/** The maximal outcomes by enumeration, each as foundation heights. */
function outcomesOf(position: Position, kind: 'maximal' | 'stops' = 'maximal'): number[][] {
  const outcomes = tableOutcomes(lay(lucie, position), kind, LIMIT);
  if (outcomes === null) throw new Error('too many positions to enumerate');
  return [...outcomes].map((text) => text.split('-').map(Number));
}
const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);
const mostOf = (position: Position): number => Math.max(...outcomesOf(position).map(sum));

/** Whether a position can be won by plays alone, by the general search. */
function canWin(rules: Rules, position: Position): boolean {
  const { verdict, line } = search(playsAlone(rules, position), position, 3_000_000);
  expect(verdict).not.toBe('unknown');
  const end = line.reduce((before, move) => play(rules, before, move), position);
  expect(isWon(rules, end)).toBe(verdict === 'solvable');
  return verdict === 'solvable';
}

const after = (start: Position, line: string): Position =>
  line
    .split(' ')
    .filter((word) => word !== '')
    .reduce((position, word) => {
      const move = unwrap(resolveMove(lucie, position, unwrap(parseMove(word))));
      return play(lucie, position, move);
    }, start);

const isHome = (move: Move): boolean => move.kind === 'play' && move.to.at === 'foundation';

/** Cards sent home and builds that are free, by the plain rules, until there are none; a card alone in its fan stays. */
function withFreeMoves(start: Position): Position {
  let position = start;
  for (;;) {
    const free = legalPlays(lucie, position).find(
      (move) => isHome(move) || (movesOff(position, move) && isFreeBuild(lucie, position, move)),
    );
    if (free === undefined) return position;
    position = play(lucie, position, free);
  }
}
const movesOff = (position: Position, move: Move): boolean =>
  'card' in move && position.fans.some((fan) => fan.length > 1 && fan.at(-1) === move.card);

const PROOFS: Record<string, (row: Row) => void> = {
  'narrowest-win'(row) {
    let position = withFreeMoves(startOf(row));
    const { builds, points, wrong } = row.facts;
    expect(builds).toHaveLength(points!);
    let others = 0;
    for (const build of [...cards(builds!), null]) {
      // Between two points there may be builds without another beside them.
      for (;;) {
        const open = legalPlays(lucie, position).filter((move) => movesOff(position, move));
        if (open.length !== 1) break;
        position = withFreeMoves(play(lucie, position, open[0]!));
      }
      const open = legalPlays(lucie, position).filter((move) => movesOff(position, move));
      const winning = open.filter((move) => canWin(lucie, play(lucie, position, move)));
      if (build === null) {
        expect(open.length === 0 || winning.length > 1).toBe(true);
        break;
      }
      expect(winning.map((move) => 'card' in move && move.card)).toEqual([build]);
      others += open.length - 1;
      position = withFreeMoves(play(lucie, position, winning[0]!));
    }
    expect(others).toBe(wrong);
  },
  'one-first-move'(row) {
    let position = startOf(row);
    const words = String(row.facts.line)
      .split(' ')
      .filter((word) => word !== '');
    expect(words).toHaveLength(row.facts.forced!);
    for (const word of words) {
      const winning = legalPlays(lucie, position).filter((move) =>
        canWin(lucie, play(lucie, position, move)),
      );
      expect(winning).toEqual([unwrap(resolveMove(lucie, position, unwrap(parseMove(word))))]);
      position = after(position, word);
    }
    const winning = legalPlays(lucie, position).filter((move) => canWin(lucie, play(lucie, position, move)));
    expect(winning.length).toBeGreaterThan(1);
  },
  'dearest-first-move'(row) {
    expect(canWin(lucie, startOf(row)) ? 52 : mostOf(startOf(row))).toBe(row.facts.home);
    expect(mostOf(after(startOf(row), row.facts.line!))).toBe(row.facts.after);
  },
  'dearest-advice'(row) {
    expect(canWin(lucie, startOf(row)) ? 52 : mostOf(startOf(row))).toBe(row.facts.home);
    expect(mostWithAdvice(startOf(row))).toBe(row.facts.following);
  },
  'broken-promise'(row) {
    expect(sum(lockedCards(lucie, startOf(row)).ceilings)).toBe(row.facts.generous);
    expect(mostOf(startOf(row))).toBe(row.facts.home);
  },
  'fewest-home'(row) {
    expect(mostOf(startOf(row))).toBe(row.facts.home);
    expect(legalPlays(lucie, startOf(row))).toHaveLength(row.facts.builds!);
  },
  'won-as-the-fan'(row) {
    expect(mostOf(startOf(row))).toBe(row.facts.home);
    expect(canWin(presetOf('the-fan')!.rules, startOf(row))).toBe(true);
  },
  'poorest-redeal': proveRedeal,
  'richest-redeal': proveRedeal,
  'dearest-greed'(row) {
    proveRedeal(row);
    const ends = outcomesOf(startOf(row));
    const greedy = ends.filter((heights) => sum(heights) === row.facts.home);
    expect(Math.max(...greedy.map(chanceAfter))).toBeCloseTo(row.facts.greedyChance!, 5);
  },
  'longest-shortest-win': proveShortest,
  'shortest-win': proveShortest,
  'plays-itself'(row) {
    let position = startOf(row);
    for (let move: Move | undefined; ; position = play(lucie, position, move)) {
      move = legalPlays(lucie, position).find(isHome);
      if (move === undefined) break;
    }
    expect(home(position)).toBe(row.facts.unbuilt);
    expect(mostOf(startOf(row))).toBe(row.facts.home);
  },
  'most-ends'(row) {
    const ends = outcomesOf(startOf(row)).map(sum);
    expect([ends.length, Math.max(...ends), Math.min(...ends)]).toEqual([
      row.facts.ends,
      row.facts.home,
      row.facts.fewest,
    ]);
  },
};

/** The chance after the first redeal, from the file of the table. */
const { chances } = oddsOf(oddsNames(lucie).map(measured));
const chanceAfter = (heights: readonly number[]): number => chances[lucie.redeals - 1]![vectorOf(heights)]!;

/** The best of all points at which the deal can be stopped. */
function proveRedeal(row: Row): void {
  const stops = outcomesOf(startOf(row), 'stops');
  expect(Math.max(...stops.map(chanceAfter))).toBeCloseTo(row.facts.chance!, 5);
  expect(stops).toContainEqual(row.facts.foundations);
  expect(Math.max(...stops.map(sum))).toBe(row.facts.home);
}

/** The line wins; that none is shorter is shown by going through all positions with one build, with two, and so on. */
function proveShortest(row: Row): void {
  const { builds, builtCards, moves } = row.facts;
  expect(builtCards).toHaveLength(builds!);
  expect(moves).toBe(52 + builds!);
  expect(home(withBuilds(startOf(row), cards(builtCards!)))).toBe(52);
  expect(fewestByLayers(startOf(row), builds!)).toBe(builds);
}

function homeward(start: Position): Position {
  let position = start;
  for (;;) {
    const move = legalPlays(lucie, position).find(isHome);
    if (move === undefined) return position;
    position = play(lucie, position, move);
  }
}

function withBuilds(start: Position, builds: readonly Card[]): Position {
  return builds.reduce((position, card) => {
    const move = legalPlays(lucie, position).find(
      (one) => 'card' in one && one.card === card && !isHome(one),
    );
    expect([makeCard(card), move]).not.toContain(undefined);
    return homeward(play(lucie, position, move!));
  }, homeward(start));
}

/** The fewest builds of a win, by a walk through the positions build by build; what the generous count gives up is left out. */
function fewestByLayers(start: Position, most: number): number | null {
  const keyOf = ({ fans }: Position): string => fans.map((fan) => fan.join()).join('|');
  let layer = new Map([[keyOf(homeward(start)), homeward(start)]]);
  for (let builds = 0; builds <= most; builds++) {
    const next = new Map<string, Position>();
    for (const position of layer.values()) {
      if (isWon(lucie, position)) return builds;
      for (const move of legalPlays(lucie, position)) {
        if (!movesOff(position, move)) continue;
        const reached = homeward(play(lucie, position, move));
        const key = keyOf(reached);
        if (!next.has(key) && sum(lockedCards(lucie, reached).ceilings) === 52) next.set(key, reached);
      }
    }
    layer = next;
  }
  return null;
}

/** The most cards home when every build that the advice on kings recommends is made as soon as it is open, by the plain rules. */
function mostWithAdvice(start: Position): number {
  const seen = new Set<string>();
  const waiting = [withFreeMoves(start)];
  let most = 0;
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const position = from;
    most = Math.max(most, home(position));
    const open = legalPlays(lucie, position).filter((move) => movesOff(position, move));
    const advised = open.filter((move) => 'card' in move && isUnderKing(position, move.card + 2));
    for (const move of advised.length > 0 ? advised.slice(0, 1) : open) {
      const reached = withFreeMoves(play(lucie, position, move));
      const key = makePosition(lucie, reached);
      if (!seen.has(key)) waiting.push(reached);
      seen.add(key);
    }
  }
  return most;
}

/** Whether a card lies as it was dealt, under a king. */
function isUnderKing({ fans }: Position, card: Card): boolean {
  return (
    rankOf(card - 2) < KING - 1 &&
    fans.some(
      (fan) => fan.includes(card) && fan.slice(fan.indexOf(card) + 1).some((over) => rankOf(over) === KING),
    )
  );
}

/** Records whose second proof takes longer. */
const LONG = [
  'narrowest-win',
  'one-first-move',
  'won-as-the-fan',
  'richest-redeal',
  'dearest-greed',
  'longest-shortest-win',
  'shortest-win',
  'most-ends',
];
const quick = rows.filter(({ id }) => isDeep || !LONG.includes(id));

test.each(quick.map((row) => [row.id, row] as const))(
  'the deal of %s is what is said of it',
  { tags: 'sized' },
  (id, row) => {
    expect(row.open).toBe(0);
    expect(row.deal).toBe(makePosition(lucie, startOf(row)));
    PROOFS[id]!(row);
  },
);

test('every deal of the cabinet has the mark and the facts of the file when it is looked at by itself', () => {
  const files = Object.fromEntries(oddsNames(lucie).map((name) => [name, measured(name)]));
  const redeals = redealTable(files);
  expect(RECORD_KINDS.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  for (const kind of RECORD_KINDS) {
    const { seed, mark, facts } = rowOf(kind.id);
    const view = viewDeal(seed);
    expect([kind.id, kind.isAbout(view)]).toEqual([kind.id, true]);
    const none = mark.map(() => Number.NEGATIVE_INFINITY);
    const found = kind.mark(view, redeals, none) as readonly number[];
    expect([kind.id, compareMarks(found, mark), kind.facts(view, redeals)]).toEqual([kind.id, 0, facts]);
  }
});

/** The example at the head of forced-line.ts and fewest-builds.ts. */
const EXAMPLE = unwrap(parsePosition(lucie, 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS'));

test('the forced line and the narrow path of the example', () => {
  expect(forcedLine(lucie, EXAMPLE)).toMatchObject({ moves: [{ card: cards(['JS'])[0] }], wrong: 1 });
  expect(narrowPath(lay(lucie, EXAMPLE))).toEqual({ builds: cards(['JS']), wrong: 1 });
});

test.runIf(isDeep)(
  'a shortest win is as short as the walk through all positions finds it',
  { tags: 'sized' },
  () => {
    let compared = 0;
    for (let number = 1; compared < 2; number++) {
      const { start, isWon: canBeWon } = viewDeal(`short ${number}`);
      if (!canBeWon) continue;
      const builds = shortestWin(start.fans);
      if (builds.length > 8) continue;
      expect(home(withBuilds(start, builds))).toBe(52);
      expect(chooseBuilds(start.fans).within(builds.length - 1)).toBeNull();
      expect(fewestByLayers(start, builds.length)).toBe(builds.length);
      compared++;
    }
  },
);

test('of two deals the more extreme one stands, and of equal ones the first, for all of them', () => {
  const deal = (number: number, ...mark: number[]) => ({ number, mark, ties: 2 });
  expect(betterDeal(deal(1, 3, 1), deal(2, 3, 2))).toEqual(deal(2, 3, 2));
  expect(betterDeal(deal(7, -1), deal(4, -1))).toEqual({ number: 4, mark: [-1], ties: 4 });
  expect(betterDeal(null, deal(4, 0))).toEqual(deal(4, 0));
});

test.runIf(isDeep)(
  'a small search gives the same bytes again, on one processor and on several',
  { tags: 'sized' },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'extremes-'));
    const run = (name: string, jobs: string): string => {
      const out = join(folder, name);
      const { code } = spawned(['measure', 'extremes', '--samples', '300', '--jobs', jobs, '--out', out]);
      expect(code).toBe(0);
      return readFileSync(out, 'utf8');
    };
    expect(run('one.json', '1')).toBe(run('two.json', '2'));
    rmSync(folder, { recursive: true });
  },
);
