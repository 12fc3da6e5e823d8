import { legalMercis, legalPlays, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import type { Rules } from '../core/rules.ts';
import type { Command } from './command.ts';
import { readGiven } from './input.ts';
import { wholeOf } from './options.ts';

/** `lucie perft`: counts positions by the plain rules. */
export const perftCommand: Command = {
  name: 'perft',
  summary: 'Counts the distinct positions after 0 to N moves of a deal, by the plain rules.',
  about: `
Reads one deal. Prints a header and then, for each number of moves, how many distinct positions can be reached by
exactly that many legal moves within the deal: plays, and draws where the rules allow them now, but no redeal.
Two positions are the same when they differ only in the order of their fans. It ends early where no move is left.`,
  needs: ['rules', 'depth'],
  takes: ['set'],
  reads: true,
  async *run(args) {
    const depth = wholeOf(args, 'depth', 0, 0);
    if (!depth.ok) return depth.fault;
    const given = await readGiven(args);
    if (!given.ok) return given.fault;
    const { rules, position } = given.value;
    yield 'moves\tpositions';
    let level = [position];
    for (let moves = 0; moves <= depth.value; moves++) {
      yield `${moves}\t${level.length}`;
      if (level.length === 0) break;
      if (moves < depth.value) level = nextLevel(rules, level);
    }
    return undefined;
  },
};

/** The distinct positions one move after those of a level. */
function nextLevel(rules: Rules, level: readonly Position[]): Position[] {
  const next = new Map<string, Position>();
  for (const from of level) {
    for (const move of [...legalPlays(rules, from), ...legalMercis(rules, from)]) {
      const after = play(rules, from, move);
      next.set(makeKey(rules, after), after);
    }
  }
  return [...next.values()];
}
