import { playsAlone } from '../core/moves.ts';
import { solve } from '../solver/solve.ts';
import type { Command } from './command.ts';
import { answerDeals, openInput } from './input.ts';
import { rulesFromOptions, wholeOf } from './options.ts';

/** `lucie solve`: what deals can be brought to without a redeal. */
export const solveCommand: Command = {
  name: 'solve',
  summary: 'Says which deals can be won, and how many cards each can bring home.',
  about: `
Reads deals, one a line, each with an id and a tab before it or not. Prints a header and then, for each deal and
separated by tabs: its id (or which deal it is), the verdict (solvable or unsolvable, both proved, or unknown), the
most cards that can come home (- where not known), the positions searched, and milliseconds. Only this deal is
searched: no redeal and no draw.`,
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
    const header = 'id\tverdict\tfoundations\tnodes\tms';
    return yield* answerDeals(rules.value, lines.value, header, ({ id, position }) => {
      const start = performance.now();
      const alone = playsAlone(rules.value, position);
      const { verdict, home, proved, nodes } = solve(alone, position, budget.value);
      const ms = (performance.now() - start).toFixed(2);
      return [id, verdict, proved ? home : '-', nodes, ms].join('\t');
    });
  },
};
