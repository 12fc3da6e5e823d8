import { readFile } from 'node:fs/promises';
import { deal } from '../core/deal.ts';
import type { Position } from '../core/position.ts';
import { parsePosition } from '../core/position-notation.ts';
import { must } from '../core/result.ts';
import { PRESETS, type Rules } from '../core/rules.ts';
import { type Aim, isClosedSameSuit, searchDeal } from '../solver/deal-search.ts';
import type { Command } from './command.ts';

/** Deals of La Belle Lucie with the states and the processor time that a general solver needed for each. */
const PEER = new URL('../../tests/data/lbl_single.tsv', import.meta.url);

/** `lucie bench`: how fast the searches are. */
export const benchCommand: Command = {
  name: 'bench',
  summary: 'Measures the search of one deal, beside the recorded figures of another solver.',
  about: `
Prints a header and then, for each game and question and separated by tabs: the game, the question (win: can it be
won; all: every maximal outcome), the deals, how many of them are won, deals a second, positions a deal, and, where
figures of another solver were recorded for the same deals and question, its name, deals a second and states a deal.`,
  needs: [],
  takes: [],
  reads: false,
  async *run() {
    yield 'game\tquestion\tdeals\twon\tdeals/s\tnodes/deal\tpeer\tpeer deals/s\tpeer states/deal';
    const peer = readPeer(await readFile(PEER, 'utf8'));
    for (const { id, rules } of PRESETS) {
      if (!isClosedSameSuit(rules)) continue;
      const known = id === 'la-belle-lucie';
      const deals = known
        ? peer.deals.map((text) => must(parsePosition(rules, text)))
        : peer.deals.map((_, number) => deal(rules, `bench-${number + 1}`));
      for (const aim of ['win', 'all'] as const) {
        const beside = known && aim === 'win' ? ['Solvitaire', peer.speed, peer.states] : ['-', '-', '-'];
        yield [id, aim, ...measure(rules, deals, aim), ...beside].join('\t');
      }
    }
    return undefined;
  },
};

interface Peer {
  readonly deals: readonly string[];
  /** Deals a second, and states a deal. */
  readonly speed: string;
  readonly states: number;
}

function readPeer(text: string): Peer {
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  const sum = (column: number): number => rows.reduce((total, row) => total + Number(row[column]), 0);
  return {
    deals: rows.map((row) => row[2] ?? ''),
    speed: ((rows.length * 1e6) / sum(4)).toFixed(2),
    states: Math.round(sum(3) / rows.length),
  };
}

function measure(rules: Rules, deals: readonly Position[], aim: Aim): (string | number)[] {
  for (const position of deals.slice(0, 20)) searchDeal(rules, position, aim);
  const start = performance.now();
  const answers = deals.map((position) => searchDeal(rules, position, aim));
  const seconds = (performance.now() - start) / 1000;
  const nodes = answers.reduce((sum, answer) => sum + answer.nodes, 0) / deals.length;
  const won = answers.filter((answer) => answer.best.home === 52).length;
  return [deals.length, won, Math.round(deals.length / seconds), nodes.toFixed(1)];
}
