import { expect, type Page, test } from '@playwright/test';
import claims from '../../content/claims.json' with { type: 'json' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each claim stands with its verdict, and the table behind the chart can be opened', async ({
    page,
  }) => {
    await page.goto('./numbers/');
    const claim = page.locator('#claim-at-least-forty');
    await expect(claim).toContainText('At least 40 % can be won.');
    await expect(claim).toContainText('✓ holds');
    await expect(claim).toContainText('perfect play with the draw: 49.6 % (49.3–49.9)');
    await expect(page.locator('#claim-one-in-twenty')).toContainText(
      'Most nearly true of perfect play of one deal',
    );
    const kings = page.locator('#claim-king-shuts-its-fan');
    await expect(kings).toContainText('✕ too high');
    await expect(kings).toContainText('54.9 % (54.5–55.3)');
    const table = page.getByRole('region', { name: /^What the sources say of how often/ });
    await expect(table).toBeHidden();
    await page.getByText('The figures as a table').click();
    await expect(table.getByRole('row')).toHaveCount(1 + claims.length);
  });

  test('every chart is drawn, with what it says in words and a table behind it', { tag: '@deep' }, async ({
    page,
  }) => {
    for (const path of ['', 'win-rates/', 'deals/', 'kings/']) {
      await page.goto(`./numbers/${path}`);
      const charts = page.locator('.chart');
      expect(await charts.count()).toBeGreaterThan(0);
      for (const chart of await charts.all()) {
        const drawing = chart.getByRole('img').first();
        await expect(drawing).toBeVisible();
        expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
        await chart.getByText('The figures as a table').click();
        await expect(chart.locator('table')).toBeVisible();
      }
    }
  });

  test('the explorable is a worked example', async ({ page }) => {
    await page.goto('./numbers/redeals/');
    await expect(page.getByText('3 cards left: one fan of three. There is no short fan.')).toBeVisible();
    await expect(page.locator('noscript p', { hasText: 'this is one example' })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^the king of hearts 53\.9 %/ })).toBeVisible();
  });
});

/** Opens the explorable and waits until its sliders can be moved. */
async function explorer(page: Page): Promise<void> {
  await page.goto('./numbers/redeals/');
  await page.getByRole('slider', { name: 'spades' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider', { name: 'spades' })).toBeEnabled();
}

test('the explorable is moved by keyboard, and speaks', async ({ page }) => {
  await explorer(page);
  await page.getByRole('slider', { name: 'spades' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'spades' })).toHaveAttribute(
    'aria-valuetext',
    'up to the 9 of spades',
  );
  await expect(page.getByText('4 cards left: one fan of three and a fan of one card.').first()).toBeVisible();
  const cards = page.locator('.lucie-new-deal-board g[data-suit]');
  const open = page.locator('.lucie-new-deal-board use');
  // The foundations, and of the four cards left two that nothing covers.
  await expect(open).toHaveCount(4 + 2);
  await expect(cards).toHaveCount(4 + 4);
  await expect(page.getByRole('status')).toHaveText(/Chance to win, the last deal: 33\.2 %\.$/);
  await page.keyboard.press('Home');
  await expect(page.getByRole('slider', { name: 'spades' })).toHaveAttribute('aria-valuetext', 'empty');
  await page.keyboard.press('End');
  await expect(page.getByText('No card is left. The game is won.').first()).toBeVisible();

  await page.getByRole('radio', { name: /^the last deal/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^one redeal after it/ })).toBeChecked();
});

test('an example sets the rules as well, and another table is fetched for it', { tag: '@deep' }, async ({
  page,
}) => {
  await explorer(page);
  await page.getByRole('button', { name: 'One redeal too many' }).click();
  await expect(page.getByLabel('You may redeal')).toHaveValue('only-when-stuck');
  await expect(page.getByRole('radio', { name: /^the last deal/ })).toHaveAccessibleName(/65 %/);
  await expect(page.getByRole('radio', { name: /^one redeal after it/ })).toHaveAccessibleName(/59 %/);
  await expect(page.getByText('only by burying it')).toBeVisible();
  await page.getByLabel('You may redeal').selectOption('any-time');
  await expect(page.getByRole('radio', { name: /^one redeal after it/ })).toHaveAccessibleName(/74 %/);
});

test('the answer stands there in the frame after the slider moved', { tag: '@deep' }, async ({ page }) => {
  await explorer(page);
  await page.getByRole('button', { name: 'Four cards of one suit' }).click();
  await expect(page.getByRole('row', { name: /^none 33\.2 %/ })).toBeVisible();
  const shown = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('.lucie-foundation[data-suit="S"] input')!;
    slider.value = '6';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    // The second callback runs before the second frame is painted, and so sees what the first one showed.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.querySelector('.lucie-new-deal p')?.textContent;
  });
  expect(shown).toBe('7 cards left: 2 fans of three and a fan of one card.');
});

test('a table that cannot be fetched is said, and asked for again', { tag: '@deep' }, async ({ page }) => {
  let broken = true;
  await page.route('**/odds/own-fan-any-time.bin', (route) => (broken ? route.abort() : route.continue()));
  await explorer(page);
  await page.getByLabel('The draw').selectOption('own-fan');
  await expect(page.getByText('The table could not be loaded.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /^none / })).toBeVisible();
  await expect(page.getByText('The table could not be loaded.')).toBeHidden();
});
