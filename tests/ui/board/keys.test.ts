import { describe, expect, test } from 'vitest';
import { readKey, TYPING_TIME, type Typed } from '../../../src/ui/board/keys.ts';

/** Presses keys one after another, with a time between them, and gives what each did. */
function press(keys: readonly string[], wait = 100) {
  let typed: Typed | null = null;
  return keys.map((key, at) => {
    const read = readKey(typed, key, at * wait);
    typed = read.typed;
    return read.act;
  });
}

describe('a rank and a suit go to a card', () => {
  test.each([
    ['9h', 8, 2],
    ['9H', 8, 2],
    ['ac', 0, 0],
    ['10h', 9, 2],
    ['th', 9, 2],
    ['ks', 12, 3],
    ['qd', 11, 1],
  ])('%s', (keys, rank, suit) => expect(press([...keys]).at(-1)).toEqual({ kind: 'jump', rank, suit }));

  test('a suit alone is no card, and h alone asks for a hint', () => {
    expect(press(['d'])).toEqual([null]);
    expect(press(['h'])).toEqual([{ kind: 'command', command: 'hint' }]);
  });

  test('a rank is forgotten after a while', () => {
    expect(press(['9', 'h'], TYPING_TIME + 1)).toEqual([null, { kind: 'command', command: 'hint' }]);
  });

  test('a second rank takes the place of the first, and 1 means nothing without 0', () => {
    expect(press(['9', '8', 'h']).at(-1)).toEqual({ kind: 'jump', rank: 7, suit: 2 });
    expect(press(['1', 'h'])).toEqual([null, null]);
  });
});

test.each([
  ['u', { kind: 'command', command: 'undo' }],
  ['Y', { kind: 'command', command: 'redo' }],
  ['r', { kind: 'command', command: 'redeal' }],
  ['m', { kind: 'command', command: 'merci' }],
  ['?', { kind: 'command', command: 'help' }],
  ['Escape', { kind: 'command', command: 'escape' }],
  ['f', { kind: 'report', report: 'fan', waits: false }],
  ['t', { kind: 'report', report: 'tops', waits: true }],
  ['l', { kind: 'report', report: 'moves', waits: false }],
  ['s', { kind: 'report', report: 'state', waits: false }],
  ['ArrowLeft', { kind: 'step', key: 'ArrowLeft' }],
  ['Home', { kind: 'step', key: 'Home' }],
])('the key %s has its own meaning', (key, act) => expect(press([key])).toEqual([act]));

test.each(['Enter', ' ', 'Tab', 'x', 'PageDown', 'F5', 'constructor'])(
  'the key %s is left to the page',
  (key) => {
    expect(press([key])).toEqual([null]);
  },
);
