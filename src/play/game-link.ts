import { newGame } from '../core/deal/new-game.ts';
import type { Game } from '../core/game.ts';
import { gameFromPosition } from '../core/position-game.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { type Fault, fail, ok, quote, type Result } from '../core/result.ts';
import { parseRuleChoices } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';
import { decodeLinkText, makeDealText, readDealText } from './deal-text.ts';
import { fnv1a } from './hash.ts';
import { linkDeal, linkHouse, linkPart, linkPreset } from './link-parts.ts';
import { makeLetters, makeMoves, readMoves } from './move-code.ts';
import { changedFields, nearestPreset } from './nearest-preset.ts';
import { makeScore, type RacedGame, readScore, type Score } from './score.ts';
import type { Moment } from './session.ts';

/*
 * A game as a link (what stands behind `#` in the address of the table), and back. A worked example:
 *
 *     game=trefoil&redeals=1&seed=rose&moves=xyAbC…&beat=24.3.61.xy
 *
 * - `game=trefoil` names a preset; `redeals=1` is a field of the rules in which this game differs from it.
 * - `seed=rose` gives the shuffles; a position that was laid out by hand has its cards as `deal=` instead.
 * - `moves=`: two letters of checksum over everything else, then the moves in the code of move-code.ts. A link that was
 *   cut off or changed on its way is known by the checksum, and still opens as far as its moves make sense.
 * - `beat=` makes the game a race: somebody else's score on the same shuffles (24 cards home, third deal, 61 moves),
 *   with a checksum of its own.
 *
 * This is a public format: links that are out in the world must open for ever.
 */

/** A game that was read from a link. */
export interface LinkedGame {
  /** The game from its start as far as its moves could be read. */
  readonly moments: readonly Moment[];
  /** Whether the link is as it was made, by its checksum. */
  readonly intact: boolean;
  /** Why the score to be beaten was left out; null where there was none, or it could be read. */
  readonly rivalFault: Fault | null;
}

/** Longer links are not read: a game of two packs needs a few hundred letters, a deal by its cards about 700. */
const MOST_LETTERS = 6000;
/** Letters of a checksum. */
const CHECKSUM = 2;

/** Writes a game, given from its start; read back by {@link readGameLink}. */
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
  const beat = rival === undefined ? '' : `&beat=${scoreWithChecksum(head, rival)}`;
  return `${head}&moves=${checksumOf(head + moves)}${moves}${beat}`;
}

/** Writes a link to the start of a game, with a score to be beaten there. */
export function makeRaceLink(moments: readonly Moment[], rival: Score): string {
  return makeGameLink(moments.slice(0, 1).map((start) => ({ ...start, game: { ...start.game, rival } })));
}

/**
 * Reads a game from a link; null when the text is about something else.
 *
 * Rules and deal must be right. Moves are played as far as they make sense, and `intact` says whether that is all of
 * them; a link without moves has no checksum to tell by. A link without `seed=` and `deal=` is dealt from `defaultSeed`.
 */
export function readGameLink(text: string, defaultSeed: string): Result<LinkedGame> | null {
  if (!/^(game|deal)=/.test(text)) return null;
  if (text.length > MOST_LETTERS)
    return fail(`A link has at most ${MOST_LETTERS} letters; found ${text.length}.`);
  const { parts, isCut } = partsOf(text);
  const id = linkPreset(text);
  const preset = presetOf(id);
  if (preset === undefined)
    return fail(`A link names its game, as in “game=la-belle-lucie”; no game has the name ${quote(id)}.`);
  const rules = parseRuleChoices(preset.rules, linkHouse(parts.join('&')));
  if (!rules.ok) return rules;
  const dealt = dealtGame(rules.value, linkPart(parts, 'deal'), linkPart(parts, 'seed') ?? defaultSeed);
  if (!dealt.ok) return dealt;
  const head = linkDeal(text);
  const letters = linkPart(parts, 'moves');
  const beat = linkPart(parts, 'beat') ?? (isCut && letters !== undefined ? '' : undefined);
  const raced = racedGame(dealt.value, head, beat);
  const rivalFault = raced.ok ? null : raced.fault;
  const game = raced.ok ? raced.value : dealt.value;
  if (letters === undefined) return ok({ ...readMoves(game, ''), intact: !isCut, rivalFault });
  const code = letters.slice(CHECKSUM);
  const { moments, intact } = readMoves(game, code);
  return ok({ moments, intact: intact && letters.startsWith(checksumOf(head + code)), rivalFault });
}

/** The parts of a link between its `&`; one that was cut off within the name of its last part is left without that part. */
function partsOf(text: string): { readonly parts: readonly string[]; readonly isCut: boolean } {
  const parts = text.split('&');
  const isCut = /^(?:m|mo|mov|move|moves|b|be|bea|beat)?$/.test(parts.at(-1) ?? '');
  return { parts: isCut ? parts.slice(0, -1) : parts, isCut };
}

/** A game with the score that a link sets against it; the score must be as it was written, by its checksum. */
function racedGame(game: Game, head: string, beat: string | undefined): Result<RacedGame> {
  if (beat === undefined) return ok(game);
  const rival = readScore(game, beat.slice(0, -CHECKSUM - 1));
  if (!rival.ok) return rival;
  if (beat !== scoreWithChecksum(head, rival.value))
    return fail(`The result to beat was changed on its way; found ${quote(beat)}.`);
  return ok({ ...game, rival: rival.value });
}

function scoreWithChecksum(head: string, score: Score): string {
  const text = makeScore(score);
  return `${text}.${checksumOf(head + text)}`;
}

function dealtGame(rules: Rules, deal: string | undefined, seed: string): Result<Game> {
  if (deal === undefined) return ok(newGame(rules, (decodeLinkText(seed) ?? seed).toWellFormed()));
  const start = readDealText(rules, deal);
  return start.ok ? ok(gameFromPosition(rules, start.value)) : start;
}

/** A checksum of two letters: the FNV-1a hash of a text, folded to twelve bits. */
function checksumOf(text: string): string {
  const hash = fnv1a(text);
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return makeLetters([folded >> 6, folded & 63]);
}
