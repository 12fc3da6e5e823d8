import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal } from '../../src/core/deal/deal.ts';
import { availableCards, legalPlays, play } from '../../src/core/moves.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { makeFault, unwrap } from '../../src/core/result.ts';
import { parseRuleChoice, RULE_CHOICES } from '../../src/core/rule-choices.ts';
import { hasOnePlace, type Rules } from '../../src/core/rules.ts';
import { triesOf } from '../sizes.ts';
import { anyChoices, anyRules, anySeed } from './arbitrary.ts';
import { rulesWith } from './notation.ts';

const fields = Object.keys(RULE_CHOICES) as (keyof Rules)[];

describe('the named games', () => {
  test('differ from La Belle Lucie as the table of games says', () => {
    const usual = rulesWith();
    const differences = PRESETS.map(({ id, rules }) => [
      id,
      Object.fromEntries(fields.filter((field) => rules[field] !== usual[field]).map((f) => [f, rules[f]])),
    ]);
    expect(Object.fromEntries(differences)).toEqual({
      'la-belle-lucie': {},
      'three-shuffles-and-a-draw': { merci: 1 },
      trefoil: { acesOut: true },
      'the-fan': { emptyFan: 'kings', redeals: 0 },
      'no-redeal': { redeals: 0 },
      'three-redeals': { redeals: 3 },
      'single-move': { singleMove: true },
      'alternating-colours': { build: 'other-colour' },
      'super-flower-garden': { build: 'any-suit' },
      shamrocks: { kingsDown: 'all', build: 'any-suit', direction: 'up-or-down', cap: 3, redeals: 0 },
      'fan-with-reserve': { cells: 4 },
      'house-in-the-woods': { packs: 2, direction: 'up-or-down', redeals: 0 },
      'house-on-the-hill': { packs: 2, direction: 'up-or-down', foundations: 'up-and-down', redeals: 0 },
      bristol: {
        stock: 28,
        wastes: 3,
        kingsDown: 'all',
        build: 'any-suit',
        foundationSuit: 'any-suit',
        redeals: 0,
      },
      'dicks-shamrocks': { kingsDown: 'under-own-suit', build: 'any-suit', cap: 3, redeals: 0 },
      'three-card-fan': { kingsDown: 'all', build: 'any-suit', cap: 3, emptyFan: 'kings', redeals: 0 },
      'ceiling-fan': { build: 'other-colour', emptyFan: 'kings', redeals: 0 },
      'free-fan': { emptyFan: 'kings', redeals: 0, cells: 2 },
      'box-fan': { acesOut: true, build: 'other-colour', emptyFan: 'kings', redeals: 0 },
      school: { acesOut: true, build: 'any-suit', direction: 'same-rank' },
      'clover-leaf': {
        acesOut: true,
        direction: 'up-or-down',
        emptyFan: 'aces-and-kings',
        foundations: 'black-up',
        redeals: 0,
      },
      'alexander-the-great': {
        fanSize: 4,
        acesOut: true,
        direction: 'up-or-down',
        emptyFan: 'aces-and-kings',
        foundations: 'black-up',
        redeals: 0,
      },
      'quads-plus': {
        fanSize: 4,
        spaces: 1,
        acesOut: true,
        build: 'any-suit',
        direction: 'same-rank',
        cap: 4,
        emptyFan: 'any-card',
        redeals: 0,
      },
      'shamrocks-as-dealt': { build: 'any-suit', direction: 'up-or-down', cap: 3, redeals: 0 },
      'scotch-patience': { build: 'any-suit', foundationSuit: 'other-colour', redeals: 0 },
      intelligence: { packs: 2, stock: 50, direction: 'up-or-down', emptyFan: 'stock' },
    });
  });

  test('have ids for addresses, and every field has one of its choices', () => {
    expect(new Set(PRESETS.map((preset) => preset.id)).size).toBe(PRESETS.length);
    for (const { id, rules } of PRESETS) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(Object.keys(rules).sort()).toEqual([...fields].sort());
      for (const field of fields) expect(RULE_CHOICES[field]).toContain(rules[field]);
      expect(presetOf(id)?.rules).toBe(rules);
    }
    expect(presetOf('constructor')).toBeUndefined();
    for (const field of fields) {
      expect(RULE_CHOICES[field].length).toBeGreaterThan(1);
      expect(new Set<unknown>(RULE_CHOICES[field]).size).toBe(RULE_CHOICES[field].length);
    }
  });
});

describe('a house rule', () => {
  test('sets its own field and no other', () => {
    fc.assert(
      fc.property(anyRules, fc.constantFrom(...fields), fc.nat(9), (rules, field, choice) => {
        const value = RULE_CHOICES[field][choice % RULE_CHOICES[field].length];
        expect(unwrap(parseRuleChoice(rules, ` ${field}=${value} `))).toEqual({ ...rules, [field]: value });
      }),
    );
  });

  test.each([
    ['redeals=4', 'redeals is one of 0, 1, 2, 3; found “4”.'],
    ['redeals=', 'redeals is one of 0, 1, 2, 3; found “”.'],
    ['cap=no', 'cap is one of null, 3, 4; found “no”.'],
    ['acesOut=yes', 'acesOut is one of false, true; found “yes”.'],
    [
      'constructor=1',
      `A rule is set as field=value with one of ${fields.join(', ')}; found “constructor=1”.`,
    ],
    ['redeals', 'redeals is one of 0, 1, 2, 3; found “”.'],
    ['redeals=1=1', `A rule is set as field=value with one of ${fields.join(', ')}; found “redeals=1=1”.`],
    ['', `A rule is set as field=value with one of ${fields.join(', ')}; found “”.`],
  ])('is refused as “%s”', (text, message) => {
    expect(parseRuleChoice(rulesWith(), text)).toEqual({ ok: false, fault: { message } });
  });
});

test('a card has one place in the tableau only in one pack, built down in suit', () => {
  expect(hasOnePlace(rulesWith())).toBe(true);
  const changes: Partial<Rules>[] = [{ packs: 2 }, { build: 'any-suit' }, { direction: 'up-or-down' }];
  for (const change of changes) expect(hasOnePlace(rulesWith(change))).toBe(false);
});

describe('foundations on which red and black take turns', () => {
  const packs = fc.constantFrom(1 as const, 2 as const);
  const isRedCard = (card: number): boolean => [1, 2].includes(Math.floor((card % 52) / 13));

  test('take a card on one of the other colour, and an ace where there is room for its colour', {
    tags: 'sized',
  }, () => {
    let came = 0;
    fc.assert(
      fc.property(packs, anySeed, anyChoices(200), (count, seed, choices) => {
        const rules = rulesWith({
          packs: count,
          build: 'any-suit',
          foundationSuit: 'other-colour',
          cells: 4,
        });
        let position = deal(rules, seed);
        for (const choice of choices) {
          const moves = legalPlays(rules, position);
          const homeward = moves.filter((move) => move.kind === 'play' && move.to.at === 'foundation');
          const goesHome = new Set(homeward.map((move) => ('card' in move ? move.card : -1)));
          const tops = position.foundations.map((pile) => pile.at(-1));
          for (const card of availableCards(position)) {
            const onto = (top: number | undefined): boolean =>
              top !== undefined && top % 13 === (card % 13) - 1 && isRedCard(top) !== isRedCard(card);
            // Each ace finds its place: as many piles begin with each colour as there are aces of it.
            expect(goesHome.has(card)).toBe(card % 13 === 0 || tops.some(onto));
          }
          const some = homeward.length > 0 && choice % 3 > 0 ? homeward : moves;
          const move = some[choice % some.length];
          if (move === undefined) break;
          position = play(rules, position, move);
        }
        for (const pile of position.foundations) {
          came += pile.length;
          for (const [at, card] of pile.entries()) {
            expect(card % 13).toBe(at);
            if (at > 0) expect(isRedCard(card)).not.toBe(isRedCard(pile[at - 1]!));
          }
        }
      }),
      { numRuns: triesOf('RUNS', 60, 300) },
    );
    expect(came).toBeGreaterThan(500);
  });
});

test('a fault names its line where there is one, and must() throws it', () => {
  expect(makeFault({ message: 'Expected a card.' })).toBe('Expected a card.');
  expect(makeFault({ message: 'Expected a card.', line: 3 })).toBe('line 3: Expected a card.');
  expect(() => unwrap({ ok: false, fault: { message: 'Expected a card.', line: 3 } })).toThrow(
    'line 3: Expected a card.',
  );
});
