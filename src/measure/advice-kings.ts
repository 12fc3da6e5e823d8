/* What the books say about kings in the tableau, and the cards that lie under them. */

import type { Engine } from 'random-js';
import { KING, rankOf, suitOf } from '../core/card.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { searchDeal } from '../solver/deal-search.ts';
import { CARD_COUNT, lay, RANK_COUNT } from '../solver/deal-table.ts';
import { type AdviceTest, type AdviceTrial, lowOf } from './advice-part.ts';
import { type BuildAdvice, isBelowBuild, isBelowKing, mostFollowing } from './following.ts';
import { dealtOn, lastDeal } from './random-position.ts';

const { rules } = presetOf('no-redeal')!;

/** Compares the cards that perfect play brings home in a deal with advice and without it. */
function compareFollowing(engine: Engine, isAdvised: BuildAdvice): AdviceTrial {
  const start = dealtOn(engine, [0, 0, 0, 0]);
  const before = searchDeal(rules, start).best.home;
  const after = mostFollowing(lay(rules, start), isAdvised);
  const wins = before === CARD_COUNT;
  const lost = wins && after < CARD_COUNT;
  const counts: [string, number][] = [
    ['win lost', lost ? 1 : 0],
    ['not as many can come home', after < before ? 1 : 0],
    ['cards lost', before - after],
  ];
  if (wins) counts.push(['win lost, of deals that can be won', lost ? 1 : 0]);
  return {
    counts,
    example: lost ? { left: CARD_COUNT, position: makePosition(rules, start), moves: '' } : undefined,
  };
}

const FOLLOWED =
  'Whole packs as dealt, no redeal: perfect play against perfect play that makes every advised build as soon as it is open.';

const belowKings: AdviceTest<null> = {
  id: 'build-below-kings',
  sources: ['morehead-1949'],
  claim:
    'A card whose next higher one lies under a king cannot move, so build on it without further thought.',
  test: FOLLOWED,
  study: 'under-a-king',
  samplesPerTrial: 1,
  trial: (engine) => compareFollowing(engine, isBelowKing),
  units: { 'cards lost': 'cards' },
  verdict: (figures) => (lowOf(figures, 'win lost') > 0 ? 'partly' : 'true'),
};

const belowBuilds: AdviceTest<null> = {
  id: 'build-below-builds',
  sources: ['morehead-1949'],
  claim: 'Once a build has buried some cards, build freely on the cards next below them too.',
  test: `${FOLLOWED} The advice about kings is followed as well, since it begins there.`,
  samplesPerTrial: 1,
  trial: (engine) =>
    compareFollowing(engine, (table, card) => isBelowKing(table, card) || isBelowBuild(table, card)),
  units: { 'cards lost': 'cards' },
  verdict: (figures) => (lowOf(figures, 'win lost') > 0 ? 'partly' : 'true'),
};

const LAST_DEALS = 'Last deals after two deals played for the most cards home';

/** The kings of a last deal: whether each lies on other cards, and whether it can come home from there. */
function kingsOf(engine: Engine): AdviceTrial {
  const position = lastDeal(engine);
  const { outcomes, best } = searchDeal(rules, position);
  const counts: [string, number][] = [];
  let above = 0;
  for (const fan of position.fans) {
    for (const [depth, card] of fan.entries()) {
      if (rankOf(card) !== KING) continue;
      const isFreed = outcomes.some(({ foundations }) => foundations[suitOf(card)] === RANK_COUNT);
      counts.push([ON_CARD, depth > 0 ? 1 : 0], [BLOCKS, depth > 0 && !isFreed ? 1 : 0]);
      if (depth === 0) continue;
      above++;
      counts.push(['such a king can come home, and uncover what lies under it', isFreed ? 1 : 0]);
    }
  }
  const wins = best.home === CARD_COUNT ? 1 : 0;
  counts.push(
    ['won', wins],
    [`won with ${above} ${above === 1 ? 'king on another card' : 'kings on other cards'}`, wins],
  );
  if (above > 0) counts.push(['won with some king on another card', wins]);
  return { counts };
}

const ON_CARD = 'a king lies on another card';
const BLOCKS = 'a king blocks its fan';
/** The share of kings that block their fans according to Wikipedia. */
const CLAIMED_SHARE = 0.66;

const kingsInTheWay: AdviceTest<null> = {
  id: 'kings-in-the-way',
  sources: ['wikipedia-lucie'],
  claim:
    'Each king left in the last deal makes its fan unsolvable two times in three, unless it lies lowest.',
  test: `${LAST_DEALS}: where the kings lie, and which can come home by exhaustive search. A king blocks its fan where it lies on another card and no play of that deal brings it home.`,
  study: 'under-a-king',
  samplesPerTrial: 2,
  trial: kingsOf,
  verdict: ({ [BLOCKS]: blocks }) =>
    blocks!.low <= CLAIMED_SHARE && CLAIMED_SHARE <= blocks!.high ? 'true' : 'false',
};

/** A last deal: whether it is won, where no king that is left lies lowest, and where some king does not. */
function coveringKings(engine: Engine): AdviceTrial {
  const position = lastDeal(engine);
  const depths = position.fans.flatMap((fan) =>
    fan.flatMap((card, depth) => (rankOf(card) === KING ? [depth] : [])),
  );
  const wins = searchDeal(rules, position, 'win').best.home === CARD_COUNT ? 1 : 0;
  const counts: [string, number][] = [];
  if (depths.length > 0 && !depths.includes(0)) counts.push([NONE_LOWEST, wins]);
  if (depths.some((depth) => depth > 0)) counts.push([SOME_NOT, wins]);
  return { counts };
}

const NONE_LOWEST = 'won where no king that is left lies lowest';
const SOME_NOT = 'won where some king does not lie lowest';

const kingsNotLowest: AdviceTest<null> = {
  id: 'kings-not-lowest',
  sources: ['wikipedia-lucie'],
  claim: 'A deal with “all kings not on the bottom” cannot be solved.',
  test: `The words can mean that no king lies lowest, or that some king does not. ${LAST_DEALS}, by exhaustive search.`,
  samplesPerTrial: 2,
  trial: coveringKings,
  verdict: ({ [NONE_LOWEST]: none, [SOME_NOT]: some }) =>
    none!.mean > 0 ? 'false' : some!.mean > 0 ? 'partly' : 'true',
};

/** Whether a fan of a last deal has a card anywhere under a higher one of its suit, and whether the deal can be won. */
function lowUnderHigh(engine: Engine): AdviceTrial {
  const position = lastDeal(engine);
  const under = position.fans.some((fan) =>
    fan.some((card, depth) =>
      fan.slice(depth + 1).some((over) => suitOf(over) === suitOf(card) && over > card),
    ),
  );
  const wins = searchDeal(rules, position, 'win').best.home === CARD_COUNT ? 1 : 0;
  const name = under ? 'won with a card under a higher one of its suit' : 'won with no such card';
  return {
    counts: [
      ['a card lies under a higher one of its suit', under ? 1 : 0],
      [name, wins],
    ],
  };
}

const lowerUnderHigher: AdviceTest<null> = {
  id: 'lower-under-higher',
  sources: ['wikipedia-lucie'],
  claim: 'No deal can be won in which a card lies under a higher one of its suit.',
  test: `${LAST_DEALS}, by exhaustive search.`,
  study: 'under-a-king',
  samplesPerTrial: 2,
  trial: lowUnderHigh,
  verdict: (figures) =>
    lowOf(figures, 'won with a card under a higher one of its suit') > 0 ? 'false' : 'true',
};

/** Advice about kings and buried cards. */
export const kingAdvice: readonly AdviceTest<null>[] = [
  belowKings,
  belowBuilds,
  kingsInTheWay,
  lowerUnderHigher,
];

/** A claim that was added later. It comes last, because a random generator is seeded by the number of its task. */
export const lateKingAdvice: readonly AdviceTest<null>[] = [kingsNotLowest];
