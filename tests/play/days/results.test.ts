import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalPlays } from '../../../src/core/moves.ts';
import { home } from '../../../src/core/position.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { currentGame } from '../../../src/play/current-game.ts';
import { readDate } from '../../../src/play/days/day.ts';
import { dealResultOf } from '../../../src/play/days/deal-result.ts';
import { puzzleResultOf } from '../../../src/play/days/puzzle-result.ts';
import { type GameEntry, readEntry } from '../../../src/play/entry.ts';
import { makeGameLink } from '../../../src/play/game-link.ts';
import type { TryResult } from '../../../src/play/practice.ts';
import { currentMoment, openSession, phaseOf, type Session, update } from '../../../src/play/session.ts';
import { dealResultText, puzzleResultText } from '../../../src/ui/words/en/days/result.ts';
import { recorded } from '../../site/recorded.ts';

const { rules } = presetOf('la-belle-lucie')!;
const today = readDate('2026-11-25')!;

/** Plays whatever can be played, redeals included, to the end; with the cards home before each redeal. */
function playedOut(rules: Rules, seed: string): { session: Session; homes: number[] } {
  let session = openSession(newGame(rules, seed));
  const homes: number[] = [];
  for (;;) {
    const { position } = currentMoment(session);
    const phase = phaseOf(rules, position);
    if (phase === 'over' || phase === 'won') return { session, homes: [...homes, home(position)] };
    const plays = legalPlays(rules, position);
    const move = plays.find((one) => 'to' in one && one.to.at === 'foundation') ?? plays[0];
    if (move === undefined) homes.push(home(position));
    session = update(session, { type: 'play', move: move ?? { kind: 'redeal' } });
  }
}

test('the deal of a day is told by the cards home at the end of each deal', () => {
  const { session, homes } = playedOut(rules, '2026-11-25');
  const result = dealResultOf(session, today, [])!;
  expect(homes).toHaveLength(3);
  expect(result).toEqual({
    day: today,
    title: 'La Belle Lucie',
    house: false,
    homes,
    won: homes.at(-1) === 52,
    earlier: null,
  });
  expect(dealResultText({ ...result, homes: [13, 29, 52], won: true })).toBe(
    'La Belle Lucie, deal of 25 November 2026: 13 · 29 · 52 home, won.',
  );
  expect(dealResultText({ ...result, homes: [41], won: false, house: true })).toBe(
    'La Belle Lucie with house rules, deal of 25 November 2026: 41 home.',
  );
});

test('an earlier end of the same deal is told from the record, and nothing is said of this one or of games that were left', () => {
  const { session, homes } = playedOut(rules, '2026-11-25');
  const entry = (game: Session, left: boolean) =>
    unwrap(
      readEntry({
        game: makeGameLink(currentGame(game)),
        home: home(currentMoment(game).position),
        at: '2026-11-25T18:04:00Z',
        left,
      }),
    );
  const half = update(session, { type: 'jump', index: 8 });
  const atHalf = home(currentMoment(half).position);
  const earlierIn = (...recorded: GameEntry[]) => dealResultOf(session, today, recorded)!.earlier;
  const other = playedOut(rules, '2026-11-24').session;
  expect(earlierIn(entry(session, false), entry(other, false))).toBeNull();
  expect(earlierIn(entry(half, true))).toBeNull();
  expect(earlierIn(entry(other, false), entry(half, false))).toBe(atHalf);
  const result = dealResultOf(session, today, [entry(half, false)])!;
  expect(dealResultText(result)).toBe(
    `La Belle Lucie, deal of 25 November 2026: ${homes.join(' · ')} home. In an earlier game: ${atHalf} home.`,
  );
});

test('a deal of another game, under rules of the house, has their name', () => {
  const house: Rules = { ...presetOf('trefoil')!.rules, redeals: 1 };
  expect(dealResultOf(playedOut(house, '2026-11-24').session, today, [])).toMatchObject({
    title: 'Trefoil',
    house: true,
    day: today - 1,
  });
});

test('other deals have no result: other seeds, days to come, and cards laid out by hand', () => {
  expect(dealResultOf(openSession(newGame(rules, 'rose')), today, [])).toBeNull();
  expect(dealResultOf(openSession(newGame(rules, '2026-11-26')), today, [])).toBeNull();
  expect(dealResultOf(openSession(newGame(rules, '2026-11-31')), today, [])).toBeNull();
  const { start } = newGame(rules, 'rose');
  expect(dealResultOf(openSession({ rules, seed: '2026-11-25', start }), today, [])).toBeNull();
  expect(dealResultOf(openSession(recorded('la-belle-lucie').game), today, [])).toBeNull();
});

const tries = (...hows: TryResult[]) =>
  hows.map((how) => ({ puzzle: 'draw-01', at: '2026-11-25T10:00:00Z', how }));

test.each([
  ['solved at once', [], { wrong: 0, met: 'solved' }, 'solved at the first try, no hints.'],
  ['solved after a wrong move', [], { wrong: 1, met: 'solved' }, 'solved at the 2nd try, no hints.'],
  ['solved with a hint', [], { wrong: 2, met: 'helped' }, 'solved at the 3rd try, with a hint.'],
  ['lost', [], { wrong: 1, met: null }, 'not solved yet, 1 try.'],
  ['lost again', tries('failed'), { wrong: 2, met: null }, 'not solved yet, 3 tries.'],
  [
    'solved on another day',
    tries('failed', 'failed', 'failed'),
    { wrong: 0, met: 'solved' },
    'solved at the 4th try, no hints.',
  ],
  [
    'solved before',
    tries('failed', 'helped', 'solved'),
    { wrong: 1, met: null },
    'solved at the 2nd try, with a hint.',
  ],
] as const)('a puzzle that was %s says so', (_, earlier, sitting, said) => {
  expect(puzzleResultText(today, puzzleResultOf(earlier, sitting))).toBe(
    `La Belle Lucie, puzzle of 25 November 2026: ${said}`,
  );
});

test('the number of a try has its ending', () => {
  const at = (number: number) => puzzleResultText(today, { how: 'solved', tries: number }).split(' ').at(-4);
  expect([11, 12, 13, 21, 22, 23, 101].map(at)).toEqual([
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
  ]);
});
