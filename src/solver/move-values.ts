/*
 * What every legal move of a position is worth: the most cards that can come home in this deal after it, and the chance
 * to win.
 *
 * Each move is made, and the position after it searched on its own (outlook.ts), so a value is what a search of that
 * position says. Three things spare searches and change no value: a free build has the value of the position itself
 * (safe.ts); moves that lead to one position have one value; and where a line that wins is known, a move after which the
 * rest of that line still wins needs no search. Where values are open after a first look, the position itself is searched
 * for a win, as for the way back: its line wins for the moves in it, and if it has none, no move wins in this deal.
 *
 * An example, the last deal of La Belle Lucie: clubs and hearts are home to the jack, diamonds to the king, spades to
 * the eight, and the fans are QH KC QS | KH 9S JS | KS QC TS. There are two moves. After JS-QS all 52 cards can come
 * home, and the chance is 1. After TS-JS it is 46 cards, and the chance is 0. Both are proved.
 */

import { legalMoves, type Move, play, playsAlone, refusal } from '../core/moves.ts';
import { home as cardsHome, isWon, type Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isExactDeal, isSameSuitDeal } from './deal-search.ts';
import { chanceOf, type Odds } from './odds.ts';
import { type PositionValue, positionValue } from './outlook.ts';
import { isFreeBuild } from './safe.ts';
import { solveForWin } from './solve.ts';

/** What a legal move is worth: the value of the position after it. A redeal ends the deal with what is home by then. */
export interface MoveValue extends Omit<PositionValue, 'line'> {
  readonly move: Move;
}

/** The value of one more move, and how many moves are still to be looked at. */
export interface ValuedMove {
  readonly value: MoveValue;
  readonly left: number;
}

/**
 * Positions looked at after one move where a search may not end: few at first, so that each move soon has a value, and
 * many in a second round for those whose value is not exact by then.
 */
const VALUE_LIMITS: readonly number[] = [4000, 60_000];

/**
 * Works out what each legal move is worth, in the order of `legalMoves`, one at a time. A move whose value is not exact
 * after the first round is looked at again when all the others have theirs, and is yielded once more.
 *
 * `odds` are those of `outlook`, `limits` the positions looked at after one move, round by round.
 */
export function* moveValues(
  rules: Rules,
  position: Position,
  odds: Odds | null,
  limits = VALUE_LIMITS,
): Generator<ValuedMove> {
  let open: readonly Opened[] = legalMoves(rules, position).map((move) => ({ move, least: 0 }));
  const wins: (readonly Move[])[] = [];
  let isLost = false;
  for (const [round, limit] of limits.entries()) {
    if (round > 0 && open.length > 0 && wins.length === 0) {
      const { verdict, line } = solveForWin(rules, position);
      if (verdict === 'solvable') wins.push(line);
      isLost = verdict === 'unsolvable' && position.deal > rules.redeals;
    }
    const look = valueWithin(rules, position, odds, limit, wins);
    const again: Opened[] = [];
    for (const [at, { move, least }] of open.entries()) {
      const { line: _, ...seen } = look(move);
      const sure = isLost && seen.chance === null ? LOST : {};
      // A longer search takes another way, and what a shorter one has found is there all the same.
      const value = { ...seen, ...sure, move, home: Math.max(seen.home, least) };
      if (!value.most && round < limits.length - 1) again.push({ move, least: value.home });
      yield { value, left: open.length - 1 - at + again.length };
    }
    open = again;
  }
}

/** A move that is to be looked at, and how many cards are known to come home after it. */
interface Opened {
  readonly move: Move;
  readonly least: number;
}

/** The function that values a move by looking at `limit` positions at most; lines that win are added to `wins`. */
function valueWithin(
  rules: Rules,
  position: Position,
  odds: Odds | null,
  limit: number,
  wins: (readonly Move[])[],
): (move: Move) => PositionValue {
  // Where the search of a deal is exact it takes less time than to try the lines.
  const triesWins = !isSameSuitDeal(playsAlone(rules, position));
  const known = new Map<string, PositionValue>();
  const valueAt = (reached: Position): PositionValue => {
    const key = makeKey(rules, reached);
    const before = known.get(key);
    if (before !== undefined) return before;
    const won = wins.some((line) => stillWins(rules, reached, line));
    const value = won ? wonValue(rules, reached) : positionValue(rules, reached, odds, limit);
    if (triesWins && !won && value.chance?.chance === 1) wins.push(value.line);
    known.set(key, value);
    return value;
  };
  return (move) => {
    if (move.kind === 'redeal') return redealValue(rules, position, odds);
    return valueAt(isFreeBuild(rules, position, move) ? position : play(rules, position, move));
  };
}

/** Whether a line wins from a position, those of its moves left out that cannot be made there. */
function stillWins(rules: Rules, position: Position, line: readonly Move[]): boolean {
  const end = line.reduce(
    (current, move) => (refusal(rules, current, move) === null ? play(rules, current, move) : current),
    position,
  );
  return isWon(rules, end);
}

/** What is known of every move of a game that is lost. */
const LOST = { chance: { chance: 0, low: 0, high: 0 }, proved: true } as const;

/** The value of a position that is won: its foundations are full, where that is by plays alone and so is known of each. */
function wonValue(rules: Rules, position: Position): PositionValue {
  const sure = { chance: 1, low: 1, high: 1 };
  const all = cardCount(rules);
  const isByPlays = isExactDeal(rules, position);
  const highest = isByPlays ? position.foundations.map(() => all / position.foundations.length) : null;
  return { chance: sure, proved: true, line: [], home: all, most: true, highest };
}

/** The value of a redeal now: the deal ends with what is home, and the chance is that of the cards dealt anew. */
function redealValue(rules: Rules, position: Position, odds: Odds | null): PositionValue {
  const highest = position.foundations.map((pile) => pile.length);
  const chance = odds === null ? null : chanceOf(odds, highest, rules.redeals - position.deal);
  return { chance, proved: false, line: [], home: cardsHome(position), most: true, highest };
}
