import { type Move, merciRefusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal } from './deal-search.ts';
import { type Hint, hint } from './hint.ts';
import type { Odds } from './odds.ts';
import { type Outlook, outlook } from './outlook.ts';
import { type PlayedMoment, type Reviewed, review } from './review.ts';
import { type BuildMark, markBuilds } from './safe.ts';
import type { SearchAnswer } from './search.ts';
import { solve } from './solve.ts';
import { type GoalStanding, goalStanding, judgeMove, type MoveVerdict } from './verdict.ts';
import { findWinnable, type Tried } from './winnable.ts';

/**
 * What a page asks of the solver: about one position, about a game that was played, for a deal that can be won, or
 * about a puzzle: how its goal stands, or what one more move does to it.
 */
export type Question = { readonly rules: Rules } & (
  | { readonly kind: 'hint' | 'builds' | 'outlook' | 'win'; readonly position: Position }
  | { readonly kind: 'review'; readonly game: readonly PlayedMoment[] }
  | ({ readonly kind: 'standing' } & PuzzlePoint)
  | ({ readonly kind: 'judge'; readonly move: Move } & PuzzlePoint)
  /** The deals that are tried have seeds that begin with `seed`. */
  | { readonly kind: 'winnable'; readonly seed: string }
);

/** A position of a puzzle: its goal, and how many moves have been made. */
interface PuzzlePoint {
  readonly goal: PuzzleGoal;
  readonly position: Position;
  readonly made: number;
}

/** Why a question has no answer: the worker ended by itself, or builds cannot be sorted under these rules or now. */
export type NoAnswer = 'died' | 'no-theorem' | 'merci-open';

/**
 * What the solver answers, or why it has no answer. A review comes in many replies, one a moment, and a search for a
 * deal that can be won reports its progress in them; each of these says whether it is the `last`.
 */
export type Reply =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'builds'; readonly marks: readonly BuildMark[] }
  | { readonly kind: 'outlook'; readonly outlook: Outlook }
  /** Whether the game can be won in this deal. */
  | { readonly kind: 'win'; readonly verdict: SearchAnswer['verdict'] }
  | { readonly kind: 'standing'; readonly standing: GoalStanding }
  | { readonly kind: 'judged'; readonly verdict: MoveVerdict }
  | { readonly kind: 'reviewed'; readonly ply: number; readonly reviewed: Reviewed; readonly last: boolean }
  | { readonly kind: 'tried'; readonly tried: Tried; readonly last: boolean }
  | { readonly kind: 'fault'; readonly why: NoAnswer };

/** Positions looked at for an outlook where the search may not end. */
export const OUTLOOK_LIMIT = 100_000;

/** Positions looked at for a win: many moments of one game are asked about in turn. */
const WIN_LIMIT = 50_000;

/** Answers a question, in one reply or many; all that the worker does. `odds` is the table for the rules, or null. */
export function* answer(question: Question, odds: Odds | null): Generator<Reply> {
  const { rules } = question;
  switch (question.kind) {
    case 'hint':
      yield { kind: 'hint', hint: hint(rules, question.position, odds) };
      return;
    case 'outlook':
      yield { kind: 'outlook', outlook: outlook(rules, question.position, odds, OUTLOOK_LIMIT) };
      return;
    case 'win':
      yield { kind: 'win', verdict: solve(rules, question.position, WIN_LIMIT).verdict };
      return;
    case 'builds': {
      const why = whyUnmarked(rules, question.position);
      if (why !== null) yield { kind: 'fault', why };
      else yield { kind: 'builds', marks: markBuilds(rules, question.position) };
      return;
    }
    case 'standing': {
      const { goal, position, made } = question;
      yield { kind: 'standing', standing: goalStanding(rules, goal, position, made) };
      return;
    }
    case 'judge': {
      const { goal, position, move, made } = question;
      yield { kind: 'judged', verdict: judgeMove(rules, goal, position, move, made) };
      return;
    }
    case 'review': {
      let ply = 0;
      for (const reviewed of review(rules, question.game, odds)) {
        yield { kind: 'reviewed', ply, reviewed, last: ++ply === question.game.length };
      }
      return;
    }
    case 'winnable':
      for (const tried of findWinnable(rules, question.seed)) {
        yield { kind: 'tried', tried, last: tried.found !== null };
      }
      return;
  }
}

/** Why builds cannot be sorted into free, costly and losing ones; null when they can. */
function whyUnmarked(rules: Rules, position: Position): NoAnswer | null {
  if (!isSameSuitDeal(rules)) return 'no-theorem';
  return merciRefusal(rules, position) === null ? 'merci-open' : null;
}
