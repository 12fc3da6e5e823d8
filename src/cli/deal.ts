import { deal } from '../core/deal.ts';
import { makePosition } from '../core/position-notation.ts';
import type { Command } from './command.ts';
import { rulesOf, wholeOf } from './options.ts';

/** `lucie deal`: deals from a seed. */
export const dealCommand: Command = {
  name: 'deal',
  summary: 'Deals a game from a seed.',
  about: `
Prints the deal on one line: fans separated by " | ", the rightmost card of a fan on top. With --count N it prints
N deals, the first of them from TEXT itself and the others from TEXT-2, TEXT-3 and so on, each with its seed and a
tab before it, as solve reads them.`,
  needs: ['rules', 'seed'],
  takes: ['set', 'count'],
  reads: false,
  async *run(args) {
    const rules = rulesOf(args);
    if (!rules.ok) return rules.fault;
    const count = wholeOf(args, 'count', 1, 1);
    if (!count.ok) return count.fault;
    const seed = args.values.seed?.[0] ?? '';
    if (args.values.count === undefined) {
      yield makePosition(rules.value, deal(rules.value, seed));
      return undefined;
    }
    if (/[\t\r\n]/.test(seed)) return { message: 'With --count, a seed holds no tab and no line break.' };
    for (let number = 1; number <= count.value; number++) {
      const one = number === 1 ? seed : `${seed}-${number}`;
      yield `${one}\t${makePosition(rules.value, deal(rules.value, one))}`;
    }
    return undefined;
  },
};
