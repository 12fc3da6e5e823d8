import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needBrowser } from './browser.ts';
import { kinds } from './built/kinds.ts';
import { serveWithHeaders } from './site/served.ts';

/*
 * Lighthouse as on a phone, on a page of each kind of the built site, the median of some runs: `npm run lighthouse`,
 * or `npm run lighthouse -- 1 play/` for one run and some pages. It is heavy and used seldom, so it is no dependency.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const REPORTS = join(import.meta.dirname, '../node_modules/.cache/lighthouse');

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly title: string;
        readonly score: number | null;
        readonly displayValue?: string;
      }
    >
  >;
}

async function report(url: string, file: string): Promise<Report | null> {
  const flags = [
    '--headless=new',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium's sandbox refuses to start for root.
  if (process.getuid?.() === 0) flags.push('--no-sandbox');
  const run = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: needBrowser() } },
  );
  const [status] = await once(run, 'exit');
  return status === 0 ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const [runs = '3', ...wanted] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(runs)) {
  console.error(`Expected the number of runs and then pages, as in 3 play/ learn/, and found ${runs}.`);
  process.exit(1);
}
const pages = wanted.length > 0 ? wanted : kinds;
const { close, home } = await serveWithHeaders();
mkdirSync(REPORTS, { recursive: true });
console.log(
  ['page'.padEnd(36), ...CATEGORIES.map((name) => name.padStart(16)), '  what costs points'].join(''),
);
let whole = true;
for (const page of pages) {
  const reports: Report[] = [];
  for (let run = 1; run <= Number(runs); run++) {
    const found = await report(
      home + page,
      join(REPORTS, `${page.replaceAll('/', '_') || 'home'}.${run}.json`),
    );
    if (found !== null) reports.push(found);
  }
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0))),
  );
  const audits = Object.values(reports.at(-1)?.audits ?? {}).filter(
    ({ score }) => score !== null && score < 0.9,
  );
  const faults = audits.map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
  console.log(
    [
      `/${page}`.padEnd(36),
      ...scores.map((score) => String(score).padStart(16)),
      `  ${faults.join(', ')}`,
    ].join(''),
  );
  whole &&= scores.every((score) => score === 100);
}
await close();
process.exitCode = whole ? 0 : 1;
