/*
 * Glyphs behind the moves of a study: `??` loses the game, `?` costs cards or chance, and every other move costs
 * nothing. A wrong glyph stops the build, with its line and the mend: “JS-QS loses the game: write JS-QS??, or play
 * another move.”
 *
 * To judge each move by itself would search hundreds of positions a study. But what a deal can give never grows while it
 * is played, so a run of moves costs nothing anywhere if it costs nothing as a whole. In `AC 2C 3C KH-space 4C JS-QS?
 * redeal 5D` the runs are `AC 2C 3C KH-space 4C`, then `JS-QS?`, `redeal` and `5D`: five moves are judged at once, and
 * only if they cost something is the run cut in two, down to the move that does.
 */

import type { Position } from '../../core/position.ts';
import { type Fault, unwrap } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';
import {
  type Glyph,
  type MoveNode,
  parseStudy,
  replayStudy,
  type SourceMove,
  type Step,
  type Variation,
} from '../../core/study.ts';
import { type MoveCost, moveCost } from './move-cost.ts';

/** A move of a study: as written, as played, and the position before it. */
interface StudyMove {
  readonly written: MoveNode<SourceMove>;
  readonly node: MoveNode<Step>;
  readonly before: Position;
}

/** Finds the first move of a study, which can be read and played through, whose glyph does not say what it costs. */
export function glyphFault(text: string): Fault | null {
  const written = unwrap(parseStudy(text));
  const { game, main } = unwrap(replayStudy(written));
  const faults = [...faultsOfLine(game.rules, game.start, written.main, main)];
  return faults.sort((a, b) => a.line - b.line)[0] ?? null;
}

type LineFault = Fault & { readonly line: number };

/** The faults of a line and of the variations from it. */
function* faultsOfLine(
  rules: Rules,
  start: Position,
  written: Variation<SourceMove>,
  played: Variation<Step>,
): Generator<LineFault> {
  const moves = played.nodes.map((node, at): StudyMove => {
    const before = played.nodes[at - 1]?.move.after ?? start;
    return { written: written.nodes[at]!, node, before };
  });
  for (const run of runsOf(moves)) yield* faultsOfRun(rules, run);
  for (const { written, node, before } of moves) {
    for (const [at, variation] of node.variations.entries()) {
      yield* faultsOfLine(rules, before, written.variations[at]!, variation);
    }
  }
}

/** Cuts a line into runs of moves of one deal that should cost nothing; a mistake and a redeal stand alone. */
function runsOf(moves: readonly StudyMove[]): StudyMove[][] {
  const runs: StudyMove[][] = [];
  let canGrow = false;
  for (const move of moves) {
    const { glyph, move: step } = move.node;
    const standsAlone = COST_OF_GLYPH[glyph] !== 'nothing' || step.move.kind === 'redeal';
    if (canGrow && !standsAlone) runs.at(-1)?.push(move);
    else runs.push([move]);
    canGrow = !standsAlone;
  }
  return runs;
}

/** The faults of a run of moves, found by halving it. */
function* faultsOfRun(rules: Rules, run: readonly StudyMove[]): Generator<LineFault> {
  const [first, last] = [run[0]!, run.at(-1)!];
  const { move, after } = last.node.move;
  const cost = moveCost(rules, { before: first.before, move, after });
  if (run.length > 1) {
    if (cost === 'nothing') return;
    yield* faultsOfRun(rules, run.slice(0, run.length >> 1));
    yield* faultsOfRun(rules, run.slice(run.length >> 1));
    return;
  }
  const message = messageOf(first.node, cost);
  if (message !== null) yield { message, line: first.written.move.line };
}

/** What is wrong with the glyph of a move that costs so much, and what to write instead; null when nothing is. */
function messageOf({ glyph, move: { text } }: MoveNode<Step>, cost: MoveCost | null): string | null {
  const claimed = COST_OF_GLYPH[glyph];
  if (cost === null && claimed !== 'nothing') {
    return `What ${text} costs is not settled by the search, so no mark may say it: write ${text}.`;
  }
  if (cost === null || claimed === cost) return null;
  const orElse = glyph === '' ? ', or play another move' : '';
  return `${text}${glyph} ${COST_WORDS[cost]}: write ${text}${GLYPH_OF_COST[cost]}${orElse}.`;
}

const COST_OF_GLYPH: Readonly<Record<Glyph, MoveCost>> = {
  '': 'nothing',
  '!': 'nothing',
  '!!': 'nothing',
  '!?': 'nothing',
  '?!': 'something',
  '?': 'something',
  '??': 'game',
};
const GLYPH_OF_COST: Readonly<Record<MoveCost, string>> = { nothing: '', something: '?', game: '??' };
const COST_WORDS: Readonly<Record<MoveCost, string>> = {
  nothing: 'costs neither cards nor chance',
  something: 'costs cards or chance, but does not lose the game',
  game: 'loses the game',
};
