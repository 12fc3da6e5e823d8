import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSolver } from '../table/use-solver.ts';
import { playOutlook, positionOf, type SolverGame, startSolverGame } from './solver-game.ts';

/** Games as far as the solver has played them; `died` when it stopped by itself. */
export interface SolverGames {
  readonly games: readonly SolverGame[];
  readonly died: boolean;
}

/**
 * Has deals played to their ends by the solver, one after the other. `known` are answers that it need not give again:
 * for each deal those from its beginning, which the page brings with it.
 */
export function useSolverGames(deals: readonly Game[], known: readonly (readonly Outlook[])[]): SolverGames {
  const begin = (): readonly SolverGame[] =>
    deals.map((deal, index) => (known[index] ?? []).reduce(playOutlook, startSolverGame(deal)));
  const [state, setState] = useState(() => ({ deals, games: begin(), died: false }));
  const solver = useSolver();
  useEffect(() => {
    let games = begin();
    setState({ deals, games, died: false });
    const goOn = (): void => {
      const index = games.findIndex(({ done }) => !done);
      const game = games[index];
      if (game === undefined) return;
      const { rules } = game.game;
      solver.ask({ kind: 'outlook', rules, position: positionOf(game) }, (reply) => {
        if (reply.kind !== 'outlook') return setState({ deals, games, died: true });
        games = games.with(index, playOutlook(game, reply.outlook));
        setState({ deals, games, died: false });
        goOn();
      });
    };
    goOn();
    return () => solver.stop();
  }, [deals]);
  return state.deals === deals ? state : { games: begin(), died: false };
}
