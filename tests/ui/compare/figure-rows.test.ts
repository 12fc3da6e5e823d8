import { expect, test } from 'vitest';
import { percentText } from '../../../src/core/proportion.ts';
import { allFigures } from '../../../src/site/figures/game-figures.ts';
import type { GameFigures } from '../../../src/ui/compare/compare.ts';
import { makeFigureRows, readFigureRows } from '../../../src/ui/compare/figure-rows.ts';

test('the rows of all games say what was measured, to the last digit that is shown', () => {
  const [all, read] = [allFigures(), readFigureRows(makeFigureRows(allFigures()))];
  expect(read.length).toBe(all.length);
  const words = ({ winnable, unknown, random, best, most, ...others }: GameFigures) => ({
    ...others,
    atLeast: best?.atLeast,
    shares: [winnable, unknown, random, best, most].map((share) => share && percentText(share)),
  });
  expect(read.map(words)).toEqual(all.map(words));
  expect(makeFigureRows(read)).toBe(makeFigureRows(all));
});

test('what was not measured stays so, and none and all stay apart from it', () => {
  const none = { chance: 0, low: 0, high: 0.000384 };
  const bare: GameFigures = {
    id: 'bare',
    winnable: null,
    unknown: null,
    random: null,
    best: null,
    most: null,
    length: null,
    difficulty: null,
  };
  const full: GameFigures = {
    id: 'full',
    winnable: none,
    unknown: null,
    random: { chance: 0.04502, low: 0.04462, high: 0.04543 },
    best: { chance: 1, low: 0.999616, high: 1, atLeast: true },
    most: none,
    length: { median: 0, low: 0, high: 3 },
    difficulty: { word: 'easy', steps: 0 },
  };
  expect(readFigureRows(makeFigureRows([bare, full]))).toEqual([bare, full]);
  expect(makeFigureRows([bare])).toBe('bare;;;;;;;');
});
