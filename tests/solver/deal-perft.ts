import type { Position } from '../../src/core/position.ts';
import type { Rules } from '../../src/core/rules.ts';
import { build, buildable, lay, SUIT_COUNT, sendHome, takeBack } from '../../src/solver/deal-table.ts';

/**
 * Counts the distinct positions after 0, 1 … `depth` moves of a same-suit deal, on the table of the fast search but
 * with none of its short cuts. The counts must equal those of the plain rules, as perft checks the moves of a chess
 * program: the example of deal-search.ts has 1, 2, 4, 6 and 7 of them.
 */
export function countPositions(rules: Rules, position: Position, depth: number): number[] {
  const table = lay(rules, position);
  const levels: Set<string>[] = Array.from({ length: depth + 1 }, () => new Set());
  const visit = (ply: number): void => {
    const level = levels[ply];
    // Not the key of the search: here aces may be built and cards that could go home stay where they are.
    const key = `${table.home},${table.built}`;
    if (level === undefined || level.has(key)) return;
    level.add(key);
    const mark = table.moveCount;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      if (sendHome(table, suit)) visit(ply + 1);
      takeBack(table, mark);
    }
    for (let fan = 0; fan < table.fanCount; fan++) {
      const card = buildable(table, fan, 0);
      if (card < 0) continue;
      build(table, card);
      visit(ply + 1);
      takeBack(table, mark);
    }
  };
  visit(0);
  return levels.map((level) => level.size);
}
