import { newGame } from '../../core/game.ts';
import { seedOfDay } from '../../play/timestamp.ts';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';
import { WinnableDeal } from './WinnableDeal.tsx';

/** Deals of the game on the table that ask for no typing: today’s, and one that can be won. */
export function ReadyDeals({ controller }: { readonly controller: TableController }) {
  const { rules, open } = controller;
  const today = () => open(newGame(rules, seedOfDay(new Date())));
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
