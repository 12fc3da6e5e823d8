/*
 * The variables of a clause-solver.ts in a queue, from which it takes the next one to guess: those first that had to do with
 * the last clauses that came out false.
 *
 * An example: variables 0, 1 and 2 enter, so that 2 is in front. All get values, and a clause of 0 and 2 comes out false:
 * `bump([0, 2])` puts 2 in front, then 0, then 1. Once 0 and 1 have lost their values, the next one is 0.
 */

/** A queue of variables, in which some have values, and the others are open. */
export interface VariableQueue {
  /** Puts a variable in front that is not in the queue; nothing for one that is. */
  readonly enter: (variable: number) => void;
  /** Moves variables to the front, in the order in which they stand; all in the queue up to the last of them have values. */
  readonly bump: (variables: number[]) => void;
  /** Notes that a variable has lost its value. */
  readonly reopen: (variable: number) => void;
  /** The first variable that is open, or NO_VARIABLE. */
  readonly next: (isOpen: (variable: number) => boolean) => number;
}

/** No variable. */
export const NO_VARIABLE = -1;

/** Makes an empty queue for the variables below a number. */
export function createVariableQueue(variables: number): VariableQueue {
  const before = new Int32Array(variables).fill(NO_VARIABLE);
  const after = new Int32Array(variables).fill(NO_VARIABLE);
  /** By variable: when it came to the front, 0 for one that is not in the queue; the later, the nearer to the front. */
  const stamps = new Int32Array(variables);
  let stamp = 0;
  let front = NO_VARIABLE;
  /** All variables in front of this one have values. */
  let from = NO_VARIABLE;

  const toFront = (variable: number): void => {
    stamps[variable] = ++stamp;
    before[variable] = NO_VARIABLE;
    after[variable] = front;
    if (front !== NO_VARIABLE) before[front] = variable;
    front = variable;
  };

  return {
    enter(variable) {
      if (stamps[variable]! > 0) return;
      toFront(variable);
      from = front;
    },
    bump(bumped) {
      bumped.sort((a, b) => stamps[a]! - stamps[b]!);
      for (const variable of bumped) {
        if (variable === front) continue;
        const next = after[variable]!;
        if (from === variable) from = next;
        after[before[variable]!] = next;
        if (next !== NO_VARIABLE) before[next] = before[variable]!;
        toFront(variable);
      }
    },
    reopen(variable) {
      if (from === NO_VARIABLE || stamps[variable]! > stamps[from]!) from = variable;
    },
    next(isOpen) {
      while (from !== NO_VARIABLE && !isOpen(from)) from = after[from]!;
      return from;
    },
  };
}
