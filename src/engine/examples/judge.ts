import { newGame, presetOf, refusal, unwrap } from 'la-belle-lucie/core';
import { refusalText } from 'la-belle-lucie/english';
import { makeCard, parseMove, resolveMove } from 'la-belle-lucie/notation';
import { judgeMove } from 'la-belle-lucie/solver';

const { rules } = presetOf('la-belle-lucie')!;
const { start } = newGame(rules, 'rose');

for (const text of ['6D-7D', '4H-5H', 'QH-KH']) {
  const move = unwrap(resolveMove(rules, start, unwrap(parseMove(text))));
  const refused = refusal(rules, start, move);
  if (refused !== null) {
    console.log(`${text} is refused: ${refusalText(refused)}`);
    continue;
  }
  // `open`: this deal can still be won after the move. `lost`: it cannot, which is proved.
  const { kind, lostCards } = judgeMove(rules, { kind: 'win' }, start, move);
  console.log(`${text}: ${kind}`, lostCards.map(makeCard).join(' '));
}
