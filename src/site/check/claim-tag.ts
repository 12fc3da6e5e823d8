import { parseClaim } from '../../core/claim.ts';
import type { Game } from '../../core/game.ts';
import { parseMove, resolveMove } from '../../core/move-notation.ts';
import { refusal } from '../../core/moves.ts';
import { gameFromPosition } from '../../core/position-game.ts';
import { presetOf } from '../../core/preset.ts';
import { refusalText } from '../../core/refusal.ts';
import { fail, ok, quote, type Result } from '../../core/result.ts';
import { parseStudy } from '../../core/study.ts';
import { presetRules, readAuthoredDeal } from '../text/authored-deal.ts';
import { studyTexts } from '../text/study-texts.ts';
import type { Evidence } from './evidence.ts';
import { afterMove, atStart, type GamePoint } from './game-point.ts';
import { proveClaim } from './prove-claim.ts';

/** A deal to claim something of. */
export interface ClaimedDeal {
  readonly preset?: string | undefined;
  readonly deal?: string | undefined;
  /** Any text by which its redeals are shuffled. */
  readonly seed?: string | undefined;
}

/** The attributes of a `<Claim>`: a deal or a study, moves played in it, and what is so after them. */
export interface ClaimTag extends ClaimedDeal {
  readonly is?: string | undefined;
  readonly study?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Recomputes what a `<Claim>` says; the fault of a false one says what was found. One that names no deal and no study
 * is about the board of its page, where there is one.
 */
export function proveTag(tag: ClaimTag, board: ClaimedDeal = {}): Result<Evidence> {
  const claim = parseClaim(tag.is ?? '');
  if (!claim.ok) return fail(`is: ${claim.fault.message}`);
  const isOnBoard = tag.study === undefined && tag.deal === undefined;
  const game = gameOfTag(isOnBoard ? { ...tag, ...board } : tag);
  if (!game.ok) return game;
  const point = playLine(game.value, tag.after ?? '');
  if (!point.ok) return fail(`after: ${point.fault.message}`);
  const found = proveClaim(claim.value, point.value);
  return found.ok ? found : fail(`“${tag.is}” is not so: ${found.fault.message}.`);
}

/** The game that a tag names, by a study or by a deal. */
function gameOfTag({ preset = '', deal = '', seed, study }: ClaimTag): Result<Game> {
  if (study !== undefined) {
    const text = studyTexts.get(study);
    if (text === undefined) {
      return fail(`Expected study="…" with the name of a file in content/en/studies, found ${quote(study)}.`);
    }
    const read = parseStudy(text);
    return read.ok ? ok(read.value.game) : fail(`study: ${read.fault.message}`);
  }
  if (preset === '' || deal === '') return fail('Expected study="…", or preset="…" and deal="…".');
  if (presetOf(preset) === undefined) {
    return fail(`Expected the id of a game such as la-belle-lucie, found ${quote(preset)}.`);
  }
  const position = readAuthoredDeal(preset, deal);
  if (!position.ok) return fail(`deal: ${position.fault.message}`);
  const game = gameFromPosition(presetRules(preset), position.value);
  return ok(seed === undefined ? game : { ...game, seed });
}

/** Plays moves written one after another from the start of a game. */
function playLine(game: Game, text: string): Result<GamePoint> {
  let point = atStart(game);
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const { position } = point;
    const written = parseMove(word);
    if (!written.ok) return written;
    const move = resolveMove(game.rules, position, written.value);
    if (!move.ok) return move;
    const reason = refusal(game.rules, position, move.value);
    if (reason !== null) return fail(`${word} is not legal: ${refusalText(reason)}.`);
    point = afterMove(point, move.value);
  }
  return ok(point);
}
