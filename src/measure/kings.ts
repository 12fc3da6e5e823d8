/*
 * Measures how often kings alone make a first deal impossible, and by what pattern.
 *
 * Where emptied fans stay closed a king moves only home, and last of its suit. So a card under a king waits for the
 * king's whole suit, and the king of that card's suit waits longer still: one suit waits for another. If a suit waits
 * for itself, over any number of others, the deal cannot be won: a ring of kings. The shortest ring names the pattern.
 */

import { type Card, KING, rankOf, suitOf } from '../core/card.ts';
import { presetOf } from '../core/preset.ts';
import { shareOf } from '../core/share.ts';
import { searchTable } from '../solver/deal-search.ts';
import { CARDS, layFans, SUITS } from '../solver/deal-table.ts';
import { engineOf, randomFans } from './chance.ts';
import { round } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';

/** Deals that one task looks at, of each game. */
const CHUNK = 1000;

/** The games whose first deals are looked at; Trefoil has its aces out. */
const GAMES = ['la-belle-lucie', 'trefoil'] as const;

/** What is counted; each is a share of the deals of another count, or of all. */
const COUNTS = [
  ['king-on-card', 'all', 'the king of clubs lies on another card'],
  ['king-on-own', 'all', 'the king of clubs lies on a card of its own suit'],
  ['ring-of-1', 'all', 'a king lies on a card of its own suit'],
  ['ring-of-2', 'all', 'no such king, but two kings wait for each other'],
  ['ring-of-3', 'all', 'no smaller ring, but three kings wait in a ring'],
  ['ring-of-4', 'all', 'no smaller ring, but all four kings wait in a ring'],
  ['impossible', 'all', 'kings wait in a ring of any size'],
  ['open', 'all', 'no ring of kings'],
  ['won', 'all', 'the deal can be won'],
  ['won-impossible', 'impossible', 'the deal can be won although kings wait in a ring'],
  ['won-open', 'open', 'the deal can be won, where no kings wait in a ring'],
] as const;
type Count = (typeof COUNTS)[number][0];

/** The measurement of kings in first deals. */
export const kings: Measurement = {
  name: 'kings',
  summary:
    'How often kings alone make a first deal impossible, by pattern, and how many of the others can be won.',
  samples: { of: 'first deals of each game', usual: 200_000 },
  needs: [],
  tasks: ({ samples }) => Math.ceil(samples / CHUNK),
  worker:
    ({ seed, samples }) =>
    (task) => {
      const deals = Math.min(CHUNK, samples - task * CHUNK);
      return GAMES.map((game): Json => {
        const engine = engineOf(seed, 'kings', game, task);
        const counts = COUNTS.map(() => 0);
        for (let n = 0; n < deals; n++) {
          const found = lookAt(game, engine);
          for (const [at, [id]] of COUNTS.entries()) counts[at]! += found.has(id) ? 1 : 0;
        }
        return counts;
      });
    },
  finish: ({ samples }, results) => ({
    row: 'a game, and what was counted in its first deals; of how many deals, in how many, the share and its 95 % interval',
    rows: GAMES.flatMap((game, at) => {
      const sum = (id: Count): number => {
        const place = COUNTS.findIndex((count) => count[0] === id);
        return results.reduce<number>((all, one) => all + (one as readonly number[][])[at]![place]!, 0);
      };
      return COUNTS.map(([id, of, words]): Json => {
        const [n, count] = [of === 'all' ? samples : sum(of), sum(id)];
        const { chance, low, high } = shareOf(count, n);
        return { game, id, words, n, count, chance: round(chance), low: round(low), high: round(high) };
      });
    }),
  }),
};

function lookAt(game: (typeof GAMES)[number], engine: ReturnType<typeof engineOf>): ReadonlySet<Count> {
  const ace = presetOf(game)!.rules.acesOut ? 1 : 0;
  const home = [ace, ace, ace, ace];
  const fans = randomFans(engine, home);
  const found = new Set<Count>();
  const under = fans.flatMap((fan) => {
    const depth = fan.indexOf(KING);
    return depth < 0 ? [] : [fan.slice(0, depth)];
  })[0]!;
  if (under.length > 0) found.add('king-on-card');
  if (under.some((card) => suitOf(card) === suitOf(KING))) found.add('king-on-own');
  const ring = shortestRing(fans);
  if (ring > 0) found.add(`ring-of-${ring}` as Count).add('impossible');
  else found.add('open');
  const won = searchTable(layFans(false, fans, home), 'win').ends.some(
    ({ foundations }) => foundations.reduce((sum, height) => sum + height, 0) === CARDS,
  );
  if (won) found.add('won').add(ring > 0 ? 'won-impossible' : 'won-open');
  return found;
}

/** How many suits the shortest ring of waiting suits has, 1–4; 0 where there is none. */
export function shortestRing(fans: readonly (readonly Card[])[]): number {
  /** Bit t of waits[s]: suit t waits for suit s, because a card of t lies under the king of s. */
  const waits = new Array<number>(SUITS).fill(0);
  for (const fan of fans) {
    for (const [depth, card] of fan.entries()) {
      if (rankOf(card) !== KING) continue;
      for (const under of fan.slice(0, depth)) waits[suitOf(card)]! |= 1 << suitOf(under);
    }
  }
  let reached = waits.map((_, suit) => 1 << suit);
  for (let size = 1; size <= SUITS; size++) {
    reached = reached.map((suits) =>
      waits.reduce((all, next, suit) => (suits & (1 << suit) ? all | next : all), 0),
    );
    if (reached.some((suits, suit) => (suits & (1 << suit)) !== 0)) return size;
  }
  return 0;
}
