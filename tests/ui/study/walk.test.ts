import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { makePath, parsePath, START } from '../../../src/core/path.ts';
import type { Position } from '../../../src/core/position.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../../src/core/study.ts';
import { authoredLine } from '../../../src/site/text/authored-line.ts';
import { makeDealLink, readDealLink } from '../../../src/ui/game/deal-link.ts';
import { lineHint } from '../../../src/ui/hint/line-hint.ts';
import {
  makePathLink,
  pathAt,
  pathInto,
  readPathLink,
  splitCards,
  stepPath,
  viewAt,
} from '../../../src/ui/study/walk.ts';

const { rules } = presetOf('la-belle-lucie')!;
const game = newGame(rules, 'home');
const deal = makePosition(rules, game.start);
const study = unwrap(
  replayStudy(
    unwrap(
      parseStudy(
        `[Rules "la-belle-lucie"]\n[Deal "${deal}"]\n\n{At first.} 1. AS {One.} 2. AD {Two.} (2. 9H-TH {Other.} 3. AD) 3. redeal`,
      ),
    ),
  ),
);
const path = (text: string) => unwrap(parsePath(text));

test('a place shows its position, move and comment', () => {
  expect(viewAt(study, START)).toMatchObject({ node: null, comment: 'At first.', length: 3 });
  expect(viewAt(study, path('2'))).toMatchObject({ comment: 'Two.', length: 3 });
  expect(viewAt(study, path('1a2'))).toMatchObject({ comment: 'Other.', length: 3 });
  expect(viewAt(study, path('2')).before).toBe(viewAt(study, path('1')).position);
});

test.each([
  ['0', 'ArrowRight', '1'],
  ['1', 'ArrowLeft', '0'],
  ['1a3', 'ArrowLeft', '1a2'],
  ['1a2', 'ArrowLeft', '1'],
  ['1a2', 'End', '1a3'],
  ['1a2', 'Home', '0'],
])('from %s, %s leads to %s', (from, key, to) => {
  const reached = stepPath(path(from), 3, key);
  expect(reached === null ? null : makePath(reached)).toBe(to);
});

test('at the ends, and for other keys, the place stays', () => {
  expect(stepPath(START, 3, 'ArrowLeft')).toBeNull();
  expect(stepPath(path('3'), 3, 'ArrowRight')).toBeNull();
  expect(stepPath(path('1'), 3, 'toString')).toBeNull();
});

test('a branch begins in place of a move', () => {
  expect(makePath(pathInto(path('2'), 1, 0))).toBe('1a2');
  expect(makePath(pathAt(path('1a3'), 1))).toBe('1');
});

test('an address names a place, or says that it does not', () => {
  expect(readPathLink(study, '#1a3')).toEqual({ ok: true, value: path('1a3') });
  expect(readPathLink(study, '#the-merci')).toBeNull();
  expect(readPathLink(study, '')).toBeNull();
  for (const faulty of ['#9', '#1b2', '#1a', '#2a2', '#1%00', `#1${'a1'.repeat(500)}`]) {
    expect(readPathLink(study, faulty)).toMatchObject({ ok: false });
  }
  expect(makePathLink(START)).toBe('');
  expect(makePathLink(path('1a3'))).toBe('#1a3');
});

test('cards stand out of a comment', () => {
  expect(splitCards('The 9C and 10H, not ASH or 1H.')).toEqual([
    'The ',
    '9C',
    ' and ',
    '10H',
    ', not ASH or 1H.',
  ]);
  expect(splitCards("Of two packs: the JC' on the QC.")).toEqual([
    'Of two packs: the ',
    "JC'",
    ' on the ',
    'QC',
    '.',
  ]);
  expect(splitCards('the 9C’s place')).toEqual(['the ', '9C', '’s place']);
});

test('a deal comes back from its link', () => {
  const link = makeDealLink(rules, game.start);
  expect(link).toMatch(/^#deal=[\w.'-]+$/);
  expect(readDealLink(rules, link)).toEqual({ ok: true, value: game.start });
  expect(readDealLink(rules, link.replace(/_/g, '%5F'))).toEqual({ ok: true, value: game.start });
  expect(readDealLink(rules, '#12')).toBeNull();
  expect(readDealLink(rules, '#deal=%')).toMatchObject({ ok: false });
  expect(readDealLink(rules, '#deal=AS')).toMatchObject({ ok: false });
});

test('a lesson line gives hints along it and none beside it', () => {
  const line = authoredLine(game, 'AS AD');
  const hints = (position: Position) => lineHint(game, line, position);
  expect(hints(game.start)).toMatchObject({ home: 2, ending: 'over', line: [{ card: 39 }, { card: 13 }] });
  expect(hints(game.start)?.plan).toEqual([line]);
  expect(hints(viewAt(study, path('1')).position)?.line).toHaveLength(1);
  expect(hints(viewAt(study, path('2')).position)).toBeNull();
  expect(hints(viewAt(study, path('1a2')).position)).toBeNull();
  expect(() => authoredLine(game, 'AS KD')).toThrow();
});
