/* The records by how many cards can come home: by what loses most of them, and where next to none or nearly all come. */

import { legalPlays, type Move, play } from '../../core/moves.ts';
import { ALL_HOME, covers, searchTable } from '../../solver/deal-search.ts';
import { CARD_COUNT, lay, layFans, SUIT_COUNT, sendHome } from '../../solver/deal-table.ts';
import { relax } from '../../solver/relax.ts';
import { isBelowKing, mostFollowing } from '../following.ts';
import { cardsHome } from '../heights.ts';
import { type DealView, layOut, lineText, lucie, NOTHING_HOME, openBuilds } from './deal-view.ts';
import type { RecordKind } from './record.ts';

/** Positions looked at in The Fan. */
const FAN_LIMIT = 300_000;

const isAny = (): boolean => true;

/** The record `dearest-advice`. */
export const dearAdvice: RecordKind = {
  id: 'dearest-advice',
  counts: 'cards that the advice on kings loses; cards home without it',
  isAbout: isAny,
  mark({ start, most }, _, [least]) {
    if (most < least!) return null;
    return [most - mostFollowing(layOut(start.fans), isBelowKing), most];
  },
  facts({ start, most }) {
    return {
      home: most,
      following: mostFollowing(layOut(start.fans), isBelowKing),
    };
  },
};

/** The record `fewest-home`. */
export const fewestHome: RecordKind = {
  id: 'fewest-home',
  counts: 'the most cards home, with a minus before it; builds that are open at the start',
  isAbout: isAny,
  mark: ({ start, most }, _, [least]) =>
    -most < least! ? null : [-most, openBuilds(layOut(start.fans)).length],
  facts: ({ start, most }) => ({ home: most, builds: openBuilds(layOut(start.fans)).length }),
};

/** The Fan, where kings fill the emptied fans: whether the same deal can be won there, and how. */
function searchTheFan({ start }: DealView): ReturnType<typeof searchTable> {
  return searchTable(layFans(true, start.fans, NOTHING_HOME), 'win', FAN_LIMIT);
}

/** The record `won-as-the-fan`. */
export const wonAsTheFan: RecordKind = {
  id: 'won-as-the-fan',
  counts:
    'the most cards home in La Belle Lucie of a deal that The Fan wins, with a minus before it; builds that are open at the start',
  isAbout: isAny,
  mark(view, _, [least, builds]) {
    const open = openBuilds(layOut(view.start.fans)).length;
    if (-view.most < least! || (-view.most === least && open < builds!)) return null;
    const { ends, proved } = searchTheFan(view);
    if (ends.some(({ foundations }) => covers(foundations, ALL_HOME))) return [-view.most, open];
    return proved ? null : 'open';
  },
  facts(view) {
    const win = searchTheFan(view).ends.find(({ foundations }) => covers(foundations, ALL_HOME))!;
    return {
      home: view.most,
      builds: openBuilds(layOut(view.start.fans)).length,
      moves: win.moveBytes.length,
    };
  },
};

/** The most cards home after each first move. */
function afterFirstMoves({ start }: DealView, enough: number): { move: Move; home: number }[] {
  return legalPlays(lucie, start).map((move) => {
    const after = play(lucie, start, move);
    const { ends } = searchTable(lay(lucie, after), 'all', undefined, (_, found) =>
      found.some(({ foundations }) => cardsHome(foundations) > enough),
    );
    return { move, home: Math.max(...ends.map(({ foundations }) => cardsHome(foundations))) };
  });
}

/** The record `dearest-first-move`. */
export const dearestMove: RecordKind = {
  id: 'dearest-first-move',
  counts: 'cards that one first move loses; cards home without it',
  isAbout: isAny,
  mark(view, _, [least]) {
    const { most } = view;
    if (most < least!) return null;
    const worst = Math.min(most, ...afterFirstMoves(view, most - least!).map(({ home }) => home));
    return most - worst < least! ? null : [most - worst, most];
  },
  facts(view) {
    const worst = afterFirstMoves(view, CARD_COUNT).reduce((least, one) =>
      one.home < least.home ? one : least,
    );
    return { home: view.most, after: worst.home, line: lineText(view.start, [worst.move]) };
  },
};

/** The generous count: the cards that could come home if builds buried nothing. */
function generousCount({ start }: DealView): number {
  const table = layOut(start.fans);
  relax(table);
  return cardsHome([...table.bound]);
}

/** The record `broken-promise`. */
export const brokenPromise: RecordKind = {
  id: 'broken-promise',
  counts:
    'cards by which the generous count is too large; the generous count; builds that are open at the start',
  isAbout: isAny,
  mark(view) {
    const generous = generousCount(view);
    return [generous - view.most, generous, openBuilds(layOut(view.start.fans)).length];
  },
  facts: (view) => ({ home: view.most, generous: generousCount(view) }),
};

/** The record `most-ends`. */
export const mostEnds: RecordKind = {
  id: 'most-ends',
  counts: 'ends of play that exclude one another; the most cards home',
  isAbout: isAny,
  mark: ({ ends, most }) => [ends.length, most],
  facts: ({ ends, most }) => ({
    ends: ends.length,
    home: most,
    fewest: Math.min(...ends.map(({ foundations }) => cardsHome(foundations))),
  }),
};

/** The cards that go home without a build. */
function homeUnbuilt({ start }: DealView): number {
  const table = layOut(start.fans);
  for (let suit = 0, without = 0; without < SUIT_COUNT; suit = (suit + 1) % SUIT_COUNT) {
    without = sendHome(table, suit) ? 0 : without + 1;
  }
  return cardsHome([...table.home]);
}

/** The record `plays-itself`. */
export const playsItself: RecordKind = {
  id: 'plays-itself',
  counts: 'cards that go home before any build; the most cards home',
  isAbout: isAny,
  mark: (view) => [homeUnbuilt(view), view.most],
  facts: (view) => ({ unbuilt: homeUnbuilt(view), home: view.most }),
};
