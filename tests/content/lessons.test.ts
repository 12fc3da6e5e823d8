import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { legalPlays, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { must } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { type Goal, parseGoal, progress } from '../../src/play/goal.ts';
import { readDeal, rulesOf } from '../../src/site/deal.ts';
import { lessonSchema, parseLessonName } from '../../src/site/lesson.ts';

const FOLDER = join(import.meta.dirname, '../../content/en/lessons');

/** The head of a lesson file as data: single lines of `name: value`, and lists of `  - value`. */
function headOf(text: string): Record<string, string | string[]> {
  const head: Record<string, string | string[]> = {};
  let name = '';
  for (const line of (text.split('---\n')[1] ?? '').trimEnd().split('\n')) {
    const [, key, value] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      name = key;
      head[name] = value || [];
    } else {
      const list = head[name];
      if (Array.isArray(list)) list.push(line.replace(/^ *- */, ''));
    }
  }
  return head;
}

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

const files = globSync('*.mdx', { cwd: FOLDER }).sort();

test('lessons are numbered from 1 without a gap', () => {
  const numbers = files.map((file) => parseLessonName(file.replace('.mdx', '')).number);
  expect(numbers).toEqual(files.map((_, at) => at + 1));
});

describe.each(files)('%s', (file) => {
  const lesson = lessonSchema.parse(headOf(readFileSync(join(FOLDER, file), 'utf8')));
  const rules = rulesOf(lesson.preset);

  test('its goal is reached by plain play, in few moves, and is not reached at once', () => {
    const moves = fewestMoves(
      rules,
      must(readDeal(lesson.preset, lesson.deal)),
      must(parseGoal(lesson.goal)),
    );
    expect(moves).toBeGreaterThan(0);
    expect(moves).toBeLessThanOrEqual(9);
  });
});
