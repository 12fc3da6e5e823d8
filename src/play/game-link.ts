import { type Game, newGame } from '../core/game.ts';
import { makePosition } from '../core/position-notation.ts';
import { PRESETS, presetOf } from '../core/preset.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import { parseSettings } from '../core/settings.ts';
import { decoded, makeDealText, readDealText } from './deal-text.ts';
import { gameOf } from './game-of.ts';
import { linkDeal, linkHouse, linkPreset } from './link-parts.ts';
import { makeLetters, makeMoves, readMoves } from './move-code.ts';
import { changedFields, nearestPreset } from './named.ts';
import type { Moment, Session } from './session.ts';

/*
 * A game in a link: `game=trefoil&redeals=1&seed=rose&moves=xyAbC…`. The rules are a named game and the fields in
 * which they differ from it; a deal that was laid out by hand has `deal=` with its cards instead of a seed. The first
 * two letters of the moves are a check on all the rest, so that a link which was cut off or changed is known.
 */

/** A game that a link tells of: its moments so far, and whether the link is as it was made. */
export interface LinkedGame {
  readonly moments: readonly Moment[];
  readonly whole: boolean;
}

/** Longer links are not read: a game of two packs needs a few hundred letters, a deal by its cards about 700. */
const MOST_LETTERS = 6000;
const CHECK = 2;

/** The moment at which the game that a sitting shows began. */
export function startOf({ moments, at }: Session): number {
  return moments.slice(0, at + 1).findLastIndex(({ move }) => move === null);
}

/** The moments of the game that a sitting shows, from its start to what is shown. */
export function currentGame(session: Session): readonly Moment[] {
  return session.moments.slice(startOf(session), session.at + 1);
}

/** Writes a game, whose first moment is its start; read back by {@link readGameLink}. */
export function makeGameLink(moments: readonly Moment[]): string {
  const [first] = moments;
  if (first === undefined) throw new Error('a game has at least its start');
  const { rules, seed, start } = first.game;
  const preset = nearestPreset(rules);
  const changes = changedFields(preset.rules, rules).map((field) => `&${field}=${rules[field]}`);
  const byHand = seed === makePosition(rules, start);
  const deal = byHand ? `deal=${makeDealText(rules, start)}` : `seed=${encodeURIComponent(seed)}`;
  const head = `game=${preset.id}${changes.join('')}&${deal}`;
  const moves = makeMoves(moments);
  return `${head}&moves=${checkOf(head + moves)}${moves}`;
}

/**
 * Reads a game from a link; null when the text is about something else.
 *
 * Rules and deal must be right. Moves are played as far as they can be, and `whole` says whether the link is as it was
 * made; without moves there is no telling. Without a seed or a deal, `spare` is the seed.
 */
export function readGameLink(text: string, spare: string): Result<LinkedGame> | null {
  if (!/^(game|deal)=/.test(text)) return null;
  if (text.length > MOST_LETTERS)
    return fail(`A link has at most ${MOST_LETTERS} letters; found ${text.length}.`);
  const parts = text.split('&');
  const partOf = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const id = linkPreset(text);
  const preset = presetOf(id);
  if (preset === undefined)
    return fail(`A game is one of ${PRESETS.map((known) => known.id).join(', ')}; found ${quote(id)}.`);
  const rules = parseSettings(preset.rules, linkHouse(text));
  if (!rules.ok) return rules;
  const game = dealOf(rules.value, partOf('deal'), partOf('seed') ?? spare);
  if (!game.ok) return game;
  const letters = partOf('moves');
  if (letters === undefined) return ok({ ...readMoves(game.value, ''), whole: true });
  const moves = letters.slice(CHECK);
  const { moments, whole } = readMoves(game.value, moves);
  return ok({ moments, whole: whole && letters.startsWith(checkOf(linkDeal(text) + moves)) });
}

function dealOf(rules: Rules, deal: string | undefined, seed: string): Result<Game> {
  if (deal === undefined) return ok(newGame(rules, decoded(seed) ?? seed));
  const start = readDealText(rules, deal);
  return start.ok ? ok(gameOf(rules, start.value)) : start;
}

/** Two letters that nearly always change with the text: FNV-1a, folded to twelve bits. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return makeLetters([folded >> 6, folded & 63]);
}
