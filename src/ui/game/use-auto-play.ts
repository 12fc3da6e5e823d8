import { cardsMoved } from '../../core/moves.ts';
import { currentMoment, type Session } from '../../play/session.ts';
import { playTurn, redoTurn, turnIndex, undoTurn } from '../../play/turn.ts';
import { redealsAtOnce, type TableController } from '../table/use-table.ts';
import { moveClause, moveSaid } from '../words/en/board.ts';
import { ASKED, TIME_SAID } from '../words/en/table.ts';
import { wentHome, withRest } from '../words/en/table-notes.ts';

/*
 * Cards that go home by themselves. With the `4H` on its foundation a move of the player that uncovers the `5H` is followed
 * by the `5H` home, and by the `6H` if that is free then: one turn, which one undo takes back (play/turn.ts).
 */

/**
 * A table at which, while it is `on`, cards go home by themselves after each move of the player, and undo and redo
 * take a turn as one. A line of several moves is played as it stands.
 */
export function useAutoPlay(controller: TableController, on: boolean): TableController {
  const { act } = controller;
  const play: TableController['play'] = (...moves) => {
    if (!on || moves.length > 1) return controller.play(...moves);
    act((before) => playTurn(before, moves), turnSaid);
  };
  return {
    ...controller,
    play,
    redeal(caution = '') {
      if (redealsAtOnce(controller, caution)) return play({ kind: 'redeal' });
      controller.redeal(caution);
    },
    undo: () => act(undoTurn, (before) => TIME_SAID.undone(turnClause(before)), ASKED.noUndo),
    redo: () => act(redoTurn, (_, after) => TIME_SAID.redone(turnClause(after)), ASKED.noRedo),
  };
}

/** The player's own move of the turn that is shown, between the positions before and after it; null where none led here. */
function ownMove(session: Session) {
  const index = turnIndex(session);
  const [before, after] = [session.moments[index - 1], session.moments[index]];
  if (before === undefined || after?.move == null) return null;
  return { before: before.position, after: after.position, move: after.move };
}

/** The cards that went home by themselves in the turn that is shown. */
function cardsOf({ moments, index }: Session) {
  const turn = moments.slice(turnIndex({ moments, index }) + 1, index + 1);
  return cardsMoved(turn.flatMap(({ move }) => move ?? []));
}

/** What a turn did. */
function turnSaid(_: Session, session: Session): string {
  const own = ownMove(session);
  if (own === null) return '';
  const { before, after, move } = own;
  // Which card is free now is told as the whole turn has left it; a redeal, as it was dealt.
  const end = move.kind === 'play' ? currentMoment(session).position : after;
  return `${moveSaid(before, end, move)} ${wentHome(cardsOf(session))}`.trim();
}

/** A turn in few words. */
function turnClause(session: Session): string {
  const own = ownMove(session);
  return own === null ? '' : withRest(moveClause(own.before, own.move), cardsOf(session).length);
}
