import { newGame } from '../../core/game.ts';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';
import { WinnableDeal } from './WinnableDeal.tsx';

/** Deals of the game on the table that ask for no typing: today’s, and one that can be won. */
export function ReadyDeals({ controller }: { readonly controller: TableController }) {
  const { rules, open } = controller;
  // The date in UTC is the seed, so that the deal is the same for everyone.
  const today = () => open(newGame(rules, new Date().toISOString().slice(0, 10)));
  return (
    <>
      <p class="lucie-today">
        <button type="button" class="lucie-button" onClick={today}>
          {PLAY.today}
        </button>{' '}
        <span class="lucie-fine">{PLAY.todayNote}</span>
      </p>
      <WinnableDeal controller={controller} />
    </>
  );
}
