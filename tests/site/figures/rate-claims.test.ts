import { expect, test } from 'vitest';
import { figureOf, shareAt } from '../../../src/site/figures/figure.ts';
import { measurements } from '../../../src/site/figures/measurements.ts';
import { type JudgedClaim, judgeRate, rateClaims } from '../../../src/site/figures/rate-claims.ts';

test('the claims of the sources, judged', () => {
  expect(rateClaims().map(({ id, verdict }) => `${id}: ${verdict}`)).toEqual([
    'one-in-twenty: too low',
    'one-in-ten: too low',
    'twelve-with-the-merci: too low',
    'one-in-ten-with-the-draw: too low',
    'at-least-forty: holds',
    'sixty-with-the-draw: too high',
    'super-flower-garden-half: too low',
    'house-in-the-wood-sixty: too low',
    'house-in-the-wood-eighty: too high',
    'house-in-the-woods-ninety: too high',
    'king-shuts-its-fan: too high',
  ]);
});

test('a claim holds within the interval, and where only bounds are known it is at best not refuted', () => {
  const found = { chance: 0.3, low: 0.28, high: 0.32, open: false };
  const one = (share: number) => ({ low: share, high: share });
  expect(judgeRate(one(0.3), found)).toBe('holds');
  expect(judgeRate(one(0.276), found)).toBe('holds');
  expect(judgeRate(one(0.27), found)).toBe('too low');
  expect(judgeRate(one(0.33), found)).toBe('too high');
  expect(judgeRate({ low: 0.25, high: 1 }, found)).toBe('holds');
  expect(judgeRate({ low: 0.4, high: 1 }, found)).toBe('too high');
  expect(judgeRate(one(0.9), { ...found, high: 1, open: true })).toBe('may hold');
});

/** The readings that were measured of the game with four whole suits to play, with a draw or without; of perfect play alone. */
function readings(draw: boolean, perfect: boolean): readonly [id: string, at: string][] {
  const games = draw ? ['three-shuffles-and-a-draw'] : ['la-belle-lucie', 'no-redeal', 'three-redeals'];
  const weaker = ['random', 'random-free', 'most-home', 'no-holding-back'];
  const ways = [...(perfect ? [] : weaker), 'perfect'];
  const firstDeals: [string, string] = ['deals-la-belle-lucie', 'solvable'];
  const tables = [...measurements.keys()].filter(
    (name) => name.startsWith('odds-') && name.startsWith('odds-none') !== draw,
  );
  const played = games.flatMap((game) => ways.map((way): [string, string] => [`play-${game}`, way]));
  return [
    ...(draw ? [] : [firstDeals]),
    ...played,
    ...tables.map((name): [string, string] => [name, '0,0,0,0']),
  ];
}

const away = ({ low, high }: JudgedClaim, share: number): number => Math.max(0, low - share, share - high);

test.each(rateClaims().filter(({ asSaid }) => /^play-(?:la-belle|three)/.test(asSaid.id)))(
  'no reading that was measured makes $id truer than the one that stands beside it',
  (claim) => {
    const draw = claim.game === 'Three Shuffles and a Draw';
    const perfect = claim.says.includes('perfect play');
    const others = readings(draw, perfect).flatMap(([id, at]) => {
      const share = shareAt(id, at);
      return share === null ? [] : [{ id, at, away: away(claim, share.chance) }];
    });
    expect(others.length).toBeGreaterThan(perfect ? 5 : 10);
    expect(others.filter((other) => other.away < away(claim, claim.measuredKindest.chance))).toEqual([]);
  },
);

test('figures of how deals went, of kings, and of bounds can be asked for', () => {
  const text = (id: string, at: string) => {
    const found = figureOf(id, at);
    return found.ok ? found.value : found.fault.message;
  };
  expect(text('deals-la-belle-lucie', 'solvable')).toEqual({ value: '4.5 %', range: '4.46–4.54' });
  expect(text('deals-la-belle-lucie', 'cards home')).toMatchObject({
    value: expect.stringMatching(/^1\d\.\d$/),
  });
  expect(text('play-la-belle-lucie', 'perfect: 0 over after deal 1')).toEqual({
    value: '0.07 %',
    range: '0.06–0.09',
  });
  expect(text('play-la-belle-lucie', 'perfect: cards home after deal 2')).toMatchObject({ value: '23.2' });
  expect(text('deals-trefoil', 'impossible')).toMatchObject({ value: '74.4 %' });
  expect(text('play-super-flower-garden', 'at least')).toMatchObject({ value: '65–76 %' });
  expect(text('bound-super-flower-garden', 'at most')).toMatchObject({ value: '75.2 %' });
  expect(text('deals-dicks-shamrocks', 'winnable')).toMatchObject({ value: '36.0–38.2 %' });
  expect(text('deals-trefoil', 'rings')).toContain('Expected a place in deals-trefoil, such as “solvable”');
});

test('what was counted of kings can be judged as a share: of those on another card, some come home', () => {
  const of = (at: string) => shareAt('advice-deal', `kings-in-the-way: ${at}`)!.chance;
  const covering = of('a king lies on another card');
  const leaving = of('such a king can come home, and uncover what lies under it');
  expect(of('a king blocks its fan')).toBeCloseTo(covering * (1 - leaving), 4);
  expect(shareAt('advice-deal', 'kings-in-the-way: a king flies')).toBeNull();
  expect(shareAt('advice-redeals', 'redeals-of-little-help: won with 0 redeals')).toBeNull();
});
