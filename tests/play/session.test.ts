import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import type { Game } from '../../src/core/game.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { type Action, currentMoment, openSession, type Session, update } from '../../src/play/session.ts';
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
