import { useState } from 'preact/hooks';
import {
  branch,
  type FullHistory,
  fullHistory,
  grown,
  onTop,
  shownOf,
  visit,
} from '../../play/game-copies.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS } from '../words/en/table.ts';
import { loadReview, type ReviewPanelComponent } from './load-review.ts';
import type { Review } from './review.ts';

interface Open {
  readonly game: FullHistory;
  readonly Panel: ReviewPanelComponent;
  /** Counts the reviews that were begun: each is shown by a panel of its own. */
  readonly turn: number;
}

/** A desk at which games are reviewed. */
export interface ReviewDesk extends Review {
  /** The game that is reviewed, with the moves that it has by now, and what shows it; null while there is none. */
  readonly open: Open | null;
  readonly begin: () => void;
}

/** Holds the review at a table; what it needs is loaded when it is first opened. */
export function useReview(controller: TableController): ReviewDesk {
  const [begun, setOpen] = useState<Open | null>(null);
  const { session } = controller;
  const open = begun === null ? null : { ...begun, game: grown(session, begun.game) };
  return {
    controller: open === null ? controller : keptSeat(controller, open.game),
    open,
    begin() {
      const game = fullHistory(session);
      loadReview().then(
        (Panel) => setOpen((last) => ({ game, Panel, turn: (last?.turn ?? 0) + 1 })),
        () => controller.say(LABELS.notLoaded),
      );
    },
    visit(at, spoken, shown = spoken) {
      if (open === null) return;
      const { game } = open;
      const next = visit(session, game, at);
      // From now on the game is known with all the moves that it has.
      setOpen({ ...open, game: { ...game, from: next.at - at } });
      controller.resume(next, spoken);
      controller.say(spoken, shown);
    },
    playFrom(at, said, moves = []) {
      if (open === null) return;
      controller.resume(branch(session, open.game, at), said);
      if (moves.length > 0) controller.play(...moves);
    },
    close: () => setOpen(null),
  };
}

/** A table at which whatever is played from the middle of a reviewed game is played in a copy, so that no game is cut short. */
function keptSeat(controller: TableController, game: FullHistory): TableController {
  const { session } = controller;
  const at = shownOf(session, game);
  if (at < 0 || session.at === session.moments.length - 1) return controller;
  const copy = () => controller.resume(branch(session, game, at), '');
  const toEnd = () => controller.resume({ ...session, at: session.moments.length - 1 }, '');
  return {
    ...controller,
    act(step, clause, idle) {
      controller.act((before) => onTop(before, step(before)), clause, idle);
    },
    play(...moves) {
      copy();
      controller.play(...moves);
    },
    redeal(caution = '') {
      const taken = controller.confirming || (controller.phase !== 'playing' && caution === '');
      if (controller.noRedeal === null && taken) copy();
      controller.redeal(caution);
    },
    restart() {
      toEnd();
      controller.restart();
    },
    open(next, moves) {
      toEnd();
      controller.open(next, moves);
    },
  };
}
