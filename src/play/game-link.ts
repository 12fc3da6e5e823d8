import { type Game, newGame } from '../core/game.ts';
import { makePosition } from '../core/position-notation.ts';
import { PRESETS, presetOf } from '../core/preset.ts';
import { type Fault, fail, ok, quote, type Result } from '../core/result.ts';
import { parseRuleChoices } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';
import { decoded, makeDealText, readDealText } from './deal-text.ts';
import { gameOf } from './game-of.ts';
import { linkDeal, linkHouse, linkPreset } from './link-parts.ts';
import { makeLetters, makeMoves, readMoves } from './move-code.ts';
import { changedFields, nearestPreset } from './nearest-preset.ts';
import { makeScore, type Raced, readScore, type Score } from './score.ts';
import type { Moment, Session } from './session.ts';

/*
 * A game in a link: `game=trefoil&redeals=1&seed=rose&moves=xyAbC…`. The rules are a named game and the fields in
 * which they differ from it; a deal that was laid out by hand has `deal=` with its cards instead of a seed. The first
 * two letters of the moves are a check on all the rest, so that a link which was cut off or changed is known.
 *
 * A race adds `beat=24.3.61.xy`: how far somebody else came on the same shuffles, with a check of its own.
 */

/** A game that a link tells of: its moments so far, and whether their part of the link is as it was made. */
export interface LinkedGame {
  readonly moments: readonly Moment[];
  readonly whole: boolean;
  /** Why the score that was to be beaten is left out; null where there was none, or it could be read. */
  readonly unraced: Fault | null;
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
  const { rules, seed, start, rival } = first.game;
  const preset = nearestPreset(rules);
  const changes = changedFields(preset.rules, rules).map((field) => `&${field}=${rules[field]}`);
  const byHand = seed === makePosition(rules, start);
  const deal = byHand ? `deal=${makeDealText(rules, start)}` : `seed=${encodeURIComponent(seed)}`;
  const head = `game=${preset.id}${changes.join('')}&${deal}`;
  const moves = makeMoves(moments);
  const beat = rival === undefined ? '' : `&beat=${checkedScore(head, rival)}`;
  return `${head}&moves=${checkOf(head + moves)}${moves}${beat}`;
}

/** Writes the way to a game's deal and, to be beaten there, how far the game came. */
export function makeRaceLink(moments: readonly Moment[], rival: Score): string {
  return makeGameLink(moments.slice(0, 1).map((start) => ({ ...start, game: { ...start.game, rival } })));
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
  const all = text.split('&');
  // Cut off within the name of a part: what stands before it is still good.
  const cut = /^(?:m|mo|mov|move|moves|b|be|bea|beat)?$/.test(all.at(-1) ?? '');
  const parts = cut ? all.slice(0, -1) : all;
  const partOf = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const id = linkPreset(text);
  const preset = presetOf(id);
  if (preset === undefined)
    return fail(`A game is one of ${PRESETS.map((known) => known.id).join(', ')}; found ${quote(id)}.`);
  const rules = parseRuleChoices(preset.rules, linkHouse(parts.join('&')));
  if (!rules.ok) return rules;
  const laid = dealOf(rules.value, partOf('deal'), partOf('seed') ?? spare);
  if (!laid.ok) return laid;
  const head = linkDeal(text);
  const letters = partOf('moves');
  const raced = racedGame(
    laid.value,
    head,
    partOf('beat') ?? (cut && letters !== undefined ? '' : undefined),
  );
  const unraced = raced.ok ? null : raced.fault;
  const game = raced.ok ? raced.value : laid.value;
  if (letters === undefined) return ok({ ...readMoves(game, ''), whole: !cut, unraced });
  const moves = letters.slice(CHECK);
  const { moments, whole } = readMoves(game, moves);
  return ok({ moments, whole: whole && letters.startsWith(checkOf(head + moves)), unraced });
}

/** A game with the score that a link sets against it; the score must be as it was written. */
function racedGame(game: Game, head: string, beat: string | undefined): Result<Raced> {
  if (beat === undefined) return ok(game);
  const rival = readScore(game, beat.slice(0, -CHECK - 1));
  if (!rival.ok) return rival;
  if (beat !== checkedScore(head, rival.value))
    return fail(`The result to beat was changed on its way; found ${quote(beat)}.`);
  return ok({ ...game, rival: rival.value });
}

function checkedScore(head: string, score: Score): string {
  const text = makeScore(score);
  return `${text}.${checkOf(head + text)}`;
}

function dealOf(rules: Rules, deal: string | undefined, seed: string): Result<Game> {
  if (deal === undefined) return ok(newGame(rules, (decoded(seed) ?? seed).toWellFormed()));
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
