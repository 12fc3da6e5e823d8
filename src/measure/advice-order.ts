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
import { type AdviceTest, type AdviceTrial, lowOf } from './advice-part.ts';
import { dealtOn } from './random-position.ts';

const { rules } = presetOf('no-redeal')!;

const UPPER = 'the upper build first is better';
const LOWER = 'the lower build first is better';
const LESS = 'cards home: the upper build first, less the lower one first';
const HARD = ', where neither build is free';

/** A deal with three cards of a suit in a row on top of three fans: which of the two builds should come first? */
function upperFirst(engine: Engine): AdviceTrial {
  const position = allHome(dealtOn(engine, [0, 0, 0, 0]));
  const rows = rowsOf(position);
  if (rows.length === 0) return { counts: [] };
  const lowest = pick(engine, rows);
  const [lower, upper] = [mostAfter(position, lowest), mostAfter(position, lowest + 1)];
  const counts = [
    [UPPER, upper > lower ? 1 : 0],
    [LOWER, lower > upper ? 1 : 0],
    [LESS, upper - lower],
  ] as const;
  const hard = ![lowest, lowest + 1].some(
    (card) => freeBy(rules, position, placeOf(position, card)) !== null,
  );
  const example = { left: CARD_COUNT, position: makePosition(rules, position), moves: '' };
  return {
    counts: hard ? [...counts, ...counts.map(([name, value]) => [name + HARD, value] as const)] : counts,
    example: lower > upper ? example : undefined,
  };
}

/** The position once every card that can go home has gone. */
function allHome(position: Position): Position {
  const move = legalPlays(rules, position).find((one) => one.kind === 'play' && one.to.at === 'foundation');
  return move === undefined ? position : allHome(play(rules, position, move));
}

/** The lowest cards of three in a row, all of them on top of their fans. */
function rowsOf(position: Position): Card[] {
  const tops = new Set(availableCards(position));
  return [...tops].filter((card) => rankOf(card) < KING - 1 && tops.has(card + 1) && tops.has(card + 2));
}

/** The fan of the card that takes another one. */
function placeOf(position: Position, card: Card): readonly Card[] {
  return position.fans.find((fan) => fan.at(-1) === card + 1) ?? [];
}

/** The most cards that come home when a card is built first. */
function mostAfter(position: Position, card: Card): number {
  const move = legalPlays(rules, position).find(
    (one) => one.kind === 'play' && one.card === card && one.to.at === 'fan',
  );
  if (move === undefined) throw new Error('a card of a row has its place on top of a fan');
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
    one: 1,
    trial: upperFirst,
    verdict: (figures) => {
      if (lowOf(figures, LESS) <= 0) return 'false';
      return lowOf(figures, LOWER) > 0 ? 'partly' : 'true';
    },
  },
];
