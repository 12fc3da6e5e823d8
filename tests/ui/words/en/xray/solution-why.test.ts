import { expect, test } from 'vitest';
import { makeMove } from '../../../../../src/core/move-notation.ts';
import { legalMoves } from '../../../../../src/core/moves.ts';
import { parsePosition } from '../../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../../src/core/preset.ts';
import { unwrap } from '../../../../../src/core/result.ts';
import { firstMoveUse, solvedTask, wrongMoveHarm } from '../../../../../src/explain/solution-reason.ts';
import { solve } from '../../../../../src/solver/solve.ts';
import { playedText } from '../../../../../src/ui/words/en/own/why.ts';
import { cardName } from '../../../../../src/ui/words/en/phrases.ts';
import { firstMoveText, wrongMoveText } from '../../../../../src/ui/words/en/xray/solution-why.ts';

const { rules } = presetOf('la-belle-lucie')!;
/** The example at the head of src/solver/own-puzzle.ts: JS-QS wins it, TS-JS loses it. */
const start = unwrap(
  parsePosition(rules, 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS'),
);
const task = solvedTask(rules, start, { kind: 'win' }, solve(rules, start, 10_000, 'win').line);
const wrong = legalMoves(rules, start).find((move) => makeMove(rules, start, move) === 'TS-JS')!;

test('a solution is told by what its first move opens, and a wrong move by the cards that it locks', () => {
  expect(firstMoveText(start, firstMoveUse(task)!)).toBe(
    'First the jack of spades on the queen of spades: it uncovers the 9 of spades, which goes home.',
  );
  expect(wrongMoveText(start, wrong, wrongMoveHarm(task, wrong, [])!)).toBe(
    'The 10 of spades on the jack of spades would have locked the 10 of spades: it waits for the 9 of spades under it.',
  );
});

test('a move that was played is told by what it has done, or by the cards that it lost', () => {
  const harm = wrongMoveHarm(task, wrong, []);
  const played = { played: wrong, harm, lostCards: [], home: 46 };
  expect(playedText(start, played, cardName)).toBe(
    'In your game you played the 10 of spades on the jack of spades, which has locked the 10 of spades: it waits for the 9 of spades under it. After it 46 cards at most could be home in that deal.',
  );
  const lost = start.fans[1]!.slice(0, 1);
  expect(playedText(start, { ...played, harm: null, lostCards: lost }, cardName)).toContain(
    'on the jack of spades. That lost the king of hearts. After it',
  );
  expect(playedText(start, { ...played, played: { kind: 'redeal' }, harm: null }, cardName)).toBe(
    'In your game you redealt. After it 46 cards at most could be home in that deal.',
  );
});
