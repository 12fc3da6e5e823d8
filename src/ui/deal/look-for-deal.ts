import type { Rules } from '../../core/rules.ts';
import type { NoAnswer } from '../../solver/protocol.ts';
import { randomSeed } from '../table/random-seed.ts';
import type { TableSolver } from '../table/use-solver.ts';
import type { SOUGHT } from '../words/en/deals/deal-search.ts';
import { foundText, gradedFoundText, gradedTriedText, triedText } from '../words/en/deals/found-deal.ts';
import { fetchScale } from './difficulty-scale.ts';

/** The kinds of deals that are looked for. */
export type SoughtDeal = keyof typeof SOUGHT.names;

/** What is done with the reports of a look. */
interface LookReports {
  /** Whether the look still goes on: it may have been stopped while something was on its way. */
  readonly isWanted: () => boolean;
  readonly onTried: (tried: number, text: string) => void;
  readonly onFound: (seed: string, text: string) => void;
  /** There is no answer, for a reason of the solver or since something could not be loaded. */
  readonly onNone: (why: NoAnswer | 'not-loaded') => void;
}

/** The grades of those that go by their difficulty. */
const RANGES = { easy: { least: 1, most: 2 }, hard: { least: 4, most: 5 } } as const;

/** Has a solver look for a deal of some kind. */
export async function lookForDeal(
  sought: SoughtDeal,
  rules: Rules,
  ask: TableSolver['ask'],
  { isWanted, onTried, onFound, onNone }: LookReports,
): Promise<void> {
  const scale = sought === 'winnable' ? null : await fetchScale(rules);
  if (!isWanted()) return;
  const seed = randomSeed();
  if (sought === 'winnable')
    return ask({ kind: 'winnable', rules, seed }, (reply) => {
      if (reply.kind === 'fault') return onNone(reply.why);
      if (reply.kind !== 'tried') return;
      const { found, tried } = reply.tried;
      if (found === null) onTried(tried, triedText(reply.tried));
      else onFound(found.seed, foundText(rules, found.hinted));
    });
  if (scale === null) return onNone('not-loaded');
  ask({ kind: 'graded', rules, seed, scale, ...RANGES[sought] }, (reply) => {
    if (reply.kind === 'fault') return onNone(reply.why);
    if (reply.kind !== 'graded') return;
    const { found, tried } = reply.tried;
    if (found === null) onTried(tried, gradedTriedText(tried));
    else onFound(found.seed, gradedFoundText(rules, found));
  });
}
