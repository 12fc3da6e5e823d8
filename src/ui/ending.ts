import { legalPlays, merciRefusal, refusal } from '../core/moves.ts';
import { home } from '../core/position.ts';
import { type Goal, lossOf, progress } from '../play/goal.ts';
import { type Moment, now, phaseOf, type Session } from '../play/session.ts';
import { endingText } from './words.en.ts';
import { BACK, lostText, MET } from './words-table.en.ts';

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

/** How a task stands. `lost` is said only when it is proved, or when no move is left. */
export type Verdict = 'open' | 'met' | 'lost';

/** A verdict, and what is said of it: which card is lost, and how to go back. */
interface Judged {
  readonly verdict: Verdict;
  readonly said: string;
}

/** Judges the task of a lesson at the moment shown; `redeals` when the table offers the redeals of the rules. */
export function judge(goal: Goal, session: Session, redeals: boolean): Judged {
  const moment = now(session);
  const { done, of } = progress(moment.game.rules, goal, moment.position);
  if (done === of) return { verdict: 'met', said: MET };
  const said = lossSaid(goal, moment, redeals);
  if (said === '') return { verdict: 'open', said };
  const before = session.moments[session.at - 1];
  const earlier = moment.move !== null && before !== undefined && lossSaid(goal, before, redeals) !== '';
  return { verdict: 'lost', said: `${said} ${earlier ? BACK.far : BACK.one}` };
}

/** Why the task is lost at a moment, as a sentence; empty while it may be done. */
function lossSaid(goal: Goal, { game, position }: Moment, redeals: boolean): string {
  const { rules } = game;
  if (merciRefusal(rules, position) === null || (redeals && position.deal <= rules.redeals)) return '';
  const loss = lossOf(rules, goal, position);
  return loss === null && legalPlays(rules, position).length > 0 ? '' : lostText(loss);
}
