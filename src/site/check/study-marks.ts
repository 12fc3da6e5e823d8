import type { Position } from '../../core/position.ts';
import { type Fault, unwrap } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';
import {
  type Glyph,
  type MoveNode,
  parseStudy,
  replayStudy,
  type Step,
  type Variation,
  type Written,
} from '../../core/study.ts';
import { type Cost, costOf } from './cost.ts';

/** A move of a study: as written, as played, and the position before it. */
interface Marked {
  readonly written: MoveNode<Written>;
  readonly node: MoveNode<Step>;
  readonly before: Position;
}

/**
 * Finds the first move of a study whose mark does not say what it costs, or null: `??` stands where the game is lost,
 * `?` where it costs cards or chance, and neither anywhere else. The text can be read and played through.
 */
export function markFault(text: string): Fault | null {
  const written = unwrap(parseStudy(text));
  const { game, main } = unwrap(replayStudy(written));
  return [...faultsOf(game.rules, game.start, written.main, main)].sort((a, b) => a.line - b.line)[0] ?? null;
}

type LineFault = Fault & { readonly line: number };

function* faultsOf(
  rules: Rules,
  start: Position,
  written: Variation<Written>,
  played: Variation<Step>,
): Generator<LineFault> {
  const moves = played.nodes.map((node, at): Marked => {
    const before = played.nodes[at - 1]?.move.after ?? start;
    return { written: written.nodes[at]!, node, before };
  });
  for (const run of runsOf(moves)) yield* faultsIn(rules, run);
  for (const { written, node, before } of moves) {
    for (const [at, branch] of node.variations.entries()) {
      yield* faultsOf(rules, before, written.variations[at]!, branch);
    }
  }
}

/** Cuts a line into runs of moves of one deal that say to cost nothing; a mark and a redeal stand alone. */
function runsOf(moves: readonly Marked[]): Marked[][] {
  const runs: Marked[][] = [];
  let open = false;
  for (const marked of moves) {
    const alone = SAYS[marked.node.glyph] !== 'nothing' || marked.node.move.move.kind === 'redeal';
    if (open && !alone) runs.at(-1)?.push(marked);
    else runs.push([marked]);
    open = !alone;
  }
  return runs;
}

/** What a run can win never grows on the way, so one that costs nothing as a whole costs nothing anywhere. */
function* faultsIn(rules: Rules, run: readonly Marked[]): Generator<LineFault> {
  const [first, last] = [run[0]!, run.at(-1)!];
  const { move, after } = last.node.move;
  const cost = costOf(rules, { before: first.before, move, after });
  if (run.length > 1) {
    if (cost === 'nothing') return;
    yield* faultsIn(rules, run.slice(0, run.length >> 1));
    yield* faultsIn(rules, run.slice(run.length >> 1));
    return;
  }
  const message = messageOf(first.node, cost);
  if (message !== null) yield { message, line: first.written.move.line };
}

/** What is wrong with the mark of a move that costs so much, and what to write instead; null when nothing is. */
function messageOf({ glyph, move: { text } }: MoveNode<Step>, cost: Cost | null): string | null {
  const said = SAYS[glyph];
  if (cost === null && said !== 'nothing') {
    return `What ${text} costs is not settled by the search, so no mark may say it: write ${text}.`;
  }
  if (cost === null || said === cost) return null;
  const other = glyph === '' ? ', or play another move' : '';
  return `${text}${glyph} ${COSTS[cost]}: write ${text}${MARKS[cost]}${other}.`;
}

/** What each mark says that a move costs. */
const SAYS: Readonly<Record<Glyph, Cost>> = {
  '': 'nothing',
  '!': 'nothing',
  '!!': 'nothing',
  '!?': 'nothing',
  '?!': 'something',
  '?': 'something',
  '??': 'game',
};
const MARKS: Readonly<Record<Cost, string>> = { nothing: '', something: '?', game: '??' };
const COSTS: Readonly<Record<Cost, string>> = {
  nothing: 'costs neither cards nor chance',
  something: 'costs cards or chance, but does not lose the game',
  game: 'loses the game',
};
