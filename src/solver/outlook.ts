import type { Card } from '../core/card.ts';
import { legalPlays, type Move, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { type End, isSameSuitDeal, searchTable } from './deal-search.ts';
import { lay, movesOf, type Table } from './deal-table.ts';
import { isMerciDeal, winWithMerci } from './merci-search.ts';
import { type Chance, chanceOf, type Odds } from './odds.ts';
import { search } from './search.ts';
import { bestEnd, bestStop, worthsOf } from './stops.ts';

/** What a position is worth, and how to get it. Cards that will only be seen after a redeal are never used. */
export interface Outlook {
  /** The chance to win by perfect play from here; null where it is not known. */
  readonly chance: Chance | null;
  /** Whether that is a fact: the rest of the game was searched to its end, or it is won by `line`. */
  readonly proved: boolean;
  /** The moves to the end of this deal, or to the best point to stop it at. */
  readonly line: readonly Move[];
  /** What to do there: the game is won, a redeal is next, or nothing more can come home. */
  readonly ending: 'won' | 'redeal' | 'over';
  /** Cards home at the end of the line. */
  readonly home: number;
  /** Whether no more can come home in this deal by plays; false also where cards are held back. */
  readonly most: boolean;
  /** Cards that could go home at the end of the line, in that order, and should not before the redeal. */
  readonly heldBack: readonly Card[];
  /** Positions searched. */
  readonly nodes: number;
}

/**
 * Works out the outlook of a position. `odds` is the table for the rules (see `tableOf`); without it, and for games
 * that have none, a deal with a redeal to come is played for the most cards home, and its chance is not known.
 */
export function outlook(rules: Rules, position: Position, odds: Odds | null, limit: number): Outlook {
  if (!isSameSuitDeal(rules)) return ofAnyGame(rules, position, limit);
  const table = lay(rules, position);
  const { ends, proved, nodes } = searchTable(table, 'all', limit);
  const redealsLeft = rules.redeals + 1 - position.deal;
  const highest = ends.reduce((best, end) => (homeOf(end) > homeOf(best) ? end : best));
  const home = homeOf(highest);
  const over: Outlook = {
    chance: null,
    proved: false,
    line: upToLastHome(movesOf(highest.trail, position)),
    ending: redealsLeft > 0 ? 'redeal' : 'over',
    home,
    most: proved,
    heldBack: [],
    nodes,
  };
  if (home === cardCount(rules)) return { ...over, chance: SURE, proved: true, ending: 'won' };
  // A search that was cut short would claim too low a chance.
  if (redealsLeft > 0)
    return odds === null || !proved ? over : beforeRedeal(rules, position, table, ends, odds, over);
  const mercis = rules.merci - position.merciUsed;
  if (mercis === 0) return proved ? { ...over, chance: NONE, proved } : over;
  if (!isMerciDeal(rules)) return over;
  const won = winWithMerci(rules, position);
  if (won === null) return { ...over, chance: NONE, proved: true };
  return {
    ...over,
    chance: SURE,
    proved: true,
    line: won,
    ending: 'won',
    home: cardCount(rules),
    most: false,
  };
}

const SURE: Chance = { chance: 1, low: 1, high: 1 };
const NONE: Chance = { chance: 0, low: 0, high: 0 };

function beforeRedeal(
  rules: Rules,
  position: Position,
  table: Table,
  ends: readonly End[],
  odds: Odds,
  over: Outlook,
): Outlook {
  const level = rules.redeals - position.deal;
  const chances = odds.chances[level];
  if (chances === undefined) return over;
  const worths = worthsOf(chances);
  const anyTime = rules.redealWhen === 'any-time';
  const stop = anyTime ? bestStop(table, ends, worths) : bestEnd(ends, worths);
  const moves = movesOf(stop.trail, position);
  const line = anyTime ? upToLastHome(moves) : untilStuck(rules, position, moves);
  const home = homeOf(stop);
  return {
    ...over,
    chance: chanceOf(odds, stop.foundations, level),
    line,
    home,
    most: home === over.home,
    heldBack: playableAfter(rules, position, line),
  };
}

function homeOf({ foundations }: Pick<End, 'foundations'>): number {
  return foundations.reduce((sum, height) => sum + height, 0);
}

/** Drops the builds after the last card that goes home: they change nothing that outlasts the deal. */
function upToLastHome(line: readonly Move[]): readonly Move[] {
  return line.slice(0, line.findLastIndex((move) => move.kind !== 'play' || move.to.at === 'foundation') + 1);
}

/** Adds the builds that are left, where a redeal may be taken only when there are none; they bring no card home. */
function untilStuck(rules: Rules, position: Position, line: readonly Move[]): readonly Move[] {
  const whole = [...line];
  let at = line.reduce((before, move) => play(rules, before, move), position);
  for (;;) {
    const [next] = legalPlays(rules, at);
    if (next === undefined) return whole;
    whole.push(next);
    at = play(rules, at, next);
  }
}

/** The cards that could go home one after the other after a line, with no other move between them. */
function playableAfter(rules: Rules, position: Position, line: readonly Move[]): readonly Card[] {
  let at = line.reduce((before, move) => play(rules, before, move), position);
  const cards: Card[] = [];
  for (;;) {
    const next = legalPlays(rules, at).find((move) => move.kind === 'play' && move.to.at === 'foundation');
    if (next?.kind !== 'play') return cards;
    cards.push(next.card);
    at = play(rules, at, next);
  }
}

/** A game for which only the general search knows anything; a merci is not looked at. */
function ofAnyGame(rules: Rules, position: Position, limit: number): Outlook {
  const { verdict, home, proved, line, nodes } = search(rules, position, limit, 'most');
  const redealsLeft = rules.redeals + 1 - position.deal;
  const lastChance = redealsLeft === 0 && position.merciUsed === rules.merci;
  const won = verdict === 'solvable';
  const lost = verdict === 'unsolvable' && lastChance;
  return {
    chance: won ? SURE : lost ? NONE : null,
    proved: won || lost,
    line: upToLastHome(line),
    ending: won ? 'won' : redealsLeft > 0 ? 'redeal' : 'over',
    home,
    most: proved,
    heldBack: [],
    nodes,
  };
}
