import { describe, expect, test } from 'vitest';
import { allCards, type Card, RANKS, rankOf, suitOf } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays, merciRefusal, play, playsAlone } from '../../src/core/moves.ts';
import { cardsLeft, type Position } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { fits, goesOn, nextRank, type Rules } from '../../src/core/rules.ts';
import { type Certificate, certificateOf, isClosed, ringsOf } from '../../src/explain/certificate.ts';
import { lockedCards } from '../../src/explain/locked.ts';
import { newRing } from '../../src/explain/new-ring.ts';
import { isSameSuitDeal, neverUncovered, searchTable } from '../../src/solver/deal-search.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { packedOf, searchContextOf } from '../../src/solver/packed.ts';
import { createWinRelaxation } from '../../src/solver/win-relaxation.ts';
import { latePosition } from '../oracle/late.ts';
import { CHANGED_RULES, GAMES } from '../oracle/rule-sets.ts';
import { triesEach } from '../sizes.ts';
import { chance, playAtRandom } from '../solver/positions.ts';

/** How many positions of each rule set are looked at. */
const POSITIONS = triesEach(GAMES.length + CHANGED_RULES.length, 'RINGS', 280, 1250);
/** How many of each game, whose every move is looked at: most moves close no ring. */
const MOVED = Math.max(POSITIONS, 5);
/** How many lost cards of each are asked about. */
const CARDS = 6;

/** Positions from the start of a deal to its end, in two thirds of them late in it. */
function positionOf(rules: Rules, at: number): Position {
  const random = chance(at);
  if (at % 3 > 0) return latePosition(rules, random, 6, 12 * rules.packs + 6 * (at % 3));
  return playAtRandom(rules, newGame(rules, `certificate-${at}`).start, random, 5 * (at % 8));
}

/**
 * Whether none of some cards can be the first that leaves its stack, and a card is kept from home: by the plain rules,
 * for whatever lies where. All cards that no card of the ring lies on are thought to be anywhere they may be of use.
 */
function isProof(rules: Rules, position: Position, ring: readonly Card[], lost: Card): boolean {
  if (merciRefusal(rules, position) === null) return false;
  const kept = (cards: readonly Card[]) =>
    cards.slice(0, cards.findLastIndex((card) => ring.includes(card)) + 1);
  const fans = position.fans.map(kept);
  const wastes = position.wastes.map(kept);
  const cells = position.cells.filter((card) => card !== null && ring.includes(card));
  const stays = new Set([...fans.flat(), ...wastes.flat(), ...cells]);
  const left = cardsLeft(position);
  const roaming = left.filter((card) => !stays.has(card));
  /** The faces that foundations come to take, with the help of whatever roams. */
  const takes = new Set<string>();
  for (const [pile, cards] of position.foundations.entries()) {
    for (let height = cards.length; ; height++) {
      if (nextRank(rules, pile, height) === null) break;
      const next = allCards(rules.packs).filter((card) => goesOn(rules, pile, height, card));
      for (const card of next) takes.add(`${rankOf(card)} ${suitOf(card)}`);
      if (!roaming.some((card) => next.includes(card))) break;
    }
  }
  const goesHome = (card: Card) => takes.has(`${rankOf(card)} ${suitOf(card)}`);
  const isFull = (fan: readonly Card[]) => rules.cap !== null && fan.length >= rules.cap;
  const tops = fans.flatMap((fan) => (isFull(fan) ? [] : fan.slice(-1)));
  const leaves = (card: Card): boolean => {
    if (goesHome(card)) return true;
    const fan = position.fans.findIndex((cards) => cards.includes(card));
    const inCell = position.cells.includes(card);
    if (!inCell && cells.length < rules.cells) return true;
    if (fan >= 0 && rules.singleMove && position.moved.includes(card)) return false;
    if ([...roaming, ...tops].some((onto) => onto !== card && fits(rules, card, onto))) return true;
    const fillers = { closed: '', kings: 'K', 'aces-and-kings': 'AK', stock: '', 'any-card': RANKS.join('') };
    if (!fillers[rules.emptyFan].includes(RANKS[rankOf(card)]!)) return false;
    return position.fans[fan]?.[0] !== card && fans.some((cards) => cards.length === 0);
  };
  return !ring.some(leaves) && (stays.has(lost) || !goesHome(lost));
}

/** Every rule set, and how its positions are made. */
const ALL = [...GAMES, ...CHANGED_RULES];

const cardsOf = ({ ring }: Certificate) => ring.map((one) => one.card);

describe.each(ALL)('$name', { tags: 'sized' }, ({ rules }) => {
  const positions = Array.from({ length: POSITIONS }, (_, at) => positionOf(rules, at));
  const certificates = positions.flatMap((position, at) => {
    const { lost } = lockedCards(rules, position);
    const asked = lost.length > CARDS ? chance(at).sample([...lost], CARDS) : lost;
    return asked.map((card) => ({ position, certificate: certificateOf(rules, position, card)! }));
  });

  test('a certificate is a proof by the plain rules, and has no card too many', () => {
    for (const { position, certificate } of certificates) {
      const cards = cardsOf(certificate);
      expect(isProof(rules, position, cards, certificate.card)).toBe(true);
      expect(isClosed(rules, position, certificate)).toBe(true);
      for (const part of partsOf(cards)) {
        const ring = certificate.ring.filter(({ card }) => part.includes(card));
        expect(isProof(rules, position, part, certificate.card)).toBe(false);
        expect(isClosed(rules, position, { ...certificate, ring })).toBe(false);
      }
    }
  });

  test('what a door waits for lies where it says', () => {
    for (const { position, certificate } of certificates) {
      const ring = cardsOf(certificate);
      const doors = certificate.ring.flatMap(({ home, places }) => [...home, ...places]);
      for (const { waitsFor, under } of [...certificate.waits, ...doors]) {
        const stack = [...position.fans, ...position.wastes].find((cards) => cards.includes(waitsFor));
        const above = stack?.slice(stack.indexOf(waitsFor) + 1) ?? [];
        expect(above.find((card) => ring.includes(card)) ?? null).toBe(under);
        if (under === null) expect(ring).toContain(waitsFor);
      }
      for (const { card, places } of certificate.ring)
        for (const { waitsFor } of places) expect(fits(rules, card, waitsFor)).toBe(true);
    }
  });

  test('a card that is said to be lost does not come home in games played at random', () => {
    for (const [at, start] of positions.entries()) {
      const { lost } = lockedCards(rules, start);
      const end = playHomeward(rules, start, at);
      expect(lost.filter((card) => end.foundations.some((pile) => pile.includes(card)))).toEqual([]);
    }
  });

  test('rings share out what is lost', () => {
    for (const position of positions.slice(0, 4)) {
      const { rings, open } = ringsOf(rules, position, cardsLeft(position));
      const { lost } = lockedCards(rules, position);
      const named = rings.flatMap(({ cards }) => cards);
      expect(named.toSorted((a, b) => a - b)).toEqual(lost);
      expect([...named, ...open].sort((a, b) => a - b)).toEqual(cardsLeft(position));
      for (const { certificate, cards } of rings)
        for (const card of cards) expect(isProof(rules, position, cardsOf(certificate), card)).toBe(true);
    }
  });
});

/** Plays a deal on at random, and home where anything can go, until nothing is left or for some hundred moves. */
function playHomeward(rules: Rules, start: Position, seed: number): Position {
  const random = chance(seed);
  let position = start;
  for (let made = 0; made < 120; made++) {
    const plays = legalPlays(rules, position);
    const homeward = plays.filter((move) => 'to' in move && move.to.at === 'foundation');
    if (plays.length === 0) break;
    position = play(rules, position, random.pick(homeward.length > 0 && random.bool(0.8) ? homeward : plays));
  }
  return position;
}

/** All parts of a small ring, without its last card or cards; of a large one those without one card. */
function partsOf(cards: readonly Card[]): Card[][] {
  if (cards.length > 5) return cards.map((card) => cards.filter((other) => other !== card));
  return Array.from({ length: 2 ** cards.length - 1 }, (_, bits) =>
    cards.filter((_card, at) => (bits >> at) % 2 === 1),
  );
}

const sameSuit = ALL.filter(({ rules }) => isSameSuitDeal(rules));

test.each(sameSuit)(
  '$name: whatever the bound of the exact search buries is locked',
  { tags: 'sized' },
  ({ rules }) => {
    let buried = 0;
    for (let at = 0; at < POSITIONS; at++) {
      const position = positionOf(rules, at);
      const alone = playsAlone(rules, position);
      const { stuck, ceilings } = lockedCards(alone, position);
      const unlocked = [...neverUncovered(alone, position)].filter((card) => !stuck.includes(card));
      expect(unlocked).toEqual([]);
      const { bound } = searchTable(lay(alone, position), 'all', 1);
      expect(ceilings.every((height, suit) => height <= bound[suit]!)).toBe(true);
      buried += stuck.length;
    }
    expect(buried).toBeGreaterThan(0);
  },
);

const others = ALL.filter(({ rules }) => !isSameSuitDeal(rules));

test.each(others)(
  '$name: what the relaxation of the general search proves lost, a certificate does',
  { tags: 'sized' },
  ({ rules }) => {
    for (let at = 0; at < POSITIONS; at++) {
      const position = positionOf(rules, at);
      const alone = playsAlone(rules, position);
      // A certificate counts no room in fans: what only that shows is left to the search.
      const context = searchContextOf({ ...alone, cap: null }, position);
      const mightWin = createWinRelaxation(context).mightWin(packedOf(context, position));
      if (!mightWin) expect(lockedCards(alone, position).lost).not.toEqual([]);
    }
  },
);

test('among the rings of these tests is each kind', () => {
  const found = { pair: 0, full: 0, cell: 0, waste: 0, space: 0 };
  for (const { rules } of ALL) {
    for (let at = 0; at < Math.min(POSITIONS, 12); at++) {
      const position = positionOf(rules, at);
      for (const card of lockedCards(rules, position).lost.slice(-2)) {
        const { ring } = certificateOf(rules, position, card)!;
        const doors = ring.flatMap(({ home, places }) => [...home, ...places]);
        if (ring.length === 2) found.pair++;
        if (doors.some(({ under }) => under === null)) found.full++;
        if (ring.some((one) => position.cells.includes(one.card))) found.cell++;
        if (ring.some((one) => position.wastes.flat().includes(one.card))) found.waste++;
        if (ring.some(({ fansHeldBy }) => fansHeldBy.length > 0)) found.space++;
      }
    }
  }
  expect(Object.values(found).every((times) => times > 0)).toBe(true);
});

test.each(PRESETS)(
  '$id: the ring of a move is closed after it, was not before, and keeps cards that none kept',
  { tags: 'sized' },
  ({ rules }) => {
    let found = 0;
    for (let at = 0; at < MOVED; at++) {
      const before = positionOf(rules, at);
      for (const move of legalPlays(rules, before)) {
        const after = play(rules, before, move);
        const ring = newRing(rules, before, after);
        const [was, is] = [before, after].map((position) => lockedCards(rules, position).lost);
        if (is!.every((card) => was!.includes(card))) expect(ring).toBeNull();
        if (ring === null) continue;
        found++;
        const cards = cardsOf(ring.certificate);
        expect(cards.length).toBeLessThanOrEqual(4);
        for (const card of ring.cards) {
          expect(isProof(rules, after, cards, card)).toBe(true);
          expect(isProof(rules, before, cards, card)).toBe(false);
          expect(certificateOf(rules, before, card)).toBeNull();
        }
        expect(newRing(rules, before, after, ring.cards.slice(0, 1))?.cards).toEqual(ring.cards.slice(0, 1));
      }
    }
    // Where four cells are free, or two packs give everything two places, no move locks anything so early.
    if (isSameSuitDeal(rules)) expect(found).toBeGreaterThan(0);
  },
);

describe('the examples', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const card = (text: string) => unwrap(parseCard(text));
  const at = (text: string) => unwrap(parsePosition(rules, text));
  const ring = 'Foundations: C-A D-K H-7 S-K | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH';

  test('a ring of two', () => {
    const wait = (waitsFor: string, under: string) => ({ waitsFor: card(waitsFor), under: card(under) });
    expect(certificateOf(rules, at(ring), card('KH'))).toEqual({
      card: card('KH'),
      waits: [wait('8H', '3C')],
      ring: [
        { card: card('9H'), home: [wait('8H', '3C')], places: [wait('TH', '3C')], fansHeldBy: [] },
        { card: card('3C'), home: [wait('2C', '9H')], places: [wait('4C', '9H')], fansHeldBy: [] },
      ],
    });
    expect(certificateOf(rules, at(ring), card('8H'))!.waits).toEqual([wait('8H', '3C')]);
    expect(lockedCards(rules, at(ring)).ceilings).toEqual([1, 13, 7, 13]);
  });

  test('of a card that is never uncovered the ring lies on it, though a smaller one keeps it from home', () => {
    expect(certificateOf(rules, at(ring), card('JH'), 'open')).toBeNull();
    expect(certificateOf(rules, at(ring), card('KH'))!.ring).toHaveLength(2);
    const { waits, ring: cards } = certificateOf(rules, at(ring), card('KH'), 'open')!;
    expect(waits).toEqual([{ waitsFor: card('KH'), under: card('QH') }]);
    expect(cards.map((one) => one.card)).toEqual([card('9H'), card('3C'), card('QH')]);
  });

  test('a card that is home, or might come home, has none; nor has any while a merci may be taken', () => {
    expect(certificateOf(rules, at(ring), card('AC'))).toBeNull();
    expect(certificateOf(rules, at(ring.replace('TH 8H 3C', 'TH 3C 8H')), card('8H'))).toBeNull();
    const merci: Rules = { ...rules, merci: 1, merciWhen: 'any-deal' };
    expect(certificateOf(merci, at(ring), card('KH'))).toBeNull();
    const { ring: cards } = certificateOf(rules, at(ring), card('KH'))!;
    expect(isClosed(merci, at(ring), { card: card('KH'), waits: [], ring: cards })).toBe(false);
  });
});
