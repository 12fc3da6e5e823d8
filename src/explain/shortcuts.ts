/*
 * Shortcuts: a line that was found by search with the builds left out that it can do without. Where a card has several
 * places, searches shuffle: in `4D-5D, 4D home, 5D home` the build is for nothing, and `9D-TS, 9D-TH` is one build, not two.
 *
 * Two things are tried for each build, the last first: to leave it out, and to make the card's next move in its place. What
 * follows is replayed by the plain rules, without the builds that are then illegal. A shortcut counts where every card still
 * comes home that did, and the line is shorter.
 */

import { cardOfMove, type Move, play, refusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { positionsOf } from './line-positions.ts';

/** The most replays for one line. */
const MOST_REPLAYS = 600;

/**
 * A line without builds that it can do without, which brings home exactly the cards that it did; it is looked for in 600
 * replays at most. `kept` moves at its beginning stay as they are.
 */
export function withShortcuts(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  kept = 0,
): readonly Move[] {
  let best = line;
  let positions = positionsOf(rules, start, best);
  let replays = 0;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let index = best.length - 1; index >= kept && replays < MOST_REPLAYS; index--) {
      if (!mayBeLeftOut(best[index]!)) continue;
      for (const instead of insteadOf(best, index)) {
        replays++;
        const rest = replayed(rules, positions[index]!, instead, positions.at(-1)!);
        if (rest === null || index + rest.length >= best.length) continue;
        best = [...best.slice(0, index), ...rest];
        positions = positionsOf(rules, start, best);
        isShorter = true;
        break;
      }
    }
  }
  return best;
}

/** The moves from a build on, without it; and with the next move of its card in its place. */
function insteadOf(line: readonly Move[], index: number): readonly (readonly Move[])[] {
  const card = cardOfMove(line[index]!);
  const rest = line.slice(index + 1);
  const next = rest.findIndex((move) => cardOfMove(move) === card);
  return next < 0 ? [rest] : [rest, [rest[next]!, ...rest.toSpliced(next, 1)]];
}

/**
 * The moves of a line that are legal, where all but builds are, and the same cards come home as in `end`; else null. Where the
 * stock fills fans, aces that it deals come home as well, and other builds deal others.
 */
function replayed(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  end: Position,
): readonly Move[] | null {
  const made: Move[] = [];
  let position = start;
  for (const move of line) {
    if (refusal(rules, position, move) === null) {
      position = play(rules, position, move);
      made.push(move);
    } else if (!mayBeLeftOut(move)) return null;
  }
  return String(position.foundations) === String(end.foundations) ? made : null;
}

/** Whether a line may do without a move: one to a fan or a cell. */
function mayBeLeftOut(move: Move): boolean {
  return move.kind === 'play' && move.to.at !== 'foundation';
}
