/*
 * Measures how long the games are: the moves of whole games in which each deal is played for the most cards home, with
 * every redeal counted as one. A search does not look for short lines, and where cards can go to and fro it wanders;
 * so plays that are not needed are left out first. From the line 9C-TD 9C-TS AC that brings AC home, 9C-TD is left out: the
 * rest, 9C-TS AC, is still legal and brings as much home.
 */

import { z } from 'zod';
import { firstOfEach, wholeGame } from '../core/alike.ts';
import { deal } from '../core/deal/deal.ts';
import { redeal } from '../core/deal/redeal.ts';
import { type Move, play, refusal } from '../core/moves.ts';
import { home, isWon, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal, searchDeal } from '../solver/deal-search.ts';
import { search } from '../solver/search.ts';
import type { Json, Measurement } from './measurement.ts';

/** Positions that the search looks at in a deal where it may not come to an end. */
const LIMIT = 3_000;

/** The games that are played: one of those that are alike. */
const GAMES = firstOfEach(wholeGame);

/** A game that was played: how many moves it took, and whether it was won. */
type PlayedGame = readonly [moves: number, won: boolean];

/** The measurement of the length of every game. */
export const length: Measurement<readonly PlayedGame[]> = {
  name: 'length',
  summary: `How many moves each game takes, played for the most cards home in each deal by a search of ${LIMIT} positions.`,
  samples: { of: 'games of each game', usual: 300 },
  needs: [],
  tasks: ({ samples }) => samples,
  result: z.array(z.tuple([z.int(), z.boolean()])).length(GAMES.length),
  worker:
    ({ seed }) =>
    (task) =>
      GAMES.map(({ id, rules }) => playGame(rules, `${seed} length ${id} ${task}`)),
  finish: ({ samples }, results) => ({
    row: 'a game; of its games the moves of the middle one, of one in ten shorter and one in ten longer, and of the middle one that was won',
    rows: GAMES.map(({ id }, index): Json => {
      const games = results.map((result) => result[index]!);
      const moves = games.map(([count]) => count);
      const won = games.filter(([, isWin]) => isWin).map(([count]) => count);
      return {
        game: id,
        games: samples,
        median: quantile(moves, 0.5),
        low: quantile(moves, 0.1),
        high: quantile(moves, 0.9),
        won: won.length,
        medianWon: won.length === 0 ? null : quantile(won, 0.5),
      };
    }),
  }),
};

/** The quantile of some values: below it lies this share of them. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)]!;
}

function playGame(rules: Rules, seed: string): PlayedGame {
  let position = deal(rules, seed);
  for (let moves = 0; ; moves++) {
    const line = shortened(rules, position, lineOf(rules, position));
    moves += line.length;
    position = line.reduce((current, move) => play(rules, current, move), position);
    if (isWon(rules, position)) return [moves, true];
    if (position.deal > rules.redeals) return [moves, false];
    position = redeal(rules, seed, position);
  }
}

function lineOf(rules: Rules, position: Position): readonly Move[] {
  if (isSameSuitDeal(rules)) return searchDeal(rules, position).best.line;
  return search(rules, position, LIMIT, 'most').line;
}

/** A line without the moves that are not needed: the rest is legal, and brings as many cards home. */
export function shortened(rules: Rules, start: Position, line: readonly Move[]): readonly Move[] {
  let shorter = line;
  const wanted = home(line.reduce((current, move) => play(rules, current, move), start));
  for (let index = 0, before = start; index < shorter.length; ) {
    const rest = legalPart(rules, before, shorter.slice(index + 1), wanted);
    if (rest !== null) shorter = [...shorter.slice(0, index), ...rest];
    else before = play(rules, before, shorter[index++]!);
  }
  return shorter;
}

/** The moves of a line that can be made, one after the other, if they bring so many cards home; else null. */
function legalPart(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  wanted: number,
): readonly Move[] | null {
  const made: Move[] = [];
  let position = start;
  for (const move of line) {
    if (refusal(rules, position, move) !== null) continue;
    made.push(move);
    position = play(rules, position, move);
  }
  return home(position) >= wanted ? made : null;
}
