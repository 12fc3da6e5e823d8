import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { makePath, parsePath } from '../../../src/core/path.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../../src/core/study.ts';
import { placeAfter } from '../../../src/ui/study/place-after.ts';
import { viewAt } from '../../../src/ui/study/walk.ts';

const deal = makePosition(
  presetOf('la-belle-lucie')!.rules,
  newGame(presetOf('la-belle-lucie')!.rules, 'home').start,
);
const study = unwrap(
  replayStudy(
    unwrap(
      parseStudy(
        `[Rules "la-belle-lucie"]\n[Deal "${deal}"]\n\n1. AS 2. AD (2. 9H-TH 3. AD (3. redeal)) 3. redeal`,
      ),
    ),
  ),
);

test.each([
  ['0', '1', '1'],
  ['1', '2', '2'],
  ['1', '1a2', '1a2'],
  ['1a2', '1a3', '1a3'],
  ['1a2', '1a2a3', '1a2a3'],
  // The ace of diamonds comes home in the main line, too, but not as the first move of the game.
  ['0', '2', null],
  ['1', '1', null],
  // At the end of the line and of a branch nothing follows.
  ['3', '3', null],
  ['1a3', '2', null],
])('from %s the move that led to %s leads to %s', (from, moved, to) => {
  const { move } = viewAt(study, unwrap(parsePath(moved))).node!.move;
  const place = placeAfter(study, unwrap(parsePath(from)), move);
  expect(place === null ? null : makePath(place)).toBe(to);
  if (place !== null) expect(viewAt(study, place).node!.move.move).toEqual(move);
});
