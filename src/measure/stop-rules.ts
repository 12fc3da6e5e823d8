/*
 * Rules of thumb for where to stop before a redeal. Each is total: of any deal it says at which of the heights that
 * can be reached to stop. All begin with the end, where everything has gone home that can, and keep cards back from it.
 */

import type { Position } from '../core/position.ts';
import { FAN_SIZE, type Rules } from '../core/rules.ts';
import { searchTable } from '../solver/deal-search.ts';
import { CARD_COUNT, type DealTable, lay, RANK_COUNT, SUIT_COUNT } from '../solver/deal-table.ts';
import type { Odds } from '../solver/odds.ts';
import { bestEnd, type StopValues, stopValuesOf } from '../solver/stops.ts';

/** Foundation heights by suit, 0–13 each. */
export type FoundationHeights = readonly number[];

/** What a player sees when a deal is over but for the cards to hold back. */
export interface Choice {
  /** The foundations when all that can go home has gone; of several such ends the one that is worth most. */
  readonly end: FoundationHeights;
  /** Whether play can stop with exactly these foundations. */
  canStop(heights: FoundationHeights): boolean;
}

/** The choice that a deal leaves; the worths decide between ends that exclude one another. */
export function choiceOf(table: DealTable, worths: StopValues): Choice {
  const { foundations: end } = bestEnd(searchTable(table, 'all').ends, worths);
  const known = new Map([[end.join(), true]]);
  const canStop = (heights: FoundationHeights): boolean => {
    const key = heights.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const low = heights.some((height, suit) => height < table.home[suit]!);
    const can =
      !low && searchTable(table, heights).ends.some(({ foundations }) => foundations.join() === key);
    known.set(key, can);
    return can;
  };
  return { end, canStop };
}

/** A rule of thumb. */
export interface StopRule {
  readonly id: string;
  /** The rule as it would be told to a player. */
  readonly words: string;
  /** The foundations to stop at. */
  stop(choice: Choice): FoundationHeights;
}

const leftOf = (heights: FoundationHeights): number =>
  heights.reduce((left, height) => left - height, CARD_COUNT);
const overOf = (heights: FoundationHeights): number => leftOf(heights) % FAN_SIZE;

/** All ways to take so many cards off the foundations, the first from the suits furthest on. */
function* thinned(heights: FoundationHeights, cards: number): Generator<FoundationHeights> {
  if (cards === 0) {
    yield heights;
    return;
  }
  const suits = Array.from({ length: SUIT_COUNT }, (_, suit) => suit).filter((suit) => heights[suit]! > 0);
  for (const suit of suits.toSorted((a, b) => heights[b]! - heights[a]!)) {
    yield* thinned(heights.with(suit, heights[suit]! - 1), cards - 1);
  }
}

/** Keeps so many cards more, of the suits furthest on if that can be; null when it cannot be done. */
function keepMore({ canStop }: Choice, from: FoundationHeights, cards: number): FoundationHeights | null {
  for (const heights of thinned(from, cards)) if (canStop(heights)) return heights;
  return null;
}

/** Keeps one card more of the suit that is least far on; null when no card can be kept. */
function keepLeast({ canStop }: Choice, from: FoundationHeights): FoundationHeights | null {
  return [...thinned(from, 1)].toReversed().find(canStop) ?? null;
}

/** Sends one of the kings that were kept home after all; null when that cannot be done. */
function sendKing({ end, canStop }: Choice, from: FoundationHeights): FoundationHeights | null {
  for (const [suit, height] of from.entries()) {
    if (end[suit] !== RANK_COUNT || height !== RANK_COUNT - 1) continue;
    const heights = from.with(suit, RANK_COUNT);
    if (canStop(heights)) return heights;
  }
  return null;
}

/** How kings are kept: of how many suits, how many cards of each at most, and how many others for their sake. */
interface Keeping {
  readonly suits?: number;
  readonly cards?: number;
  readonly company?: number;
}

/** Keeps as many cards of complete suits as can be kept, kings first, and as few others for their sake. */
function keepKings(
  choice: Choice,
  { suits = SUIT_COUNT, cards = 1, company = 0 }: Keeping = {},
): FoundationHeights {
  const ways = keepings(choice.end, suits, cards).toSorted((a, b) => leftOf(b) - leftOf(a));
  for (const heights of ways) {
    for (let more = 0; more <= company; more++) {
      const kept = keepMore(choice, heights, more);
      if (kept !== null) return kept;
    }
  }
  return choice.end;
}

/** All ways to keep up to so many cards of up to so many complete suits. */
function keepings(end: FoundationHeights, suits: number, cards: number): FoundationHeights[] {
  let ways: { readonly heights: FoundationHeights; readonly suits: number }[] = [{ heights: end, suits: 0 }];
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (end[suit] !== RANK_COUNT) continue;
    ways = ways.flatMap((way) => [
      way,
      ...Array.from({ length: way.suits < suits ? cards : 0 }, (_, kept) => ({
        heights: way.heights.with(suit, RANK_COUNT - 1 - kept),
        suits: way.suits + 1,
      })),
    ]);
  }
  return ways.map(({ heights }) => heights);
}

/** Where all fans would be full one card more is kept; if none can be, a king goes home. */
function notFull(
  choice: Choice,
  from: FoundationHeights,
  more: FoundationHeights | null = keepMore(choice, from, 1),
): FoundationHeights {
  return overOf(from) > 0 ? from : (more ?? sendKing(choice, from) ?? from);
}

/** The fewest cards more that leave one over. */
function oneOver(choice: Choice, from: FoundationHeights): FoundationHeights {
  const cards = (FAN_SIZE + 1 - overOf(from)) % FAN_SIZE;
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
      return overOf(kings) === 2 ? (sendKing(choice, kings) ?? kings) : notFull(choice, kings);
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
