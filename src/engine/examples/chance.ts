import { newGame, presetOf } from 'la-belle-lucie/core';
import { makeCard } from 'la-belle-lucie/notation';
import odds from 'la-belle-lucie/odds/none-any-time';
import { type Chance, chanceOf, outlook } from 'la-belle-lucie/solver';

function percent({ chance, low, high }: Chance): string {
  const [value, ...interval] = [chance, low, high].map((p) => (100 * p).toFixed(1));
  return `${value} % (95 % interval ${interval.join(' to ')})`;
}

const { rules } = presetOf('la-belle-lucie')!;

// This deal cannot be won. With two redeals to come the game still can.
const { start } = newGame(rules, 'lucie');
const { chance, line, home, heldBack } = outlook(rules, start, odds, 100_000);
if (chance !== null) console.log(`From the start: ${percent(chance)}`);
console.log(`Redeal after ${line.length} moves, ${home} cards home,`);
console.log(`and keep in play: ${heldBack.map(makeCard).join(' ')}`);

// The table itself: 3 clubs, 5 hearts and the ace of spades are home, a redeal
// is about to be dealt, and one more is left after it.
const next = chanceOf(odds, [3, 0, 5, 1], 1);
if (next !== null) console.log(`With nine cards home: ${percent(next)}`);
