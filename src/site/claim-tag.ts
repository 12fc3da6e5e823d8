import { parseClaim } from '../core/claim.ts';
import { advance, type Game } from '../core/game.ts';
import { parseMove, resolveMove } from '../core/move-notation.ts';
import { refusal } from '../core/moves.ts';
import { presetOf } from '../core/preset.ts';
import { refusalText } from '../core/refusal.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { parseStudy } from '../core/study.ts';
import { gameOf } from '../play/game-of.ts';
import { readDeal, rulesOf } from './deal.ts';
import { prove, type Standing, type Sureness } from './prove.ts';
import { studyTexts } from './study-texts.ts';

/** The attributes of a `<Claim>`: a deal or a study, moves played in it, and what is so after them. */
export interface ClaimTag {
  readonly is?: string | undefined;
  readonly preset?: string | undefined;
  readonly deal?: string | undefined;
  readonly study?: string | undefined;
  readonly after?: string | undefined;
}

/** Recomputes what a `<Claim>` says; the fault of a false one says what was found. */
export function proveTag(tag: ClaimTag): Result<Sureness> {
  const claim = parseClaim(tag.is ?? '');
  if (!claim.ok) return fail(`is: ${claim.fault.message}`);
  const game = gameIn(tag);
  if (!game.ok) return game;
  const standing = playOn(game.value, tag.after ?? '');
  if (!standing.ok) return fail(`after: ${standing.fault.message}`);
  const found = prove(claim.value, standing.value);
  return found.ok ? found : fail(`“${tag.is}” is not so: ${found.fault.message}.`);
}

function gameIn({ preset = '', deal = '', study }: ClaimTag): Result<Game> {
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
  const position = readDeal(preset, deal);
  return position.ok ? ok(gameOf(rulesOf(preset), position.value)) : fail(`deal: ${position.fault.message}`);
}

/** Plays moves written one after another from the start of a game. */
function playOn(game: Game, text: string): Result<Standing> {
  let standing: Standing = { game, position: game.start, last: null };
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const { position } = standing;
    const written = parseMove(word);
    if (!written.ok) return written;
    const move = resolveMove(game.rules, position, written.value);
    if (!move.ok) return move;
    const reason = refusal(game.rules, position, move.value);
    if (reason !== null) return fail(`${word} is not legal: ${refusalText(reason)}.`);
    const last = { before: position, move: move.value };
    standing = { game, position: advance(game, position, move.value), last };
  }
  return ok(standing);
}
