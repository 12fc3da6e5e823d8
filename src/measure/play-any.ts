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
import { dealsOneOver, lastOneOver } from '../solver/one-over.ts';
import { search } from '../solver/search.ts';
import { heightClasses } from './bounds/height-classes.ts';
import { boundsIn, isBounded, levelNames } from './bounds/upper-bound.ts';
import { positionHeights } from './heights.ts';
import type { Json, Measurement } from './measurement.ts';
import { noGames, type PlayResult, playShape, policyRow } from './play.ts';
import { createRng, isDealtPlainly } from './rng.ts';

/**
 * The policies: any legal play; in each deal the line of a search, see {@link searchDeal}; that of the short search up to
 * where a redeal has one card over, see {@link lastOneOver}; and that of the long search up to where a redeal seems to be
 * worth most, see {@link stopOnLine}.
 */
type Policy = 'random' | 'search' | 'one-over' | 'long-search' | 'holding-back';
/** What redeals seem to be worth: by how many are left after the next one, what is known of a position before it. */
type Worths = readonly ((position: Position) => number)[];

/** Positions that the short search looks at in a deal, for the most cards home. */
const SHORT = 3_000;
/** Positions that the long search looks at in a deal, first for a win, then, where it finds none, for the most home. */
const LONG = { win: 100_000, most: 20_000 };

/** Random plays without a card home after which a deal is left: cards may go to and fro for ever. */
const MOST_IDLE_PLAYS = 100;

/** The default samples where 100,000 take more than an hour of a processor. */
const DEFAULT_GAMES: Readonly<Record<string, number>> = {
  'alternating-colours': 10_000,
  intelligence: 10_000,
  'super-flower-garden': 10_000,
};

/** The games of all that a policy plays. Those of a long search take most of the time, and play half of them. */
function gamesOf(policy: Policy, samples: number): number {
  return policy === 'long-search' || policy === 'holding-back' ? Math.ceil(samples / 2) : samples;
}

/** Games in a task. */
const BATCH = 10;

/** One measurement for each of the other games. */
export const playAnyMeasurements: readonly Measurement[] = firstOfEach(wholeGame)
  .filter(({ rules }) => !isSameSuitDeal(rules) || !isDealtPlainly(rules))
  .map(playMeasurement);

function playMeasurement({ id, title, rules }: Preset): Measurement<PlayResult> {
  const name = `play-${id}`;
  // Without a redeal deals.ts searches longer still.
  const policies: readonly Policy[] = [
    'random',
    'search',
    ...(dealsOneOver(rules) ? ['one-over' as const] : []),
    ...(rules.redeals > 0 ? ['long-search' as const] : []),
    ...(isBounded(rules) ? ['holding-back' as const] : []),
  ];
  const needs = isBounded(rules) ? levelNames({ id, rules }) : [];
  const held = isBounded(rules) ? ' with and without cards held back,' : '';
  const over = dealsOneOver(rules) ? ', also up to where a redeal has one card over' : '';
  const longer = rules.redeals > 0 ? `, and in half of the games one of ${LONG.win} for a win,${held}` : '';
  return {
    name,
    summary: `How often random play and a search of ${SHORT} positions a deal${over}${longer} win ${title}: lower bounds.`,
    samples: { of: 'games', usual: DEFAULT_GAMES[id] ?? 100_000 },
    needs,
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    result: playShape(rules, policies.length),
    worker({ seed, samples }, files) {
      const worths = worthsOf(
        rules,
        needs.map((file) => files[file] ?? null),
      );
      return (task) => {
        return policies.map((policy) => {
          const tally = noGames(rules);
          const games = Math.min(BATCH, gamesOf(policy, samples) - task * BATCH);
          for (let game = 0; game < games; game++) {
            const words = `${seed} ${name} ${task * BATCH + game}`;
            if (playGame(rules, policy, words, worths, tally.home)) tally.wins++;
          }
          return [tally.wins, ...tally.home];
        });
      };
    },
    finish: ({ samples }, results) => ({
      games: samples,
      ways: policies.map((policy, index) => policyRow(policy, results, index, gamesOf(policy, samples))),
    }),
  };
}

function playGame(rules: Rules, policy: Policy, seed: string, worths: Worths, home: number[][]): boolean {
  const engine = createRng(seed, 'plays');
  let position = deal(rules, seed);
  for (;;) {
    position =
      policy === 'random'
        ? playAtRandom(rules, position, engine)
        : bySearch(rules, position, policy, worths[rules.redeals - position.deal]);
    home[position.deal - 1]![homeOf(position)]!++;
    if (isWon(rules, position)) return true;
    if (position.deal > rules.redeals) return false;
    position = redeal(rules, seed, position);
  }
}

/** Plays a deal; `worth` is what a redeal after it seems to be worth, and nothing after the last deal. */
function bySearch(
  rules: Rules,
  position: Position,
  policy: Exclude<Policy, 'random'>,
  worth: Worths[number] | undefined,
): Position {
  const reached = [position];
  for (const move of searchDeal(rules, position, policy)) reached.push(play(rules, reached.at(-1)!, move));
  if (policy === 'one-over' && position.deal <= rules.redeals) return lastOneOver(rules, reached);
  if (policy === 'holding-back' && worth !== undefined) return stopOnLine(rules, reached, worth);
  return reached.at(-1)!;
}

/** Of the positions of a line the one at which a redeal seems to be worth most, the last of equals; its end where it wins. */
export function stopOnLine(rules: Rules, reached: readonly Position[], worth: Worths[number]): Position {
  const end = reached.at(-1)!;
  if (isWon(rules, end)) return end;
  const most = Math.max(...reached.map(worth));
  return reached.findLast((position) => worth(position) === most)!;
}

/** What redeals seem to be worth by their upper bounds: all are too high, but they are compared with each other alone. */
function worthsOf(rules: Rules, levels: readonly Json[]): Worths {
  const { classOf } = heightClasses(rules);
  return levels.map((level) => {
    const bounds = boundsIn(level);
    return (position) => bounds[classOf(positionHeights(position))]!;
  });
}

/** The line that a policy plays in a deal. A search for a win alone finds more wins, and leaves more cards behind. */
function searchDeal(rules: Rules, position: Position, policy: Exclude<Policy, 'random'>): readonly Move[] {
  if (policy === 'search' || policy === 'one-over') return search(rules, position, SHORT, 'most').line;
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
