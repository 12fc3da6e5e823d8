import { deal } from '../core/deal.ts';
import { cardCount, PRESETS, type Rules } from '../core/rules.ts';
import { type Aim, isClosedSameSuit, searchDeal } from '../solver/deal-search.ts';
import type { Command } from './command.ts';
import { wholeOf } from './options.ts';

/**
 * What another solver was recorded to need for a question about a game: Solvitaire, general and in C++, on one
 * thread of a 2.5 GHz Xeon, over the 200 random deals of tests/data/lbl_single.tsv, by its own processor time.
 */
const PEERS: readonly { game: string; aim: Aim; cells: readonly (string | number)[] }[] = [
  { game: 'la-belle-lucie', aim: 'win', cells: ['Solvitaire', 8.8, 63743] },
];

/** `lucie bench`: how fast the searches are. */
export const benchCommand: Command = {
  name: 'bench',
  summary: 'Measures the search of one deal, beside the recorded figures of another solver.',
  about: `
Deals each game from the seeds bench-1, bench-2, … and prints a header and then, for each game and question and
separated by tabs: the game, the question (win: can it be won; all: every maximal outcome), the deals, how many of
them are won, deals a second, positions a deal, and the figures that were recorded for another solver on 200 other
random deals of the same game, where there are some: its name, deals a second, states a deal.`,
  needs: [],
  takes: ['count'],
  reads: false,
  async *run(args) {
    const count = wholeOf(args, 'count', 1, 1000);
    if (!count.ok) return count.fault;
    yield 'game\tquestion\tdeals\twon\tdeals/s\tnodes/deal\tpeer\tpeer deals/s\tpeer states/deal';
    for (const { id, rules } of PRESETS) {
      if (!isClosedSameSuit(rules)) continue;
      for (const aim of ['win', 'all'] as const) {
        const peer = PEERS.find((one) => one.game === id && one.aim === aim);
        const cells = [id, aim, ...measure(rules, count.value, aim), ...(peer?.cells ?? ['-', '-', '-'])];
        yield cells.join('\t');
      }
    }
    return undefined;
  },
};

function measure(rules: Rules, count: number, aim: Aim): (string | number)[] {
  const deals = Array.from({ length: count }, (_, number) => deal(rules, `bench-${number + 1}`));
  // The first searches are slow until they have been compiled.
  for (const position of deals.slice(0, 100)) searchDeal(rules, position, aim);
  const start = performance.now();
  const answers = deals.map((position) => searchDeal(rules, position, aim));
  const seconds = (performance.now() - start) / 1000;
  const nodes = answers.reduce((sum, answer) => sum + answer.nodes, 0) / count;
  const won = answers.filter((answer) => answer.best.home === cardCount(rules)).length;
  return [count, won, Math.round(count / seconds), nodes.toFixed(1)];
}
