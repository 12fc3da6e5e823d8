import { expect, test } from 'vitest';
import { type Facts, reportText } from '../../../../src/ui/words/en/report.ts';

const facts: Facts = {
  page: 'https://lucie.example/play/#game=trefoil&seed=rose',
  version: 'La Belle Lucie 1.2.3',
  scripts: ['PlayDesk.abc.js'],
  browser: 'Browser/1',
  languages: ['en-GB', 'de'],
  window: '320 × 568, at 2',
  prefers: ['dark colours'],
  abilities: [['Online', false]],
  settings: '{"version":1,"deck":"four"}',
  kept: [['lucie.play', 120]],
  mishaps: ['Error: one\n at x', 'Error: two'],
};

test('a report has a line for each thing that is known, and errors last', () => {
  expect(reportText(facts).split('\n').slice(3)).toEqual([
    'Page: https://lucie.example/play/#game=trefoil&seed=rose',
    'Version: La Belle Lucie 1.2.3, PlayDesk.abc.js',
    'Browser: Browser/1',
    'Languages: en-GB, de',
    'Window: 320 × 568, at 2',
    'The device asks for: dark colours',
    'Online: no',
    'Settings: {"version":1,"deck":"four"}',
    'Kept on this device: lucie.play (120 letters)',
    'Errors since the page was opened:',
    'Error: one',
    ' at x',
    'Error: two',
  ]);
});

test('what there is nothing of is said as well', () => {
  const text = reportText({ ...facts, prefers: [], settings: '', kept: [], mishaps: [] });
  expect(text).toContain('The device asks for: nothing special');
  expect(text).toContain('Settings: as they come');
  expect(text).toContain('Kept on this device: nothing');
  expect(text).toContain('Errors since the page was opened: none');
  expect(reportText({ ...facts, kept: null })).toContain('the browser keeps nothing');
});
