import { newGame } from '../../core/deal/new-game.ts';
import { dayNumber, makeDate } from '../../play/days/day.ts';
import { DealSearch } from '../deal/DealSearch.tsx';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';

/** Deals of the game on the table that ask for no typing: today’s, and those that are looked for. */
export function ReadyDeals({ controller }: { readonly controller: TableController }) {
  const { rules, open } = controller;
  const today = () => open(newGame(rules, makeDate(dayNumber(new Date()))));
  return (
    <>
      <p class="lucie-today">
        <button type="button" class="lucie-button" onClick={today}>
          {PLAY.today}
        </button>{' '}
        <span class="lucie-fine">{PLAY.todayNote}</span>
      </p>
      <DealSearch controller={controller} />
    </>
  );
}
