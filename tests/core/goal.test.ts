import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCards, makeCard } from '../../src/core/card.ts';
import { deal } from '../../src/core/deal/deal.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { type Goal, progress, proveLoss } from '../../src/core/goal.ts';
import { makeGoal, parseGoal } from '../../src/core/goal-notation.ts';
import { availableCards, legalPlays, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { triesOf } from '../sizes.ts';
import { anyChoices, anyRules, anySeed } from './arbitrary.ts';
import { at, rulesWith } from './notation.ts';

const lucie = rulesWith();
const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';

describe('a goal', () => {
  test('comes back from its text', () => {
    const anyGoal: fc.Arbitrary<Goal> = fc.oneof(
      fc.constant({ kind: 'win' } as const),
      fc.record({
        kind: fc.constant('home' as const),
        cards: fc.array(fc.constantFrom(...allCards(2)), { minLength: 1, maxLength: 9 }),
      }),
    );
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(unwrap(parseGoal(makeGoal(goal)))).toEqual(goal);
      }),
    );
    expect(unwrap(parseGoal('  home  ac 10H '))).toEqual({ kind: 'home', cards: [0, 35] });
  });

  test.each([
    ['', 'A goal is written like “home AC AS” or “win”; found “”.'],
    ['home', 'A goal is written like “home AC AS” or “win”; found “home”.'],
    ['win AC', 'A goal is written like “home AC AS” or “win”; found “win AC”.'],
    ['AC', 'A goal is written like “home AC AS” or “win”; found “AC”.'],
    ['home AC 1S', 'A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “1S”.'],
  ])('is refused when written “%s”', (text, message) => {
    expect(parseGoal(text)).toEqual({ ok: false, fault: { message } });
  });

  test.each([
    ['home TC', LATE, 1, 1],
    ['home TC JC QD', LATE, 1, 3],
    ['home JC', LATE, 0, 1],
    ['win', LATE, 0, 1],
    ['win', 'Foundations: C-K D-K H-K S-K | -', 1, 1],
  ])('%s in %s stands at %d of %d', (goal, text, done, of) => {
    expect(progress(lucie, unwrap(parseGoal(goal)), at(lucie, text))).toEqual({ done, of });
  });

  test.each([
    ['home JC', LATE, null],
    ['win', LATE, null],
    // KC lies on QC: neither can ever leave.
    ['home JC', 'Foundations: C-T D-T H-K S-K | JC QC KC | KD QD JD', 'JC under KC'],
    ['home KD', 'Foundations: C-T D-T H-K S-K | JC QC KC | KD QD JD', null],
    ['win', 'Foundations: C-T D-T H-K S-K | JC QC KC | KD QD JD', 'JC under KC'],
    // What is named is the lowest card of the suit that is lost, not the card of the goal.
    ['home KC', 'Foundations: C-T D-T H-K S-K | JC QC KC | KD QD JD', 'JC under KC'],
    ['home TC', 'Foundations: C-T D-T H-K S-K | JC QC KC | KD QD JD', null],
  ])('%s in %s is lost: %s', (goal, text, lost) => {
    const loss = proveLoss(lucie, unwrap(parseGoal(goal)), at(lucie, text));
    expect(loss && `${makeCard(loss.card)} under ${makeCard(loss.blocker)}`).toBe(lost);
  });

  test('by the card that its foundation waits for, also where that goes down', () => {
    // TC could go home or be built only after JC, which lies under it.
    const rules = rulesWith({ foundations: 'red-up', emptyFan: 'aces-and-kings' });
    const position = at(rules, 'Foundations: C-Q D-K H-K S-A | JC AC TC | 9C 8C 7C 6C 5C 4C 3C 2C');
    const loss = proveLoss(rules, { kind: 'win' }, position);
    expect(loss && `${makeCard(loss.card)} under ${makeCard(loss.blocker)}`).toBe('JC under TC');
    // With a space the ace may leave and the jack goes home; then the ten is the next, at the bottom of its fan.
    const free = at(rules, 'Foundations: C-Q D-K H-K S-A | JC AC | TC 9C 8C 7C 6C 5C 4C 3C 2C | -');
    const next = proveLoss(rules, { kind: 'win' }, free);
    expect(next && `${makeCard(next.card)} under ${makeCard(next.blocker)}`).toBe('TC under 2C');
  });

  test.each(['any-suit', 'other-colour'] as const)(
    'is not said to be out of reach where another card could be left out for it: %s',
    (foundationSuit) => {
      // 2D and 2H can both go on AC, the only ace that is free; whichever is wanted can be played.
      const rules = rulesWith({ foundationSuit });
      const named = ['AC', '2D', '2H'];
      const rest = allCards(1)
        .map(makeCard)
        .filter((card) => !named.includes(card));
      const position = at(rules, `Foundations: AC, -, -, - | ${rest.join(' ')} | 2D | 2H`);
      for (const goal of ['home 2D', 'home 2H']) {
        expect(proveLoss(rules, unwrap(parseGoal(goal)), position)).toBeNull();
      }
    },
  );

  test('that some play reaches is never said to be out of reach before, whatever the rules', {
    tags: 'sized',
  }, () => {
    const claims = { wrong: 0, right: 0 };
    fc.assert(
      fc.property(anyRules, fc.boolean(), anySeed, anyChoices(120), (any, plain, seed, choices) => {
        // Most is claimed where least moves; of other rules the proof must say nothing that is wrong, or nothing.
        const { emptyFan, foundations, cap, acesOut } = any;
        const rules = plain ? { ...lucie, emptyFan, foundations, cap, acesOut } : any;
        const line = [deal(rules, seed)];
        for (const choice of choices) {
          const position = line.at(-1) as Position;
          const moves = legalPlays(rules, position);
          // Foundations first now and then, or too few cards would ever come home.
          const homeward = moves.filter((move) => move.kind === 'play' && move.to.at === 'foundation');
          const some = homeward.length > 0 && choice % 3 > 0 ? homeward : moves;
          const move = some[choice % some.length];
          if (move === undefined) break;
          line.push(play(rules, position, move));
        }
        const end = line.at(-1) as Position;
        for (const position of line.filter((_, moves) => moves % 6 === 0)) {
          for (const card of allCards(rules.packs)) {
            const goal: Goal = { kind: 'home', cards: [card] };
            const loss = proveLoss(rules, goal, position);
            if (loss === null) continue;
            // The card that is named stays behind as well, beneath the one above it.
            const named: Goal = { kind: 'home', cards: [loss.card] };
            if (progress(rules, named, end).done === 1) claims.wrong++;
            if (availableCards(position).includes(loss.card)) claims.wrong++;
            if (progress(rules, goal, end).done === 1) claims.wrong++;
            else claims.right++;
          }
        }
        expect(claims.wrong).toBe(0);
      }),
      { numRuns: triesOf('RUNS', 30, 60) },
    );
    expect(claims.right).toBeGreaterThan(100);
  });
});

test('nothing that a line brings home is ever called out of reach on the way', () => {
  for (let seed = 0; seed < 40; seed++) {
    for (const id of ['la-belle-lucie', 'the-fan']) {
      const game = newGame(presetOf(id)!.rules, `reach-${seed}`);
      const { line } = searchDeal(game.rules, game.start).best;
      const cards = line.flatMap((move) =>
        move.kind === 'play' && move.to.at === 'foundation' ? [move.card] : [],
      );
      if (cards.length === 0) continue;
      const goal: Goal = { kind: 'home', cards };
      let at = game.start;
      for (const move of line) {
        expect(proveLoss(game.rules, goal, at)).toBeNull();
        at = play(game.rules, at, move);
      }
    }
  }
});
