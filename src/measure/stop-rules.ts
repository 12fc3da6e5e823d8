/*
 * Rules of thumb for where to stop before a redeal, as functions from a deal to foundation heights that can be reached in
 * it. All begin with the end, where everything has gone home that can, and keep cards back from it.
 *
 * A worked example: the end of a deal is 13-5-2-9, which leaves 23 cards: seven full fans and one of two. The rule "keep
 * every king back; if the number left divides by three, one card more" keeps the king of clubs: 12-5-2-9 leaves 24, which
 * divides by three. So it keeps one card more, of the suit furthest on of which that can be done: 11-5-2-9, 25 left.
 */

import type { Position } from '../core/position.ts';
import { FAN_SIZE, type Rules } from '../core/rules.ts';
import { searchTable } from '../solver/deal-search.ts';
import { CARD_COUNT, type DealTable, lay, RANK_COUNT, SUIT_COUNT } from '../solver/deal-table.ts';
import type { Odds } from '../solver/odds.ts';
import { bestEnd, type StopValues, stopValuesOf } from '../solver/stops.ts';
import { cardsHome, type FoundationHeights } from './heights.ts';

/** The stops between which a player chooses when nothing is left in a deal but to hold cards back. */
export interface Choice {
  /** The foundations when all that can go home has gone; of several such ends the one that is worth most. */
  readonly end: FoundationHeights;
  /** Whether play can stop with exactly these foundations. */
  canStop(heights: FoundationHeights): boolean;
}

/** The choice that a deal leaves; `worths` decide between ends that exclude one another. */
export function choiceOf(table: DealTable, worths: StopValues): Choice {
  const { foundations: end } = bestEnd(searchTable(table, 'all').ends, worths);
  const cache = new Map([[end.join(), true]]);
  const canStop = (heights: FoundationHeights): boolean => {
    const key = heights.join();
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const isBelowStart = heights.some((height, suit) => height < table.home[suit]!);
    const isReached =
      !isBelowStart && searchTable(table, heights).ends.some(({ foundations }) => foundations.join() === key);
    cache.set(key, isReached);
    return isReached;
  };
  return { end, canStop };
}

/** A rule of thumb. */
export interface StopRule {
  readonly id: string;
  /** The rule in words for players. */
  readonly words: string;
  /** The foundations to stop at. */
  stop(choice: Choice): FoundationHeights;
}

/** The cards left in play. */
const cardsLeft = (heights: FoundationHeights): number => CARD_COUNT - cardsHome(heights);
/** The cards in the one short fan of the next deal: 0 where all its fans are full. */
const shortFan = (heights: FoundationHeights): number => cardsLeft(heights) % FAN_SIZE;

/** All heights that are so many cards below some others, those that take from the suits furthest on first. */
function* lowered(heights: FoundationHeights, cards: number): Generator<FoundationHeights> {
  if (cards === 0) {
    yield heights;
    return;
  }
  const suits = Array.from({ length: SUIT_COUNT }, (_, suit) => suit).filter((suit) => heights[suit]! > 0);
  for (const suit of suits.toSorted((a, b) => heights[b]! - heights[a]!)) {
    yield* lowered(heights.with(suit, heights[suit]! - 1), cards - 1);
  }
}

/** Keeps so many cards more, of the suits furthest on where that can be done; null where it cannot be done at all. */
function keepMore({ canStop }: Choice, from: FoundationHeights, cards: number): FoundationHeights | null {
  for (const heights of lowered(from, cards)) if (canStop(heights)) return heights;
  return null;
}

/** Keeps one card more of the suit that is least far on; null when no card can be kept. */
function keepLeast({ canStop }: Choice, from: FoundationHeights): FoundationHeights | null {
  return [...lowered(from, 1)].toReversed().find(canStop) ?? null;
}

/** Sends one king that was kept home after all; null where that cannot be done. */
function sendKing({ end, canStop }: Choice, from: FoundationHeights): FoundationHeights | null {
  for (const [suit, height] of from.entries()) {
    if (end[suit] !== RANK_COUNT || height !== RANK_COUNT - 1) continue;
    const heights = from.with(suit, RANK_COUNT);
    if (canStop(heights)) return heights;
  }
  return null;
}

/** How many cards of complete suits may be kept. */
interface KeepLimits {
  /** Of how many suits. */
  readonly suits?: number;
  /** How many of each suit: 1 for kings only, 2 for kings and queens. */
  readonly cards?: number;
  /** How many other cards may be kept where no such card can be kept without them. */
  readonly company?: number;
}

/** Keeps as many cards of complete suits as can be kept, kings first, and as few other cards as that takes. */
function keepKings(
  choice: Choice,
  { suits = SUIT_COUNT, cards = 1, company = 0 }: KeepLimits = {},
): FoundationHeights {
  const wanted = withoutKings(choice.end, suits, cards).toSorted((a, b) => cardsLeft(b) - cardsLeft(a));
  for (const heights of wanted) {
    for (let more = 0; more <= company; more++) {
      const kept = keepMore(choice, heights, more);
      if (kept !== null) return kept;
    }
  }
  return choice.end;
}

/** All heights with up to so many cards of up to so many complete suits taken off. */
function withoutKings(end: FoundationHeights, suits: number, cards: number): FoundationHeights[] {
  let options: { readonly heights: FoundationHeights; readonly suits: number }[] = [
    { heights: end, suits: 0 },
  ];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (end[suit] !== RANK_COUNT) continue;
    options = options.flatMap((option) => [
      option,
      ...Array.from({ length: option.suits < suits ? cards : 0 }, (_, index) => ({
        heights: option.heights.with(suit, RANK_COUNT - 1 - index),
        suits: option.suits + 1,
      })),
    ]);
  }
  return options.map(({ heights }) => heights);
}

/** Keeps one card more where all fans of the next deal would be full; if none can be kept, sends a king home. */
function notFull(
  choice: Choice,
  from: FoundationHeights,
  more: FoundationHeights | null = keepMore(choice, from, 1),
): FoundationHeights {
  return shortFan(from) > 0 ? from : (more ?? sendKing(choice, from) ?? from);
}

/** Keeps the fewest cards more that leave one card over threes. */
function oneOver(choice: Choice, from: FoundationHeights): FoundationHeights {
  const cards = (FAN_SIZE + 1 - shortFan(from)) % FAN_SIZE;
  return keepMore(choice, from, cards) ?? from;
}

/** The rule that the site gives. */
export const THE_RULE: StopRule = {
  id: 'kings-not-full',
  words: 'Keep every king back; if the number left divides by three, one card more.',
  stop: (choice) => notFull(choice, keepKings(choice)),
};

/** The foundations at which the site’s rule stops a deal with redeals left. */
export function stopByTheRule(rules: Rules, position: Position, odds: Odds): FoundationHeights {
  const worths = stopValuesOf(odds.chances[rules.redeals - position.deal]!);
  return THE_RULE.stop(choiceOf(lay(rules, position), worths));
}

/** The rules that are measured, the plainest first. */
export const STOP_RULES: readonly StopRule[] = [
  {
    id: 'all-home',
    words: 'Send everything home.',
    stop: ({ end }) => end,
  },
  {
    id: 'not-full',
    words: 'Send everything home; if the number left divides by three, keep one card back.',
    stop: (choice) => notFull(choice, choice.end),
  },
  {
    id: 'one-over',
    words: 'Keep back the fewest cards with which one is over by threes.',
    stop: (choice) => oneOver(choice, choice.end),
  },
  {
    id: 'one-king',
    words: 'Keep one king back, whatever the number.',
    stop: (choice) => keepKings(choice, { suits: 1 }),
  },
  {
    id: 'kings',
    words: 'Keep every king back, whatever the number.',
    stop: (choice) => keepKings(choice),
  },
  {
    id: 'one-king-not-full',
    words: 'Keep one king back; if the number left divides by three, one card more.',
    stop: (choice) => notFull(choice, keepKings(choice, { suits: 1 })),
  },
  {
    id: 'two-kings-not-full',
    words: 'Keep two kings back; if the number left divides by three, one card more.',
    stop: (choice) => notFull(choice, keepKings(choice, { suits: 2 })),
  },
  THE_RULE,
  {
    id: 'kings-not-full-least',
    words: 'The same, but the one card more is of the suit that is least far on.',
    stop: (choice) => {
      const kings = keepKings(choice);
      return notFull(choice, kings, keepLeast(choice, kings));
    },
  },
  {
    id: 'kings-less-one',
    words: 'Keep every king back; if the number left divides by three, send one of them home.',
    stop: (choice) => {
      const kings = keepKings(choice);
      return notFull(choice, kings, sendKing(choice, kings));
    },
  },
  {
    id: 'kings-one-over',
    words: 'Keep every king back, and as many cards more as leave one over by threes.',
    stop: (choice) => oneOver(choice, keepKings(choice)),
  },
  {
    id: 'kings-less-for-one',
    words:
      'Keep every king back; if two are over by threes, send one king home, and if the number divides by three, keep one card more.',
    stop: (choice) => {
      const kings = keepKings(choice);
      return shortFan(kings) === 2 ? (sendKing(choice, kings) ?? kings) : notFull(choice, kings);
    },
  },
  {
    id: 'queens-not-full',
    words: 'Keep every king and its queen back; if the number left divides by three, one card more.',
    stop: (choice) => notFull(choice, keepKings(choice, { cards: 2 })),
  },
  {
    id: 'company-not-full',
    words:
      'Keep every king back, also one that takes up to two other cards to keep; if the number left divides by three, one card more.',
    stop: (choice) => notFull(choice, keepKings(choice, { company: 2 })),
  },
];
