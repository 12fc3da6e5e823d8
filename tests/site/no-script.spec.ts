import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cardsLeft } from '../../src/core/position.ts';
import { must } from '../../src/core/result.ts';
import { readStudy } from '../../src/site/study-file.ts';
import { pages } from './built.ts';

const CONTENT = join(import.meta.dirname, '../../content/en');

test.use({ javaScriptEnabled: false });

/** How many cards a board shows: all of a deal, or of a study those in play and the top two of each foundation. */
function cardsOn(path: string): number {
  const [, slug] = /^studies\/([^/]+)\/$/.exec(path) ?? [];
  if (slug === undefined) return 52;
  const { game } = must(readStudy(readFileSync(join(CONTENT, 'studies', `${slug}.lucie`), 'utf8')));
  const piles = game.start.foundations.map((pile) => Math.min(2, pile.length));
  return cardsLeft(game.start).length + piles.reduce((sum, cards) => sum + cards, 0);
}

for (const path of pages.filter((page) => page === '' || /^(?:learn|studies)\/[^/]+\/$/.test(page))) {
  test(`without JavaScript ${path === '' ? 'the first page' : path} shows every card`, async ({ page }) => {
    await page.goto(`./${path}`);
    const board = page.locator('.lucie-board').first();
    const cards = await board
      .locator('.lucie-card')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    expect(new Set(cards).size).toBe(cardsOn(path));
    await expect(board.locator('.lucie-card').first()).toBeVisible();
    await expect(board.locator('.lucie-card').last()).toBeVisible();
  });
}

test('without JavaScript a lesson shows its whole text, the solution to be opened', async ({ page }) => {
  await page.goto('./learn/the-deal-and-the-first-cards-home/');
  await expect(page.getByText('An empty fan stays empty')).toBeVisible();
  await expect(page.getByText('Where the sources differ')).toBeVisible();
  await page.getByText('Solution', { exact: true }).click();
  await expect(page.getByText('Send the four aces home, in any order.')).toBeVisible();
});

for (const file of readdirSync(join(CONTENT, 'studies'))) {
  test(`without JavaScript the study ${file} shows every comment`, async ({ page }) => {
    await page.goto(`./studies/${file.replace('.lucie', '')}/`);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
    const shown = (await page.locator('main').evaluate((main) => (main as HTMLElement).innerText)).replace(
      /\s+/g,
      ' ',
    );
    const comments = readFileSync(join(CONTENT, 'studies', file), 'utf8').match(/\{[^{}]*\}/g) ?? [];
    expect(comments.length).toBeGreaterThan(5);
    // Cards are drawn, so the words between them are what must be there.
    const words = comments.flatMap((comment) => comment.slice(1, -1).split(/\b(?:10|[A2-9TJQK])[CDHS]\b/));
    const missing = words
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part.length > 12 && !shown.includes(part));
    expect(missing).toEqual([]);
  });
}
