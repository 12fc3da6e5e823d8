import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { type Goal, proveLoss } from '../../src/core/goal.ts';
import { play } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/preset.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';

const { rules } = presetOf('la-belle-lucie')!;
const fan = presetOf('the-fan')!.rules;

test('nothing that a line brings home is ever called out of reach on the way', () => {
  for (let seed = 0; seed < 40; seed++) {
    for (const game of [newGame(rules, `reach-${seed}`), newGame(fan, `reach-${seed}`)]) {
      const { line } = searchDeal(game.rules, game.start).best;
      const cards = line.flatMap((move) =>
        move.kind === 'play' && move.to.at === 'foundation' ? [move.card] : [],
      );
      if (cards.length === 0) continue;
      const goal: Goal = { kind: 'home', cards };
      let at = game.start;
      for (const move of line) {
        expect(proveLoss(game.rules, goal, at)).toBeNull();
        at = play(game.rules, at, move);
      }
    }
  }
});
