/*
 * Measures by playing the games that the packed table is not for: any suit, other colour, cells, two packs, a stock. No
 * policy is known to be perfect there; the games that a limited search wins are a lower bound of those that can be won.
 */

import { type Engine, integer } from 'random-js';
import { firstOfEach, wholeGame } from '../core/alike.ts';
import { deal } from '../core/deal/deal.ts';
import { redeal } from '../core/deal/redeal.ts';
import { legalPlays, type Move, play } from '../core/moves.ts';
import { home as homeOf, isWon, type Position } from '../core/position.ts';
import type { Preset } from '../core/preset.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { search } from '../solver/search.ts';
import type { Json, Measurement } from './measurement.ts';
import { noGames, policyRow } from './play.ts';
import { createRng } from './rng.ts';

/** The policies: any legal play, or in each deal the line of a search; see {@link searchDeal}. */
type Policy = 'random' | 'search' | 'long-search';

/** Positions that the short search looks at in a deal, for the most cards home. */
const SHORT = 3_000;
/** Positions that the long search looks at in a deal, first for a win, then, where it finds none, for the most home. */
const LONG = { win: 100_000, most: 20_000 };

/** Random plays without a card home after which a deal is left: cards may go to and fro for ever. */
const MOST_IDLE_PLAYS = 100;

/** The games of all that a policy plays. The long search takes most of the time, and plays half of them. */
function gamesOf(policy: Policy, samples: number): number {
  return policy === 'long-search' ? Math.ceil(samples / 2) : samples;
}

/** Games in a task. */
const BATCH = 10;

/** One measurement for each of the other games. */
export const playAnyMeasurements: readonly Measurement[] = firstOfEach(wholeGame)
  .filter(({ rules }) => !isSameSuitDeal(rules))
  .map(playMeasurement);

function playMeasurement({ id, title, rules }: Preset): Measurement {
  const name = `play-${id}`;
  // Without a redeal deals.ts searches longer still.
  const policies: readonly Policy[] = [
    'random',
    'search',
    ...(rules.redeals > 0 ? ['long-search' as const] : []),
  ];
  const longer = rules.redeals > 0 ? `, and in half of the games one of ${LONG.win} for a win,` : '';
  return {
    name,
    summary: `How often random play and a search of ${SHORT} positions a deal${longer} win ${title}: lower bounds.`,
    samples: { of: 'games', usual: 10_000 },
    needs: [],
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    worker:
      ({ seed, samples }) =>
      (task) => {
        return policies.map((policy): Json => {
          const tally = noGames(rules);
          const games = Math.min(BATCH, gamesOf(policy, samples) - task * BATCH);
          for (let game = 0; game < games; game++) {
            const won = playGame(rules, policy, `${seed} ${name} ${task * BATCH + game}`, tally.home);
            if (won) tally.wins++;
          }
          return [tally.wins, ...tally.home];
        });
      },
    finish: ({ samples }, results) => ({
      games: samples,
      ways: policies.map((policy, index) => policyRow(policy, results, index, gamesOf(policy, samples))),
    }),
  };
}

function playGame(rules: Rules, policy: Policy, seed: string, home: number[][]): boolean {
  const engine = createRng(seed, 'plays');
  let position = deal(rules, seed);
  for (;;) {
    position =
      policy === 'random' ? playAtRandom(rules, position, engine) : bySearch(rules, position, policy);
    home[position.deal - 1]![homeOf(position)]!++;
    if (isWon(rules, position)) return true;
    if (position.deal > rules.redeals) return false;
    position = redeal(rules, seed, position);
  }
}

function bySearch(rules: Rules, position: Position, policy: Exclude<Policy, 'random'>): Position {
  return searchDeal(rules, position, policy).reduce((current, move) => play(rules, current, move), position);
}

/** The line that a policy plays in a deal. A search for a win alone finds more wins, and leaves more cards behind. */
function searchDeal(rules: Rules, position: Position, policy: Exclude<Policy, 'random'>): readonly Move[] {
  if (policy === 'search') return search(rules, position, SHORT, 'most').line;
  const { verdict, line } = search(rules, position, LONG.win, 'win');
  return verdict === 'solvable' ? line : search(rules, position, LONG.most, 'most').line;
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
