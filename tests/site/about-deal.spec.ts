import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { presetOf } from '../../src/core/preset.ts';
import { dealFacts } from '../../src/solver/difficulty/deal-facts.ts';
import {
  type DifficultyScale,
  effortScore,
  gradeByScale,
  scaleName,
} from '../../src/solver/difficulty/deal-grade.ts';
import { ceilingText, effortText, mostText } from '../../src/ui/words/en/deals/about-deal.ts';
import { DEAL_GRADE_WORDS } from '../../src/ui/words/en/deals/found-deal.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { openDrawer, openFold } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the page should know of a deal, worked out by the same engine in this process. */
function knownOf(id: string, seed: string) {
  const { rules } = presetOf(id)!;
  const facts = [...dealFacts(rules, newGame(rules, seed).start)].at(-1)!.facts!;
  const file = join(import.meta.dirname, `../../content/measurements/${scaleName(rules)}.json`);
  const scale = JSON.parse(readFileSync(file, 'utf8')) as DifficultyScale;
  const grade = facts.effort === null ? null : gradeByScale(scale, effortScore(facts.effort));
  return { rules, facts, scale, grade };
}

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`./play/#${fragment}`);
  await hydrated(page);
}
const about = (page: Page) => page.getByRole('dialog', { name: 'About this deal' });
const openAbout = async (page: Page): Promise<void> => {
  await openDrawer(page);
  await page.getByRole('button', { name: 'About this deal' }).click();
};

test('what is known of a deal is told and said aloud, fits a phone, and is not worked out twice', async ({
  page,
}) => {
  const { rules, facts, scale, grade } = knownOf('la-belle-lucie', 'rose');
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, 'game=la-belle-lucie&seed=rose');
  await openAbout(page);
  await expect(about(page)).toContainText('La Belle Lucie, deal “rose”');
  await expect(about(page)).toContainText(mostText(rules, facts));
  await expect(about(page).locator('dd').nth(1)).toHaveText(DEAL_GRADE_WORDS[grade!]);
  await expect(about(page)).toContainText(ceilingText(rules, facts.ceiling!));
  await expect(about(page)).toContainText(effortText(facts.effort!, scale));
  await expect(about(page).getByRole('status')).toContainText(`Difficulty: ${DEAL_GRADE_WORDS[grade!]}.`);
  // It tells of no card: nothing is given away.
  expect(await about(page).textContent()).not.toMatch(/ of (?:clubs|diamonds|hearts|spades)|[♣♦♥♠]/);
  const cut = await about(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  expect(await axeFaultsInBoth(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(about(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.route('**/worker*', (route) => route.abort());
  await page.getByRole('button', { name: 'About this deal' }).click();
  await expect(about(page)).toContainText(mostText(rules, facts));
});

test('a deal that cannot be won, where nothing else counts, has no difficulty', { tag: '@deep' }, async ({
  page,
}) => {
  const { rules, facts, grade } = knownOf('no-redeal', 'lucie');
  expect(grade).toBeNull();
  await open(page, 'game=no-redeal&seed=lucie');
  await openAbout(page);
  await expect(about(page)).toContainText(mostText(rules, facts));
  await expect(about(page)).toContainText('there is no win to be found');
  await expect(about(page).locator('.lucie-dots')).toHaveCount(0);
});

test('a solver that dies is told of', { tag: '@deep' }, async ({ page }) => {
  await open(page, 'game=la-belle-lucie&seed=rose');
  await page.route('**/worker*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `self.onmessage = () => { throw new Error('out of memory'); };`,
    }),
  );
  await openAbout(page);
  await expect(about(page)).toContainText('The solver stopped.');
});

for (const [name, least, most] of [
  ['An easy deal', 1, 2],
  ['A hard deal', 4, 5],
] as const)
  test(`${name} is looked for, laid out and told, and is what it is called`, {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, 'game=la-belle-lucie&seed=rose');
    await page.getByRole('button', { name: 'Games', exact: true }).click();
    const games = page.getByRole('dialog', { name: 'Choose a game' });
    await games.getByRole('button', { name }).click();
    await expect(games).toHaveCount(0);
    await expect.poll(() => page.url()).toMatch(/&seed=(?!rose)\w+/);
    const { facts, scale, grade } = knownOf('la-belle-lucie', /seed=(\w+)/.exec(page.url())?.[1] ?? '');
    expect(grade).toBeGreaterThanOrEqual(least);
    expect(grade).toBeLessThanOrEqual(most);
    expect(facts.home).toBeGreaterThanOrEqual(scale.middle);
    await expect(page.locator('.lucie-table > [role=status]')).toContainText(
      new RegExp(`${DEAL_GRADE_WORDS[grade!]}\\. `, 'i'),
    );
  });

test('a look for a deal tells how far it has come, and is stopped by its own button', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, 'game=the-fan&seed=rose');
  await page.route('**/worker*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `self.onmessage = () => self.postMessage({ kind: 'graded', tried: { tried: 12, found: null }, last: false });`,
    }),
  );
  await openFold(page, 'Another deal');
  await page.getByRole('button', { name: 'A hard deal' }).click();
  await expect(page.getByText('12 deals tried, none of them fits.')).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop looking' });
  await expect(stop).toBeFocused();
  await stop.click();
  await expect(page.getByText('Stopped after 12 deals.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'A hard deal' })).toBeVisible();
});

test('under rules whose deals were not measured a winnable deal alone is offered', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, 'game=la-belle-lucie&cells=2&seed=rose');
  await openFold(page, 'Another deal');
  await expect(page.getByRole('button', { name: 'A winnable deal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'An easy deal' })).toHaveCount(0);
});
