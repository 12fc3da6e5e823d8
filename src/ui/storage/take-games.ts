import { isWithin, withoutSessionId } from '../../play/backup/moved-games.ts';
import { readSaved } from '../../play/saved.ts';
import type { Session } from '../../play/session.ts';
import { MOST_OTHERS, otherGames, readGame, writeOtherGames } from './game-store.ts';

/** What has become of games that were taken in: how many were, and how many found no room; null where nothing can be kept. */
export type TakenGames = { readonly added: number; readonly left: number } | null;

/**
 * Puts games of another device among those of other tabs, the last of them as the newest. One that is here already, as far
 * or further, is not put there; none that is here is dropped.
 */
export function takeGames(texts: readonly string[]): TakenGames {
  try {
    const others = otherGames().map(readGameText);
    const here = [...others, readGameText(readGame().text ?? '')];
    const fresh = texts
      .map(readGameText)
      .filter((game, at, all) => !isAmong(game, [...here, ...all.slice(at + 1)]));
    let stay = others;
    const added: KnownGame[] = [];
    for (const game of fresh.toReversed()) {
      // One that has come further there than here takes its place.
      const rest = stay.filter((other) => !isAmong(other, [game]));
      if (rest.length + added.length >= MOST_OTHERS) continue;
      stay = rest;
      added.unshift({ ...game, text: withoutSessionId(game.text) });
    }
    const kept = added.length === 0 || writeOtherGames([...stay, ...added].map(({ text }) => text));
    return kept ? { added: added.length, left: fresh.length - added.length } : null;
  } catch {
    return null;
  }
}

/** The text of a game and its session; null where it cannot be read. */
interface KnownGame {
  readonly text: string;
  readonly session: Session | null;
}

function readGameText(text: string): KnownGame {
  const read = readSaved(text);
  return { text, session: read.ok ? read.value : null };
}

/** Whether one of some games is this one, as far or further; of what cannot be read nobody knows. */
function isAmong({ session }: KnownGame, games: readonly KnownGame[]): boolean {
  return session !== null && games.some((one) => one.session !== null && isWithin(session, one.session));
}
