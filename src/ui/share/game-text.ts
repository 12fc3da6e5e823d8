import { makeMove } from '../../core/move-notation.ts';
import { makeBoardText } from '../../core/position-notation.ts';
import type { Moment } from '../../play/session.ts';
import { TEXT } from '../words/en/share.ts';

/** Letters in a line of moves, at most. */
const LINE = 76;

/**
 * Writes a game as text: a heading, the moves deal by deal, the link, and the position it has come to as board text.
 * All but the position stands behind `#` signs, so that the whole text can be read as a position.
 */
export function makeGameText(heading: string, moments: readonly Moment[], link: string): string {
  const last = moments.at(-1);
  if (last === undefined) throw new Error('a game has at least its start');
  const notes = [heading, ...movesByDeal(moments).flatMap(movesLines), link];
  return `${notes.map((note) => `# ${note}`).join('\n')}\n${makeBoardText(last.game.rules, last.position)}`;
}

/** The moves of each deal that has any; a redeal is the last move of its deal. */
function movesByDeal(moments: readonly Moment[]): { deal: number; moves: string[] }[] {
  const deals: { deal: number; moves: string[] }[] = [];
  for (const [index, { game, move }] of moments.entries()) {
    const before = moments[index - 1]?.position;
    if (move === null || before === undefined) continue;
    if (deals.at(-1)?.deal !== before.deal) deals.push({ deal: before.deal, moves: [] });
    deals.at(-1)?.moves.push(makeMove(game.rules, before, move));
  }
  return deals;
}

function movesLines({ deal, moves }: { deal: number; moves: readonly string[] }): string[] {
  const lines = [TEXT.deal(deal)];
  for (const move of moves) {
    const longer = `${lines.at(-1)} ${move}`;
    if (longer.length > LINE) lines.push(`  ${move}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
