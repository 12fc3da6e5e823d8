import { PRESETS, presetOf } from '../core/preset.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { cardCount } from '../core/rules.ts';
import { isObject } from './json.ts';
import { linkDeal, linkHouse, linkPreset } from './link-parts.ts';

/** One end of a game: the link that opens the game there, the cards home, and the time. */
export interface GameEnd {
  readonly game: string;
  readonly home: number;
  /** To the second, in UTC: `2026-05-03T18:04:00Z`, so that times compare as texts. */
  readonly at: string;
}

/** What a record says of one deal: the end that counts and what is known of the game. */
export interface GameEntry extends GameEnd {
  /** What tells the deal from all others: its rules and its cards, as links write them. */
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

/** What is kept of an entry; the rest of it is known from its link. */
type Kept = GameEnd & { readonly left?: boolean; readonly later?: GameEnd | null };

/** Makes an entry of what is kept of it, or of anything else that was read; the fault says what is wrong with it. */
export function readEntry(kept: unknown): Result<GameEntry> {
  const end = readEnd(kept);
  if (!end.ok) return end;
  const { game, home } = end.value;
  const preset = presetOf(linkPreset(game));
  if (preset === undefined) {
    const known = PRESETS.map(({ id }) => id).join(', ');
    return fail(`Each of its games is one of ${known}; found ${quote(linkPreset(game))}.`);
  }
  const house = linkHouse(game);
  const { left = false, later = null } = kept as { left?: unknown; later?: unknown };
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

/** What is kept of an entry; read back by {@link readEntry}. */
export function keptOf({ game, home, at, left, later }: GameEntry): Kept {
  return { game, home, at, ...(left && { left }), ...(later !== null && { later }) };
}

function readEnd(value: unknown): Result<GameEnd> {
  if (!isObject(value)) return fail('One of its games is no game.');
  const { game, home, at } = value;
  if (typeof game !== 'string' || !/^game=.*&(?:seed|deal)=/.test(game))
    return fail(`A game of a record begins with game= and has a deal; found ${quote(String(game))}.`);
  if (typeof home !== 'number' || !Number.isInteger(home) || home < 0)
    return fail(`Cards home are a whole number; found ${quote(String(home))}.`);
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(at) || Number.isNaN(Date.parse(at)))
    return fail(`A time is written like 2026-05-03T18:04:00Z; found ${quote(String(at))}.`);
  return ok({ game, home, at });
}

/**
 * Two entries of one deal as one: its first end counts, a better one that came later is kept beside it, and an end
 * makes up for a game that was left. The order does not matter, nor does merging the same twice.
 */
export function mergeEntries(one: GameEntry, other: GameEntry): GameEntry {
  if (one.left !== other.left) return one.left ? other : one;
  const ends = [one, other].flatMap((entry) => (entry.later === null ? [entry] : [entry, entry.later]));
  const inTime = ends.map(({ game, home, at }): GameEnd => ({ game, home, at })).sort(byTime);
  // Of a game that was left twice the last time holds.
  const counts = (one.left ? inTime.at(-1) : inTime[0]) ?? one;
  const most = Math.max(...ends.map(({ home }) => home));
  const later = one.left || most === counts.home ? null : inTime.find(({ home }) => home === most);
  return { ...one, ...counts, later: later ?? null };
}

/** The order of ends in time; of two at the same time some fixed order. */
export function byTime(a: GameEnd, b: GameEnd): number {
  const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return order(a.at, b.at) || order(a.game, b.game) || a.home - b.home;
}
