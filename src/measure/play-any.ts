/*
 * Measures by playing the games that the packed table is not for: any suit, other colour, cells, two packs, a stock. No
 * policy is known to be perfect there; the games that a limited search wins are a lower bound of those that can be won.
 */

import { type Engine, integer } from 'random-js';
import { firstOfEach, wholeGame } from '../core/alike.ts';
import { deal } from '../core/deal/deal.ts';
import { redeal } from '../core/deal/redeal.ts';
import { legalPlays, play } from '../core/moves.ts';
import { home as homeOf, isWon, type Position } from '../core/position.ts';
import type { Preset } from '../core/preset.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { search } from '../solver/search.ts';
import type { Json, Measurement } from './measurement.ts';
import { noGames, policyRow } from './play.ts';
import { createRng } from './rng.ts';

/** The policies: any legal play, or the line of a search that brings most cards home in each deal. */
const POLICIES = ['random', 'search'] as const;

/** Positions that the search looks at in a deal. */
const LIMIT = 3_000;

/** Random plays without a card home after which a deal is left: cards may go to and fro for ever. */
const MOST_IDLE_PLAYS = 100;

/** Games in a task. */
const BATCH = 10;

/** One measurement for each of the other games. */
export const playAnyMeasurements: readonly Measurement[] = firstOfEach(wholeGame)
  .filter(({ rules }) => !isSameSuitDeal(rules))
  .map(playMeasurement);

function playMeasurement({ id, title, rules }: Preset): Measurement {
  const name = `play-${id}`;
  return {
    name,
    summary: `How often random play and a search of ${LIMIT} positions a deal win ${title}: lower bounds.`,
    samples: { of: 'games', usual: 10_000 },
    needs: [],
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    worker:
      ({ seed, samples }) =>
      (task) => {
        const games = Math.min(BATCH, samples - task * BATCH);
        return POLICIES.map((policy): Json => {
          const tally = noGames(rules);
          for (let game = 0; game < games; game++) {
            const won = playGame(rules, policy, `${seed} ${name} ${task * BATCH + game}`, tally.home);
            if (won) tally.wins++;
          }
          return [tally.wins, ...tally.home];
        });
      },
    finish: ({ samples }, results) => ({
      games: samples,
      ways: POLICIES.map((policy, index) => policyRow(policy, results, index, samples)),
    }),
  };
}

function playGame(rules: Rules, policy: (typeof POLICIES)[number], seed: string, home: number[][]): boolean {
  const engine = createRng(seed, 'plays');
  let position = deal(rules, seed);
  for (;;) {
    position = policy === 'random' ? playAtRandom(rules, position, engine) : bySearch(rules, position);
    home[position.deal - 1]![homeOf(position)]!++;
    if (isWon(rules, position)) return true;
    if (position.deal > rules.redeals) return false;
    position = redeal(rules, seed, position);
  }
}

function bySearch(rules: Rules, position: Position): Position {
  const { line } = search(rules, position, LIMIT, 'most');
  return line.reduce((current, move) => play(rules, current, move), position);
}

function playAtRandom(rules: Rules, start: Position, engine: Engine): Position {
  let position = start;
  for (let idle = 0; idle < MOST_IDLE_PLAYS; ) {
    const moves = legalPlays(rules, position);
    if (moves.length === 0) return position;
    const move = moves[integer(0, moves.length - 1)(engine)]!;
    idle = move.kind === 'play' && move.to.at === 'foundation' ? 0 : idle + 1;
    position = play(rules, position, move);
  }
  return position;
}
