import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { countPlaywright } from '../run/tally.ts';

/** The report of three browser tests: one that passed, one that did when tried again, and one that never did. */
function report(): JSONReport {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 1,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const specs = [
    spec('one', 'expected'),
    spec('two', 'flaky', 'came late'),
    spec('three', 'unexpected', 'wrong', 'wrong again'),
  ];
  return { suites: [{ specs: [], suites: [{ specs }] }], errors: [] } as unknown as JSONReport;
}

test('a test that passes when it is tried again has passed, and is named with its reason', () => {
  expect(countPlaywright(report())).toEqual({
    passed: 2,
    failed: ['a.spec.ts:1 › three\n    wrong\n    wrong again'],
    skipped: [],
    flaky: ['a.spec.ts:1 › two\n    came late'],
  });
});
