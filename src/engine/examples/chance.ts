import { newGame, presetOf } from 'la-belle-lucie/core';
import { makeCard } from 'la-belle-lucie/notation';
import odds from 'la-belle-lucie/odds/none-any-time';
import { type Chance, chanceOf, outlook } from 'la-belle-lucie/solver';

function percent({ chance, low, high }: Chance): string {
  const [value, from, to] = [chance, low, high].map((share) => (100 * share).toFixed(1));
  return `${value} % (95 % interval ${from} to ${to})`;
}

const { rules } = presetOf('la-belle-lucie')!;

// This deal cannot be won. With two redeals to come the game still can.
const { start } = newGame(rules, 'lucie');
const { chance, line, home, heldBack } = outlook(rules, start, odds, 100_000);
if (chance !== null) console.log(`By perfect play from the start: ${percent(chance)}`);
console.log(
  `Redeal after ${line.length} moves, with ${home} cards home; ${heldBack.map(makeCard)} is kept in play`,
);

// Or ask the table itself: 3 clubs, 5 hearts and the ace of spades are home, and one redeal is left after the next.
const next = chanceOf(odds, [3, 0, 5, 1], 1);
if (next !== null) console.log(`About to redeal with nine cards home: ${percent(next)}`);
