/*
 * The outlook of a position: the chance to win the whole game from here, and the line that gives it.
 *
 * A deal is searched to its end; what comes after a redeal is a chance, read from a table (odds.ts). So the value of a
 * position before a redeal is the highest chance among the points at which its deal can be stopped (stops.ts).
 *
 * An example, the second deal of La Belle Lucie: clubs and diamonds are home to the queen, hearts to the king, spades
 * to the jack, and the fans are KD QS KS | KC. The line is empty and `ending` is `redeal`: the chance is 0.75 when KC
 * is held back, so `heldBack` is KC and `home` is 48. With KC home too it would be 0.50. In the last deal, where no
 * redeal is left, the line is KC and the chance is 0, proved.
 */

import type { Card } from '../core/card.ts';
import { legalPlays, type Move, merciRefusal, play, playsAlone, refusal } from '../core/moves.ts';
import { home, isWon, type Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameSuitDeal, type MaximalOutcome, searchTable } from './deal-search.ts';
import { homeAt, lay, movesOf } from './deal-table.ts';
import { type Chance, chanceOf, type Odds } from './odds.ts';
import { dealsOneOver, lastOneOver } from './one-over.ts';
import { type SearchAnswer, search } from './search.ts';
import { solve } from './solve.ts';
import { bestEnd, bestStop, stopValuesOf } from './stops.ts';

/**
 * The chance to win from a position and the line that gives it. Cards that are only seen after a redeal are never
 * used.
 */
export interface Outlook {
  /**
   * The chance to win by perfect play from here; null where it is not known. Where a redeal waits until no card can move it
   * is a lower bound: a card that is buried on purpose may end the deal at a better point, and is not looked for.
   */
  readonly chance: Chance | null;
  /** Whether the chance is proved: the rest of the game was searched to its end, or is won by `line`. */
  readonly proved: boolean;
  /** The moves to the end of this deal, or to the best point to stop it at. */
  readonly line: readonly Move[];
  /** What to do there: the game is won, a redeal is next, or nothing more can come home. */
  readonly ending: 'won' | 'redeal' | 'over';
  /** Cards home at the end of the line. */
  readonly home: number;
  /** Whether it is proved that no more can come home in this deal, mercis included; false where cards are held back. */
  readonly most: boolean;
  /**
   * Whether a merci is kept for later: it would bring more home than plays, which is proved, but no win, and a redeal
   * is left.
   */
  readonly keepsMerci: boolean;
  /** Cards that could go home at the end of the line, in that order, and should not before the redeal. */
  readonly heldBack: readonly Card[];
  /** Whether the line stops before the most cards are home since a redeal has one card over there, see one-over.ts. */
  readonly oneOver: boolean;
  /** Positions searched. */
  readonly nodes: number;
}

/** What a position is worth: its chance, with the line that gives it, and the most that this deal can bring home. */
export interface PositionValue extends Pick<Outlook, 'chance' | 'proved' | 'line'> {
  /** The most cards that can be home at the end of this deal, mercis included: as far as was found. */
  readonly home: number;
  /** Whether it is proved that no more can; else it is at least so many. */
  readonly most: boolean;
  /**
   * By foundation, the most cards that can come to lie on it in this deal, whatever the others get; null where that was
   * not looked for or the search did not end.
   */
  readonly highest: readonly number[] | null;
}

/**
 * Works out the outlook of a position, looking at `limit` positions at most. `odds` is the table for the rules (see
 * `tableOf`); without it, and for games that have none, a deal with a redeal to come is played for the most cards home
 * by plays alone, or to where the redeal has one card over, and its chance is not known. A merci that may be taken now is
 * looked at for a win, and in the last deal for the most cards home.
 */
export function outlook(rules: Rules, position: Position, odds: Odds | null, limit: number): Outlook {
  return lookAhead(rules, position, odds, limit).seen;
}

/** Works out what a position is worth, by the same searches as {@link outlook} and with the same arguments. */
export function positionValue(
  rules: Rules,
  position: Position,
  odds: Odds | null,
  limit: number,
): PositionValue {
  const { seen, home, most, highest } = lookAhead(rules, position, odds, limit);
  return { chance: seen.chance, proved: seen.proved, line: seen.line, home, most, highest };
}

/** An outlook, and what its searches have shown of the deal besides. */
interface Ahead extends Pick<PositionValue, 'home' | 'most' | 'highest'> {
  readonly seen: Outlook;
}

function lookAhead(rules: Rules, position: Position, odds: Odds | null, limit: number): Ahead {
  const redealsLeft = rules.redeals + 1 - position.deal;
  const { byPlays, ends } = playsOf(rules, position, limit);
  const line = byPlays.proved
    ? untilRedeal(rules, position, byPlays.line)
    : upToLastHome(rules, position, byPlays.line);
  // A redeal that waits until no play is left never comes where plays go on for ever.
  const comes = !byPlays.proved || mayRedeal(rules, position, line);
  const over: Outlook = {
    chance: null,
    proved: false,
    line,
    ending: redealsLeft > 0 && comes ? 'redeal' : 'over',
    home: byPlays.home,
    most: byPlays.proved,
    keepsMerci: false,
    heldBack: [],
    oneOver: false,
    nodes: byPlays.nodes,
  };
  const highest = ends !== null && byPlays.proved ? highestOf(ends) : null;
  const byPlaysAlone = (seen: Outlook): Ahead => ({
    seen,
    home: byPlays.home,
    most: byPlays.proved,
    highest,
  });
  if (byPlays.verdict === 'solvable') {
    return byPlaysAlone({ ...over, chance: SURE, proved: true, ending: 'won' });
  }
  if (merciRefusal(rules, position) === null) {
    const drawn = solve(rules, position, limit, 'most');
    const home = Math.max(byPlays.home, drawn.home);
    return { seen: withMerci(rules, position, over, drawn), home, most: drawn.proved, highest: null };
  }
  // A search that was cut short would claim too low a chance.
  if (redealsLeft > 0 && odds !== null && ends !== null && byPlays.proved) {
    return byPlaysAlone(beforeRedeal(rules, position, ends, odds, over));
  }
  if (redealsLeft === 0) return byPlaysAlone(byPlays.proved ? { ...over, chance: NONE, proved: true } : over);
  return byPlaysAlone(ends === null ? upToOneOver(rules, position, byPlays.line, over) : over);
}

function highestOf(ends: readonly MaximalOutcome[]): number[] {
  return ends
    .map(({ foundations }) => [...foundations])
    .reduce((most, heights) => most.map((height, suit) => Math.max(height, heights[suit]!)));
}

/** What plays alone bring home; of the same-suit games all the ends as well, for a choice among them. */
function playsOf(
  rules: Rules,
  position: Position,
  limit: number,
): { readonly byPlays: SearchAnswer; readonly ends: readonly MaximalOutcome[] | null } {
  const alone = playsAlone(rules, position);
  if (!isSameSuitDeal(alone)) return { byPlays: search(alone, position, limit, 'most'), ends: null };
  const { ends, proved, nodes } = searchTable(lay(rules, position), 'all', limit);
  const highest = ends.reduce((best, end) =>
    homeAt(end.foundations) > homeAt(best.foundations) ? end : best,
  );
  const home = homeAt(highest.foundations);
  const verdict = home === cardCount(rules) ? 'solvable' : proved ? 'unsolvable' : 'unknown';
  return { byPlays: { verdict, home, proved, line: movesOf(highest.moveBytes, position), nodes }, ends };
}

/** The outlook where a merci may be taken, from that of plays alone, which do not win. */
function withMerci(rules: Rules, position: Position, alone: Outlook, drawn: SearchAnswer): Outlook {
  const nodes = alone.nodes + drawn.nodes;
  const more = drawn.home > alone.home;
  const best = { ...alone, line: upToLastHome(rules, position, drawn.line), home: drawn.home, nodes };
  if (drawn.verdict === 'solvable') return { ...best, chance: SURE, proved: true, ending: 'won', most: true };
  if (alone.ending === 'redeal')
    return { ...alone, nodes, most: drawn.proved && !more, keepsMerci: more && alone.most };
  const lost = drawn.verdict === 'unsolvable';
  const chance = lost ? NONE : null;
  return { ...(more ? best : alone), nodes, chance, proved: lost, most: drawn.proved };
}

const SURE: Chance = { chance: 1, low: 1, high: 1 };
const NONE: Chance = { chance: 0, low: 0, high: 0 };

function beforeRedeal(
  rules: Rules,
  position: Position,
  ends: readonly MaximalOutcome[],
  odds: Odds,
  over: Outlook,
): Outlook {
  const level = rules.redeals - position.deal;
  const chances = odds.chances[level];
  if (chances === undefined) return over;
  const values = stopValuesOf(chances);
  const anyTime = rules.redealWhen === 'any-time';
  const stop = anyTime ? bestStop(lay(rules, position), ends, values) : bestEnd(ends, values);
  const line = untilRedeal(rules, position, movesOf(stop.moveBytes, position));
  const home = homeAt(stop.foundations);
  return {
    ...over,
    chance: chanceOf(odds, stop.foundations, level),
    line,
    home,
    most: home === over.home,
    heldBack: playableAfter(rules, position, line),
  };
}

/** The outlook where the line stops as far on as a redeal has one card over, if its rules make that a fan more. */
function upToOneOver(rules: Rules, position: Position, line: readonly Move[], over: Outlook): Outlook {
  if (!dealsOneOver(rules)) return over;
  const reached = [position];
  for (const move of line) reached.push(play(rules, reached.at(-1)!, move));
  const stop = lastOneOver(rules, reached);
  if (home(stop) === over.home) return over;
  const kept = upToLastHome(rules, position, line.slice(0, reached.indexOf(stop)));
  const heldBack = playableAfter(rules, position, kept);
  return { ...over, line: kept, home: home(stop), most: false, heldBack, oneOver: true };
}

/**
 * Drops the moves after the last that brings a card home: they change nothing that outlasts the deal. Where the stock
 * fills an emptied fan, a build can bring one home as well.
 */
function upToLastHome(rules: Rules, position: Position, line: readonly Move[]): readonly Move[] {
  let current = position;
  let length = 0;
  for (const [index, move] of line.entries()) {
    const next = play(rules, current, move);
    if (home(next) > home(current)) length = index + 1;
    current = next;
  }
  return line.slice(0, length);
}

/**
 * A line as far as it is of use: to the last card home, or where a redeal has to wait until no play is left, to there.
 */
function untilRedeal(rules: Rules, position: Position, line: readonly Move[]): readonly Move[] {
  const waits = rules.redealWhen === 'only-when-stuck' && position.deal <= rules.redeals;
  const end = line.reduce((current, move) => play(rules, current, move), position);
  const more = waits && !isWon(rules, end) ? untilStuck(rules, end) : null;
  return more === null ? upToLastHome(rules, position, line) : [...line, ...more];
}

function mayRedeal(rules: Rules, position: Position, line: readonly Move[]): boolean {
  const end = line.reduce((current, move) => play(rules, current, move), position);
  return refusal(rules, end, { kind: 'redeal' }) === null;
}

/** Positions in which a way to be stuck is looked for: with cells, or builds up and down, there may be none. */
const MOST_PLAYED_OUT = 1000;

/** Plays on until none is left; null when no such line was found. */
function untilStuck(rules: Rules, start: Position): readonly Move[] | null {
  const seen = new Set<string>();
  const visit = (current: Position): readonly Move[] | null => {
    const key = makeKey(rules, current);
    if (seen.has(key) || seen.size === MOST_PLAYED_OUT) return null;
    seen.add(key);
    const plays = legalPlays(rules, current);
    if (plays.length === 0) return [];
    for (const move of plays) {
      const more = visit(play(rules, current, move));
      if (more !== null) return [move, ...more];
    }
    return null;
  };
  return visit(start);
}

/** The cards that could go home one after the other after a line, with no other move between them. */
function playableAfter(rules: Rules, position: Position, line: readonly Move[]): readonly Card[] {
  let current = line.reduce((before, move) => play(rules, before, move), position);
  const cards: Card[] = [];
  for (;;) {
    const next = legalPlays(rules, current).find(
      (move) => move.kind === 'play' && move.to.at === 'foundation',
    );
    if (next?.kind !== 'play') return cards;
    cards.push(next.card);
    current = play(rules, current, next);
  }
}
