import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCard } from '../../src/core/card-notation.ts';
import { type Goal, progress } from '../../src/core/goal.ts';
import { parseGoal } from '../../src/core/goal-notation.ts';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { LESSON_PARTS } from '../../src/site/content/front-matter.ts';
import { countWords } from '../../src/site/content/reading-time.ts';
import { readStudy } from '../../src/site/content/study-file.ts';
import { presetRules, readAuthoredDeal } from '../../src/site/text/authored-deal.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { everyOrder } from '../orders.ts';
import { lessonFiles } from './lesson-files.ts';

const GAME_WON = join(import.meta.dirname, '../../content/en/studies/a-whole-game-won.lucie');

/** The fewest moves by which a goal is reached by the plain rules, or null when the search finds none. */
function fewestMoves(rules: Rules, start: Position, goal: Goal): number | null {
  const seen = new Set<string>();
  let front = [start];
  for (let moves = 0; front.length > 0 && seen.size < 20_000; moves++) {
    const next: Position[] = [];
    for (const position of front) {
      const { done, of } = progress(rules, goal, position);
      if (done === of) return moves;
      for (const move of legalPlays(rules, position)) {
        const after = play(rules, position, move);
        const key = makePosition(rules, after);
        if (!seen.has(key)) next.push(after);
        seen.add(key);
      }
    }
    front = next;
  }
  return null;
}

/** The names of lesson files with their parts, as they have to be: numbered from 1 without a gap, part by part. */
function inOrder(lessons: readonly { readonly name: string; readonly part: string }[]): string[] {
  const partOf = (part: string): number => (LESSON_PARTS as readonly string[]).indexOf(part);
  return lessons
    .toSorted((a, b) => partOf(a.part) - partOf(b.part))
    .map(({ name, part }, at) => `${String(at + 1).padStart(2, '0')}-${name.slice(3)}: ${part}`);
}

const asListed = (lessons: readonly { readonly name: string; readonly part: string }[]): string[] =>
  lessons.map(({ name, part }) => `${name}: ${part}`);

test('lessons are numbered from 1 without a gap, part by part', () => {
  const lessons = lessonFiles.map(({ name, head }) => ({ name, part: head.part }));
  expect(
    asListed(lessons),
    `Expected lessons numbered from 01 without a gap, first those of the part ${LESSON_PARTS.join(', then ')}: rename the files, or change a part.`,
  ).toEqual(inOrder(lessons));
});

test('a lesson out of its order is found by its name', () => {
  const part = (name: string, of: string) => ({ name, part: of });
  const gap = [part('01-a', 'rules'), part('03-b', 'rules')];
  expect(inOrder(gap)).toEqual(['01-a: rules', '02-b: rules']);
  const mixed = [part('01-a', 'rules'), part('02-b', 'thinking'), part('03-c', 'rules')];
  expect(inOrder(mixed)).toEqual(['01-a: rules', '02-c: rules', '03-b: thinking']);
});

/** What is about a whole deal or a whole game takes its time. */
const WHOLE = ['read-a-whole-first-deal', 'a-whole-game-won', 'a-whole-game'];
const shortTasks = lessonFiles.filter(({ slug }) => !WHOLE.includes(slug));

describe.each(lessonFiles)('$number $slug', ({ slug, body }) => {
  const most = slug === 'read-a-whole-first-deal' ? 880 : 300;
  test(`is read in one sitting: one task, its board right below it, fewer than ${most} words`, () => {
    expect(countWords(body)).toBeLessThan(most);
    expect(body.match(/<Task>|<\/Task>\s*<Board \/>|<Board/g)).toEqual([
      '<Task>',
      expect.stringMatching(/^<\/Task>/),
    ]);
  });
});

/** The most moves of a task that is not about a whole deal. */
const MOST_MOVES = 7;

/** What is wrong with the length of a task, and the mend; null when nothing is. `fewest` is null where none was found. */
function lengthFault(name: string, line: readonly string[], fewest: number | null): string | null {
  const file = `content/en/lessons/${name}.mdx`;
  if (line.length > MOST_MOVES)
    return `${file}: Expected a solution of at most ${MOST_MOVES} moves, found ${line.length}: choose a deal or a goal that is nearer.`;
  if (fewest === line.length) return null;
  return `${file}: Expected a solution that no other way is shorter than, found ${line.length} moves where ${fewest ?? 'none'} reach the goal: write the shortest, or change the deal so that there is none.`;
}

test.each(shortTasks)(
  '$number $slug has a task of at most seven moves, and not fewer by another way',
  ({ name, head }) => {
    const line = head.solution.split(' ');
    const start = unwrap(readAuthoredDeal(head.preset, head.deal));
    // What a redeal or a draw brings is not counted out.
    const fewest = /redeal|merci/.test(head.solution)
      ? line.length
      : fewestMoves(presetRules(head.preset), start, unwrap(parseGoal(head.goal)));
    expect(lengthFault(name, line, fewest)).toBeNull();
  },
);

test('a task that is too long, or could be shorter, is told with its file', () => {
  expect(lengthFault('01-a', ['AC', '2C'], 2)).toBeNull();
  expect(lengthFault('01-a', ['9C-TC', 'AC', '2C'], 2)).toBe(
    'content/en/lessons/01-a.mdx: Expected a solution that no other way is shorter than, found 3 moves where 2 reach the goal: write the shortest, or change the deal so that there is none.',
  );
  expect(lengthFault('01-a', Array(8).fill('AC'), 8)).toBe(
    'content/en/lessons/01-a.mdx: Expected a solution of at most 7 moves, found 8: choose a deal or a goal that is nearer.',
  );
});

describe('what a lesson says of its deal is so', () => {
  const startOf = (slug: string): [Rules, Position] => {
    const { head } = lessonFiles.find((lesson) => lesson.slug === slug)!;
    return [presetRules(head.preset), unwrap(readAuthoredDeal(head.preset, head.deal))];
  };
  /** The most cards that each suit can bring home in a deal: clubs, diamonds, hearts, spades. */
  const most = ([rules, start]: [Rules, Position]): number[] => {
    const { outcomes, proved } = searchDeal(rules, start);
    expect(proved).toBe(true);
    return [0, 1, 2, 3].map((suit) => Math.max(...outcomes.map(({ foundations }) => foundations[suit] ?? 0)));
  };

  test('under a king: no heart and no diamond comes home', () => {
    expect(most(startOf('under-a-king')).slice(1, 3)).toEqual([0, 0]);
  });

  test('a card that waits for itself: no spade comes home', () => {
    expect(most(startOf('a-card-that-waits-for-itself'))[3]).toBe(0);
  });

  test('read a whole first deal: each suit stops where the lesson says, and all can come so far at once', () => {
    const [rules, start] = startOf('read-a-whole-first-deal');
    expect(most([rules, start])).toEqual([3, 9, 6, 12]);
    expect(searchDeal(rules, start).best.home).toBe(30);
  });

  test('a whole game, won: its board is the second deal of the study, and its solution the rest of the study', () => {
    const { head } = lessonFiles.find((lesson) => lesson.slug === 'a-whole-game-won')!;
    const { game, main } = unwrap(readStudy(readFileSync(GAME_WON, 'utf8')));
    const at = main.nodes.findIndex(({ move }) => move.move.kind === 'redeal');
    const second = main.nodes[at]!.move.after;
    expect(head.seed).toBe(game.seed);
    expect(unwrap(readAuthoredDeal(head.preset, head.deal))).toEqual(second);
    expect(head.solution.split(' ')).toEqual(main.nodes.slice(at + 1).map(({ move }) => move.text));
    // Before each redeal one card alone can still go home, and it is the same both times.
    const before = main.nodes.filter((_, index) => main.nodes[index + 1]?.move.move.kind === 'redeal');
    expect(before).toHaveLength(2);
    for (const { move } of before) {
      const open = legalPlays(game.rules, move.after).filter(
        (one) => home(play(game.rules, move.after, one)) > home(move.after),
      );
      expect(open.map((one) => makeMove(game.rules, move.after, one))).toEqual(['KD']);
      expect((52 - home(move.after)) % 3).toBe(1);
    }
  });

  test('a whole game, won: no more than five moves pass without a word', () => {
    const { main } = unwrap(readStudy(readFileSync(GAME_WON, 'utf8')));
    const spoken = main.nodes.flatMap(({ comment }, index) => (comment === '' ? [] : [index + 1]));
    expect(
      Math.max(...[...spoken, main.nodes.length].map((move, index) => move - (spoken[index - 1] ?? 0))),
    ).toBeLessThanOrEqual(5);
  });

  test('a whole game: no more than three cards come home in the first deal', () => {
    const { best, proved } = searchDeal(...startOf('a-whole-game'));
    expect([best.home, proved]).toEqual([3, true]);
  });

  test('the redeal: nothing moves, and 26 cards are left', () => {
    const [rules, start] = startOf('the-redeal');
    expect(legalPlays(rules, start)).toEqual([]);
    expect(52 - home(start)).toBe(26);
  });

  test('who waits for whom: there are two builds, and after the wrong one no card comes home', () => {
    const [rules, start] = startOf('who-waits-for-whom');
    const plays = legalPlays(rules, start);
    const homes = plays.map((move) => searchDeal(rules, play(rules, start, move)).best.home);
    expect(homes.toSorted()).toEqual([home(start), 52]);
  });

  test('before a redeal: 13 of 24 orders win with the king, 1 of 6 without', () => {
    const [rules, start] = startOf('before-a-redeal');
    const [king = -1, jack = -1] = ['KC', 'JD'].map((name) => unwrap(parseCard(name)));
    /** How many of all orders in which some cards can be dealt win. */
    const wins = (cards: readonly number[], foundations: Position['foundations']): [number, number] => {
      const orders = [...everyOrder(cards)];
      const won = orders.filter((order) => {
        const fans = order.length > 3 ? [order.slice(0, 3), order.slice(3)] : [order];
        return searchDeal(rules, { ...start, deal: 3, fans, foundations }).best.home === 52;
      });
      return [won.length, orders.length];
    };
    const diamonds = [jack, jack + 1, jack + 2];
    const kingHome = start.foundations.map((pile, suit) => (suit === 0 ? [...pile, king] : pile));
    expect(wins([...diamonds, king], start.foundations)).toEqual([13, 24]);
    expect(wins(diamonds, kingHome)).toEqual([1, 6]);
  });
});
