import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTable } from '../../src/cli/measured.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { parsePuzzles } from '../../src/core/puzzle.ts';
import { unwrap } from '../../src/core/result.ts';
import { type Choice, choiceOf, STOP_RULES, THE_RULE } from '../../src/measure/stop-rules.ts';
import { isSolvedByTheRule } from '../../src/site/figures/puzzles-by-rule.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { stopValuesOf } from '../../src/solver/stops.ts';
import { ROOT } from '../cli/lucie.ts';
import { maximalOutcomes, outcomeOf, reachable } from '../core/enumerate.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

const { rules } = presetOf('la-belle-lucie')!;
const odds = readTable(rules)!;
const worths = stopValuesOf(odds.chances[0]!);

const stopOf = (id: string, choice: Choice): string =>
  STOP_RULES.find((rule) => rule.id === id)!
    .stop(choice)
    .join('-');

/** A choice in which every stop at or below the end can be reached. */
const free = (...end: number[]): Choice => ({ end, canStop: () => true });

test.each([
  ['all-home', free(13, 9, 9, 8), '13-9-9-8'],
  ['not-full', free(12, 9, 9, 7), '11-9-9-7'],
  ['not-full', free(12, 10, 9, 7), '12-10-9-7'],
  ['one-over', free(12, 10, 9, 7), '10-10-9-7'],
  ['one-king', free(13, 9, 9, 9), '12-9-9-9'],
  ['one-king-not-full', free(13, 10, 9, 9), '11-10-9-9'],
  ['two-kings-not-full', free(13, 13, 13, 5), '13-12-12-5'],
  ['kings', free(13, 13, 9, 8), '12-12-9-8'],
  ['kings-not-full', free(13, 13, 9, 8), '12-12-9-8'],
  ['kings-not-full', free(13, 13, 10, 9), '11-12-10-9'],
  ['kings-not-full-least', free(13, 13, 10, 9), '12-12-10-8'],
  ['kings-less-one', free(13, 13, 10, 9), '13-12-10-9'],
  ['kings-one-over', free(13, 13, 9, 8), '11-11-9-8'],
  ['kings-less-for-one', free(13, 13, 9, 8), '13-12-9-8'],
  ['kings-less-for-one', free(13, 13, 10, 9), '11-12-10-9'],
  ['queens-not-full', free(13, 13, 9, 8), '11-11-9-8'],
])('%s, where everything can be kept', (id, choice, stop) => {
  expect(stopOf(id, choice)).toBe(stop);
});

test.each([
  ['a king that cannot stay goes home', 'kings-not-full', ['13-12-9-8'], '13-12-9-8'],
  ['then a card of the next suit is kept', 'kings-not-full', ['12-12-10-9', '12-12-9-9'], '12-12-9-9'],
  ['or else a king goes home', 'kings-not-full', ['12-12-10-9', '12-13-10-9'], '12-13-10-9'],
  ['or all stays as it is', 'kings-not-full', ['12-12-10-9'], '12-12-10-9'],
  ['a king stays with another card', 'company-not-full', ['13-13-8-8', '12-12-8-7'], '12-12-8-7'],
])('%s', (_, id, stops, stop) => {
  const [first] = stops as [string];
  const end = first.split('-').map((height) => (Number(height) >= 12 ? 13 : Number(height)));
  const choice = {
    end: id === 'company-not-full' ? [13, 13, 8, 8] : end,
    canStop: (heights: readonly number[]) => stops.includes(heights.join('-')),
  };
  expect(stopOf(id, choice)).toBe(stop);
});

test('play can stop where the plain rules can, and no rule stops anywhere else', () => {
  const random = chance(61);
  const seen = { kept: 0, kings: 0 };
  for (let n = 0; n < 200; n++) {
    const position = redealtPosition(rules, random, 8, 16);
    const plain = new Set([...reachable(rules, position).values()].map(outcomeOf));
    const choice = choiceOf(lay(rules, position), worths);
    const text = makePosition(rules, position);
    expect(maximalOutcomes(rules, position), text).toContain(choice.end.join('-'));
    for (const rule of STOP_RULES) {
      const stop = rule.stop(choice).join('-');
      expect(plain.has(stop), `${rule.id}: ${text}`).toBe(true);
      if (stop !== choice.end.join('-')) seen.kept++;
    }
    for (const [suit, height] of choice.end.entries()) {
      if (height < 13) continue;
      const heights = choice.end.with(suit, 12);
      expect(choice.canStop(heights), text).toBe(plain.has(heights.join('-')));
      seen.kings++;
    }
  }
  expect(seen.kept).toBeGreaterThan(200);
  expect(seen.kings).toBeGreaterThan(50);
});

test('nearly all puzzles on holding back are solved by the rule that the site gives', () => {
  const text = readFileSync(join(ROOT, 'content/puzzles/hold-back.lucie'), 'utf8');
  const puzzles = unwrap(parsePuzzles(text));
  const solved = puzzles.filter((puzzle) => isSolvedByTheRule(puzzle));
  expect(solved.length / puzzles.length).toBeGreaterThan(0.85);
});

test('the rule as the lesson shows it: the king stays', () => {
  const lesson = 'Foundations: C-Q D-T H-K S-K | Deal: 2 | JD KD QD | KC';
  const choice = choiceOf(lay(rules, unwrap(parsePosition(rules, lesson))), worths);
  expect(THE_RULE.stop(choice)).toEqual([12, 10, 13, 13]);
});
