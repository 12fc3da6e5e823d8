import { expect, test } from '@playwright/test';
import { unwrap } from '../../src/core/result.ts';
import { readSaved } from '../../src/play/saved.ts';
import { currentMoment } from '../../src/play/session.ts';
import { visitors } from '../ui/storage/visitors.ts';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { closeDialog, openFold } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the pages say of each visitor; that nothing is lost is asked of all keys in tests/ui/storage/visitors.test.ts. */
for (const { edition, stored, links } of visitors)
  test(`a visitor of the ${edition} edition finds games, record, practice, bookmarks, lessons and settings`, {
    tag: '@deep',
  }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('./about/');
    await page.evaluate((all) => {
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    }, stored);
    const here = (link: string) => link.replace('https://example.org/', './');

    await page.goto('./play/');
    await hydratedAtOnce(page);
    await expect(page.getByText('Your game is on the table as you left it.').first()).toBeVisible();
    const { position } = currentMoment(unwrap(readSaved(stored['lucie.play']!)));
    await expect.poll(() => cardsShown(page)).toBe(cardsOf(position));
    await expect(page.locator('html')).toHaveAttribute('data-deck', 'four');
    await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');
    await openFold(page, 'Bookmarks');
    await expect(page.getByRole('button', { name: /^Open: / })).toHaveCount(
      JSON.parse(stored['lucie.bookmarks']!).bookmarks.length,
    );
    await closeDialog(page);
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect.poll(() => cardsShown(page)).not.toBe(cardsOf(position));

    await page.goto('./record/');
    await hydrated(page);
    const games: readonly { left?: true }[] = JSON.parse(stored['lucie.record']!).games;
    const ended = games.filter(({ left }) => !left).length;
    // Games that were left are counted, and stand in no list.
    await expect(page.locator('.lucie-record a[href*="#game="]')).toHaveCount(ended);
    expect(ended).toBeGreaterThan(2);

    const tries: readonly { puzzle: string; how: string }[] = JSON.parse(stored['lucie.practice']!).tries;
    for (const { puzzle, how } of tries) {
      await page.goto(`./practice/${puzzle.replace(/-\d+$/, '')}/`);
      await hydratedAtOnce(page);
      await expect(page.locator(`.grade-tiles a[href$="/${puzzle}/"]`)).toHaveAttribute('data-state', how);
    }

    await page.goto('./learn/');
    await hydratedAtOnce(page);
    await expect(page.locator('#progress')).toContainText('1 of ');

    await page.goto(here(links['puzzle of the test'] ?? links.puzzle!));
    await hydratedAtOnce(page);
    await expect(page.locator('.lucie-task')).toHaveAttribute('data-verdict', 'open');
    await page.goto(here(links.study!));
    await hydratedAtOnce(page);
    await expect(page.locator('.lucie-study').getByText('2/9')).toBeVisible();
    const after = await page.evaluate(() => ({ ...localStorage }));
    // What was added beside a text is taken into it.
    for (const key of Object.keys(stored).filter((one) => !one.includes('.add.')))
      expect(Object.keys(after)).toContain(key);
    expect(Object.keys(after).filter((key) => key.includes('unread'))).toEqual([]);
    expect(faults).toEqual([]);
  });
