import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { dealIndex } from '../../play/current-game.ts';
import type { Session } from '../../play/session.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { HELD_UNKNOWN, HELD_WAITS, lastDealText } from '../words/en/table-notes.ts';

/** How long a game must be over, in milliseconds, before it is asked what its last deal held. */
const PAUSE = 400;

/** What is known of the last deal of a game that is over. */
interface LastDeal {
  /** What it held, as a sentence, or that this is not known yet or not at all; empty while the game goes on. */
  readonly text: string;
  /** The same as far as it is proved; else empty. */
  readonly proved: string;
}

/** When a game is over, what its last deal held; it is spoken once, a moment after the ending. */
export function useLastDeal(controller: TableController): LastDeal {
  const solver = useSolver();
  const { position, rules, session } = controller;
  const over = hasEnded(controller) && controller.phase !== 'won';
  const [answer, setAnswer] = useState<{ readonly position: Position; readonly text: string } | null>(null);

  useEffect(() => {
    if (!over || answer?.position === position) return;
    const first = dealOf(session);
    const tell = (text: string) => {
      setAnswer({ position, text });
      controller.add(text);
    };
    const timer = setTimeout(() => {
      solver.ask({ kind: 'outlook', rules, position: first }, (reply) => {
        if (reply.kind === 'outlook') tell(lastDealText(rules, position, reply.outlook));
        if (reply.kind === 'fault') tell(HELD_UNKNOWN);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      solver.stop();
    };
  }, [over, position]);

  const known = over && answer?.position === position ? answer.text : '';
  return { text: over ? known || HELD_WAITS : '', proved: known === HELD_UNKNOWN ? '' : known };
}

/** Whether nothing more can be done: the game is won or over, or it is proved that no move left is of use. */
export function hasEnded({ phase, ending, noRedeal, noMerci }: TableController): boolean {
  const useless = ending !== '' && noRedeal !== null && noMerci !== null;
  return phase === 'won' || phase === 'over' || useless;
}

/** The deal that is shown, as it was laid out. */
function dealOf(session: Session): Position {
  const dealt = session.moments[dealIndex(session)];
  if (dealt === undefined) throw new Error('a game begins with its deal');
  return dealt.position;
}
