import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import type { Game } from '../../src/core/game.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import {
  type Action,
  currentMoment,
  openSession,
  PHASES,
  type Phase,
  phaseOf,
  type Session,
  update,
} from '../../src/play/session.ts';
import { at, moveOf, rulesWith } from '../core/notation.ts';

const rules = rulesWith({ merci: 1, merciWhen: 'any-deal' });
const START = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';
const game: Game = { rules, seed: 'table', start: at(rules, START) };

/** The session after moves in notation and other actions, one after another. */
function playOn(session: Session, ...actions: readonly (string | Action)[]): Session {
  return actions.reduce((sitting: Session, action) => {
    if (typeof action !== 'string') return update(sitting, action);
    const move = moveOf(currentMoment(sitting).game.rules, currentMoment(sitting).position, action);
    return update(sitting, { type: 'play', move });
  }, session);
}

const texts = ({ moments }: Session): string[] =>
  moments.map((moment) => makePosition(moment.game.rules, moment.position));

const UNDO: Action = { type: 'undo' };
const REDO: Action = { type: 'redo' };

describe('a sitting', () => {
  test('undoes and redoes everything alike: plays, a merci, a redeal, a restart and a new game', () => {
    const fan = presetOf('the-fan')!.rules;
    const other = newGame(fan, 'other');
    const played = playOn(
      openSession(game),
      'QC-KC',
      'JC',
      'merci:KD',
      'redeal',
      { type: 'restart' },
      { type: 'new', game: other },
    );
    const redealt = texts(played)[4];
    expect(texts(played)).toEqual([
      START,
      'Foundations: C-T D-T H-K S-K | JC | KC QC | KD QD JD',
      'Foundations: C-J D-T H-K S-K | - | KC QC | KD QD JD',
      'Foundations: C-J D-T H-K S-K | Merci: 1 | - | KC QC | QD JD KD',
      redealt,
      START,
      makePosition(fan, other.start),
    ]);
    expect(redealt).toMatch(/^Foundations: C-J D-T H-K S-K \| Deal: 2 \| Merci: 1 \| .. .. .. \| .. ..$/);
    let session = played;
    for (let at = 5; at >= 0; at--) {
      session = update(session, UNDO);
      expect(currentMoment(session)).toBe(played.moments[at]);
    }
    expect(update(session, UNDO)).toBe(session);
    for (let at = 1; at <= 6; at++) {
      session = update(session, REDO);
      expect(currentMoment(session)).toBe(played.moments[at]);
    }
    expect(update(session, REDO)).toBe(session);
  });

  test('shows the move that led to each moment, and none at the start of a game', () => {
    const played = playOn(openSession(game), 'QC-KC', 'redeal', { type: 'restart' });
    expect(played.moments.map(({ move }) => move?.kind ?? null)).toEqual([null, 'play', 'redeal', null]);
  });

  test('forgets what was undone when another move is played, and redeals as before', () => {
    const first = playOn(openSession(game), 'QC-KC', 'redeal');
    const again = playOn(first, UNDO, 'JC', UNDO, 'redeal');
    expect(texts(again)).toEqual(texts(first));
    const other = playOn(first, UNDO, UNDO, 'JD');
    expect(texts(other)).toEqual([START, 'Foundations: C-T D-J H-K S-K | JC QC | KC | KD QD']);
    expect(update(other, REDO)).toBe(other);
  });

  test.each<[string, Action]>([
    ['an illegal play', { type: 'play', move: moveOf(rules, game.start, 'JC') }],
    ['a redeal too many', { type: 'play', move: { kind: 'redeal' } }],
    ['undo at the start', UNDO],
    ['redo at the end', REDO],
    ['a restart at the start', { type: 'restart' }],
    ['a jump to where it is', { type: 'jump', index: 0 }],
    ['a jump beyond the end', { type: 'jump', index: 1 }],
    ['a jump before the start', { type: 'jump', index: -1 }],
    ['a jump to nowhere', { type: 'jump', index: 0.5 }],
  ])('stays the same object after %s', (_, action) => {
    const last: Game = { ...game, start: { ...game.start, deal: 3 } };
    const session = openSession(last);
    expect(update(session, action)).toBe(session);
  });

  test('jumps to any moment and keeps the others', () => {
    const played = playOn(openSession(game), 'QC-KC', 'JC', 'QC');
    const back = update(played, { type: 'jump', index: 1 });
    expect(currentMoment(back)).toBe(played.moments[1]);
    expect(update(back, { type: 'jump', index: 3 })).toEqual(played);
  });

  test('changes no earlier session', () => {
    const first = openSession(game);
    const frozen = JSON.stringify(first);
    playOn(first, 'QC-KC', 'JC', UNDO, 'redeal', { type: 'restart' });
    expect(JSON.stringify(first)).toBe(frozen);
  });

  test('that stands nowhere is a mistake of the program', () => {
    expect(() => currentMoment({ moments: [], index: 0 })).toThrow('no moment 0');
  });
});

const HOME = 'Foundations: C-T D-T H-K S-K |';
const STUCK = `${HOME} JC KC QC | JD KD QD`;

/** Positions with the phase that each is in, and why. */
const phases: readonly (readonly [Phase, string, Partial<Rules>, string])[] = [
  ['won', 'every card is home', {}, 'Foundations: C-K D-K H-K S-K | - | -'],
  [
    'won',
    'every card is home, with a merci to spare',
    { merci: 1, redeals: 0 },
    'Foundations: C-K D-K H-K S-K',
  ],
  ['playing', 'a card can go home', {}, `${HOME} KC QC JC | JD KD QD`],
  ['playing', 'only a build is left', { redeals: 0 }, `${HOME} JC QC | KC | JD KD QD`],
  [
    'playing',
    'only a king can fill a space',
    { emptyFan: 'kings', redeals: 0 },
    `${HOME} - | JC QC KC | JD KD QD`,
  ],
  ['playing', 'a cell is free', { cells: 1, redeals: 0 }, STUCK],
  [
    'playing',
    'the stock has cards',
    { stock: 28, wastes: 3 },
    'Foundations: C-T D-T H-K S-K | Stock: JC | KC QC | JD KD QD',
  ],
  [
    'stuck-redeal',
    'the stock waits for an emptied fan, and a redeal is left',
    { stock: 28, emptyFan: 'stock' },
    'Foundations: C-T D-T H-K S-K | Stock: JC | QC KC | JD KD QD',
  ],
  [
    'over',
    'the stock waits for an emptied fan',
    { stock: 28, emptyFan: 'stock', redeals: 0 },
    'Foundations: C-T D-T H-K S-K | Stock: JC | QC KC | JD KD QD',
  ],
  ['stuck-redeal', 'a redeal is left', {}, STUCK],
  ['stuck-redeal', 'a redeal is left, and the merci only later', { merci: 1 }, STUCK],
  ['stuck-redeal', 'a redeal may be taken only now', { redealWhen: 'only-when-stuck' }, STUCK],
  ['stuck-merci', 'a merci is left in the last deal', { merci: 1 }, STUCK.replace('|', '| Deal: 3 |')],
  ['stuck-merci', 'a merci and a redeal are left', { merci: 1, merciWhen: 'any-deal' }, STUCK],
  ['over', 'no redeal is left', {}, STUCK.replace('|', '| Deal: 3 |')],
  ['over', 'no redeal and no merci are left', { merci: 1 }, STUCK.replace('|', '| Deal: 3 | Merci: 1 |')],
  [
    'over',
    'a merci is left, but it has no legal place',
    { merci: 1, redeals: 0, merciTo: 'legal-place', merciCard: 'second' },
    STUCK,
  ],
];

test.each(phases)('%s: %s', (phase, _, changes, text) => {
  const rules = rulesWith(changes);
  expect(phaseOf(rules, at(rules, text))).toBe(phase);
});

test('every phase has its row', () => {
  expect(new Set(phases.map(([phase]) => phase))).toEqual(new Set(PHASES));
});
