import { expect, test } from 'vitest';
import { newGame } from '../../src/core/game.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/rules.ts';
import { type Goal, outOfReach } from '../../src/play/goal.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';

const { rules } = presetOf('la-belle-lucie')!;
const fan = presetOf('the-fan')!.rules;

test('nothing that a line brings home is ever called out of reach on the way', () => {
  for (let seed = 0; seed < 300; seed++) {
    for (const game of [newGame(rules, `reach-${seed}`), newGame(fan, `reach-${seed}`)]) {
      const { line } = searchDeal(game.rules, game.start).best;
      const cards = line.flatMap((move) =>
        move.kind === 'play' && move.to.at === 'foundation' ? [move.card] : [],
      );
      if (cards.length === 0) continue;
      const goal: Goal = { kind: 'home', cards };
      let at = game.start;
      for (const move of line) {
        expect(outOfReach(game.rules, goal, at)).toBe(false);
        at = play(game.rules, at, move);
      }
    }
  }
});

test('what is called out of reach is not brought home by any play', () => {
  let proved = 0;
  for (let seed = 0; seed < 300; seed++) {
    let at = newGame(rules, `lost-${seed}`).start;
    const lost: number[] = [];
    for (let step = 0; ; step++) {
      for (let card = 0; card < 52; card++) {
        if (!lost.includes(card) && outOfReach(rules, { kind: 'home', cards: [card] }, at)) lost.push(card);
      }
      const plays = legalPlays(rules, at);
      const move = plays[(seed * 7 + step * 13) % Math.max(plays.length, 1)];
      if (move === undefined) break;
      at = play(rules, at, move);
      for (const card of at.foundations.flat()) expect(lost).not.toContain(card);
    }
    proved += lost.length;
  }
  expect(proved).toBeGreaterThan(1000);
});
