import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalMercis, legalPlays, play } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { makeKey } from '../../src/core/position-notation.ts';
import { parsePuzzles } from '../../src/core/puzzle.ts';
import { isMet, type PuzzleGoal } from '../../src/core/puzzle-goal.ts';
import { puzzleMoves, puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { search } from '../../src/solver/search.ts';
import { goalStanding, judgeMove } from '../../src/solver/verdict.ts';
import { ROOT } from '../cli/lucie.ts';
import { triesOf } from '../sizes.ts';
import { chance } from '../solver/positions.ts';

/** How many moves are tried, half of them right and half wrong; `VERDICTS=1000` for a long look, of some minutes. */
const COUNT = triesOf('VERDICTS', 100, 200);
/** Positions that are enumerated by the plain rules for one verdict, before it is left to a search. */
const ENUMERATED = COUNT > 100 ? 20_000 : 1_500;
/** Positions that such a search may look at. */
const SEARCHED = 500_000;

const FOLDER = join(ROOT, 'content/puzzles');
const puzzles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.lucie'))
  .flatMap((name) => unwrap(parsePuzzles(readFileSync(join(FOLDER, name), 'utf8'))));

/** Whether some way of playing on meets a goal, by the plain rules and nothing else; null where that is too much. */
function byEnumeration(rules: Rules, goal: PuzzleGoal, start: Position, made: number): boolean | null {
  const counted = goal.kind === 'free' && goal.within !== null;
  const seen = new Set<string>();
  const waiting: { readonly at: Position; readonly moves: number }[] = [{ at: start, moves: made }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { at, moves } = next;
    if (isMetHere(rules, goal, at, moves)) return true;
    if (counted && moves >= goal.within!) continue;
    const key = `${makeKey(rules, at)} ${at.merciUsed} ${counted ? moves : ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > ENUMERATED) return null;
    for (const move of [...legalPlays(rules, at), ...legalMercis(rules, at)]) {
      waiting.push({ at: play(rules, at, move), moves: moves + 1 });
    }
  }
  return false;
}

/** Whether a goal is met, or for a redeal would be by redealing now. */
function isMetHere(rules: Rules, goal: PuzzleGoal, at: Position, moves: number): boolean {
  if (goal.kind !== 'redeal') return isMet(rules, goal, at, moves);
  const heights = at.foundations.map((pile) => pile.length).join();
  return goal.from.some((stop) => stop.join() === heights);
}

/** What a search of another kind says: for a win the general one, which knows no theorem; null where it says nothing. */
function bySearch(rules: Rules, goal: PuzzleGoal, start: Position): boolean | null {
  if (goal.kind === 'win' && legalMercis(rules, start).length === 0) {
    const { verdict } = search(rules, start, SEARCHED);
    return verdict === 'unknown' ? null : verdict === 'solvable';
  }
  if (goal.kind === 'count') return searchDeal(rules, start).best.home >= goal.cards;
  return null;
}

test('a move in a puzzle, right or wrong, on the way or off it, is judged as plain enumeration judges it', {
  tags: 'sized',
}, () => {
  const random = chance(11);
  const found = { open: 0, lost: 0 };
  const ways = { enumerated: 0, searched: 0, left: 0 };
  while (found.open + found.lost < COUNT) {
    const { id, goal, game } = random.pick(puzzles);
    const { rules } = game;
    let at = game.start;
    let made = 0;
    // Some right moves first, and whichever of them, so that most ways leave the line that is written.
    for (let depth = random.integer(0, 8); depth > 0; depth--) {
      const right = puzzleMoves(rules, goal, at).filter(
        (move) => goalStanding(rules, goal, puzzlePlay(rules, at, move), made + 1).kind === 'open',
      );
      if (right.length === 0) break;
      const next = puzzlePlay(rules, at, random.pick(right));
      if (isMet(rules, goal, next, made + 1)) break;
      at = next;
      made++;
    }
    const move = random.pick(puzzleMoves(rules, goal, at));
    const { kind } = judgeMove(rules, goal, at, move, made);
    const says = `${id} after ${made} moves, ${makeMove(rules, at, move)}, ${home(at)} home`;
    expect([says, kind]).not.toEqual([says, 'unknown']);
    if (kind === 'unknown' || found[kind] >= COUNT / 2) continue;
    const after = puzzlePlay(rules, at, move);
    const over = move.kind === 'redeal' ? isMet(rules, goal, after, made + 1) : null;
    const plain = over ?? byEnumeration(rules, goal, after, made + 1);
    const truth = plain ?? bySearch(rules, goal, after);
    ways[plain !== null ? 'enumerated' : truth !== null ? 'searched' : 'left']++;
    if (truth === null) continue;
    expect([says, kind]).toEqual([says, truth ? 'open' : 'lost']);
    found[kind]++;
  }
  if (COUNT > 100) console.info(found, ways);
  expect(ways.enumerated).toBeGreaterThan(COUNT / 2);
});
