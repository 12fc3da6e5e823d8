import { expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { glyphFault } from '../../../src/site/check/study-glyphs.ts';

const HEAD = '[Rules "la-belle-lucie"]\n';
/** The last deal: TS-JS wins, JS-QS does not, and no redeal is left. */
const LAST = `${HEAD}[Deal "Foundations: C-Q D-K H-Q S-8 | Deal: 3 | KC 9S QS | KS KH TS | JS"]\n\n`;
/** One redeal is left: with the TS at home the last three spades are dealt again, and with it in play four. */
const BEFORE = `${HEAD}[Deal "Foundations: C-K D-K H-K S-6 | Deal: 2 | JS KS QS | 9S 8S 7S | TS"]\n\n`;
/** A game without a table of chances, with redeals left: cards are all that is known of a deal that is lost. */
const COLOURS = `[Rules "alternating-colours"]
[Deal "Foundations: C-8 D-J H-T S-K | Deal: 2 | KD 9C QH | TC JC KH | QC JH QD | KC"]\n\n`;

function faultOf(text: string): string {
  const fault = glyphFault(text);
  return fault === null ? 'good' : makeFault(fault);
}

const LOSES = 'JS-QS loses the game: write JS-QS??, or play another move.';

test.each([
  ['a line that keeps all', `${LAST}1. TS-JS 2. KH 3. QS-KS`, 'good'],
  ['?? where the game is lost', `${LAST}1. TS-JS! (1. JS-QS?? {No.})`, 'good'],
  [
    '? where the game is lost',
    `${LAST}1. TS-JS!\n(1. JS-QS?)`,
    'line 5: JS-QS? loses the game: write JS-QS??.',
  ],
  ['no mark where the game is lost', `${LAST}1. TS-JS\n(1. JS-QS)`, `line 5: ${LOSES}`],
  ['! where the game is lost', `${LAST}1. JS-QS!`, 'line 4: JS-QS! loses the game: write JS-QS??.'],
  ['a lost move in the middle of a line', `${LAST}1. JS-QS\n2. TS-JS\n3. KH`, `line 4: ${LOSES}`],
  [
    'a mark on a move that costs nothing',
    `${LAST}1. TS-JS?`,
    'line 4: TS-JS? costs neither cards nor chance: write TS-JS.',
  ],
  ['a lost game that goes on', `${LAST}1. JS-QS?? 2. TS-JS 3. KH`, 'good'],
  [
    '?? once more in a lost game',
    `${LAST}1. JS-QS??\n2. TS-JS??`,
    'line 5: TS-JS?? costs neither cards nor chance: write TS-JS.',
  ],
  ['? where chance is lost', `${BEFORE}1. 7S 2. 8S 3. 9S 4. redeal! (4. TS? {Three.})`, 'good'],
  [
    '?? where only chance is lost',
    `${BEFORE}1. 7S 2. 8S 3. 9S\n4. TS??`,
    'line 5: TS?? costs cards or chance, but does not lose the game: write TS?.',
  ],
  [
    'no mark where chance is lost',
    `${BEFORE}1. 7S 2. 8S 3. 9S\n4. TS`,
    'line 5: TS costs cards or chance, but does not lose the game: write TS?, or play another move.',
  ],
  [
    'a redeal that throws the win away',
    `${LAST.replace('Deal: 3', 'Deal: 2')}1. redeal`,
    'line 4: redeal costs cards or chance, but does not lose the game: write redeal?, or play another move.',
  ],
  ['? where no chance is known and cards are lost', `${COLOURS}1. QD-KC (1. QD?)`, 'good'],
  [
    '?? where no chance is known',
    `${COLOURS}1. QD-KC (1. QD??)`,
    'line 4: QD?? costs cards or chance, but does not lose the game: write QD?.',
  ],
  ['a redeal of which nothing is known', `${COLOURS}1. QD? 2. redeal`, 'good'],
  [
    'a mark on what is not known',
    `${COLOURS}1. QD? 2. redeal?`,
    'line 4: What redeal costs is not settled by the search, so no mark may say it: write redeal.',
  ],
])('%s', (_, text, fault) => {
  expect(faultOf(text)).toBe(fault);
});
