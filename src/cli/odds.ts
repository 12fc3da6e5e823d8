import { fail, quote } from '../core/result.ts';
import { beginsLaidOut } from '../core/rules.ts';
import { chanceOf, tableOf, vectorOf } from '../solver/odds.ts';
import type { Command } from './command.ts';
import { readTable, rounded } from './measured.ts';
import { leftOf, rulesFromOptions } from './options.ts';

/** `lucie odds`: the chance to win by perfect play when a redeal is about to be dealt. */
export const oddsCommand: Command = {
  name: 'odds',
  summary: 'Tells the chance to win by perfect play from a deal that is about to be dealt.',
  about: `
Prints JSON: chance, low and high (its 95 % interval), and n, the random deals that it was measured on. With
--redeals-left 0 the deal is the last one. The games are those of one pack built down in suit whose emptied fans stay
closed, with no draw, or with one in the last deal.`,
  needs: ['rules', 'foundations', 'redeals-left'],
  takes: ['set'],
  reads: false,
  async *run(args) {
    const rules = rulesFromOptions(args);
    if (!rules.ok) return rules.fault;
    const left = leftOf(args, 'redeals-left', 0, rules.value.redeals);
    if (!left.ok) return left.fault;
    const text = args.values.foundations?.[0] ?? '';
    const heights = text.split(',').map((height) => (/^\d{1,2}$/.test(height.trim()) ? Number(height) : 99));
    if (heights.length !== 4 || heights.some((height) => height > 13)) {
      return fail(
        `The option --foundations takes four numbers from 0 to 13, like 3,0,5,1; found ${quote(text)}.`,
      ).fault;
    }
    const laidOut = heights.findIndex((height, pile) => height === 0 && beginsLaidOut(rules.value, pile));
    if (laidOut >= 0) {
      return fail(
        `The aces of this game are home from the start; found a foundation of 0 in --foundations ${quote(text)}.`,
      ).fault;
    }
    const odds = readTable(rules.value);
    if (tableOf(rules.value) === null || odds === null) {
      return fail(
        'Chances across redeals are known only for games of one pack built down in suit whose emptied fans stay closed, with at most one draw, in the last deal.',
      ).fault;
    }
    const chance = chanceOf(odds, heights, left.value);
    if (chance === null) {
      return fail(
        `Chances are measured for at most ${odds.chances.length - 1} redeals left here; found ${left.value}.`,
      ).fault;
    }
    yield JSON.stringify({ ...rounded(chance), n: odds.deals[left.value]![vectorOf(heights)] });
    return undefined;
  },
};
