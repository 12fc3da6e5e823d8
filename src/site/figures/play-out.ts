import type { Game } from '../../core/game.ts';
import { oddsName, oddsOf } from '../../measure/odds.ts';
import { type Odds, tableOf } from '../../solver/odds.ts';
import { type Outlook, outlook } from '../../solver/outlook.ts';
import { OUTLOOK_LIMIT } from '../../solver/protocol.ts';
import { playOutlook, positionOf, type SolverGame, startOutcome } from '../../ui/compare/outcome.ts';
import { measured } from './measured.ts';

/** The measured table of chances for a game; null where it has none. */
function oddsFor({ rules }: Game): Odds | null {
  const table = rules.redeals === 0 ? null : tableOf(rules);
  if (table === null) return null;
  const levels = [];
  for (;;) {
    const level = measured.get(oddsName(table, levels.length));
    if (level === undefined) break;
    levels.push(level);
  }
  return levels.length === 0 ? null : oddsOf(levels);
}

/** Plays a game to its end as the solver of the pages would, and gives what it said at the beginning of each deal. */
export function playOut(game: Game): { readonly outcome: SolverGame; readonly outlooks: readonly Outlook[] } {
  const odds = oddsFor(game);
  const outlooks: Outlook[] = [];
  let outcome = startOutcome(game);
  while (!outcome.done) {
    const next = outlook(game.rules, positionOf(outcome), odds, OUTLOOK_LIMIT);
    outlooks.push(next);
    outcome = playOutlook(outcome, next);
  }
  return { outcome, outlooks };
}
