import { legalMoves, type Move } from '../../core/moves.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import {
  firstMoveUse,
  type SolvedTask,
  solvedTask,
  type WrongMoveHarm,
  wrongMoveHarm,
} from '../../explain/solution-reason.ts';
import { dislike } from '../../solver/difficulty/dislike.ts';
import { firstNodes, moveEffectOf, redealPercent } from '../../ui/practice/puzzle/trainer-puzzle-of.ts';
import { SIGN } from '../../ui/words/en/hint.ts';
import { THEME_WORDS } from '../../ui/words/en/puzzle/page.ts';
import {
  firstMoveText,
  holdBackText,
  redealWorthText,
  wrongMoveText,
} from '../../ui/words/en/xray/solution-why.ts';

/** A wrong first move, and what it does to the goal. */
interface WrongMove {
  readonly move: Move;
  readonly harm: WrongMoveHarm;
}

/** What tells most of why a wrong move is wrong comes first. */
const TELLING: readonly WrongMoveHarm['kind'][] = [
  'ring',
  'takes-place',
  'buries',
  'place-gone',
  'move-lost',
];

const known = new Map<string, string>();

/**
 * Why the solution of a puzzle works, with cards as signs: what its first move opens, or what is held back from a redeal; what
 * the wrong first move that tempts most would have done; and the idea of the theme. Worked out once for all pages of a build.
 */
export function whyOf(puzzle: Puzzle): string {
  const { id, theme } = puzzle;
  const why = known.get(id) ?? [...reasonsOf(puzzle), THEME_WORDS[theme].idea].join(' ');
  known.set(id, why);
  return why;
}

/** The one or two sentences that are said of this puzzle alone. */
export function reasonsOf(puzzle: Puzzle): string[] {
  const { start } = puzzle.game;
  const task = solvedTaskOf(puzzle);
  const held = cardsHeldBack(puzzle);
  const use = firstMoveUse(task);
  const first =
    held.length > 0 ? holdBackText(held, SIGN) : use === null ? '' : firstMoveText(start, use, SIGN);
  const worth = redealPercent(puzzle.main);
  if (worth !== null)
    return [first, redealWorthText(start, worth, temptingRedeal(puzzle), SIGN)].filter((text) => text !== '');
  const wrong = temptingMove(puzzle, task);
  return wrong === null ? [first] : [first, wrongMoveText(start, wrong.move, wrong.harm, SIGN)];
}

/** A puzzle as its task and its solution. */
export function solvedTaskOf({ game: { rules, start }, goal, main }: Puzzle): SolvedTask {
  return solvedTask(
    rules,
    start,
    goal,
    main.nodes.map(({ move }) => move.move),
  );
}

/** The wrong first moves of a puzzle, those that a greedy player likes best first. */
function wrongMoves({ game: { rules, start }, main }: Puzzle) {
  return firstNodes(main)
    .filter(({ node }) => node.glyph === '??')
    .map(({ node }) => ({
      ...moveEffectOf(node),
      move: node.move.move,
      dislike: dislike(rules, start, node.move.move),
    }))
    .toSorted((a, b) => a.dislike - b.dislike || b.lostCards.length - a.lostCards.length);
}

/**
 * The wrong first move that tempts most among those of which can be said what they do; a move that only costs time is told
 * where there is no other.
 */
export function temptingMove(puzzle: Puzzle, task: SolvedTask): WrongMove | null {
  let best: (WrongMove & { readonly dislike: number; readonly rank: number }) | null = null;
  for (const { move, dislike, lostCards } of wrongMoves(puzzle)) {
    if (best !== null && best.dislike < dislike && best.harm.kind !== 'move-lost') break;
    const harm = wrongMoveHarm(task, move, lostCards);
    if (harm === null) continue;
    const rank = TELLING.indexOf(harm.kind);
    if (best === null || rank < best.rank) best = { move, harm, dislike, rank };
    if (rank === 0) break;
  }
  return best;
}

/** The wrong first move of a puzzle about a redeal that tempts most, and the chance that it leaves. */
function temptingRedeal(puzzle: Puzzle): { readonly move: Move; readonly worth: number } | null {
  for (const { move, chancePercent } of wrongMoves(puzzle))
    if (chancePercent !== null) return { move, worth: chancePercent };
  return null;
}

/** The cards that could go home at the redeal of a solution, and with which the goal would be missed. */
export function cardsHeldBack({ game: { rules }, goal, main }: Puzzle) {
  const before = main.nodes.at(-2)?.move.after;
  if (goal.kind !== 'redeal' || before === undefined) return [];
  const heights = before.foundations.map((pile) => pile.length);
  return legalMoves(rules, before).flatMap((move) => {
    if (move.kind !== 'play' || move.to.at !== 'foundation') return [];
    const pile = move.to.pile;
    const isAsGood = goal.from.some((from) =>
      from.every((height, suit) => height === heights[suit]! + (suit === pile ? 1 : 0)),
    );
    return isAsGood ? [] : [move.card];
  });
}
