import { describe, expect, test } from 'vitest';
import { readChord, readKey, TYPING_TIME, type Typed } from '../../../src/ui/board/keys/keys.ts';
import { isTableKey } from '../../../src/ui/board/keys/page-keys.ts';

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

  test('a suit alone is no card: c is nothing, h a hint, d deals again', () => {
    expect(press(['c'])).toEqual([null]);
    expect(press(['d'])).toEqual([{ kind: 'command', command: 'redeal' }]);
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
  ['r', { kind: 'command', command: 'redo' }],
  ['d', { kind: 'command', command: 'redeal' }],
  ['n', { kind: 'command', command: 'deal' }],
  ['m', { kind: 'command', command: 'merci' }],
  ['v', { kind: 'command', command: 'values' }],
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

describe('keys with Ctrl or ⌘', () => {
  const chord = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => {
    const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    return readChord({ key, ...none, ...Object.fromEntries(held.map((one) => [one, true])) });
  };

  test('take back and play again', () => {
    expect(chord('z', 'ctrlKey')).toBe('undo');
    expect(chord('z', 'metaKey')).toBe('undo');
    expect(chord('Z', 'ctrlKey', 'shiftKey')).toBe('redo');
    expect(chord('Z', 'metaKey', 'shiftKey')).toBe('redo');
    expect(chord('y', 'ctrlKey')).toBe('redo');
  });

  test('are else left to the browser', () => {
    expect(chord('z')).toBe(null);
    expect(chord('z', 'altKey', 'ctrlKey')).toBe(null);
    expect(chord('u', 'ctrlKey')).toBe(null);
    expect(chord('d', 'metaKey')).toBe(null);
  });
});

test('which keys are the table’s wherever the focus is', () => {
  const isTaken = (key: string) =>
    isTableKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });
  for (const key of [...'uryhdmnvwftlsUHD?19kqjatc', 'Escape']) expect(isTaken(key), key).toBe(true);
  for (const key of [...'/xb ', 'Enter', 'ArrowLeft', 'Home', 'Tab', 'F5'])
    expect(isTaken(key), key).toBe(false);
});
