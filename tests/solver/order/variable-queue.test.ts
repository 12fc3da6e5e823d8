import { expect, test } from 'vitest';
import { createVariableQueue, NO_VARIABLE } from '../../../src/solver/order/variable-queue.ts';
import { chance } from '../positions.ts';

test('the next variable is the open one that came to the front last', () => {
  const random = chance(7);
  const queue = createVariableQueue(12);
  const open = new Set<number>();
  /** The variables in their order, the front first. */
  let order: number[] = [];
  for (let variable = 0; variable < 12; variable += 2) {
    queue.enter(variable);
    open.add(variable);
    order.unshift(variable);
  }
  queue.enter(4);
  for (let n = 0; n < 2000; n++) {
    const next = order.find((variable) => open.has(variable)) ?? NO_VARIABLE;
    expect(queue.next((variable) => open.has(variable))).toBe(next);
    if (next !== NO_VARIABLE && random.bool(0.7)) open.delete(next);
    else {
      const valued = order.filter((variable) => !open.has(variable));
      // As a solver does: the variables bumped have values, and some of them lose these at once.
      if (random.bool()) {
        const bumped = valued.filter(() => random.bool());
        queue.bump([...bumped]);
        order = [...bumped, ...order.filter((variable) => !bumped.includes(variable))];
      }
      for (const variable of valued) {
        if (random.bool()) continue;
        open.add(variable);
        queue.reopen(variable);
      }
    }
  }
});
