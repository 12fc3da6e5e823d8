import { fail, makeFault, ok, type Result } from '../core/result.ts';
import { makeGameLink, readGameLink } from './game-link.ts';
import { readObject } from './json.ts';
import type { Moment, Session } from './session.ts';

/*
 * A session as it is saved on the device. A worked example: two games, of which the second is shown after two moves:
 *
 *     {"version":1,"sitting":"x7…","at":6,"auto":[3],"games":["game=…&moves=…","game=…&moves=…"]}
 *
 * - `games` are links (game-link.ts), so a game is written in one way only, and what is read back was played by the rules.
 * - `at` is the index of the moment that is shown: with three moves in the first game, 4 is the start of the second one.
 * - `auto` lists the indexes of automatic plays (turn.ts).
 * - `held` lists, behind the index of a moment, the cards that were taken back from home at it: [[2,12,25]]. Older texts have none.
 * - `sitting` is a name of the session at random, by which two tabs tell whose text this is.
 *
 * Such texts lie on many devices: the names in them never change.
 */

/** The version of the text; a newer one is not read. */
const VERSION = 1;
/** Games that are saved, the last ones: undo goes back no further after a reload. */
const MOST_GAMES = 30;

/** Writes a session under its random name; read back by {@link readSaved}. */
export function makeSaved({ moments, index }: Session, sessionId: string): string {
  const games = gamesOf(moments);
  const dropped = games.slice(0, -MOST_GAMES).flat().length;
  return JSON.stringify({
    version: VERSION,
    sitting: sessionId,
    at: Math.max(index - dropped, 0),
    auto: moments.slice(dropped).flatMap(({ auto }, place) => (auto ? place : [])),
    held: moments.slice(dropped).flatMap(({ heldBack }, place) => (heldBack ? [[place, ...heldBack]] : [])),
    games: games.slice(-MOST_GAMES).map(makeGameLink),
  });
}

/** Reads a session; the fault says what is wrong with the text. */
export function readSaved(text: string): Result<Session> {
  const saved = readObject(text);
  if (saved === null) return fail('It is not the text of a saved game.');
  const { version, at: index, auto, held, games } = saved;
  if (version !== VERSION)
    return fail(`It has version ${JSON.stringify(version)}, and this page reads version ${VERSION}.`);
  if (!Array.isArray(games) || games.length === 0 || typeof index !== 'number')
    return fail('It holds no games.');
  // It would keep the page waiting, and none was ever written.
  if (games.length > MOST_GAMES)
    return fail(`It holds ${games.length} games, and at most ${MOST_GAMES} are kept.`);
  const moments: Moment[] = [];
  for (const link of games) {
    const game = typeof link === 'string' ? readGameLink(link, '') : null;
    if (game === null) return fail('One of its games is no game.');
    if (!game.ok) return fail(makeFault(game.fault));
    if (!game.value.intact) return fail('The moves of one of its games are damaged.');
    if (game.value.rivalFault !== null) return fail(makeFault(game.value.rivalFault));
    moments.push(...game.value.moments);
  }
  if (moments[index] === undefined) return fail('It stands at a move that it does not have.');
  const automatic: readonly unknown[] = Array.isArray(auto) ? auto : [];
  const marked = moments.map((moment, place) =>
    moment.move !== null && automatic.includes(place) ? { ...moment, auto: true } : moment,
  );
  for (const entry of Array.isArray(held) ? held : []) {
    const [place, ...cards] = Array.isArray(entry) ? entry.filter(Number.isInteger) : [];
    const moment = marked[place];
    if (moment !== undefined) marked[place] = { ...moment, heldBack: cards };
  }
  return ok({ index, moments: marked });
}

/** The random name of the session in a text; empty when it has none. */
export function sessionIdOf(text: string): string {
  const name = readObject(text)?.sitting;
  return typeof name === 'string' ? name : '';
}

/** The moments of a session, game by game. */
export function gamesOf(moments: readonly Moment[]): Moment[][] {
  const games: Moment[][] = [];
  for (const moment of moments) {
    if (moment.move === null) games.push([]);
    games.at(-1)?.push(moment);
  }
  return games;
}
