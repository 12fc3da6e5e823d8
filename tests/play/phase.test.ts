import { expect, test } from 'vitest';
import type { Rules } from '../../src/core/rules.ts';
import { PHASES, type Phase, phaseOf } from '../../src/play/session.ts';
import { at, rulesWith } from '../core/notation.ts';

const HOME = 'Foundations: C-T D-T H-K S-K |';
const STUCK = `${HOME} JC KC QC | JD KD QD`;

const rows: readonly (readonly [Phase, string, Partial<Rules>, string])[] = [
  ['won', 'every card is home', {}, 'Foundations: C-K D-K H-K S-K | - | -'],
  [
    'won',
    'every card is home, with a merci to spare',
    { merci: 1, redeals: 0 },
    'Foundations: C-K D-K H-K S-K',
  ],
  ['playing', 'a card can go home', {}, `${HOME} KC QC JC | JD KD QD`],
  ['playing', 'only a build is left', { redeals: 0 }, `${HOME} JC QC | KC | JD KD QD`],
  [
    'playing',
    'only a king can fill a space',
    { emptyFan: 'kings', redeals: 0 },
    `${HOME} - | JC QC KC | JD KD QD`,
  ],
  ['playing', 'a cell is free', { cells: 1, redeals: 0 }, STUCK],
  [
    'playing',
    'the stock has cards',
    { stock: 28, wastes: 3 },
    'Foundations: C-T D-T H-K S-K | Stock: JC | KC QC | JD KD QD',
  ],
  [
    'stuck-redeal',
    'the stock waits for an emptied fan, and a redeal is left',
    { stock: 28, emptyFan: 'stock' },
    'Foundations: C-T D-T H-K S-K | Stock: JC | QC KC | JD KD QD',
  ],
  [
    'over',
    'the stock waits for an emptied fan',
    { stock: 28, emptyFan: 'stock', redeals: 0 },
    'Foundations: C-T D-T H-K S-K | Stock: JC | QC KC | JD KD QD',
  ],
  ['stuck-redeal', 'a redeal is left', {}, STUCK],
  ['stuck-redeal', 'a redeal is left, and the merci only later', { merci: 1 }, STUCK],
  ['stuck-redeal', 'a redeal may be taken only now', { redealWhen: 'only-when-stuck' }, STUCK],
  ['stuck-merci', 'a merci is left in the last deal', { merci: 1 }, STUCK.replace('|', '| Deal: 3 |')],
  ['stuck-merci', 'a merci and a redeal are left', { merci: 1, merciWhen: 'any-deal' }, STUCK],
  ['over', 'no redeal is left', {}, STUCK.replace('|', '| Deal: 3 |')],
  ['over', 'no redeal and no merci are left', { merci: 1 }, STUCK.replace('|', '| Deal: 3 | Merci: 1 |')],
  [
    'over',
    'a merci is left, but it has no legal place',
    { merci: 1, redeals: 0, merciTo: 'legal-place', merciCard: 'second' },
    STUCK,
  ],
];

test.each(rows)('%s: %s', (phase, _, changes, text) => {
  const rules = rulesWith(changes);
  expect(phaseOf(rules, at(rules, text))).toBe(phase);
});

test('every phase has its row', () => {
  expect(new Set(rows.map(([phase]) => phase))).toEqual(new Set(PHASES));
});
