/*
 * Whether clauses can all be true at once, told by conflict-driven clause learning.
 *
 * A variable is a number from 0 on. Its literals are 2 × the variable, that it is true, and that + 1, that it is false; a
 * clause is a list of literals of which one at least must be true. A clause whose literals are all false but one makes that
 * one true. Where nothing follows any more, a variable is chosen and guessed. If a clause comes out false, the guesses that
 * led to it are traced back, and a new clause that follows from the others says that not all of them can hold; it is kept, and
 * the guesses are taken back as far as it makes something follow. A clause that comes out false without any guess refutes
 * them all.
 *
 * An example: of 0 or 2, 0 or 3, 1 or 2 and 1 or 3, in which 0 and 1 are the two values of one variable, and 2 and 3 those
 * of another. To guess 0 makes 2 and 3 follow, which is false, so 1 is learnt; that makes the same follow without a guess.
 */

import { createVariableQueue, NO_VARIABLE } from './variable-queue.ts';

/** All clauses are true by some values, or they cannot be, or it is not told. */
type ClauseAnswer = 'true' | 'refuted' | 'open';

/** Clauses that are collected, and then asked whether they can all be true. */
export interface ClauseSolver {
  /** Adds a clause; not once {@link ClauseSolver.solve} was called. */
  readonly add: (...literals: readonly number[]) => void;
  /** Looks for values that make all true until that is told, or so many clauses have come out false in all; called again it goes on. */
  readonly solve: (limit: number) => ClauseAnswer;
  /** Whether a literal is true by the values that were found. */
  readonly isTrue: (literal: number) => boolean;
  /** Forgets the values, and guesses that a literal is true when its variable is chosen next. */
  readonly prefer: (literal: number) => void;
}

/** No clause. */
const NONE = -1;
/** The false clauses until all guesses are taken back first; later multiples of it. */
const RESTART = 32;

/** Makes it for a number of variables. */
export function createClauseSolver(variables: number): ClauseSolver {
  /** The clauses, one after the other up to `end`: the number of literals, then these. The first two are watched. */
  let clauses = new Int32Array(1 << 16);
  let end = 0;
  /** By literal: the clauses that watch it, each as another literal of it, and where it begins. */
  const watching = Array.from({ length: 2 * variables }, (): number[] => []);
  /** By literal: 1 for true, −1 for false, 0 for open. */
  const values = new Int8Array(2 * variables);
  /** By variable: the guesses made when it got its value, and the clause that it follows from, or NONE. */
  const levels = new Int32Array(variables);
  const reasons = new Int32Array(variables);
  /** By variable: the literal of it that is guessed, the last that was true. */
  const guesses = Int32Array.from({ length: variables }, (_, variable) => 2 * variable + 1);
  /** The true literals, in the order in which they came; how many have been followed; where each guess stands. */
  const trail: number[] = [];
  let followed = 0;
  const starts: number[] = [];
  const isSeen = new Uint8Array(variables);
  const queue = createVariableQueue(variables);
  let refuted = false;
  /** The clauses that have come out false. */
  let conflicts = 0;

  const assign = (literal: number, reason: number): void => {
    values[literal] = 1;
    values[literal ^ 1] = -1;
    levels[literal >> 1] = starts.length;
    reasons[literal >> 1] = reason;
    trail.push(literal);
  };
  /** Keeps a clause of two literals or more, and watches the first two; gives where it begins. */
  const keep = (literals: readonly number[]): number => {
    const clause = end;
    end += literals.length + 1;
    while (end > clauses.length) {
      const few = clauses;
      clauses = new Int32Array(2 * few.length);
      clauses.set(few);
    }
    clauses[clause] = literals.length;
    clauses.set(literals, clause + 1);
    watching[literals[0]!]!.push(literals[1]!, clause);
    watching[literals[1]!]!.push(literals[0]!, clause);
    return clause;
  };

  /** Finds another literal for a clause to watch than its second one; gives whether there is one that is not false. */
  const watchAnother = (clause: number): boolean => {
    const last = clause + clauses[clause]!;
    for (let at = clause + 3; at <= last; at++) {
      const literal = clauses[at]!;
      if (values[literal]! < 0) continue;
      clauses[at] = clauses[clause + 2]!;
      clauses[clause + 2] = literal;
      watching[literal]!.push(clauses[clause + 1]!, clause);
      return true;
    }
    return false;
  };
  /** Adds what follows from a literal that has become false; gives a clause that comes out false, or NONE. */
  const followFalse = (literal: number): number => {
    const list = watching[literal]!;
    let kept = 0;
    let broken = NONE;
    for (let at = 0; at < list.length; at += 2) {
      const clause = list[at + 1]!;
      let other = list[at]!;
      if (broken === NONE && values[other] !== 1) {
        if (clauses[clause + 1] === literal) {
          clauses[clause + 1] = clauses[clause + 2]!;
          clauses[clause + 2] = literal;
        }
        other = clauses[clause + 1]!;
        if (values[other] !== 1) {
          if (watchAnother(clause)) continue;
          if (values[other] === 0) assign(other, clause);
          else broken = clause;
        }
      }
      list[kept++] = other;
      list[kept++] = clause;
    }
    list.length = kept;
    return broken;
  };
  /** Adds all that follows; gives a clause that comes out false, or NONE. */
  const follow = (): number => {
    while (followed < trail.length) {
      const broken = followFalse(trail[followed++]! ^ 1);
      if (broken !== NONE) return broken;
    }
    return NONE;
  };
  const takeBack = (level: number): void => {
    if (starts.length <= level) return;
    const start = starts[level]!;
    for (let at = trail.length - 1; at >= start; at--) {
      const literal = trail[at]!;
      values[literal] = values[literal ^ 1] = 0;
      guesses[literal >> 1] = literal;
      queue.reopen(literal >> 1);
    }
    trail.length = followed = start;
    starts.length = level;
  };

  /** The clause that a false one teaches: its first literal is the one of the last guess that is to be the other way. */
  const learn = (broken: number): number[] => {
    const learnt = [NONE];
    const seen: number[] = [];
    let clause = broken;
    let at = trail.length;
    for (let open = 0; ; ) {
      for (let index = clause + 1; index <= clause + clauses[clause]!; index++) {
        const literal = clauses[index]!;
        const variable = literal >> 1;
        if (isSeen[variable] === 1 || levels[variable] === 0) continue;
        isSeen[variable] = 1;
        seen.push(variable);
        if (levels[variable] === starts.length) open++;
        else learnt.push(literal);
      }
      do at--;
      while (isSeen[trail[at]! >> 1] === 0);
      open--;
      if (open === 0) break;
      clause = reasons[trail[at]! >> 1]!;
    }
    learnt[0] = trail[at]! ^ 1;
    const short = learnt.filter((literal, index) => index === 0 || !isImplied(literal));
    queue.bump(seen);
    for (const variable of seen) isSeen[variable] = 0;
    return short;
  };
  /** Whether a literal that was learnt is false because others that were learnt are. */
  const isImplied = (literal: number): boolean => {
    const clause = reasons[literal >> 1]!;
    if (clause === NONE) return false;
    for (let index = clause + 1; index <= clause + clauses[clause]!; index++) {
      const variable = clauses[index]! >> 1;
      if (isSeen[variable] === 0 && levels[variable]! > 0) return false;
    }
    return true;
  };
  /** Keeps what was learnt, with the guesses taken back as far as it makes something follow. */
  const goBack = (learnt: number[]): void => {
    let second = 1;
    for (let index = 2; index < learnt.length; index++) {
      if (levels[learnt[index]! >> 1]! > levels[learnt[second]! >> 1]!) second = index;
    }
    if (learnt.length === 1) {
      takeBack(0);
      assign(learnt[0]!, NONE);
      return;
    }
    [learnt[1], learnt[second]] = [learnt[second]!, learnt[1]!];
    takeBack(levels[learnt[1]! >> 1]!);
    assign(learnt[0]!, keep(learnt));
  };

  return {
    add(...literals) {
      for (const literal of literals) queue.enter(literal >> 1);
      if (literals.length > 1) keep(literals);
      else if (literals.length === 0 || values[literals[0]!]! < 0) refuted = true;
      else if (values[literals[0]!] === 0) assign(literals[0]!, NONE);
    },
    solve(limit) {
      takeBack(0);
      let restarts = 1;
      let restart = conflicts + luby(restarts) * RESTART;
      while (!refuted && conflicts < limit) {
        const broken = follow();
        if (broken !== NONE) {
          conflicts++;
          if (starts.length === 0) refuted = true;
          else goBack(learn(broken));
          continue;
        }
        if (conflicts >= restart) {
          restart = conflicts + luby(++restarts) * RESTART;
          takeBack(0);
        }
        const variable = queue.next((one) => values[2 * one] === 0);
        if (variable === NO_VARIABLE) return 'true';
        starts.push(trail.length);
        assign(guesses[variable]!, NONE);
      }
      return refuted ? 'refuted' : 'open';
    },
    isTrue: (literal) => values[literal] === 1,
    prefer(literal) {
      // What is taken back is remembered as a guess.
      takeBack(0);
      guesses[literal >> 1] = literal;
    },
  };
}

/** The n-th of 1, 1, 2, 1, 1, 2, 4, … , n from 1 on: each power of two comes when all before it have come twice. */
function luby(n: number): number {
  const bits = 32 - Math.clz32(n);
  return n === 2 ** bits - 1 ? 2 ** (bits - 1) : luby(n - 2 ** (bits - 1) + 1);
}
