import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { advance } from '../../src/core/game.ts';
import { home, isWon, type Position } from '../../src/core/position.ts';
import { must } from '../../src/core/result.ts';
import { cardCount, type Rules } from '../../src/core/rules.ts';
import type { Branch, Step, Turn } from '../../src/core/study.ts';
import { readStudy } from '../../src/site/study-file.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';

const FOLDER = join(import.meta.dirname, '../../content/en/studies');

/** A turn of a study, the position before it, and whether it opens a branch. */
interface Place {
  readonly turn: Turn<Step>;
  readonly before: Position;
  readonly opens: boolean;
}

function places(branch: Branch<Step>, start: Position, opens: boolean): Place[] {
  let before = start;
  return branch.turns.flatMap((turn, at) => {
    const here: Place = { turn, before, opens: opens && at === 0 };
    const others = turn.branches.flatMap((other) => places(other, here.before, true));
    before = turn.move.after;
    return [here, ...others];
  });
}

/** The most cards that can be home at the end of the deal, proved by exhaustive search. */
function most(rules: Rules, position: Position): number {
  const { best, proved } = searchDeal(rules, position);
  expect(proved).toBe(true);
  return best.home;
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.lucie'));

test('there are studies to check', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('%s', (file) => {
  const { game, main } = must(readStudy(readFileSync(join(FOLDER, file), 'utf8')));
  const all = places(main, game.start, false);
  const say = ({ turn }: Place): string => `${turn.move.text}${turn.glyph}`;

  test('the main line wins', () => {
    const last = main.turns.at(-1)?.move.after;
    expect(last && isWon(game.rules, last)).toBe(true);
  });

  test('every branch that opens with ? or ?? throws the win away, and every other keeps it', () => {
    const branches = all.filter(({ opens }) => opens);
    const wrong = branches.filter(({ turn, before }) => {
      expect(most(game.rules, before)).toBe(cardCount(game.rules));
      const wins = most(game.rules, turn.move.after) === cardCount(game.rules);
      return wins === /^\?\??$/.test(turn.glyph);
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test('every ! stands where another move throws the win away', () => {
    const strong = all.filter(({ turn }) => turn.glyph.startsWith('!') && turn.glyph !== '!?');
    const idle = strong.filter(
      ({ turn }) => !turn.branches.some((other) => /^\?\??$/.test(other.turns[0]?.glyph ?? '')),
    );
    expect(idle.map(say)).toEqual([]);
  });

  test('every “at most N cards” is the proved maximum', () => {
    const claims = all.flatMap((place) =>
      [...place.turn.comment.matchAll(/\bat most (\d+) cards/gi)].map(([, number]) => ({
        place,
        number: Number(number),
      })),
    );
    const wrong = claims.filter(({ place, number }) => most(game.rules, place.turn.move.after) !== number);
    expect(wrong.map(({ place, number }) => `${say(place)}: ${number}`)).toEqual([]);
    expect(claims.length).toBeGreaterThan(0);
  });

  test('the replay ends where plain play ends', () => {
    const end = main.turns.reduce((position, { move }) => advance(game, position, move.move), game.start);
    expect(home(end)).toBe(cardCount(game.rules));
  });
});
