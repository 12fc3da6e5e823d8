import { useState } from 'preact/hooks';
import { branch, grown, onTop, shownOf, visit, type WholeGame, wholeGame } from '../../play/branch.ts';
import type { Seat } from '../table/use-table.ts';
import { LABELS } from '../words/en/table.ts';
import { loadReview, type ReviewPanel } from './load-review.ts';
import type { Review } from './review.ts';

interface Open {
  readonly game: WholeGame;
  readonly Panel: ReviewPanel;
  /** Counts the reviews that were begun: each is shown by a panel of its own. */
  readonly turn: number;
}

/** A desk at which games are reviewed. */
export interface ReviewDesk extends Review {
  /** The game that is reviewed, with the moves that it has by now, and what shows it; null while there is none. */
  readonly open: Open | null;
  readonly begin: () => void;
}

/** Holds the review at a seat; what it needs is loaded when it is first opened. */
export function useReview(seat: Seat): ReviewDesk {
  const [begun, setOpen] = useState<Open | null>(null);
  const { session } = seat;
  const open = begun === null ? null : { ...begun, game: grown(session, begun.game) };
  return {
    seat: open === null ? seat : keptSeat(seat, open.game),
    open,
    begin() {
      const game = wholeGame(session);
      loadReview().then(
        (Panel) => setOpen((last) => ({ game, Panel, turn: (last?.turn ?? 0) + 1 })),
        () => seat.say(LABELS.notLoaded),
      );
    },
    visit(at, spoken, shown = spoken) {
      if (open === null) return;
      const { game } = open;
      const next = visit(session, game, at);
      // From now on the game is known with all the moves that it has.
      setOpen({ ...open, game: { ...game, from: next.at - at } });
      seat.resume(next, spoken);
      seat.say(spoken, shown);
    },
    playFrom(at, said, moves = []) {
      if (open === null) return;
      seat.resume(branch(session, open.game, at), said);
      if (moves.length > 0) seat.play(...moves);
    },
    close: () => setOpen(null),
  };
}

/** A seat at which whatever is played from the middle of a reviewed game is played in a copy, so that no game is cut short. */
function keptSeat(seat: Seat, game: WholeGame): Seat {
  const { session } = seat;
  const at = shownOf(session, game);
  if (at < 0 || session.at === session.moments.length - 1) return seat;
  const copy = () => seat.resume(branch(session, game, at), '');
  const toEnd = () => seat.resume({ ...session, at: session.moments.length - 1 }, '');
  return {
    ...seat,
    act(step, clause, idle) {
      seat.act((before) => onTop(before, step(before)), clause, idle);
    },
    play(...moves) {
      copy();
      seat.play(...moves);
    },
    redeal(caution = '') {
      const taken = seat.confirming || (seat.phase !== 'playing' && caution === '');
      if (seat.noRedeal === null && taken) copy();
      seat.redeal(caution);
    },
    restart() {
      toEnd();
      seat.restart();
    },
    open(next, moves) {
      toEnd();
      seat.open(next, moves);
    },
  };
}
