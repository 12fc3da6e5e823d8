/*
 * Deals as rows of a table for others: what is proved of each, how hard it is, and a line that reaches what is said. A worked
 * example, a row of La Belle Lucie (its fans and its line cut short here), with tabs between the columns:
 *
 *     lucie 12   unsolvable   31   proved   4   2S AC 9C-TC …   KC 4D 7S | 9H 3C QD | …
 *
 * The first deal alone is searched, without a redeal and without a draw. `unsolvable` and `proved` say that every line of
 * play was tried; `found` stands where the search ended before that, so more may be possible than its line brings home.
 */

import { newGame } from '../../core/deal/new-game.ts';
import { makeMove } from '../../core/move-notation.ts';
import { play, playsAlone } from '../../core/moves.ts';
import { makePosition } from '../../core/position-notation.ts';
import type { Preset } from '../../core/preset.ts';
import type { Rules } from '../../core/rules.ts';
import { measureEffort, proveDeal } from '../../solver/difficulty/deal-facts.ts';
import { type DifficultyScale, effortScore, gradeByScale } from '../../solver/difficulty/deal-grade.ts';
import { solve } from '../../solver/solve.ts';

/** The columns of a row, in their order. */
export const DEAL_COLUMNS = ['seed', 'verdict', 'home', 'bound', 'difficulty', 'line', 'deal'] as const;

/** Positions that are searched for a deal where the search may not end. */
export const DATA_LIMIT = 200_000;
/** Tries of each of the three simple players for the difficulty. */
const DATA_TRIES = 50;

/** The row of a deal that is dealt from a seed; `scale` is that of its game, null where its difficulty is not measured. */
export function dealRow({ rules }: Preset, seed: string, scale: DifficultyScale | null): string {
  const { start } = newGame(rules, seed);
  const alone = playsAlone(rules, start);
  const win = solve(alone, start, DATA_LIMIT);
  // A proof that there is no win need not say how much can come home.
  const best = win.verdict === 'unsolvable' && !win.proved ? solve(alone, start, DATA_LIMIT, 'most') : win;
  const { home, proved, line } = best.home >= win.home ? best : win;
  let position = start;
  const moves = line.map((move) => {
    const text = makeMove(alone, position, move);
    position = play(alone, position, move);
    return text;
  });
  return [
    seed,
    win.verdict,
    home,
    proved ? 'proved' : 'found',
    scale === null ? '-' : (gradeOf(rules, seed, scale) ?? '-'),
    moves.length === 0 ? '-' : moves.join(' '),
    makePosition(rules, start),
  ].join('\t');
}

/** The grade of a deal, from 1 to 5; null where there is no aim that is proved, or nothing to do for it. */
function gradeOf(rules: Rules, seed: string, scale: DifficultyScale): number | null {
  const { start } = newGame(rules, seed);
  for (const { effort } of measureEffort(rules, start, proveDeal(rules, start), DATA_TRIES)) {
    if (effort !== null) return gradeByScale(scale, effortScore(effort));
  }
  return null;
}

/** What the head of a table says. */
interface DealTableHead {
  readonly preset: Preset;
  readonly command: string;
  /** The version of the package, and the hash of the sources that search. */
  readonly version: string;
  readonly sources: string;
}

/** The lines before the rows: what they are, how they were made, under which licence; the last names the columns. */
export function dealTableHead({ preset, command, version, sources }: DealTableHead): string[] {
  return [
    `# First deals of ${preset.title} (${preset.id}): what can be proved of each, how hard it is, and a line.`,
    `# Made by ${command}`,
    `# La Belle Lucie ${version}, sources of the search ${sources}`,
    '# Licence: CC0 1.0, https://creativecommons.org/publicdomain/zero/1.0/',
    `# At most ${DATA_LIMIT} positions a search; the difficulty from ${DATA_TRIES} tries of each of three simple players.`,
    DEAL_COLUMNS.join('\t'),
  ];
}
