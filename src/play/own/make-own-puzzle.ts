import { makeCard } from '../../core/card.ts';
import { advance } from '../../core/game.ts';
import { makeMove } from '../../core/move-notation.ts';
import { gameFromPosition } from '../../core/position-game.ts';
import type { OwnPuzzleFacts } from '../../solver/own-puzzle.ts';
import { makeGameLink } from '../game-link.ts';
import { fnv1a } from '../hash.ts';
import { linkDeal } from '../link-parts.ts';
import type { Moment } from '../session.ts';
import { makeTimestamp } from '../timestamp.ts';
import type { OwnPuzzle } from './own-puzzle.ts';

/** Makes a puzzle of move number `index` of a game, given from its start to its end, by what was proved of it. */
export function makeOwnPuzzle(
  moments: readonly Moment[],
  index: number,
  facts: OwnPuzzleFacts,
  date: Date,
): OwnPuzzle {
  const before = moments[index - 1];
  const move = moments[index]?.move ?? null;
  if (before === undefined || move === null) throw new Error('a mistake is a move of a game');
  const { rules } = before.game;
  const game = gameFromPosition(rules, before.position);
  const line: Moment[] = [{ game, position: game.start, move: null }];
  for (const next of facts.line) {
    const position = advance(game, line.at(-1)?.position ?? game.start, next);
    line.push({ game, position, move: next });
  }
  const task = makeGameLink(line);
  return {
    id: idOf(linkDeal(task)),
    at: makeTimestamp(date),
    task,
    goal: facts.goal.kind === 'win' ? 'win' : `count ${facts.goal.cards}`,
    played: makeMove(rules, before.position, move),
    home: facts.home,
    lost: facts.lostCards.map(makeCard).join(' '),
    game: makeGameLink(moments),
    move: index,
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The id of a position under some rules: six letters and four digits of two hashes. */
function idOf(deal: string): string {
  let rest = fnv1a(deal) >>> 0;
  const letters = Array.from({ length: 6 }, () => {
    const letter = LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  });
  const digits = String((fnv1a(`${deal}#`) >>> 0) % 10_000).padStart(4, '0');
  return `own-${letters.join('')}-${digits}`;
}
