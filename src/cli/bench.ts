import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import packageJson from '../../package.json' with { type: 'json' };
import { deal } from '../core/deal/deal.ts';
import { playsAlone } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { parsePosition } from '../core/position-notation.ts';
import { PRESETS } from '../core/preset.ts';
import { findPreset } from '../core/proof/game-rules.ts';
import { unwrap } from '../core/result.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameSuitDeal, searchDeal } from '../solver/deal-search.ts';
import { solve } from '../solver/solve.ts';
import type { Command } from './command.ts';
import { writeWhole } from './keep.ts';
import { optionWords, wholeOf } from './options.ts';

/** Deals that another solver was timed on, tab-separated; the last column is its processor time in microseconds. */
const RECORDED: readonly { readonly game: string; readonly file: string }[] = [
  { game: 'la-belle-lucie', file: 'lbl_single.tsv' },
  { game: 'the-fan', file: 'fan.tsv' },
];

/** `lucie bench`: how fast the searches are, and how much they settle. */
export const benchCommand: Command = {
  name: 'bench',
  summary: 'Measures the searches, beside the recorded time of another solver.',
  about: `
Prints a header and then, for each game (or one, with --rules) and question and separated by tabs: the game, the
question (win: can it be won; all: every maximal outcome), the deals, how many are solvable, unsolvable and unknown,
deals a processor second, positions searched a deal, and where it was recorded the deals a processor second of another
solver and how many times faster this one is. Games with a record are measured on the very deals of the record, the
whole set on one thread, compiling included (the record is of Solvitaire, a general solver in C++, on a 2.5 GHz Xeon:
can it be won?); the others on the deals of the seeds bench-1, bench-2, … within --budget-nodes positions a deal
(default 100000). With --out the rows are also written to FILE as JSON, with the processor and the version of Node.`,
  needs: [],
  takes: ['rules', 'count', 'budget-nodes', 'out'],
  reads: false,
  async *run(args) {
    const count = wholeOf(args, 'count', 1, 100);
    if (!count.ok) return count.fault;
    const budget = wholeOf(args, 'budget-nodes', 1, 100_000);
    if (!budget.ok) return budget.fault;
    const only = args.values.rules?.[0];
    const game = only === undefined ? null : findPreset(only);
    if (game?.ok === false) return game.fault;
    const rows: BenchRow[] = [];
    yield 'game\tquestion\tdeals\tsolvable\tunsolvable\tunknown\tdeals/s\tnodes/deal\tpeer deals/s\ttimes faster';
    for (const { id, rules } of PRESETS.filter((preset) => only === undefined || preset.id === only)) {
      const { deals, peer } = recordOf(id, rules) ?? { deals: randomDeals(rules, count.value), peer: null };
      for (const [question, search] of questions(rules, budget.value)) {
        const { verdicts, speed, nodes } = measure(id, deals, search);
        const comparison = peer === null ? ['-', '-'] : [peer.toFixed(2), Math.round(speed / peer)];
        const pace = Number(speed < 10 ? speed.toFixed(2) : speed.toFixed(0));
        const searched = nodes.toFixed(1);
        yield [id, question, deals.length, ...verdicts, pace, searched, ...comparison].join('\t');
        const [solvable = 0, unsolvable = 0, unknown = 0] = verdicts;
        const record = peer === null ? null : Number(peer.toFixed(2));
        const counted = { deals: deals.length, solvable, unsolvable, unknown };
        rows.push({ game: id, question, ...counted, speed: pace, nodes: Number(searched), peer: record });
      }
    }
    const out = args.values.out?.[0];
    const command = `npm run -s lucie -- bench${optionWords(args, ['rules', 'count', 'budget-nodes', 'out'])}`;
    if (out !== undefined) writeWhole(out, speedFile({ ...HEAD, command }, rows));
    return undefined;
  },
};

/** A game and a question as they are written to a file; `speed` and `peer` are deals a processor second. */
interface BenchRow {
  readonly game: string;
  readonly question: string;
  readonly deals: number;
  readonly solvable: number;
  readonly unsolvable: number;
  readonly unknown: number;
  readonly speed: number;
  readonly nodes: number;
  readonly peer: number | null;
}

/** What the file of the bench says of itself. */
const HEAD = {
  name: 'speed',
  summary: 'How fast the searches are, beside the recorded time of another solver.',
  peer: 'Solvitaire (C++), one thread of a 2.5 GHz Xeon: can it be won?',
  row: 'a game and a question (win: can it be won; all: every maximal outcome); deals, verdicts, deals a processor second, positions searched a deal, deals a processor second of the peer',
};

/** What a file of speeds says of itself. */
interface SpeedHead {
  readonly name: string;
  readonly summary: string;
  readonly command: string;
  /** What stands in a row. */
  readonly row: string;
  readonly peer?: string;
}

/** Measured speeds as a file, which says on what machine they were measured and how to measure them again. */
export function speedFile({ name, summary, command, ...more }: SpeedHead, rows: readonly object[]): string {
  const machine = `${cpus()[0]?.model.trim()}, Node ${process.versions.node}, one thread`;
  const head = { name, version: packageJson.version, summary, command, machine, ...more };
  const lines = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const list = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n${[...lines, `  "rows": [\n${list}\n  ]`].join(',\n')}\n}\n`;
}

interface Answer {
  readonly verdict: (typeof VERDICTS)[number];
  readonly nodes: number;
}
const VERDICTS = ['solvable', 'unsolvable', 'unknown'] as const;
/** Milliseconds between two reports of how far it has come. */
const REPORT_EVERY = 60_000;
type Search = (position: Position) => Answer;

function questions(rules: Rules, budget: number): [string, Search][] {
  const all: [string, Search] = ['all', (position) => solve(playsAlone(rules, position), position, budget)];
  if (!isSameSuitDeal(rules)) return [['win', all[1]]];
  const win: Search = (position) => {
    const { best, nodes, proved } = searchDeal(rules, position, 'win');
    const solvable = best.home === cardCount(rules);
    return { verdict: solvable ? 'solvable' : proved ? 'unsolvable' : 'unknown', nodes };
  };
  return [['win', win], all];
}

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
  return {
    deals: cells.map((row) => unwrap(parsePosition(rules, row[2] ?? ''))),
    peer: rows.length / seconds,
  };
}

/** Searches every deal; reports once a minute on standard error how far it has come. */
function measure(
  game: string,
  deals: readonly Position[],
  search: Search,
): { verdicts: number[]; speed: number; nodes: number } {
  const start = process.cpuUsage();
  const verdicts = VERDICTS.map(() => 0);
  let nodes = 0;
  let reported = performance.now();
  for (const [index, deal] of deals.entries()) {
    const answer = search(deal);
    verdicts[VERDICTS.indexOf(answer.verdict)]!++;
    nodes += answer.nodes;
    if (performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      const counts = VERDICTS.map((verdict, index) => `${verdicts[index]} ${verdict}`).join(', ');
      process.stderr.write(`${game}: ${index + 1} of ${deals.length} deals, ${counts}\n`);
    }
  }
  const { user, system } = process.cpuUsage(start);
  return { verdicts, speed: (deals.length * 1e6) / (user + system), nodes: nodes / deals.length };
}
