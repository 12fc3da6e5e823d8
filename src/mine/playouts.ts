/*
 * How often three simple players solve a puzzle: what its rating is worked out from (puzzle-rating.ts). A worked example,
 * "draw-03" with 100 playouts each: the random player reaches the goal 13 times, the careless one 40 times, the wary one always.
 *
 *   random     makes any legal move
 *   careless   sends home what can go home, else makes a free build, else buries as little as it can; every fourth move it
 *              makes is a random one. Without those slips it would solve no puzzle at all: puzzles are mined where it fails.
 *   wary       does the same without slips, but of the moves it first strikes out those after which more cards are locked:
 *              it sees every ring that a move closes, and no other reason why a move is wrong.
 *
 * Between moves that are as good chance decides. A goal with a number of moves is looked at without the number, as the miner
 * does: nobody finds four moves by chance, and how often more are found says something.
 */

import { bool, type Engine, integer } from 'random-js';
import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Puzzle } from '../core/puzzle.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import { lockedCards } from '../explain/locked.ts';
import { createRng } from '../measure/rng.ts';
import { dislike } from '../solver/difficulty/dislike.ts';
import { type Player, randomPlayer, reaches } from './players.ts';

/** The players by name, the weakest first. */
export const SIMPLE_PLAYERS = ['random', 'careless', 'wary'] as const;

/** How often each of {@link SIMPLE_PLAYERS} solves a puzzle, in their order. */
export type Wins = readonly [random: number, careless: number, wary: number];

/** What a thread tells of a puzzle: playouts solved by each player, and the ring of the tempting wrong move (puzzle-rating.ts). */
export type RatedTask = readonly [wins: Wins, ring: number];

/** The share of the moves of the careless player that are random. */
const SLIPS = 0.25;

/** One of the moves that are disliked least. */
function greedyPlayer(engine: Engine): Player {
  return (rules, position, moves) => {
    const dislikes = moves.map((move) => dislike(rules, position, move));
    const least = Math.min(...dislikes);
    return oneOf(
      engine,
      moves.filter((_, index) => dislikes[index] === least),
    );
  };
}

function oneOf(engine: Engine, moves: readonly Move[]): Move | undefined {
  return moves.length === 0 ? undefined : moves[integer(0, moves.length - 1)(engine)];
}

function carelessPlayer(engine: Engine): Player {
  const [random, greedy] = [randomPlayer(engine), greedyPlayer(engine)];
  const slips = bool(SLIPS);
  return (...table) => (slips(engine) ? random : greedy)(...table);
}

/** What is seen of a position at a glance is the same in every playout that comes by. */
function waryPlayer(engine: Engine, locked: (rules: Rules, position: Position) => number): Player {
  const greedy = greedyPlayer(engine);
  return (rules, position, moves) => {
    const counts = moves.map((move) =>
      move.kind === 'redeal' ? 0 : locked(rules, puzzlePlay(rules, position, move)),
    );
    const now = locked(rules, position);
    const harmless = moves.filter((_, index) => (counts[index] ?? 0) <= now);
    return greedy(rules, position, harmless.length > 0 ? harmless : moves);
  };
}

/** Counts the locked cards of a position, each position once. */
function lockedCounter(): (rules: Rules, position: Position) => number {
  const known = new Map<string, number>();
  return (rules, position) => {
    const key = JSON.stringify(position);
    const count = known.get(key) ?? lockedCards(rules, position).lost.length;
    known.set(key, count);
    return count;
  };
}

/** How many of `samples` playouts each player solves, from a seed: the same words give the same numbers. */
export function playoutWins({ id, game, goal }: Puzzle, seed: string, samples: number): Wins {
  const aim: PuzzleGoal = goal.kind === 'free' ? { ...goal, within: null } : goal;
  const locked = lockedCounter();
  const winsOf = (name: (typeof SIMPLE_PLAYERS)[number], make: (engine: Engine) => Player): number => {
    const player = make(createRng(seed, id, name));
    let wins = 0;
    for (let played = 0; played < samples; played++) {
      if (reaches(player, game.rules, aim, game.start)) wins++;
    }
    return wins;
  };
  return [
    winsOf('random', randomPlayer),
    winsOf('careless', carelessPlayer),
    winsOf('wary', (engine) => waryPlayer(engine, locked)),
  ];
}
