import { expect, test } from 'vitest';
import { rankOf } from '../../../src/core/card.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { advance } from '../../../src/core/game.ts';
import { legalPlays } from '../../../src/core/moves.ts';
import { home } from '../../../src/core/position.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { soundOf } from '../../../src/ui/table/sounds.ts';

const { rules } = presetOf('la-belle-lucie')!;
const games = ['rose', 'lily', 'iris', '1', '2'].map((seed) => newGame(rules, seed));

test('every play is heard as a card that is laid or, with its rank, as one that comes home', () => {
  for (const game of games) {
    let position = game.start;
    for (let [move] = legalPlays(rules, position); move !== undefined; [move] = legalPlays(rules, position)) {
      const after = advance(game, position, move);
      if (!('card' in move)) throw new Error('a play moves a card');
      const comesHome = home(after) > home(position);
      const expected = comesHome ? { kind: 'home', rank: rankOf(move.card) } : { kind: 'lay' };
      expect(soundOf(position, after, false)).toEqual(expected);
      expect(soundOf(after, position, false)).toEqual({ kind: 'lay' });
      position = after;
    }
    const dealt = advance(game, position, { kind: 'redeal' });
    expect(soundOf(position, dealt, false)).toEqual({ kind: 'riffle' });
  }
});

test('another deal is heard as a riffle, the last card home as a chord', () => {
  const [one, other] = games;
  expect(soundOf(one!.start, other!.start, false)).toEqual({ kind: 'riffle' });
  const [move] = legalPlays(rules, one!.start);
  expect(soundOf(one!.start, advance(one!, one!.start, move!), true)).toEqual({ kind: 'won' });
  const empty = { ...one!.start, fans: one!.start.fans.map(() => []) };
  expect(soundOf(one!.start, empty, true)).toEqual({ kind: 'won' });
});
