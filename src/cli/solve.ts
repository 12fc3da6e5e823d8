import { playsAlone } from '../core/moves.ts';
import { solve } from '../solver/solve.ts';
import type { Command } from './command.ts';
import { isIdle, openInput, readInputDeal, writtenDeal } from './input.ts';
import { rulesFromOptions, wholeOf } from './options.ts';

/** `lucie solve`: what deals can be brought to without a redeal. */
export const solveCommand: Command = {
  name: 'solve',
  summary: 'Says which deals can be won, and how many cards each can bring home.',
  about: `
Reads deals, one a line, each with an id and a tab before it or not. Prints a header and then, for each deal and
separated by tabs: its id (or which deal it is), the verdict (solvable or unsolvable, both proved, or unknown), the
most cards that can come home (- where not known), the positions searched, and milliseconds. Only this deal is
searched: no redeal and no merci.`,
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
    let deals = 0;
    for await (const line of lines.value) {
      if (isIdle(line)) continue;
      const written = writtenDeal(line);
      const position = readInputDeal(rules.value, written);
      if (!position.ok) return position.fault;
      if (deals++ === 0) yield 'id\tverdict\tfoundations\tnodes\tms';
      const start = performance.now();
      const { verdict, home, proved, nodes } = solve(
        playsAlone(rules.value, position.value),
        position.value,
        budget.value,
      );
      const ms = (performance.now() - start).toFixed(2);
      yield [written.id ?? deals, verdict, proved ? home : '-', nodes, ms].join('\t');
    }
    return deals === 0 ? { message: 'Expected deals, one a line, found an empty input.' } : undefined;
  },
};
