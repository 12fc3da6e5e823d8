import fc from 'fast-check';
import { MersenneTwister19937, Random } from 'random-js';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalMoves } from '../../src/core/moves.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { checkRules } from '../../src/core/rule-choices.ts';
import type { Rules } from '../../src/core/rules.ts';
import { currentGame } from '../../src/play/current-game.ts';
import { type LinkedGame, makeGameLink, readGameLink } from '../../src/play/game-link.ts';
import { nearestPreset } from '../../src/play/nearest-preset.ts';
import { currentMoment, type Moment, openSession, type Session, update } from '../../src/play/session.ts';
import { anyRules } from '../core/arbitrary.ts';
import { triesEach, triesOf } from '../sizes.ts';

/** Games of each preset; LINK_GAMES=140000 for a long look, of some minutes. */
const GAMES = triesEach(PRESETS.length + 1, 'LINK_GAMES', 140, 1680);
/** Games go as far as this, as far as possible, or are left earlier: most are left somewhere on the way. */
const MOST_MOVES = 120;

function playAtRandom(rules: Rules, seed: string, random: Random, most: number): Session {
  let session = openSession(newGame(rules, seed));
  while (session.index < most) {
    const { game, position } = currentMoment(session);
    const moves = legalMoves(game.rules, position);
    // A redeal is one choice among many, or every game would be redealt before it is played.
    const plays = moves.filter((move) => move.kind !== 'redeal');
    const some = plays.length > 0 && random.integer(1, 20) > 1 ? plays : moves;
    if (some.length === 0) break;
    session = update(session, { type: 'play', move: random.pick(some) });
  }
  return session;
}

function read(link: string): LinkedGame {
  const found = readGameLink(link, 'spare');
  if (found === null) throw new Error(`no link: ${link}`);
  return unwrap(found);
}

const texts = (rules: Rules, moments: readonly Moment[]): string[] =>
  moments.map(({ position }) => makePosition(rules, position));

/** The named games, and one in which draws make fans. */
const LINKED = [
  ...PRESETS,
  {
    id: 'draws to new fans',
    rules: { ...PRESETS[0]!.rules, merci: 3, merciWhen: 'any-deal', merciTo: 'own-new-fan' } as const,
  },
];

describe('a game in a link', () => {
  for (const [at, { id, rules }] of LINKED.entries()) {
    test(`${id}: ${GAMES} random games come back move by move`, { timeout: 600_000, tags: 'sized' }, () => {
      const random = new Random(MersenneTwister19937.seed(1870 + at));
      const lengths: number[] = [];
      for (let game = 0; game < GAMES; game++) {
        const whole = id === 'la-belle-lucie' || game % 50 === 0;
        const session = playAtRandom(
          rules,
          random.hex(8),
          random,
          whole ? MOST_MOVES * 3 : random.integer(0, 25),
        );
        const link = makeGameLink(session.moments);
        const back = read(link);
        expect(back.intact).toBe(true);
        expect(back.moments.length).toBe(session.moments.length);
        const ends = [back, session].map(({ moments }) => (game % 20 === 0 ? moments : moments.slice(-1)));
        expect(texts(rules, ends[0] ?? [])).toEqual(texts(rules, ends[1] ?? []));
        if (whole) lengths.push(link.length + 1);
      }
      lengths.sort((a, b) => a - b);
      const most = lengths[Math.ceil(lengths.length * 0.99) - 1] ?? 0;
      console.log(
        `${id}: of ${lengths.length} links to whole games 99 in 100 have at most ${most} letters, the longest ${lengths.at(-1)}`,
      );
      if (id === 'la-belle-lucie') expect(most).toBeLessThanOrEqual(200);
    });
  }

  test('house rules come back too', { tags: 'sized' }, () => {
    fc.assert(
      fc.property(anyRules, fc.string({ unit: 'grapheme', maxLength: 20 }), (rules, seed) => {
        fc.pre(checkRules(rules).ok);
        const { moments } = playAtRandom(rules, seed, new Random(MersenneTwister19937.seed(seed.length)), 12);
        const back = read(makeGameLink(moments));
        expect(back.moments[0]?.game).toEqual(moments[0]?.game);
        expect(texts(rules, back.moments)).toEqual(texts(rules, moments));
      }),
      { numRuns: triesOf('RUNS', 80, 200) },
    );
  });

  test('a deal laid out by hand comes back with its cards, and its redeals', () => {
    const { rules } = PRESETS[0]!;
    const start = newGame(rules, 'rose').start;
    let session = openSession(gameFromPosition(rules, start));
    session = update(session, { type: 'play', move: { kind: 'redeal' } });
    const back = read(makeGameLink(session.moments));
    expect(back.intact).toBe(true);
    expect(texts(rules, back.moments)).toEqual(texts(rules, session.moments));
  });

  test('a sitting of several games gives the one that is shown, as far as it is shown', () => {
    const { rules } = PRESETS[0]!;
    let session = playAtRandom(rules, 'one', new Random(MersenneTwister19937.seed(1)), 5);
    session = update(session, { type: 'new', game: newGame(rules, 'two') });
    expect(currentGame(session).length).toBe(1);
    session = update(session, { type: 'undo' });
    session = update(session, { type: 'undo' });
    expect(currentGame(session).map(({ game }) => game.seed)).toEqual(Array(5).fill('one'));
  });
});

describe('a damaged link', () => {
  const { rules } = PRESETS[0]!;
  const session = playAtRandom(rules, 'rose', new Random(MersenneTwister19937.seed(7)), 40);
  const link = makeGameLink(session.moments);
  const positions = texts(rules, session.moments);
  const head = link.indexOf('&moves=') + '&moves='.length + 2;

  test('that was cut off gives the moves before the cut, and is known', () => {
    let before = 0;
    for (let length = head; length < link.length; length++) {
      const { moments, intact } = read(link.slice(0, length));
      expect(intact).toBe(false);
      expect(texts(rules, moments)).toEqual(positions.slice(0, moments.length));
      expect(moments.length).toBeGreaterThanOrEqual(before);
      before = moments.length;
    }
    expect(before).toBeGreaterThan(35);
  });

  test('with a letter changed is known, and the moves before it are played', () => {
    for (let at = head; at < link.length; at++) {
      for (const letter of ['A', '_', '*', '\u{1f0a1}']) {
        if (link[at] === letter) continue;
        const { moments, intact } = read(link.slice(0, at) + letter + link.slice(at + 1));
        const same = moments.findIndex(
          ({ position }, ply) => makePosition(rules, position) !== positions[ply],
        );
        expect(intact).toBe(false);
        expect(same < 0 ? moments.length : same).toBeGreaterThan(((at - head) * 6) / 6 - 1 - 6);
      }
    }
  });

  test('with another seed or another game is known', () => {
    expect(read(link.replace('rose', 'rise')).intact).toBe(false);
    expect(read(link.replace('la-belle-lucie', 'three-redeals')).intact).toBe(false);
  });

  const faults: readonly [string, RegExp][] = [
    ['game=whist&seed=1', /A link names its game, as in “game=la-belle-lucie”; no game has the name “whist”/],
    ['game=trefoil&redeals=9&seed=1', /redeals is one of 0, 1, 2, 3; found “9”/],
    ['game=trefoil&rhubarb=9&seed=1', /A rule is set as field=value/],
    ['game=bristol&wastes=0&seed=1', /A stock is dealt to waste piles or to emptied fans/],
    ['game=trefoil&deal=%', /% sign/],
    ['game=la-belle-lucie&deal=XH', /found “XH”/],
    [`game=trefoil&seed=${'a'.repeat(7000)}`, /at most 6000 letters/],
  ];
  for (const [text, message] of faults) {
    test(`says what is wrong: ${text.slice(0, 40)}`, () => {
      const found = readGameLink(text, 'spare');
      expect(found?.ok).toBe(false);
      expect(found?.ok === false && found.fault.message).toMatch(message);
    });
  }

  test('about something else is none, and one without a deal gets the spare seed', () => {
    expect(readGameLink('', 'spare')).toBeNull();
    expect(readGameLink('main', 'spare')).toBeNull();
    expect(read('game=trefoil').moments[0]?.game.seed).toBe('spare');
  });
});

test('rules are named after the game that they are closest to', () => {
  for (const preset of PRESETS) {
    expect(nearestPreset(preset.rules)).toBe(preset);
    expect(nearestPreset({ ...preset.rules, redealWhen: 'only-when-stuck' })).toBe(preset);
  }
});
