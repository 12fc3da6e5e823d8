/* What the books say about variants: aces out, a card that moves once. */

import { type Engine, integer } from 'random-js';
import { presetOf } from '../core/preset.ts';
import { type AdviceTest, type AdviceTrial, type Figures, lowOf } from './advice-part.ts';
import { differenceOf, type MeasuredInputs, perfectFigure, solvableFigure } from './advice-table.ts';
import { plainOutcomes, sameOutcomes } from './plain.ts';
import { randomPosition } from './random-position.ts';

const FIRST = 'first deal, Trefoil less La Belle Lucie';
const WHOLE = 'whole game, Trefoil less La Belle Lucie';

/** The first deals and the whole games that are won in either game, and how they differ. */
function acesOut({ files }: MeasuredInputs): Figures {
  const [first, aces] = ['la-belle-lucie', 'trefoil'].map((game) => solvableFigure(files[`deals-${game}`]!));
  const [whole, trefoil] = ['la-belle-lucie', 'trefoil'].map((game) => perfectFigure(files[`play-${game}`]!));
  return {
    'first deal won, La Belle Lucie': first!,
    'first deal won, Trefoil': aces!,
    [FIRST]: differenceOf(aces!, first!),
    'whole game won, La Belle Lucie': whole!,
    'whole game won, Trefoil': trefoil!,
    [WHOLE]: differenceOf(trefoil!, whole!),
  };
}

const ACES_OUT =
  'First deals of either game by exhaustive search, and whole games by perfect play: how many are won, and by how much the two differ.';

const cosmetic: AdviceTest<MeasuredInputs> = {
  id: 'aces-out-is-cosmetic',
  sources: ['wikipedia-lucie'],
  claim: 'Moving the aces out before the deal changes no more than the look.',
  test: ACES_OUT,
  samplesPerTrial: 0,
  computed: acesOut,
  units: { [FIRST]: 'points', [WHOLE]: 'points' },
  verdict: (figures) => (lowOf(figures, WHOLE) > 0 ? 'partly' : 'true'),
};

const easier: AdviceTest<MeasuredInputs> = {
  id: 'aces-out-is-easier',
  sources: ['how-to-play', 'cats-at-cards-2015', 'till-dawn'],
  claim: 'Trefoil, with its aces out, is easier to win than La Belle Lucie; much easier, says one of them.',
  test: ACES_OUT,
  samplesPerTrial: 0,
  computed: acesOut,
  units: { [FIRST]: 'points', [WHOLE]: 'points' },
  verdict: (figures) => {
    const whole = lowOf(figures, WHOLE) > 0;
    const first = lowOf(figures, FIRST) > 0;
    return whole && first ? 'true' : whole ? 'partly' : 'false';
  },
};

/** Claims about Trefoil. */
export const trefoilAdvice: readonly AdviceTest<MeasuredInputs>[] = [cosmetic, easier];

/** One late position under both rules: can it give the same? */
function moveOnce(engine: Engine): AdviceTrial {
  const { rules } = presetOf('single-move')!;
  const once = randomPosition(rules, engine, integer(4, 20)(engine));
  const single = plainOutcomes(rules, once, MOST);
  const many = plainOutcomes({ ...rules, singleMove: false }, { ...once, moved: [] }, MOST);
  if (many === null || single === null) return { counts: [['too large to say', 1]] };
  return {
    counts: [
      ['too large to say', 0],
      ['other outcomes', sameOutcomes(many, single) ? 0 : 1],
    ],
  };
}

/** Positions that are looked at before one is given up as too large. */
const MOST = 1_000;

/** Claims about moving a card once. */
export const singleMoveAdvice: readonly AdviceTest<null>[] = [
  {
    id: 'single-move-is-harder',
    sources: ['cats-at-cards-2015'],
    claim: 'When a card may move only once a deal within the tableau, the game is slightly harder.',
    test: 'Late positions, some plays after the deal; all that each can give, by plain enumeration under both rules. (Built on the only card that takes it, a card can move nowhere but home, so nothing can differ.)',
    samplesPerTrial: 40,
    trial: moveOnce,
    verdict: (figures) => (figures['other outcomes']!.mean === 0 ? 'false' : 'true'),
  },
];
