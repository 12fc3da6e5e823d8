import { legalPlays, merciRefusal, refusal } from '../core/moves.ts';
import { home } from '../core/position.ts';
import { type Goal, outOfReach, progress } from '../play/goal.ts';
import { type Moment, now, phaseOf, type Session } from '../play/session.ts';
import { endingText } from './words.en.ts';
import { VERDICTS } from './words-table.en.ts';

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
  return same && home(position) >= proof.most && merciRefusal(game.rules, position) !== null;
}

/** How a task stands. `lost` is said only when it is proved, and `stuck` when no move is left either way. */
export type Verdict = 'open' | 'met' | 'lost' | 'lost-earlier';

/** Judges the task of a lesson at the moment shown. */
export function judge(goal: Goal, session: Session): Verdict {
  const { done, of } = progress(now(session).game.rules, goal, now(session).position);
  if (done === of) return 'met';
  if (!isLost(goal, now(session))) return 'open';
  const before = session.moments[session.at - 1];
  return before !== undefined && before.move !== null && isLost(goal, before) ? 'lost-earlier' : 'lost';
}

function isLost(goal: Goal, { game, position }: Moment): boolean {
  const { rules } = game;
  const another =
    merciRefusal(rules, position) === null || (goal.kind === 'win' && position.deal <= rules.redeals);
  if (another) return false;
  return legalPlays(rules, position).length === 0 || outOfReach(rules, goal, position);
}

/** Where a lesson stands, as a sentence; empty while its task is open. */
export function lessonEnding(goal: Goal, session: Session): string {
  return VERDICTS[judge(goal, session)];
}
