import { fail, makeFault, ok, type Result } from '../core/result.ts';
import { makeGameLink, readGameLink } from './game-link.ts';
import { readObject } from './json.ts';
import type { Moment, Session } from './session.ts';

/*
 * A sitting as it is kept on the device: `{"version":1,"sitting":"x7…","at":12,"auto":[3],"games":["game=…&moves=…",…]}`.
 * Each game is its link, so there is one way to write a game, and what is read back has been played by the rules. The
 * moments in `auto` are those whose move was made by itself.
 */

/** The version of the text; a newer one is not read. */
const VERSION = 1;
/** The games of a sitting that are kept, the last ones: undo goes back no further after a reload. */
const MOST_GAMES = 30;

/** Writes a sitting, under a name of its own; read back by {@link readSaved}. */
export function makeSaved({ moments, at }: Session, sitting: string): string {
  const games = gamesOf(moments);
  const kept = games.slice(-MOST_GAMES);
  const dropped = games.slice(0, -MOST_GAMES).flat().length;
  return JSON.stringify({
    version: VERSION,
    sitting,
    at: Math.max(at - dropped, 0),
    auto: moments.slice(dropped).flatMap((moment, index) => (moment.auto ? index : [])),
    games: kept.map(makeGameLink),
  });
}

/** Reads a sitting; the fault says what is wrong with the text. */
export function readSaved(text: string): Result<Session> {
  const saved = readObject(text);
  if (saved === null) return fail('It is not the text of a saved game.');
  const { version, at, auto, games } = saved;
  if (version !== VERSION)
    return fail(`It has version ${String(version)}, and this page reads version ${VERSION}.`);
  if (!Array.isArray(games) || games.length === 0 || typeof at !== 'number')
    return fail('It holds no games.');
  // It would keep the page waiting, and none was ever written.
  if (games.length > MOST_GAMES)
    return fail(`It holds ${games.length} games, and at most ${MOST_GAMES} are kept.`);
  const moments: Moment[] = [];
  for (const link of games) {
    const game = typeof link === 'string' ? readGameLink(link, '') : null;
    if (game === null) return fail('One of its games is no game.');
    if (!game.ok) return fail(makeFault(game.fault));
    if (!game.value.whole) return fail('The moves of one of its games are damaged.');
    if (game.value.unraced !== null) return fail(makeFault(game.value.unraced));
    moments.push(...game.value.moments);
  }
  if (moments[at] === undefined) return fail('It stands at a move that it does not have.');
  const byItself: readonly unknown[] = Array.isArray(auto) ? auto : [];
  return ok({
    at,
    moments: moments.map((moment, index) =>
      moment.move !== null && byItself.includes(index) ? { ...moment, auto: true } : moment,
    ),
  });
}

/** The name of the sitting that a text tells of; empty when it has none. */
export function sittingOf(text: string): string {
  const name = readObject(text)?.sitting;
  return typeof name === 'string' ? name : '';
}

/** The moments of a sitting, game by game. */
function gamesOf(moments: readonly Moment[]): Moment[][] {
  const games: Moment[][] = [];
  for (const moment of moments) {
    if (moment.move === null) games.push([]);
    games.at(-1)?.push(moment);
  }
  return games;
}
