import { play, presetOf, unwrap } from 'la-belle-lucie/core';
import { makeMove, parsePosition } from 'la-belle-lucie/notation';
import { solve } from 'la-belle-lucie/solver';

const text = `
  AD 2C JC | QD QH JS | 3D 7C 8S | 3C 4D AS | 7H TC 6S | KS QS 5C
  8C 3H TH | 2H KD 5H | TD AC JH | TS 7S 2D | JD 4S 9C | 5S 6H 2S
  9S 9H 4H | 8H KC 7D | AH 9D 4C | 3S QC 8D | 5D 6C 6D | KH`;

const { rules } = presetOf('la-belle-lucie')!;
const deal = unwrap(parsePosition(rules, text));
const { verdict, home, line } = solve(rules, deal, 1_000_000);
console.log(`${verdict}: ${home} cards come home in ${line.length} moves`);

let position = deal;
for (const move of line.slice(0, 5)) {
  console.log(makeMove(rules, position, move));
  position = play(rules, position, move);
}
