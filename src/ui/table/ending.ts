import type { Game } from '../../core/game.ts';
import { type Goal, lossOf, progress } from '../../core/goal.ts';
import { legalPlays, merciRefusal, refusal } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import { type Moment, now, phaseOf, type Session } from '../../play/session.ts';
import { endingText } from '../words/en/board.ts';
import { lostText, MET } from '../words/en/table.ts';

/** What was proved at a moment of the sitting: the most cards that can be home at the end of its deal. */
export interface Proof {
  readonly at: number;
  readonly moment: Moment;
  readonly most: number;
}

/** Where a game stands, as a sentence; empty while it simply goes on. */
export function gameEnding(session: Session, proof: Proof | null): string {
  const { game, position } = now(session);
  const canRedeal = refusal(game.rules, position, { kind: 'redeal' }) === null;
  return endingText(position, phaseOf(game.rules, position), isExhausted(session, proof), canRedeal);
}

/** Whether a proof holds for the moment shown, which must follow it in the same deal, and says that all is home that can be. */
function isExhausted(session: Session, proof: Proof | null): boolean {
  if (proof === null || session.at < proof.at || session.moments[proof.at] !== proof.moment) return false;
  const { game, position } = now(session);
  const same = game === proof.moment.game && position.deal === proof.moment.position.deal;
  return same && home(position) >= proof.most;
}

/** How a task stands. `lost` is said only when it is proved, or when no move is left. */
export type TaskState = 'open' | 'met' | 'lost';

/** Judges the task of a lesson in a position, and says what there is to say; `redeals` when the table offers them. */
export function judgeTask(
  goal: Goal,
  { rules }: Game,
  position: Position,
  redeals: boolean,
): { readonly verdict: TaskState; readonly said: string } {
  const { done, of } = progress(rules, goal, position);
  if (done === of) return { verdict: 'met', said: MET };
  const hope = merciRefusal(rules, position) === null || (redeals && position.deal <= rules.redeals);
  const loss = hope ? null : lossOf(rules, goal, position);
  return hope || (loss === null && legalPlays(rules, position).length > 0)
    ? { verdict: 'open', said: '' }
    : { verdict: 'lost', said: lostText(loss) };
}
