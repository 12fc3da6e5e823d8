import type { Game } from '../../core/game.ts';
import { type Outlook, outlook } from '../../solver/outlook.ts';
import { OUTLOOK_LIMIT } from '../../solver/protocol.ts';
import { playOutlook, positionOf, type SolverGame, startSolverGame } from '../../ui/compare/solver-game.ts';
import { oddsFor } from './odds-tables.ts';

/** Plays a game to its end as the solver of the pages would, and gives what it said at the beginning of each deal. */
export function playOut(game: Game): { readonly outcome: SolverGame; readonly outlooks: readonly Outlook[] } {
  const odds = game.rules.redeals === 0 ? null : oddsFor(game.rules);
  const outlooks: Outlook[] = [];
  let outcome = startSolverGame(game);
  while (!outcome.done) {
    const next = outlook(game.rules, positionOf(outcome), odds, OUTLOOK_LIMIT);
    outlooks.push(next);
    outcome = playOutlook(outcome, next);
  }
  return { outcome, outlooks };
}
