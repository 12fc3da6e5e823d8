import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lucie } from '../cli/lucie.ts';

const folder = mkdtempSync(join(tmpdir(), 'mine-'));
const at = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
const words = ['mine', 'free-the-card', '--samples', '6', '--seed', 'test', '--count', '3'];

afterAll(() => rmSync(folder, { recursive: true }));

test('the same seed gives the same file on one processor and on several, and it is proved again', () => {
  expect(lucie([...words, '--out', at('whole.lucie')])).toMatchObject({ code: 0 });
  lucie([...words, '--out', at('one.lucie'), '--jobs', '1']);
  const body = (name: string): string => textOf(name).split('\n').slice(1).join('\n');
  expect(body('one.lucie')).toBe(body('whole.lucie'));
  expect(body('one.lucie').match(/^\[Puzzle/gm)).toHaveLength(3);
  expect(lucie(['mine', 'prove', at('whole.lucie')]).out).toMatch(/whole\.lucie\t3 proved\t/);
});

test('a run that was killed goes on where it was', () => {
  lucie([...words, '--out', at('killed.lucie')]);
  const whole = textOf('killed.lucie');
  const part = `${JSON.stringify({ name: 'mine free-the-card', seed: 'test', samples: 6, version: '0.1.0' })}\n[0,nul`;
  writeFileSync(at('killed.lucie.part'), part);
  truncateSync(at('killed.lucie'), 0);
  expect(lucie([...words, '--out', at('killed.lucie')]).code).toBe(0);
  expect(textOf('killed.lucie')).toBe(whole);
});

test('a puzzle with a wrong mark is not proved', () => {
  lucie([...words, '--out', at('wrong.lucie')]);
  writeFileSync(at('wrong.lucie'), textOf('wrong.lucie').replace(/\?(?= |\))/, '!'));
  const { code, err } = lucie(['mine', 'prove', at('wrong.lucie')]);
  expect(code).toBe(2);
  expect(err).toMatch(/^free-the-card-01: after 0 moves .* loses the goal, but is marked “!”\./);
});

test('what cannot be mined is refused with a sentence', () => {
  expect(lucie(['mine', 'gold']).err).toMatch(/^Expected one theme \(.*\) or “prove”; found “gold”\./);
  expect(lucie(['mine', 'prove', 'none.lucie']).err).toMatch(/^There is no file “none\.lucie”\./);
});
