import { playsAlone } from '../core/moves.ts';
import { makeProof } from '../core/proof/proof.ts';
import type { Rules } from '../core/rules.ts';
import { findProof, type ProofLimits } from '../solver/proof/find-proof.ts';
import { solve } from '../solver/solve.ts';
import type { Command } from './command.ts';
import { answerDeals, type InputDeal, openInput } from './input.ts';
import { gameWords, rulesFromOptions, wholeOf } from './options.ts';
import { sha256 } from './verify.ts';

/** `lucie solve`: what deals can be brought to without a redeal. */
export const solveCommand: Command = {
  name: 'solve',
  summary: 'Says which deals can be won, and how many cards each can bring home.',
  about: `
Reads deals, one a line, each with an id and a tab before it or not. Prints a header and then, for each deal and
separated by tabs: its id (or which deal it is), the verdict (solvable or unsolvable, both proved, or unknown), the
most cards that can come home (- where not known), the positions searched, and milliseconds. Only this deal is
searched, no redeal and no draw, and no more than --budget-nodes positions of it (default 1000000); where fans hold
three cards, some ten thousand more may be looked at along plans.

With --proof it prints a proof of each deal instead, for \`lucie verify\`: after “at least” the moves that bring so many
cards home, after “at most” why no more come home. That is a closed set of cards, which wait for each other for ever,
or else the number of all positions with a SHA-256 of their sorted keys, up to --budget-nodes of them (default 100000).
Where a proof takes more than that, a line that begins with # says so.`,
  needs: ['rules'],
  takes: ['set', 'budget-nodes', 'proof'],
  reads: true,
  async *run(args) {
    const rules = rulesFromOptions(args);
    if (!rules.ok) return rules.fault;
    const budget = wholeOf(args, 'budget-nodes', 1, 1_000_000);
    if (!budget.ok) return budget.fault;
    const lines = await openInput(args);
    if (!lines.ok) return lines.fault;
    if (args.values.proof !== undefined) {
      const positions = wholeOf(args, 'budget-nodes', 1, POSITIONS_PROVED);
      if (!positions.ok) return positions.fault;
      const limits = { nodes: budget.value, positions: positions.value };
      const answer = (deal: InputDeal) => proofText(rules.value, gameWords(args), deal, limits);
      return yield* answerDeals(
        rules.value,
        lines.value,
        '# Proofs, to be checked by lucie verify.\n',
        answer,
      );
    }
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

/** How many positions a proof may enumerate where nothing else is asked for: about ten seconds of work. */
const POSITIONS_PROVED = 100_000;

/** The proof of a deal, with an empty line behind it. */
function proofText(rules: Rules, game: string, { id, position }: InputDeal, limits: ProofLimits): string {
  const { answer, ...proved } = findProof(rules, position, limits, sha256);
  const proof = makeProof(rules, { id, game, position, ...proved }, sha256);
  const isOpen = answer.verdict === 'unsolvable' && proved.bound === null;
  const note = isOpen ? [`# Unsolvable, but the proof takes more than ${limits.positions} positions:`] : [];
  return [...note, ...proof, ''].join('\n');
}
