import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from './tool.ts';

/** What a part of the tests came to: how many passed, and by name, with the reason, what did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** By name, with the reason, what passed only when it was tried again; it is counted among those that passed. */
  readonly flaky?: readonly string[];
}

/** A failed test in a few lines: of its reason the first. */
export function failure(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).split('\n', 24);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** Counts the tests of a Vitest report; where only those with a tag were to run, of the others nothing is said. */
export function countVitest({ testResults }: JsonTestResults, tag?: string): Tally {
  const tests = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ tags }) => tag === undefined || tags.includes(tag));
  // A file that breaks before its first test reports no test at all.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...broken.map((file) => failure(relative(ROOT, file.name), file.message)),
      ...testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) =>
            failure(`${relative(ROOT, file.name)} › ${test.fullName}`, test.failureMessages?.[0]),
          ),
      ),
    ],
    skipped: tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => test.fullName),
  };
}

/** Counts the tests of a Playwright report. */
export function countPlaywright({ suites, errors }: JSONReport): Tally {
  const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, title: `${spec.file}:${spec.line} › ${spec.title}` })),
    );
  const named = (status: JSONReportTest['status']): string[] =>
    tests
      .filter((test) => test.status === status)
      .map(({ title, results }) =>
        failure(title, results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')),
      );
  const flaky = named('flaky');
  return {
    passed: tests.filter((test) => test.status === 'expected').length + flaky.length,
    failed: [...errors.map((error) => failure('playwright', error.message)), ...named('unexpected')],
    skipped: tests.filter((test) => test.status === 'skipped').map((test) => test.title),
    flaky,
  };
}
