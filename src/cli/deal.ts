import { deal } from '../core/deal/deal.ts';
import { parseDealNumber, pysolfcSeed } from '../core/deal/deal-number.ts';
import { makePosition } from '../core/position-notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Command } from './command.ts';
import { type Args, rulesFromOptions, wholeOf } from './options.ts';

/** `lucie deal`: deals from a seed. */
export const dealCommand: Command = {
  name: 'deal',
  summary: 'Deals a game from a seed.',
  about: `
Prints the deal on one line: fans separated by " | ", the rightmost card of a fan on top. With --count N it prints
N deals, the first of them from TEXT itself and the others from TEXT-2, TEXT-3 and so on, each with its seed and a
tab before it, as solve reads them. With --pysolfc NUMBER instead of a seed it prints PySolFC's deal of that number.`,
  needs: ['rules'],
  takes: ['set', 'seed', 'pysolfc', 'count'],
  reads: false,
  async *run(args) {
    const rules = rulesFromOptions(args);
    if (!rules.ok) return rules.fault;
    const count = wholeOf(args, 'count', 1, 1);
    if (!count.ok) return count.fault;
    const chosen = seedOf(args);
    if (!chosen.ok) return chosen.fault;
    const seed = chosen.value;
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

/** The seed that was asked for, by its text or by a deal number of PySolFC. */
function seedOf({ values }: Args): Result<string> {
  const [seed, number] = [values.seed?.[0], values.pysolfc?.[0]];
  if ((seed === undefined) === (number === undefined)) {
    return fail('A deal needs either --seed TEXT or --pysolfc NUMBER.');
  }
  if (number === undefined) return ok(seed ?? '');
  const read = parseDealNumber(number);
  return read.ok ? ok(pysolfcSeed(read.value)) : read;
}
