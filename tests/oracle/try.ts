import { MersenneTwister19937, Random } from 'random-js';
import { expect, test } from 'vitest';
import { makePosition } from '../../src/core/position-notation.ts';
import { hasOnePlace } from '../../src/core/rules.ts';
import { seedOf, triesOf } from '../sizes.ts';
import { CHECKS, caseOf } from './checks.ts';
import { explore } from './graph.ts';
import { latePosition } from './late.ts';
import { CHANGED_RULES, GAMES, type RuleSet } from './rule-sets.ts';

/** How many positions are tried, over all rules; `npm run fuzz` asks for a million. */
const POSITIONS = triesOf('POSITIONS', 400, 5000);
const EACH = Math.ceil(POSITIONS / (GAMES.length + CHANGED_RULES.length));
/** Another seed looks further: `npm run fuzz` takes the time of day. */
const SEED = seedOf(19);
/** A position that leads to more is passed over. */
const MOST_NODES = 600;

/** Cards left in a position: more of them where most cards have only one place. */
function sizeOf({ rules }: RuleSet, random: Random): [number, number] {
  if (rules.cells > 0 || rules.emptyFan === 'any-card') return [4, 8];
  return random.bool(hasOnePlace(rules) ? 0.4 : 0.1) ? [13, 18] : [4, 13];
}

/** For each of some rules a test that tries random late positions: what the solver says is what enumeration finds. */
export function tryEach(ruleSets: readonly RuleSet[]): void {
  test.each(ruleSets)('$name', { timeout: 60_000 + 100 * EACH, tags: 'sized' }, (ruleSet) => {
    const { name, rules } = ruleSet;
    const letters = Array.from(name, (letter) => letter.charCodeAt(0));
    const random = new Random(MersenneTwister19937.seedWithArray([SEED, ...letters]));
    let passedOver = 0;
    for (let tried = 0; tried < EACH; ) {
      const position = latePosition(rules, random, ...sizeOf(ruleSet, random));
      const nodes = explore(rules, position, MOST_NODES);
      if (nodes === null) {
        passedOver++;
        continue;
      }
      tried++;
      const one = caseOf(rules, nodes, random);
      for (const [answer, check] of Object.entries(CHECKS)) {
        const wrong = check(one);
        // A sentence is made only where something is wrong: there are many positions.
        if (wrong !== null) throw new Error(`${answer}: ${wrong}\n  ${makePosition(rules, position)}`);
      }
    }
    expect(passedOver).toBeLessThan(4 * EACH);
  });
}
