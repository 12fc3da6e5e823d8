import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cardsLeft, type Position } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { readStudy } from '../../src/site/content/study-file.ts';
import { readAuthoredDeal } from '../../src/site/text/deal.ts';
import { lessonFiles } from '../content/lesson-files.ts';
import { pages, sampled } from '../built/built.ts';

const CONTENT = join(import.meta.dirname, '../../content/en');

test.use({ javaScriptEnabled: false });

/** The position that a page shows first. */
function startOf(path: string): Position | null {
  const [, part, slug] = /^(\w+)\/([^/]+)\/$/.exec(path) ?? [];
  if (part === 'learn') {
    const { head } = lessonFiles.find((lesson) => lesson.slug === slug)!;
    return unwrap(readAuthoredDeal(head.preset, head.deal));
  }
  if (part !== 'studies') return null;
  return unwrap(readStudy(readFileSync(join(CONTENT, 'studies', `${slug}.lucie`), 'utf8'))).game.start;
}

/** How many cards a board shows: those in play and the top two of each foundation, which is all of a fresh deal. */
function cardsOn(path: string): number {
  const start = startOf(path);
  if (start === null) return 52;
  const piles = start.foundations.map((pile) => Math.min(2, pile.length));
  // Of a waste pile the top is drawn, of the stock how many cards it has.
  const hidden = start.wastes.reduce((sum, waste) => sum + Math.max(waste.length - 1, 0), start.stock.length);
  return cardsLeft(start).length - hidden + piles.reduce((sum, cards) => sum + cards, 0);
}

for (const path of sampled(
  pages.filter((page) => page === '' || /^(?:learn|studies)\/[^/]+\/$/.test(page)),
)) {
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

for (const { slug, body } of lessonFiles) {
  test(`without JavaScript the lesson ${slug} shows its whole text, the solution to be opened`, async ({
    page,
  }) => {
    await page.goto(`./learn/${slug}/`);
    for (const [, heading = ''] of body.matchAll(/^## (.+)$/gm)) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Your task')).toBeVisible();
    const solution = page.locator('details', { hasText: 'Solution' }).locator('p').first();
    await expect(solution).toBeHidden();
    await page.getByText('Solution', { exact: true }).click();
    await expect(solution).toBeVisible();
  });
}

for (const file of readdirSync(join(CONTENT, 'studies'))) {
  test(`without JavaScript the study ${file} shows every comment`, async ({ page }) => {
    await page.goto(`./studies/${file.replace('.lucie', '')}/`);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
    const shown = (await page.locator('main').evaluate((main) => (main as HTMLElement).innerText)).replace(
      /\s+/g,
      ' ',
    );
    const comments = readFileSync(join(CONTENT, 'studies', file), 'utf8').match(/\{[^{}]*\}/g) ?? [];
    expect(comments.length).toBeGreaterThan(3);
    // Cards are drawn and claims are written out, so the words between them are what must be there.
    const words = comments.flatMap((comment) =>
      comment.slice(1, -1).split(/\b(?:10|[A2-9TJQK])[CDHS]\b'?|\[%[^\]]*\]/),
    );
    const missing = words
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part.length > 12 && !shown.includes(part));
    expect(missing).toEqual([]);
  });
}
