/*
 * Closed sets that are none: in late positions of every game and of changed rules, every card and every pair of cards is called
 * closed, and some threes. What `cardsLostBy` then says is lost must not come home in any position that plays can reach.
 */

import { expect, test } from 'vitest';
import type { Card } from '../../src/core/card.ts';
import { playsAlone } from '../../src/core/moves.ts';
import { cardsLeft } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { cardsLostBy } from '../../src/core/proof/locked-set.ts';
import { explore } from '../oracle/graph.ts';
import { latePosition } from '../oracle/late.ts';
import { CHANGED_RULES, GAMES } from '../oracle/rule-sets.ts';
import { seedOf, triesOf } from '../sizes.ts';
import { chance } from '../solver/positions.ts';

/** Late positions of each rule set. */
const POSITIONS = triesOf('LOCKED', 6, 40);
/** Positions with more before them are left out. */
const MOST = 2000;
const THREES = 20;

test.each([...GAMES, ...CHANGED_RULES])(
  '$name: a closed set loses what no play brings home',
  {
    tags: 'sized',
  },
  ({ rules }) => {
    const random = chance(seedOf(900));
    for (let at = 0; at < POSITIONS; at++) {
      const position = latePosition(rules, random, 3, 9);
      const alone = playsAlone(rules, position);
      const nodes = explore(alone, position, MOST);
      if (nodes === null) continue;
      const comesHome = new Set(nodes.flatMap((node) => node.position.foundations.flat()));
      const left = cardsLeft(position);
      const sets: Card[][] = [
        ...left.map((card) => [card]),
        ...left.flatMap((one, from) => left.slice(from + 1).map((other) => [one, other])),
        ...Array.from({ length: THREES }, () => random.sample(left, Math.min(3, left.length))),
      ];
      for (const set of sets) {
        const lost = cardsLostBy(alone, position, set);
        const wrong = lost.ok ? lost.value.filter((card) => comesHome.has(card)) : [];
        expect([makePosition(rules, position), set, wrong]).toEqual([expect.any(String), set, []]);
      }
    }
  },
);
