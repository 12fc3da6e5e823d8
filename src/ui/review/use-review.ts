import { useState } from 'preact/hooks';
import {
  copyGame,
  type FullHistory,
  fullHistory,
  keepHistory,
  showMoment,
  shownIndex,
  withLaterMoves,
} from '../../play/game-copies.ts';
import { redealsAtOnce, type TableController } from '../table/use-table.ts';
import { LABELS } from '../words/en/table.ts';
import type { Review } from './review.ts';

interface Open {
  readonly game: FullHistory;
  /** The moment that was on the table as it began. */
  readonly from: number;
  readonly Panel: typeof import('./ReviewPanel.tsx').ReviewPanel;
  /** Counts the reviews that were begun: each is shown by a panel of its own. */
  readonly count: number;
}

/*
 * A review shows any moment of a finished game on the table itself. What is played from the middle of that game must not
 * cut it short: from move 12 of 80 it goes on in a copy of the first 12 moves, laid on top of the sitting, so the game of
 * 80 moves stays whole and the review with it.
 */

/** The review at a table: the one that is open, if any, and the way to begin one. */
export interface ReviewDesk extends Review {
  /** The game that is reviewed, with the moves that it has by now, and what shows it; null while there is none. */
  readonly open: Open | null;
  readonly begin: () => void;
}

/** Holds the review at a table; its panel is loaded when the first one begins. */
export function useReview(controller: TableController): ReviewDesk {
  const [begun, setBegun] = useState<Open | null>(null);
  const { session } = controller;
  const open = begun === null ? null : { ...begun, game: withLaterMoves(session, begun.game) };
  return {
    controller: open === null ? controller : uncutTable(controller, open.game),
    open,
    begin() {
      const game = fullHistory(session);
      import('./ReviewPanel.tsx').then(
        ({ ReviewPanel: Panel }) =>
          setBegun((last) => ({
            game,
            from: shownIndex(session, game),
            Panel,
            count: (last?.count ?? 0) + 1,
          })),
        () => controller.say(LABELS.notLoaded),
      );
    },
    visit(moment, spoken, shown = spoken) {
      if (open === null) return;
      const { game } = open;
      const next = showMoment(session, game, moment);
      // From now on the game is known with all the moves that it has.
      setBegun({ ...open, game: { ...game, startIndex: next.index - moment } });
      controller.resume(next, spoken, shown);
    },
    playFrom(moment, said, moves = []) {
      if (open === null) return;
      controller.resume(copyGame(session, open.game, moment), said);
      if (moves.length > 0) controller.play(...moves);
    },
    close() {
      const shown = open === null ? -1 : shownIndex(session, open.game);
      if (open !== null && shown >= 0 && shown < open.from)
        controller.resume(showMoment(session, open.game, open.from), '');
      setBegun(null);
    },
  };
}

/** A table at which whatever is played from the middle of a reviewed game is played in a copy, so that no game is cut short. */
function uncutTable(controller: TableController, game: FullHistory): TableController {
  const { session } = controller;
  const moment = shownIndex(session, game);
  if (moment < 0 || session.index === session.moments.length - 1) return controller;
  const copy = () => controller.resume(copyGame(session, game, moment), '');
  const toEnd = () => controller.resume({ ...session, index: session.moments.length - 1 }, '');
  return {
    ...controller,
    act(step, clause, idle) {
      controller.act((before) => keepHistory(before, step(before)), clause, idle);
    },
    play(...moves) {
      copy();
      controller.play(...moves);
    },
    redeal(caution = '') {
      if (redealsAtOnce(controller, caution)) copy();
      controller.redeal(caution);
    },
    restart() {
      toEnd();
      controller.restart();
    },
    open(...game) {
      toEnd();
      controller.open(...game);
    },
  };
}
