import { home, type Position } from '../../../../core/position.ts';
import { presetOf } from '../../../../core/preset.ts';
import type { PuzzleGoal } from '../../../../core/puzzle-goal.ts';
import { linkPreset } from '../../../../play/link-parts.ts';
import type { OwnPuzzle } from '../../../../play/own/own-puzzle.ts';
import { count } from '../phrases.ts';

/** The words of the page with the puzzles of the player's own. */
export const OWN = {
  opening: 'Your puzzles are being opened…',
  none: 'You have none yet. Play a game to its end, open its review, and press “Practise this” at a turning point.',
  toPlay: 'To the table',
  gone: 'This puzzle is not on this device. It may have been deleted, or made in another browser.',
  all: 'Your own puzzles',
  more: 'Show more',
  from: 'From your game:',
  game: 'See that game and its review',
  remove: 'Delete',
  removeAsk: 'The puzzle and your tries of it will be gone from this browser.',
  removed: (puzzles: number) => `${puzzles === 1 ? 'The puzzle is' : `${puzzles} puzzles are`} deleted.`,
  learnt: (puzzles: number) => `Delete the ${puzzles} that you have learnt`,
  learntAsk: (puzzles: number) =>
    `${count(puzzles, 'puzzle')} that would not come back any more will be gone from this browser.`,
  save: 'Download my practice first',
  damaged: (reason: string) => `This puzzle cannot be read. ${reason}`,
  unread: (entries: number) =>
    `${entries === 1 ? 'One entry' : `${entries} entries`} among your puzzles cannot be read. ${entries === 1 ? 'It is' : 'They are'} left as ${entries === 1 ? 'it is' : 'they are'}.`,
  denied: 'This browser keeps nothing here, so there are no puzzles of your own.',
  newer: 'Your puzzles were saved by a newer version of this site. They are left as they are.',
  stuck: 'Your saved puzzles cannot be read. They are left as they are.',
  unreadAll: (reason: string) =>
    `Your saved puzzles cannot be read, so they are set aside and a new list begins. ${reason}`,
  untried: 'not tried yet',
  dueNow: 'due today',
  due: (date: string) => `comes back on ${date}`,
} as const;

/** The game that a puzzle came from: `Trefoil, move 23, 25 November 2026`. */
export function originText({ game, move, at }: OwnPuzzle): string {
  const id = linkPreset(game);
  const day = new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${presetOf(id)?.title ?? id}, move ${move}, ${day}`;
}

/** What a puzzle asks for: `Win in this deal`, `Bring 3 more cards home`; the words of all goals come with the board. */
export function ownAsks(goal: PuzzleGoal, start: Position): string {
  return goal.kind === 'count'
    ? `Bring ${count(goal.cards - home(start), 'more card')} home`
    : 'Win in this deal';
}
