import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import {
  DEFAULT_SETTINGS,
  makeSettings,
  readSettings,
  SETTINGS,
  type Settings,
} from '../../src/play/settings.ts';

const any = fc.record(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, fc.constantFrom(...values)])),
) as fc.Arbitrary<Settings>;

test('settings that were written are read back', () => {
  fc.assert(
    fc.property(any, (settings) => {
      expect(unwrap(readSettings(makeSettings(settings)))).toEqual(settings);
    }),
  );
});

test('the usual value of each setting stands first', () => {
  for (const [name, values] of Object.entries(SETTINGS))
    expect(DEFAULT_SETTINGS[name as keyof Settings]).toBe(values[0]);
});

test('a setting that is not there is as usual', () => {
  expect(unwrap(readSettings('{"version":1,"deck":"four"}'))).toEqual({ ...DEFAULT_SETTINGS, deck: 'four' });
});

test.each([
  ['rhubarb', 'It is not the text of settings.'],
  ['[1]', 'It is not the text of settings.'],
  ['{"version":2,"deck":"four"}', 'It has version 2, and this page reads version 1.'],
  ['{"deck":"four"}', 'It has version undefined, and this page reads version 1.'],
  ['{"version":1,"deck":"six"}', 'Its “deck” is one of two, four; found "six".'],
  ['{"version":1,"auto":true}', 'Its “auto” is one of off, on; found true.'],
])('%s is refused', (text, message) => {
  expect(readSettings(text)).toEqual({ ok: false, fault: { message } });
});

test('no text at all makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readSettings(text).ok === 'boolean'),
  );
});
