import type { Game } from '../../core/game.ts';
import { type Goal, progress, proveLoss } from '../../core/goal.ts';
import { legalPlays, merciRefusal, refusal } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import { currentMoment, type Moment, phaseOf, type Session } from '../../play/session.ts';
import { endingText, stockText } from '../words/en/board.ts';
import { lostText, MET } from '../words/en/table.ts';

/** What was proved at a moment of the sitting, by its index: the most cards that can be home at the end of its deal. */
export interface HomeProof {
  readonly index: number;
  readonly moment: Moment;
  readonly most: number;
}

/** Where a game stands, as a sentence; empty while it simply goes on. */
export function gameEnding(session: Session, proof: HomeProof | null): string {
  const { game, position } = currentMoment(session);
  const canRedeal = refusal(game.rules, position, { kind: 'redeal' }) === null;
  return endingText(position, phaseOf(game.rules, position), isExhausted(session, proof), canRedeal);
}

/** What to do while only the stock can be played, as a sentence; else empty. */
export function onlyStockLeft(session: Session): string {
  const { game, position } = currentMoment(session);
  if (position.stock.length === 0 || position.wastes.length === 0) return '';
  return legalPlays(game.rules, position).every(({ kind }) => kind === 'stock') ? stockText(position) : '';
}

/** Whether a proof holds for the moment shown, which must follow it in the same deal, and says that all is home that can be. */
function isExhausted(session: Session, proof: HomeProof | null): boolean {
  if (proof === null || session.index < proof.index || session.moments[proof.index] !== proof.moment)
    return false;
  const { game, position } = currentMoment(session);
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
): { readonly state: TaskState; readonly text: string } {
  const { done, of } = progress(rules, goal, position);
  if (done === of) return { state: 'met', text: MET };
  const hope = merciRefusal(rules, position) === null || (redeals && position.deal <= rules.redeals);
  const loss = hope ? null : proveLoss(rules, goal, position);
  return hope || (loss === null && legalPlays(rules, position).length > 0)
    ? { state: 'open', text: '' }
    : { state: 'lost', text: lostText(loss) };
}
