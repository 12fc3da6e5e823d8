import { existsSync, readFileSync } from 'node:fs';
import { deal } from '../core/deal.ts';
import type { Position } from '../core/position.ts';
import { parsePosition } from '../core/position-notation.ts';
import { must } from '../core/result.ts';
import { PRESETS, type Rules } from '../core/rules.ts';
import { type Aim, isSameSuitDeal, searchDeal } from '../solver/deal-search.ts';
import type { Command } from './command.ts';
import { wholeOf } from './options.ts';

/** Deals that another solver was recorded on; the last column of a file is its processor microseconds. */
const RECORDED: readonly { readonly game: string; readonly file: string }[] = [
  { game: 'la-belle-lucie', file: 'lbl_single.tsv' },
  { game: 'the-fan', file: 'fan.tsv' },
];

/** `lucie bench`: how fast the searches are. */
export const benchCommand: Command = {
  name: 'bench',
  summary: 'Measures the search of one deal, beside the recorded time of another solver.',
  about: `
Prints a header and then, for each game and question and separated by tabs: the game, the question (win: can it be
won; all: every maximal outcome), the deals, how many of them can be won, deals a processor second, positions
searched a deal, and where it was recorded the deals a processor second of another solver and how many times faster
this one is. Games with a record are measured on the very deals of the record, the whole set on one thread, compiling
included (the record is of Solvitaire, a general solver in C++, on a 2.5 GHz Xeon: can it be won?); the others on
random deals.`,
  needs: [],
  takes: ['count'],
  reads: false,
  async *run(args) {
    const count = wholeOf(args, 'count', 1, 1000);
    if (!count.ok) return count.fault;
    yield 'game\tquestion\tdeals\twon\tdeals/s\tnodes/deal\tpeer deals/s\ttimes faster';
    for (const { id, rules } of PRESETS) {
      if (!isSameSuitDeal(rules)) continue;
      const { deals, peer } = recordOf(id, rules) ?? { deals: randomDeals(rules, count.value), peer: null };
      for (const aim of ['win', 'all'] as const) {
        const { won, speed, nodes } = measure(rules, deals, aim);
        const beside = peer === null ? ['-', '-'] : [peer.toFixed(2), Math.round(speed / peer)];
        yield [id, aim, deals.length, won, Math.round(speed), nodes.toFixed(1), ...beside].join('\t');
      }
    }
    return undefined;
  },
};

function randomDeals(rules: Rules, count: number): Position[] {
  return Array.from({ length: count }, (_, number) => deal(rules, `bench-${number + 1}`));
}

/** The recorded deals of a game and the recorded speed in deals a processor second; null where there is no record. */
function recordOf(game: string, rules: Rules): { deals: Position[]; peer: number } | null {
  const record = RECORDED.find((one) => one.game === game);
  const file = new URL(`../../tests/data/${record?.file}`, import.meta.url);
  if (record === undefined || !existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  const cells = rows.map((row) => row.split('\t'));
  const seconds = cells.reduce((sum, row) => sum + Number(row[4]) / 1e6, 0);
  return { deals: cells.map((row) => must(parsePosition(rules, row[2] ?? ''))), peer: rows.length / seconds };
}

function measure(
  rules: Rules,
  deals: readonly Position[],
  aim: Aim,
): { won: number; speed: number; nodes: number } {
  const start = process.cpuUsage();
  const answers = deals.map((position) => searchDeal(rules, position, aim));
  const { user, system } = process.cpuUsage(start);
  return {
    won: answers.filter((answer) => answer.best.home === 52).length,
    speed: (deals.length * 1e6) / (user + system),
    nodes: answers.reduce((sum, answer) => sum + answer.nodes, 0) / deals.length,
  };
}
