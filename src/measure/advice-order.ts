/* What the books say about the order of builds. */

import { type Engine, pick } from 'random-js';
import { type Card, KING, rankOf } from '../core/card.ts';
import { availableCards, legalPlays, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { searchDeal } from '../solver/deal-search.ts';
import { CARD_COUNT } from '../solver/deal-table.ts';
import { freeBy } from '../solver/safe.ts';
import { type AdviceTest, type AdviceTrial, countedIn, lowOf } from './advice-part.ts';
import { dealtOn } from './random-position.ts';

const { rules } = presetOf('no-redeal')!;

const UPPER = 'the upper build first is better';
const LOWER = 'the lower build first is better';
const GAIN = 'cards home: the upper build first, less the lower one first';
const NOT_FREE = ', where neither build is free';

/** A deal with three cards of a suit in a row on top of three fans: which of the two builds should come first? */
function upperFirst(engine: Engine): AdviceTrial {
  const position = withAllHome(dealtOn(engine, [0, 0, 0, 0]));
  const sequences = sequencesOf(position);
  if (sequences.length === 0) return { counts: [] };
  const lowest = pick(engine, sequences);
  const [lower, upper] = [mostAfter(position, lowest), mostAfter(position, lowest + 1)];
  const counts = [
    [UPPER, upper > lower ? 1 : 0],
    [LOWER, lower > upper ? 1 : 0],
    [GAIN, upper - lower],
  ] as const;
  const isHard = ![lowest, lowest + 1].some(
    (card) => freeBy(rules, position, targetFan(position, card)) !== null,
  );
  const example = { left: CARD_COUNT, position: makePosition(rules, position), moves: '' };
  return {
    counts: isHard
      ? [...counts, ...counts.map(([name, value]) => [name + NOT_FREE, value] as const)]
      : counts,
    example: lower > upper ? example : undefined,
  };
}

/** The position once every card that can go home has gone. */
function withAllHome(position: Position): Position {
  const move = legalPlays(rules, position).find((one) => one.kind === 'play' && one.to.at === 'foundation');
  return move === undefined ? position : withAllHome(play(rules, position, move));
}

/** The lowest cards of each three in sequence (4C 5C 6C) that lie on top of three fans. */
function sequencesOf(position: Position): Card[] {
  const tops = new Set(availableCards(position));
  return [...tops].filter((card) => rankOf(card) < KING - 1 && tops.has(card + 1) && tops.has(card + 2));
}

/** The fan that a card can be built on. */
function targetFan(position: Position, card: Card): readonly Card[] {
  return position.fans.find((fan) => fan.at(-1) === card + 1) ?? [];
}

/** The most cards that come home when a card is built first. */
function mostAfter(position: Position, card: Card): number {
  const move = legalPlays(rules, position).find(
    (one) => one.kind === 'play' && one.card === card && one.to.at === 'fan',
  );
  if (move === undefined) throw new Error('a card of a sequence can be built on a fan');
  return searchDeal(rules, play(rules, position, move)).best.home;
}

/** Advice about the order of builds. */
export const orderAdvice: readonly AdviceTest<null>[] = [
  {
    id: 'upper-card-first',
    sources: ['wikipedia-lucie'],
    claim: 'Before you build, see whether the card that you build on can be moved first.',
    test: 'Whole packs as dealt, no redeal, all cards home that can go: three cards of a suit in a row on top of three fans, picked at random. The most cards that come home when the middle one is built on the highest first, against the lowest on the middle one first.',
    study: 'look-one-higher',
    samplesPerTrial: 1,
    units: countedIn('cards', [GAIN, GAIN + NOT_FREE]),
    trial: upperFirst,
    verdict: (figures) => {
      if (lowOf(figures, GAIN) <= 0) return 'false';
      return lowOf(figures, LOWER) > 0 ? 'partly' : 'true';
    },
  },
];
