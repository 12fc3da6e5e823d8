import type { Card } from '../core/card.ts';
import { type Move, merciRefusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import type { LostByRing } from '../explain/certificate.ts';
import { newRing } from '../explain/new-ring.ts';
import type { ToldDeal } from '../explain/told-deal.ts';
import { makeToldStudy, type ToldGame } from '../explain/told-study.ts';
import { type AboutCard, aboutCard } from './card/about-card.ts';
import { isSameSuitDeal } from './deal-search.ts';
import { type DealProgress, dealFacts } from './difficulty/deal-facts.ts';
import type { DifficultyScale } from './difficulty/deal-grade.ts';
import { findGraded, type GradedTried, type GradeRange } from './difficulty/find-graded.ts';
import { type Hint, hint } from './hint.ts';
import { type MoveValue, moveValues } from './move-values.ts';
import type { Odds } from './odds.ts';
import { type Outlook, outlook } from './outlook.ts';
import { type NoOwnPuzzle, type OwnPuzzleFacts, ownPuzzle, type PlayedMistake } from './own-puzzle.ts';
import { type PlayedMoment, type Reviewed, review } from './review.ts';
import { type BuildMark, markBuilds } from './safe.ts';
import type { SearchAnswer } from './search.ts';
import { solveForWin } from './solve.ts';
import { checkClaim, type PlacedClaim } from './tell/claim-check.ts';
import { tellDeal } from './tell/tell-deal.ts';
import { type GoalStanding, goalStanding, judgeMove, type MoveVerdict } from './verdict.ts';
import { findWinnable, type Tried } from './winnable.ts';

/**
 * What a page asks of the solver: about one position, or a card of it; about a deal from its first position; about a game
 * that was played, or its mistakes; whether what a text claims is so; for a deal that can be won or has some difficulty; or about a puzzle:
 * how its goal stands, or what one more move does to it.
 */
export type Question = { readonly rules: Rules } & (
  | {
      readonly kind: 'hint' | 'builds' | 'outlook' | 'win' | 'values' | 'deal';
      readonly position: Position;
    }
  /** Nothing yet: what the first answer under these rules will need is made ready. */
  | { readonly kind: 'start' }
  | { readonly kind: 'card'; readonly position: Position; readonly card: Card }
  | { readonly kind: 'tell'; readonly position: Position; readonly named: Omit<ToldGame, 'rules'> }
  | { readonly kind: 'claims'; readonly claims: readonly PlacedClaim[] }
  /** Which ring a move has closed, by the positions before it and after it: see `newRing`. */
  | {
      readonly kind: 'ring';
      readonly before: Position;
      readonly after: Position;
      readonly among: readonly Card[] | null;
    }
  | { readonly kind: 'review'; readonly game: readonly PlayedMoment[] }
  /** Which mistakes of a game make puzzles. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly PlayedMistake[] }
  | ({ readonly kind: 'standing' } & PuzzlePoint)
  | ({ readonly kind: 'judge'; readonly move: Move } & PuzzlePoint)
  /** The deals that are tried have seeds that begin with `seed`. */
  | { readonly kind: 'winnable'; readonly seed: string }
  | ({ readonly kind: 'graded'; readonly seed: string; readonly scale: DifficultyScale } & GradeRange)
);

/** A position of a puzzle: its goal, and how many moves have been made. */
interface PuzzlePoint {
  readonly goal: PuzzleGoal;
  readonly position: Position;
  readonly made: number;
}

/** Why a question has no answer: the worker ended by itself. */
export type NoAnswer = 'died';

/** Why builds cannot be sorted: under these rules, or as long as the merci can be taken. */
export type Unsorted = 'no-theorem' | 'merci-open';

/**
 * What the solver answers, or why it has no answer. A review comes in many replies, one a moment, the values of the moves
 * one a move, claims and mistakes one by one; a search for a deal, and what is told of one, report their progress in them. Each of
 * these says whether it is the `last`.
 */
export type Reply =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'builds'; readonly marks: readonly BuildMark[] }
  | { readonly kind: 'unsorted'; readonly why: Unsorted }
  | { readonly kind: 'outlook'; readonly outlook: Outlook }
  | { readonly kind: 'card'; readonly about: AboutCard }
  | { readonly kind: 'ring'; readonly ring: LostByRing | null }
  /** Whether the game can be won in this deal. */
  | { readonly kind: 'win'; readonly verdict: SearchAnswer['verdict'] }
  | { readonly kind: 'standing'; readonly standing: GoalStanding }
  | { readonly kind: 'judged'; readonly verdict: MoveVerdict }
  | { readonly kind: 'reviewed'; readonly ply: number; readonly reviewed: Reviewed; readonly last: boolean }
  /** What a mistake, by its index, comes to as a puzzle, or why it makes none. */
  | {
      readonly kind: 'mistake';
      readonly index: number;
      readonly found: OwnPuzzleFacts | NoOwnPuzzle;
      readonly last: boolean;
    }
  /** `left` moves are still to be looked at; where no move is legal there is no value. */
  | {
      readonly kind: 'value';
      readonly value: MoveValue | null;
      readonly left: number;
      readonly last: boolean;
    }
  | { readonly kind: 'tried'; readonly tried: Tried; readonly last: boolean }
  /** How far the telling of a deal is, 0 to 1; at its end the study, and what it comes to. */
  | { readonly kind: 'telling'; readonly share: number; readonly last: false }
  | { readonly kind: 'told'; readonly study: string; readonly summary: ToldSummary; readonly last: true }
  /** Whether a claim, by its index, is so; null where it was not settled. */
  | {
      readonly kind: 'checked';
      readonly index: number;
      readonly holds: boolean | null;
      readonly last: boolean;
    }
  | { readonly kind: 'graded'; readonly tried: GradedTried; readonly last: boolean }
  | { readonly kind: 'deal'; readonly progress: DealProgress; readonly last: boolean }
  | { readonly kind: 'fault'; readonly why: NoAnswer };

/** What a deal that was told comes to. */
export interface ToldSummary {
  /** Cards home at the end of the plan; whether no more can come home, and whether that is all. */
  readonly home: number;
  readonly proved: boolean;
  readonly isWon: boolean;
  /** The steps of the plan, and its turning points. */
  readonly steps: number;
  readonly turns: number;
}

/** Positions looked at for an outlook where the search may not end. */
export const OUTLOOK_LIMIT = 100_000;

/** Answers a question, in one reply or many; all that the worker does. `odds` is the table for the rules, or null. */
export function* answer(question: Question, odds: Odds | null): Generator<Reply> {
  const { rules } = question;
  switch (question.kind) {
    case 'start':
      return;
    case 'hint':
      yield { kind: 'hint', hint: hint(rules, question.position, odds) };
      return;
    case 'outlook':
      yield { kind: 'outlook', outlook: outlook(rules, question.position, odds, OUTLOOK_LIMIT) };
      return;
    case 'card':
      yield { kind: 'card', about: aboutCard(rules, question.position, question.card, odds) };
      return;
    case 'ring': {
      const { before, after, among } = question;
      yield { kind: 'ring', ring: newRing(rules, before, after, among) };
      return;
    }
    case 'win':
      yield { kind: 'win', verdict: solveForWin(rules, question.position).verdict };
      return;
    case 'builds': {
      const why = whyUnmarked(rules, question.position);
      if (why !== null) yield { kind: 'unsorted', why };
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
    case 'mistakes':
      for (const [index, mistake] of question.mistakes.entries()) {
        const last = index === question.mistakes.length - 1;
        yield { kind: 'mistake', index, found: ownPuzzle(rules, mistake, odds), last };
      }
      return;
    case 'values': {
      let none = true;
      for (const valued of moveValues(rules, question.position, odds)) {
        none = false;
        yield { kind: 'value', ...valued, last: valued.left === 0 };
      }
      if (none) yield { kind: 'value', value: null, left: 0, last: true };
      return;
    }
    case 'tell':
      for (const { share, told } of tellDeal(rules, question.position)) {
        if (told === null) yield { kind: 'telling', share, last: false };
        else yield toldReply({ rules, ...question.named }, told);
      }
      return;
    case 'claims':
      for (const [index, claim] of question.claims.entries()) {
        const last = index === question.claims.length - 1;
        yield { kind: 'checked', index, holds: checkClaim(rules, claim), last };
      }
      return;
    case 'winnable':
      for (const tried of findWinnable(rules, question.seed)) {
        yield { kind: 'tried', tried, last: tried.found !== null };
      }
      return;
    case 'graded':
      for (const tried of findGraded(rules, question.seed, question, question.scale)) {
        yield { kind: 'graded', tried, last: tried.found !== null };
      }
      return;
    case 'deal':
      for (const progress of dealFacts(rules, question.position)) {
        yield { kind: 'deal', progress, last: progress.facts !== null };
      }
      return;
  }
}

function toldReply(game: ToldGame, told: ToldDeal): Reply {
  const { home, proved, plan, onlyMoves } = told;
  const isWon = home === cardCount(game.rules);
  const summary = { home, proved, isWon, steps: plan.length, turns: onlyMoves.length };
  return { kind: 'told', study: makeToldStudy(game, told), summary, last: true };
}

/** Why builds cannot be sorted into free, costly and losing ones; null when they can. */
function whyUnmarked(rules: Rules, position: Position): Unsorted | null {
  if (!isSameSuitDeal(rules)) return 'no-theorem';
  return merciRefusal(rules, position) === null ? 'merci-open' : null;
}
