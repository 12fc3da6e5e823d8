import { merciRefusal, refusal } from '../../core/moves.ts';
import { isWon } from '../../core/position.ts';
import { currentGame } from '../../play/current-game.ts';
import { type Score, scoreOf } from '../../play/score.ts';
import { currentMoment, type Session } from '../../play/session.ts';
import { gameEnding, type HomeProof } from '../table/ending.ts';
import { comparison } from '../words/en/race.ts';

/*
 * A race: a link with `beat=24.3.61` asks to do better on the same shuffles than 24 cards home, in deal 3, after 61 moves.
 * Once no redeal and no merci is left, the ending says how the player compares with that score.
 */

/** The score of the game that a sitting shows, as far as it is shown. */
export function scoreNow(session: Session): Score {
  return scoreOf(currentMoment(session).position, currentGame(session).length - 1);
}

/** Where a game stands, as a sentence; at the end of a race with how it has come out. */
export function raceEnding(session: Session, proof: HomeProof | null): string {
  const ending = gameEnding(session, proof);
  const { game, position } = currentMoment(session);
  const { rules, rival } = game;
  if (rival === undefined || ending === '') return ending;
  const redeal = refusal(rules, position, { kind: 'redeal' }) === null;
  const merci = !isWon(rules, position) && merciRefusal(rules, position) === null;
  if (redeal || merci) return ending;
  return `${ending} ${comparison(rules, scoreNow(session), rival)}`;
}
