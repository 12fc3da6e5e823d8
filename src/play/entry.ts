import { PRESETS, presetOf } from '../core/preset.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { cardCount } from '../core/rules.ts';
import { isObject } from './json.ts';
import { linkDeal, linkHouse, linkPreset } from './link-parts.ts';
import { readTimestamp } from './timestamp.ts';
import { told } from './versioned.ts';

/*
 * One deal in a player's record. A worked example: a game of 52 cards ended with 30 of them home in May; in June the same
 * deal was won. Saved are the first end, which counts, and the better one that came later:
 *
 *     {"game":"game=trefoil&seed=rose&moves=…","home":30,"at":"2026-05-03T18:04:00Z",
 *      "later":{"game":"game=trefoil&seed=rose&moves=…","home":52,"at":"2026-06-01T09:00:00Z"}}
 *
 * What else an entry says (its deal, preset, house rules, cards) is worked out from the link when it is read. `"left":true`
 * marks a game that was left unfinished. The names of the saved fields never change.
 */

/** One end of a game: the link that opens the game there, the cards home, and when it was reached (`at`). */
export interface GameEnd {
  readonly game: string;
  readonly home: number;
  /** A time as timestamp.ts writes it: `2026-05-03T18:04:00Z`. */
  readonly at: string;
}

/** One deal in a record: the end that counts, and what is known of the game. */
export interface GameEntry extends GameEnd {
  /** The part of the link that names rules and deal, the same for every game of it: `game=trefoil&seed=rose`. */
  readonly deal: string;
  /** The id of its named game. */
  readonly preset: string;
  /** Whether rules of the house were in force. */
  readonly house: boolean;
  /** The cards of the game; it is won when all of them are home. */
  readonly cards: number;
  /** Whether it was left unfinished: then the end is where it was left. */
  readonly left: boolean;
  /** The best end of the same deal that came later and was better, or null. */
  readonly later: GameEnd | null;
}

/** An entry as it is saved; the rest is worked out from its link. */
type StoredEntry = GameEnd & { readonly left?: boolean; readonly later?: GameEnd | null };

/** Reads an entry from what was saved, or from anything else; the fault says what is wrong with it. */
export function readEntry(value: unknown): Result<GameEntry> {
  const end = readEnd(value);
  if (!end.ok) return end;
  const { game, home } = end.value;
  const preset = presetOf(linkPreset(game));
  if (preset === undefined) {
    const known = PRESETS.map(({ id }) => id).join(', ');
    return fail(`Each of its games is one of ${known}; found ${quote(linkPreset(game))}.`);
  }
  const house = linkHouse(game);
  const { left = false, later = null } = value as { left?: unknown; later?: unknown };
  if (typeof left !== 'boolean') return fail('Of one of its games it is not clear whether it was left.');
  const packs = house.includes('packs=2') ? 2 : house.includes('packs=1') ? 1 : preset.rules.packs;
  const cards = cardCount({ ...preset.rules, packs });
  const second = later === null ? null : readEnd(later);
  if (second?.ok === false) return second;
  if (second !== null && linkDeal(second.value.game) !== linkDeal(game))
    return fail('The two ends of one of its games are of two deals.');
  const most = Math.max(home, second?.value.home ?? 0);
  if (most > cards) return fail(`A game of ${cards} cards cannot have ${most} of them home.`);
  const known = { deal: linkDeal(game), preset: preset.id, house: house.length > 0, cards };
  const entry: GameEntry = { ...end.value, ...known, left, later: null };
  return ok(second === null ? entry : mergeEntries(entry, { ...entry, ...second.value }));
}

/** The part of an entry that is saved; read back by {@link readEntry}. */
export function storedEntry({ game, home, at, left, later }: GameEntry): StoredEntry {
  return { game, home, at, ...(left && { left }), ...(later !== null && { later }) };
}

function readEnd(value: unknown): Result<GameEnd> {
  if (!isObject(value)) return fail('One of its games is no game.');
  const { game, home, at } = value;
  if (typeof game !== 'string' || !/^game=.*&(?:seed|deal)=/.test(game))
    return fail(`A game of a record begins with game= and has a deal; found ${quote(told(game))}.`);
  if (typeof home !== 'number' || !Number.isInteger(home) || home < 0)
    return fail(`Cards home are a whole number; found ${quote(told(home))}.`);
  const time = readTimestamp(at);
  return time.ok ? ok({ game, home, at: time.value }) : time;
}

/**
 * Merges two entries of one deal: the first end counts, the best later one stands beside it if it is better, and a game
 * that was ended replaces one that was left. Commutative and idempotent, so files can be read in any order and twice.
 */
export function mergeEntries(one: GameEntry, other: GameEntry): GameEntry {
  if (one.left !== other.left) return one.left ? other : one;
  const ends = [one, other].flatMap((entry) => (entry.later === null ? [entry] : [entry, entry.later]));
  const sorted = ends.map(({ game, home, at }): GameEnd => ({ game, home, at })).sort(compareEnds);
  // Of a game that was left twice the last end counts.
  const counted = (one.left ? sorted.at(-1) : sorted[0]) ?? one;
  const most = Math.max(...ends.map(({ home }) => home));
  const later = one.left || most === counted.home ? null : sorted.find(({ home }) => home === most);
  return { ...one, ...counted, later: later ?? null };
}

/** Compares two ends by time; two of the same time by their links and cards home, so that the order is always the same. */
export function compareEnds(a: GameEnd, b: GameEnd): number {
  const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return order(a.at, b.at) || order(a.game, b.game) || a.home - b.home;
}
