import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { isHomeMove, legalPlays, type Move, play, refusal } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { withShortcuts } from '../../src/explain/shortcuts.ts';
import { triesEach } from '../sizes.ts';
import { chance } from '../solver/positions.ts';

/** How many lines of each game are withShortcuts, and how long they are at most. */
const LINES = triesEach(PRESETS.length, 'LINES', 84, 420);
const MOST_MOVES = 120;

/** A line of any legal moves, in which cards go home where they can and many builds are for nothing. */
function aimlessLine(rules: Rules, start: Position, seed: number): Move[] {
  const random = chance(seed);
  const line: Move[] = [];
  let position = start;
  while (line.length < MOST_MOVES) {
    const open = legalPlays(rules, position);
    if (open.length === 0) break;
    const move = open.find(isHomeMove) ?? random.pick(open);
    line.push(move);
    position = play(rules, position, move);
  }
  return line;
}

describe.each(PRESETS)('$id', { tags: 'sized' }, ({ id, rules }) => {
  test('a shortcut is legal, no longer, keeps its beginning, and brings home the same cards', () => {
    let saved = 0;
    let builds = 0;
    for (let at = 0; at < LINES; at++) {
      const { start } = newGame(rules, `shortcut-${id}-${at}`);
      const line = aimlessLine(rules, start, at);
      const kept = at % 2;
      const short = withShortcuts(rules, start, line, kept);
      let position = start;
      for (const move of short) {
        expect(refusal(rules, position, move)).toBe(null);
        position = play(rules, position, move);
      }
      const end = line.reduce((before, move) => play(rules, before, move), start);
      expect(position.foundations).toEqual(end.foundations);
      expect(short.slice(0, kept)).toEqual(line.slice(0, kept));
      saved += line.length - short.length;
      builds += line.filter((move) => !isHomeMove(move)).length;
    }
    expect(saved).toBeGreaterThanOrEqual(0);
    expect(saved > 0).toBe(builds > LINES);
  });
});

test('a build for nothing is left out, and two builds of a card are one', () => {
  const { rules } = presetOf('super-flower-garden')!;
  const cards = (text: string): Card[] => text.split(' ').map((card) => unwrap(parseCard(card)));
  const fans = ['AC 9D', 'TS', 'TH', '2C'].map(cards);
  const position: Position = { ...newGame(rules, '').start, fans, foundations: [[], [], [], []] };
  const [AC, C2, D9] = cards('AC 2C 9D') as [Card, Card, Card];
  const build = (card: Card, fan: number): Move => ({ kind: 'play', card, to: { at: 'fan', fan } });
  const bring = (card: Card): Move => ({ kind: 'play', card, to: { at: 'foundation', pile: 0 } });
  const line = [build(D9, 1), build(D9, 2), bring(AC), bring(C2)];
  expect(withShortcuts(rules, position, line)).toEqual([build(D9, 1), bring(AC), bring(C2)]);
  expect(withShortcuts(rules, position, line, 1)).toEqual([build(D9, 1), bring(AC), bring(C2)]);
  expect(withShortcuts(rules, position, [build(D9, 1)])).toEqual([]);
});
