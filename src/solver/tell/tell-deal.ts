/*
 * Tells a deal: its plan, where one move alone keeps what can be had, and what advice that needs no search comes to. All
 * numbers are of cards that can come home in this deal, by searches that ran to their end; what none settles is left out.
 */

import { makeMove, parseMove, resolveMove } from '../../core/move-notation.ts';
import { isHomeMove, legalMercis, legalPlays, type Move, play } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';
import { isSameMove } from '../../core/same-move.ts';
import { type Episode, planOf } from '../../explain/plan.ts';
import {
  ADVICE_RULES,
  type AdviceRule,
  type AdvisedPlay,
  type CountedMove,
  type OnlyMove,
  type ToldDeal,
} from '../../explain/told-deal.ts';
import { isExactDeal } from '../deal-search.ts';
import { isFreeBuild } from '../safe.ts';
import type { SearchAnswer } from '../search.ts';
import { solve } from '../solve.ts';

/** How far the telling of a deal has come, a share of 0 to 1; at 1 it is told. */
export interface Telling {
  readonly share: number;
  readonly told: ToldDeal | null;
}

/** Positions looked at for the plan, where the search may not end. */
const PLAN_LIMIT = 100_000;
/** The same for a game in which every search ends, by experience after some thousands. */
const EXACT_LIMIT = 2_000_000;
/** The same for what one move costs, and for all moves of a plan together. */
const MOVE_LIMIT = 5_000;
const MOVES_LIMIT = 30_000;

/** Tells a deal from a position on, which need not be its start; reports how far it has come after each move of the plan. */
export function* tellDeal(rules: Rules, start: Position): Generator<Telling> {
  const {
    line,
    home: most,
    proved,
  } = mostOf(rules, start, isExactDeal(rules, start) ? EXACT_LIMIT : PLAN_LIMIT);
  const plan = asWritten(rules, start, planOf(rules, start, line, false));
  const moves = plan.flat();
  const mostAfter = createCount(rules);
  const onlyMoves: OnlyMove[] = [];
  let allFound = proved;
  let position = start;
  for (const [index, move] of moves.entries()) {
    yield { share: (0.8 * index) / moves.length, told: null };
    const others = proved ? otherMoves(rules, position, move, most, mostAfter) : null;
    if (others === null) allFound = false;
    else if (others.length > 0) onlyMoves.push({ index, others });
    position = play(rules, position, move);
  }
  const advised: AdvisedPlay[] = [];
  for (const advice of proved && isExactDeal(rules, start) ? ADVICE_RULES : []) {
    yield { share: 0.8 + 0.1 * advised.length, told: null };
    const advisedMoves = advisedLine(rules, advice, start, most, mostAfter);
    if (advisedMoves !== null) advised.push({ advice, line: advisedMoves });
  }
  const told = { start, plan, home: home(position), proved, onlyMoves, allFound, advised };
  yield { share: 1, told };
}

/** A plan with the moves that its text means: cards go to the first cell or emptied fan that is free. */
function asWritten(rules: Rules, start: Position, plan: readonly Episode[]): readonly Episode[] {
  let [planned, written] = [start, start];
  return plan.map((episode) =>
    episode.map((move) => {
      const text = unwrap(parseMove(makeMove(rules, planned, move)));
      const meant = unwrap(resolveMove(rules, written, text));
      planned = play(rules, planned, move);
      written = play(rules, written, meant);
      return meant;
    }),
  );
}

/** The most cards home in this deal and a line to them. To look for a win first costs little, and finds more. */
function mostOf(rules: Rules, position: Position, limit: number): SearchAnswer {
  const won = isExactDeal(rules, position) ? null : solve(rules, position, limit);
  return won?.verdict === 'solvable' ? { ...won, proved: true } : solve(rules, position, limit, 'most');
}

/** Counts the cards that can be home at the end of the deal; null where that is not settled. */
type MostAfter = (position: Position) => number | null;

function createCount(rules: Rules): MostAfter {
  let left = MOVES_LIMIT;
  return (position) => {
    if (left <= 0) return null;
    if (isExactDeal(rules, position)) {
      const { home: most, proved } = solve(rules, position, EXACT_LIMIT, 'most');
      return proved ? most : null;
    }
    const won = solve(rules, position, MOVE_LIMIT);
    left -= won.nodes;
    if (won.verdict !== 'unsolvable') return won.verdict === 'solvable' ? won.home : null;
    const { home: most, proved, nodes } = solve(rules, position, MOVE_LIMIT, 'most');
    left -= nodes;
    return proved ? most : null;
  };
}

/**
 * The moves that are open beside one of the plan, where all of them cost cards; none where one does not, or where the move
 * is no decision; null where that is not settled.
 */
function otherMoves(
  rules: Rules,
  position: Position,
  planned: Move,
  most: number,
  mostAfter: MostAfter,
): readonly CountedMove[] | null {
  const exact = isExactDeal(rules, position);
  // A card that goes home costs nothing there, whatever the other moves do.
  if (exact && isHomeMove(planned)) return [];
  const open = [...legalPlays(rules, position), ...legalMercis(rules, position)];
  const others = open.filter((move) => !isSameMove(move, planned));
  if (exact && others.some((move) => isHomeMove(move) || isFreeBuild(rules, position, move))) return [];
  const counted: CountedMove[] = [];
  let unsettled = false;
  for (const move of others) {
    const after = mostAfter(play(rules, position, move));
    if (after === most) return [];
    if (after === null) unsettled = true;
    else counted.push({ move, fewer: most - after });
  }
  return unsettled ? null : counted;
}

/** A deal played by a piece of advice, up to the last move that costs cards; null where that is not settled. */
function advisedLine(
  rules: Rules,
  advice: AdviceRule,
  start: Position,
  most: number,
  mostAfter: MostAfter,
): readonly CountedMove[] | null {
  const line: CountedMove[] = [];
  let before = most;
  let position = start;
  for (let move = advisedMove(rules, advice, position); move !== null; ) {
    const isFree = isHomeMove(move) || isFreeBuild(rules, position, move);
    position = play(rules, position, move);
    const after: number | null = isFree ? before : mostAfter(position);
    if (after === null) return null;
    line.push({ move, fewer: before - after });
    before = after;
    move = home(position) === before ? null : advisedMove(rules, advice, position);
  }
  return line.slice(0, line.findLastIndex(({ fewer }) => fewer > 0) + 1);
}

/** The move that a piece of advice makes, see {@link ADVICE_RULES}; null where none is open. */
function advisedMove(rules: Rules, advice: AdviceRule, position: Position): Move | null {
  const open = legalPlays(rules, position);
  const goesHome = open.find(isHomeMove);
  if (goesHome !== undefined) return goesHome;
  const isAdvised = (move: Move) =>
    advice === 'free-first'
      ? isFreeBuild(rules, position, move)
      : legalPlays(rules, play(rules, position, move)).some(isHomeMove);
  const advised = open.filter(isAdvised);
  return (advised.length > 0 ? advised : open).reduce<Move | null>(
    (least, move) => (least === null || buried(position, move) < buried(position, least) ? move : least),
    null,
  );
}

/** How many cards a build buries. */
function buried(position: Position, move: Move): number {
  return 'to' in move && move.to.at === 'fan' ? (position.fans[move.to.fan]?.length ?? 0) : 0;
}
