import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deal } from '../../src/core/deal/deal.ts';
import { describeRules, difference } from '../../src/core/describe.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { checkRules, RULE_CHOICES } from '../../src/core/rule-choices.ts';
import { cardCount, type Rules } from '../../src/core/rules.ts';
import { anyRules, anySeed } from './arbitrary.ts';

const lucie = presetOf('la-belle-lucie')!.rules;
const FIELDS = Object.keys(RULE_CHOICES) as (keyof Rules)[];

test('every named game makes sense', () => {
  for (const { rules } of PRESETS) expect(checkRules(rules)).toEqual({ ok: true, value: rules });
});

test('La Belle Lucie in sentences', () => {
  expect(describeRules(lucie)).toEqual([
    'Deal all 52 cards of one pack face up: 17 fans of three and one single card.',
    'The top card of a fan may be built on a card of the same suit, one rank higher.',
    'An emptied fan is never filled.',
    'The four foundations go up from ace to king.',
    'One suit per foundation.',
    'The cards left may be shuffled and dealt again in threes, twice.',
    'A redeal may be taken at any time.',
  ]);
});

test('every rule that is switched alone and makes sense is described, in both directions', () => {
  for (const field of FIELDS) {
    for (const value of RULE_CHOICES[field]) {
      const base: Rules = field.startsWith('merci') ? { ...lucie, merci: 1 } : lucie;
      const other = { ...base, [field]: value } as Rules;
      if (base[field] === value || !checkRules(other).ok) continue;
      const there = difference(base, other);
      expect([field, there.map((one) => one.field)]).toEqual([field, expect.arrayContaining([field])]);
      const back = difference(other, base).map(({ field: name, from, to }) => ({
        field: name,
        from: to,
        to: from,
      }));
      expect(back).toEqual(there);
    }
  }
});

test('no game differs from itself, and every two games differ in a sentence', () => {
  for (const a of PRESETS) {
    for (const b of PRESETS)
      expect([a.id, b.id, difference(a.rules, b.rules).length > 0]).toEqual([a.id, b.id, a !== b]);
  }
});

/** The cards and the lengths of the fans that a description tells of. */
const TOLD =
  /^Deal (?:all|(\d+) of the) (\d+) cards of .*: (\d+) fans of (three|four)(?: and one (single card|fan of two))?\.$/;

test('the sentences name as many cards and fans as are dealt, under any rules that make sense', () => {
  const sensible = anyRules.filter((rules) => checkRules(rules).ok);
  const seen = new Set<string>();
  fc.assert(
    fc.property(sensible, anySeed, (rules, seed) => {
      const [first = ''] = describeRules(rules);
      const [, some, all, full, size, short] = TOLD.exec(first) ?? expect.fail(first);
      const fans = deal(rules, seed).fans.map(({ length }) => length);
      const empty = describeRules(rules).includes('One more fan is empty at the start.') ? [0] : [];
      const rest = short === undefined ? [] : [short === 'single card' ? 1 : 2];
      expect(fans).toEqual([...Array(Number(full)).fill(size === 'four' ? 4 : 3), ...rest, ...empty]);
      expect([Number(some ?? all), Number(all)]).toEqual([fans.reduce((a, b) => a + b), cardCount(rules)]);
      seen.add(first);
    }),
    { numRuns: 600 },
  );
  // In threes and in fours: one pack with and without aces and stock; two packs whole, less eight aces, less four, and less a stock.
  expect(seen.size).toBe(15);
});

test('Trefoil beside La Belle Lucie', () => {
  expect(difference(lucie, presetOf('trefoil')!.rules)).toEqual([
    {
      field: 'packs',
      from: 'Deal all 52 cards of one pack face up: 17 fans of three and one single card.',
      to: 'Deal 48 of the 52 cards of one pack face up: 16 fans of three.',
    },
    {
      field: 'acesOut',
      from: 'The aces are dealt with the other cards.',
      to: 'The aces lie on their foundations before the deal.',
    },
  ]);
});

test.each([
  ...[
    { stock: 28 },
    { wastes: 3 },
    { emptyFan: 'stock' as const },
    { stock: 28, wastes: 3, emptyFan: 'stock' as const, redeals: 0 },
  ].map(
    (changes) =>
      [
        changes,
        'A stock is dealt to waste piles or to emptied fans: set stock with either wastes or emptyFan=stock, or none of the three.',
      ] as const,
  ),
  [
    { stock: 28, wastes: 3, packs: 2, redeals: 0 },
    'A stock of 28 cards leaves no full fans of 3 with two packs: set another stock, or packs=1.',
  ],
  ...[47, 50].map(
    (stock) =>
      [
        { stock, emptyFan: 'stock' as const },
        `A stock of ${stock} cards leaves no full fans of 3 with one pack: set another stock, or packs=2.`,
      ] as const,
  ),
  [
    { stock: 28, emptyFan: 'stock', acesOut: true },
    'A stock leaves full fans only with all the aces: set acesOut=false.',
  ],
  ...([{ kingsDown: 'all' }, { foundations: 'red-up' }] as const).map(
    (changes) =>
      [
        { stock: 28, emptyFan: 'stock' as const, ...changes },
        'Fans that the stock fills lie as they are dealt, and aces go home: set kingsDown=none and foundations=up with emptyFan=stock.',
      ] as const,
  ),
  [{ stock: 28, wastes: 3 }, 'A game with waste piles has no redeal: set redeals=0 with them.'],
  [
    { foundations: 'up-and-down' },
    'Foundations run both up and down only with two packs: set packs=2 with foundations=up-and-down.',
  ],
  [
    { packs: 2, foundations: 'up-and-down', foundationSuit: 'any-suit' },
    'Foundations that run both up and down keep to their suits: set foundationSuit=same-suit.',
  ],
  [
    { packs: 2, foundations: 'up-and-down', foundationSuit: 'other-colour' },
    'Foundations that run both up and down keep to their suits: set foundationSuit=same-suit.',
  ],
  [
    { packs: 2, foundations: 'black-up' },
    'Two suits go up and two down only with one pack: set packs=1 with foundations=black-up or red-up.',
  ],
  [
    { packs: 2, foundations: 'red-up' },
    'Two suits go up and two down only with one pack: set packs=1 with foundations=black-up or red-up.',
  ],
  [
    { foundations: 'red-up', foundationSuit: 'any-suit' },
    'Foundations that run both up and down keep to their suits: set foundationSuit=same-suit.',
  ],
  [
    { spaces: 1 },
    'A fan that is empty from the first is for a card to fill: set emptyFan to kings, aces-and-kings or any-card with spaces=1, or spaces=0.',
  ],
  [
    { cap: 3, fanSize: 4 },
    'No fan is dealt longer than building may make it: set cap=4 or cap=null with fanSize=4.',
  ],
  [
    { cap: 3, merci: 1, merciTo: 'any-fan' },
    'A capped fan cannot take any card: set cap=null, or let the merci go elsewhere than any-fan.',
  ],
] as const)('rules that make no sense together get a sentence: %o', (changes, sentence) => {
  expect(checkRules({ ...lucie, ...changes })).toEqual({ ok: false, fault: { message: sentence } });
});
