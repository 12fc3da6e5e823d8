import { reach } from '../solver/reach.ts';
import type { Command } from './command.ts';
import { answerDeals, openInput } from './input.ts';
import { rulesFromOptions, wholeOf } from './options.ts';

/** `lucie reach`: where deals can be left, for whoever wants to check the searches. */
export const reachCommand: Command = {
  name: 'reach',
  summary: 'Lists every set of foundation heights at which a deal can be left.',
  about: `
Reads deals, one a line, each with an id and a tab before it or not. Prints a header and then, for each deal and
separated by a tab: its id (or which deal it is), and every set of foundation heights at which it can be left by plays
alone, no redeal and no draw, the present one included; or unknown where the search did not end within --budget-nodes
positions (default 1000000). A set is written as the cards on the foundations of clubs, diamonds, hearts and spades, 0
to 13 each, joined by dashes (4-0-13-11); in two packs the second four foundations follow, and where foundations take any
suit they stand in their order. The sets are sorted as text and separated by spaces.`,
  needs: ['rules'],
  takes: ['set', 'budget-nodes'],
  reads: true,
  async *run(args) {
    const rules = rulesFromOptions(args);
    if (!rules.ok) return rules.fault;
    const budget = wholeOf(args, 'budget-nodes', 1, 1_000_000);
    if (!budget.ok) return budget.fault;
    const lines = await openInput(args);
    if (!lines.ok) return lines.fault;
    return yield* answerDeals(rules.value, lines.value, 'id\treach', ({ id, position }) => {
      const reached = reach(rules.value, position, budget.value);
      const sets = reached?.map((heights) => heights.join('-')).sort();
      return `${id}\t${sets?.join(' ') ?? 'unknown'}`;
    });
  },
};
