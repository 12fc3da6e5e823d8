import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSolver } from '../table/use-solver.ts';
import { playOutlook, positionOf, type SolverGame, startOutcome } from './outcome.ts';

/** Games as far as the solver has played them; `died` when it stopped by itself. */
export interface SolverGames {
  readonly outcomes: readonly SolverGame[];
  readonly died: boolean;
}

/** A game of which the answers of the solver are known already, as far as they go. */
function replayed(game: Game, known: readonly Outlook[]): SolverGame {
  return known.reduce(playOutlook, startOutcome(game));
}

/** Has games played to their ends by the solver, one after the other; `known` are answers that it need not give again. */
export function useOutcomes(games: readonly Game[], known: readonly (readonly Outlook[])[]): SolverGames {
  const start = (): readonly SolverGame[] => games.map((game, at) => replayed(game, known[at] ?? []));
  const [state, setState] = useState(() => ({ games, outcomes: start(), died: false }));
  const solver = useSolver();
  useEffect(() => {
    let outcomes = start();
    setState({ games, outcomes, died: false });
    const goOn = (): void => {
      const at = outcomes.findIndex(({ done }) => !done);
      const outcome = outcomes[at];
      if (outcome === undefined) return;
      const { rules } = outcome.game;
      solver.ask({ kind: 'outlook', rules, position: positionOf(outcome) }, (reply) => {
        if (reply.kind !== 'outlook') return setState({ games, outcomes, died: true });
        outcomes = outcomes.with(at, playOutlook(outcome, reply.outlook));
        setState({ games, outcomes, died: false });
        goOn();
      });
    };
    goOn();
    return () => solver.stop();
  }, [games]);
  return state.games === games ? state : { outcomes: start(), died: false };
}
