import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { advance } from '../../src/core/game.ts';
import { legalMercis, merciRefusal, play } from '../../src/core/moves.ts';
import { cardsLeft, type Position } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { cardCount, FAN_SIZE, type Rules } from '../../src/core/rules.ts';
import {
  type MoveNode,
  parseStudy,
  replayStudy,
  type Step,
  type Study,
  type Variation,
} from '../../src/core/study.ts';
import { mostHome } from '../../src/site/check/proven-facts.ts';
import { chanceAt } from '../../src/site/check/win-chance.ts';
import { readStudy } from '../../src/site/content/study-file.ts';
import { isSameSuitDeal, searchDeal } from '../../src/solver/deal-search.ts';
import { allStops } from '../../src/solver/stops.ts';
import { LEGEND_GLYPHS } from '../../src/ui/words/en/study.ts';
import { reachable } from '../core/enumerate.ts';
import { everyOrder } from '../orders.ts';
import { triesOf } from '../sizes.ts';
import { mainLineFault } from './main-line.ts';
import { longestSilence, silenceFaults } from './silence.ts';

const FOLDER = join(import.meta.dirname, '../../content/en/studies');

/** A turn of a study, the position before it, and whether it opens a variation. */
interface Place {
  readonly turn: MoveNode<Step>;
  readonly before: Position;
  readonly opens: boolean;
}

function places(branch: Variation<Step>, start: Position, opens: boolean): Place[] {
  let before = start;
  return branch.nodes.flatMap((turn, at) => {
    const here: Place = { turn, before, opens: opens && at === 0 };
    const others = turn.variations.flatMap((other) => places(other, here.before, true));
    before = turn.move.after;
    return [here, ...others];
  });
}

/** The most cards that can be home at the end of the deal, proved by exhaustive search; a merci that is left counts. */
function most(rules: Rules, position: Position): number {
  if (!isSameSuitDeal(rules)) return mostHome(rules, position) ?? Number.NaN;
  const { best, proved } = searchDeal(rules, position);
  expect(proved).toBe(true);
  if (merciRefusal(rules, position) !== null) return best.home;
  const drawn = [...reachable(rules, position).values()].flatMap((from) =>
    legalMercis(rules, from).map((move) => searchDeal(rules, play(rules, from, move)).best.home),
  );
  return Math.max(best.home, ...drawn);
}

/** How many of the ways to shuffle the cards left win the next deal, and how many ways there are. */
function shuffles(rules: Rules, position: Position): { readonly won: number; readonly all: number } {
  const count = { won: 0, all: 0 };
  for (const order of everyOrder(cardsLeft(position))) {
    const fans = Array.from({ length: Math.ceil(order.length / FAN_SIZE) }, (_, fan) =>
      order.slice(fan * FAN_SIZE, (fan + 1) * FAN_SIZE),
    );
    const dealt = { ...position, fans, deal: position.deal + 1 };
    count.all++;
    if (searchDeal(rules, dealt, 'win').best.home === cardCount(rules)) count.won++;
  }
  return count;
}

/** Most cards that are left where a redeal is looked into: every shuffle of them is tried. */
const FEW = 7;

/** The chance to win, by perfect play; in the deal before the last, cards held back included, every shuffle counts. */
function worth(rules: Rules, position: Position): number {
  if (most(rules, position) === cardCount(rules)) return 1;
  if (position.deal > rules.redeals) return 0;
  // With more cards left, or redeals, than can be tried: what the tables of perfect play say.
  if (position.deal < rules.redeals || most(rules, position) < cardCount(rules) - FEW) {
    return chanceAt(rules, position)?.chance ?? Number.NaN;
  }
  const stops = allStops(rules, position)!.filter(({ home }) => home >= cardCount(rules) - FEW);
  const chances = stops.map(({ line }) => {
    const { won, all } = shuffles(
      rules,
      line.reduce((at, move) => play(rules, at, move), position),
    );
    return won / all;
  });
  return Math.max(...chances);
}

/** Whether a move has a mark that the legend does not have, is marked ! without a variation that costs something, or the other way. */
function breaksRule({ turn }: Pick<Place, 'turn'>): boolean {
  if (turn.glyph !== '' && !LEGEND_GLYPHS.some((glyph) => glyph === turn.glyph)) return true;
  const isShown = turn.variations.some(({ nodes: [other] }) => /^\?\??$/.test(other?.glyph ?? ''));
  return isShown !== (turn.glyph === '!');
}

/** What is wrong with the mark of a move that breaks the rule, and the mend. */
function markFault({ turn: { move, glyph } }: Pick<Place, 'turn'>): string {
  const found = `found ${move.text}${glyph}`;
  if (glyph === '!')
    return `Expected ! where a variation opens with ? or ??, and only there; ${found} without one: take the ! away, or add the branch.`;
  return LEGEND_GLYPHS.some((known) => known === glyph) || glyph === ''
    ? `Expected ! where a variation opens with ? or ??; ${found}: write ${move.text}!.`
    : `Expected one of the marks ${LEGEND_GLYPHS.join(' ')}; ${found}.`;
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.lucie'));

test('there are studies to check', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each([
  ['1. TC-JC! 2. AC', 'TC-JC!'],
  ['1. TC-JC (1. QC-KC? 2. AC) 2. AC', 'TC-JC'],
  ['1. AC 2. TC-JC (2. QC-KC!! 3. JC-QC)', 'QC-KC!!'],
])('a mark against the rule is found: %s', (moves, mark) => {
  const { game, main } = planted(moves);
  expect(
    places(main, game.start, false)
      .filter(breaksRule)
      .map(({ turn }) => turn.move.text + turn.glyph),
  ).toEqual([mark]);
});

test('a mark against the rule is told with the mend', () => {
  const faults = (moves: string): string[] =>
    places(planted(moves).main, planted(moves).game.start, false).filter(breaksRule).map(markFault);
  expect(faults('1. TC-JC! 2. AC')).toEqual([
    'Expected ! where a variation opens with ? or ??, and only there; found TC-JC! without one: take the ! away, or add the branch.',
  ]);
  expect(faults('1. TC-JC (1. QC-KC? 2. AC) 2. AC')).toEqual([
    'Expected ! where a variation opens with ? or ??; found TC-JC: write TC-JC!.',
  ]);
  expect(faults('1. AC 2. TC-JC!!')).toEqual([
    `Expected one of the marks ${LEGEND_GLYPHS.join(' ')}; found TC-JC!!.`,
  ]);
});

test('a main line that ends early is told with what could come home, and the mend', () => {
  const fault = (moves: string) =>
    mainLineFault(planted(moves), (position) => most(planted(moves).game.rules, position));
  expect(fault('1. AC {[%home 40]}')).toBeNull();
  expect(fault('1. AC')).toBe(
    'Expected the main line to win, to end in a comment with a claim, or to bring home all or all but one of the 52 cards that can come home in its deal; found 40 home after its last move, AC: play on, or say behind that move what is so, such as {[%most 52]}.',
  );
  const club = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC'.split(' ');
  expect(fault(club.slice(0, 11).join(' '))).not.toBeNull();
  expect(fault(club.slice(0, 12).join(' '))).toBeNull();
  expect(fault(club.join(' '))).toBeNull();
});

test('a silence is found, in a variation too', () => {
  const nine = '1. AC 2. 2C 3. 3C 4. 4C 5. 5C 6. 6C 7. 7C 8. 8C 9. 9C';
  expect(longestSilence(planted(nine).main)).toBe(9);
  expect(longestSilence(planted(nine.replace('6C', '6C {Half of the suit is home.}')).main)).toBe(5);
  expect(longestSilence(planted(`1. AC {The ace.} (${nine})`).main)).toBe(9);
  expect(silenceFaults(planted(nine).main)).toEqual([
    'Expected at most 8 moves in a row without a comment, a mark or a variation; found 9, the last of them 9C: say what they are for.',
  ]);
});

/** A study of a small deal with these moves; the ace to the nine of clubs lie in the order in which they go home. */
function planted(moves: string): Study<Step> {
  const deal = 'Deal: 3 | Foundations: C-0 D-K H-K S-K | TC | JC | QC | KC | 9C 8C 7C 6C 5C 4C 3C 2C AC';
  return unwrap(replayStudy(unwrap(parseStudy(`[Rules "la-belle-lucie"]\n[Deal "${deal}"]\n\n${moves}`))));
}

describe.each(files)('%s', (file) => {
  const study = unwrap(readStudy(readFileSync(join(FOLDER, file), 'utf8')));
  const { game, main } = study;
  const all = places(main, game.start, false);
  const say = ({ turn }: Place): string => `${turn.move.text}${turn.glyph}`;

  const end = main.nodes.at(-1)?.move.after ?? game.start;

  /** A list of faults by the name of the file, so that a failure names it. */
  const ofFile = (faults: readonly string[]): string[] =>
    faults.map((fault) => `content/en/studies/${file}: ${fault}`);

  test('the main line wins, ends in what is claimed, or leaves at most one card that could still come home in its deal', () => {
    const fault = mainLineFault(study, (position) => most(game.rules, position));
    expect(ofFile(fault === null ? [] : [fault])).toEqual([]);
  });

  // The build asks every move what it costs; those that open a variation are weighed here once more. Where the search for it
  // is the build's own, and takes its time, BRANCHES=1 asks again.
  const isOwnWay = isSameSuitDeal(game.rules);
  if (isOwnWay || triesOf('BRANCHES', 0, 0) > 0)
    test('every variation that opens with ? throws something away, with ?? the game, and every other keeps them', () => {
      const branches = all.filter(({ opens }) => opens);
      const wrong = branches.filter(({ turn, before }) => {
        // Where the game is lost whatever is done, cards count.
        const value = worth(game.rules, before) > 0 ? worth : most;
        const had = value(game.rules, before);
        const kept = value(game.rules, turn.move.after);
        expect(had).toBeGreaterThan(0);
        if (turn.glyph === '??') return kept !== 0;
        return turn.glyph === '?' ? kept >= had || kept === 0 : kept < had;
      });
      expect(wrong.map(say)).toEqual([]);
    });

  test('the marks follow one rule: ! stands where a variation opens with ? or ??, and only there', () => {
    const wrong = all.filter(breaksRule).map((place) => markFault(place));
    expect(ofFile(wrong)).toEqual([]);
  });

  test('no line is silent for more than eight moves', () => {
    expect(ofFile(silenceFaults(main))).toEqual([]);
  });

  // The build recomputes all claims; these two kinds are counted here once more by plain enumeration.
  test('every [%most N] is the proved maximum', () => {
    const told = all.map(({ turn }) => ({ comment: turn.comment, after: turn.move.after }));
    const claims = [{ comment: main.comment, after: game.start }, ...told].flatMap(({ comment, after }) =>
      [...comment.matchAll(/\[%most (\d+)\]/g)].map(([, number]) => ({ after, number: Number(number) })),
    );
    const wrong = claims.filter(({ after, number }) => most(game.rules, after) !== number);
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  test('something is claimed, so that something is checked', () => {
    const isClaimed = (main.comment + all.map(({ turn }) => turn.comment).join('')).includes('[%');
    const fault =
      'Expected a claim in a comment at least, found none: say what is so there, such as {[%most 49]}.';
    expect(ofFile(isClaimed ? [] : [fault])).toEqual([]);
  });

  test('every [%shuffles N/M] is so, by trying them all', () => {
    const wrong = all.flatMap((place) =>
      [...place.turn.comment.matchAll(/\[%shuffles (\d+)\/(\d+)\]/g)].filter(([, won, of]) => {
        const counted = shuffles(game.rules, place.turn.move.after);
        return counted.won !== Number(won) || counted.all !== Number(of);
      }),
    );
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  test('the replay ends where plain play ends', () => {
    const plain = main.nodes.reduce((position, { move }) => advance(game, position, move.move), game.start);
    expect(plain).toEqual(end);
  });
});
