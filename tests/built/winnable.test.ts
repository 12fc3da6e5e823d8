import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRESETS } from '../../src/core/preset.ts';
import { readGameLink } from '../../src/play/game-link.ts';
import { solve } from '../../src/solver/solve.ts';
import { builtText } from './built.ts';

const PAGE = 'is-la-belle-lucie-winnable/';
const page = builtText(`${PAGE}index.html`);

/** The words of some markup. */
function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The share of a way of playing, as a measured file has it. */
function measured(name: string, way: string): number {
  const file = join(import.meta.dirname, `../../content/measurements/${name}.json`);
  const { ways } = JSON.parse(readFileSync(file, 'utf8')) as { ways: { way: string; chance: number }[] };
  return ways.find((one) => one.way === way)!.chance;
}

test('the first sentence says how often La Belle Lucie is won, as it was measured', () => {
  const percent = Math.round(100 * measured('play-la-belle-lucie', 'perfect'));
  const lede = words(/<p class="lede"[^>]*>(.*?)<\/p>/s.exec(page)?.[1] ?? '');
  expect(lede).toMatch(
    new RegExp(`^Yes: played perfectly, about ${percent} games of La Belle Lucie in 100 are won`),
  );
  expect(/<title>([^<]*)/.exec(page)?.[1]).toContain(`${percent} games in 100`);
});

test('the table has every game, perfect play and ordinary play apart', () => {
  const table = /<table.*?<\/table>/s.exec(page)?.[0] ?? '';
  for (const { id } of PRESETS) expect(table).toContain(`/variants/${id}/`);
  const row = words(/<tr[^>]*>(?:(?!<\/tr>).)*variants\/trefoil\/.*?<\/tr>/s.exec(table)?.[0] ?? '');
  for (const way of ['perfect', 'random-free', 'random'])
    expect(row).toContain(`${(100 * measured('play-trefoil', way)).toFixed(1)} %`);
});

test('the lost deal opens at the table, and is lost', () => {
  const link = /href="[^"]*\/play\/#(game=[^"]*deal=[^"]*)"/.exec(page)?.[1] ?? '';
  const read = readGameLink(link.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), 'none');
  if (read?.ok !== true) throw new Error(`The link is not read: ${link}`);
  const { rules, start } = read.value.moments[0]!.game;
  expect(rules.redeals).toBe(0);
  expect(solve(rules, start, 1_000_000).verdict).toBe('unsolvable');
});

test('each question that search engines are told is a heading with its answer below', () => {
  const questions = [...page.matchAll(/itemtype="https:\/\/schema\.org\/Question"/g)];
  const names = [...page.matchAll(/<h[12][^>]*itemprop="name"[^>]*>(.*?)<\/h[12]>/gs)];
  expect(page).toContain('https://schema.org/FAQPage');
  expect(questions.length).toBeGreaterThan(3);
  expect(names.map(([, text = '']) => words(text)).filter((text) => !text.endsWith('?'))).toEqual([]);
  expect(names.length).toBe(questions.length);
});

test('it is a link away from where people ask', () => {
  for (const from of ['', 'learn/', 'numbers/', 'variants/la-belle-lucie/', 'search/'])
    expect(builtText(`${from}index.html`), from).toMatch(new RegExp(`href="[^"]*/${PAGE}"`));
});
