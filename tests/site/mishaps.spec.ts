import { expect, type Page, test } from '@playwright/test';
import { readGameLink } from '../../src/play/game-link.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { aliveKinds } from '../built/kinds.ts';
import { hydrated, hydratedBySight } from './hydrated.ts';
import { isNoise } from './noise.ts';
import { recorded } from './recorded.ts';
import { cardsOf, playSteps, shows } from './touches.ts';

// Processes are killed here and processors slowed down.
test.use({ reuseContext: false, contextOptions: { reducedMotion: 'reduce' } });

const { steps, start } = recorded('la-belle-lucie');

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`./play/${fragment}`);
  await hydrated(page);
}

test('a solver that dies in the middle of a question leaves the game alone, and another answers the next one', {
  tag: '@deep',
}, async ({ page }) => {
  // A worker that takes the question and then breaks, when it is told to.
  await page.route('**/worker*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.onmessage = () => {};' }),
  );
  await open(page, `#${start}`);
  await playSteps(page, steps.slice(0, 2), 'click');
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await expect(page.getByText('Thinking… Stop')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.workers()[0]!.evaluate(() => {
    setTimeout(() => {
      throw new Error('dead');
    });
  });
  await expect(page.getByText(/The solver stopped\./).first()).toBeVisible();
  await playSteps(page, steps.slice(2, 4), 'click');
  await shows(page, cardsOf(steps[3]!.after));
  await page.unroute('**/worker*');
  await hint.click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
});

test.describe('in the solver', () => {
  // What keeps the site would hand over the worker as it is.
  test.use({ serviceWorkers: 'block' });

  test('what goes wrong is told, too', { tag: '@deep' }, async ({ page }) => {
    // The true worker, in which memory runs out once it is asked.
    await page.route('**/worker*', async (route) => {
      const response = await route.fetch();
      const broken = "self.Uint8Array = class { constructor() { throw new RangeError('no memory'); } };";
      await route.fulfill({
        response,
        body: `${await response.text()}\nself.addEventListener('message', () => { ${broken} }, { capture: true });`,
      });
    });
    await open(page, '#game=super-flower-garden&seed=rose');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.getByText(/The solver stopped\./).first()).toBeVisible();
    // A new worker may be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a tab that is killed takes no move with it that was at rest', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await open(page, `#${start}`);
  const kept = () => page.evaluate(() => localStorage.getItem('lucie.play'));
  const keptMoves = async () => {
    const link = readGameLink(JSON.parse((await kept()) ?? '{}').games?.[0] ?? '', '');
    return link?.ok ? link.value.moments.length - 1 : 0;
  };
  await playSteps(page, steps.slice(0, 6), 'click');
  await expect.poll(keptMoves).toBe(6);

  const died = page.waitForEvent('crash');
  const client = await context.newCDPSession(page);
  // No answer comes from a tab that is gone.
  client.send('Page.crash').catch(() => undefined);
  await died;

  const next = await context.newPage();
  await open(next, '');
  await expect(next.getByText('Your game is on the table as you left it.').first()).toBeVisible();
  await shows(next, cardsOf(steps[5]!.after));
  await next.getByRole('button', { name: 'Undo' }).click();
  await shows(next, cardsOf(steps[4]!.after));
});

test('a browser that lets the page have no worker says so at the first hint, and the game goes on', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('no workers here', 'SecurityError');
      }
    } as never;
  });
  await open(page, `#${start}`);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByText(/The solver stopped\./).first()).toBeVisible();
  await playSteps(page, steps.slice(0, 2), 'click');
  expect(faults).toEqual([]);
});

test('where nothing may be kept, a page of each kind that is alive, and one that is not, stand there without a complaint', {
  tag: '@deep',
}, async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (isNoise(message)) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  for (const path of [...aliveKinds, 'about/']) {
    await page.goto(`./${path}`);
    await hydratedBySight(page);
    await expect(page.locator('h1')).not.toBeEmpty();
    expect(faults, path).toEqual([]);
  }
});

test('on a processor eight times slower no touch of a quick player is lost', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await open(page, `#${start}`);
  // Touched one after another, without a look at what has become of the last.
  for (const { touches } of steps.slice(0, 12))
    for (const touch of touches) {
      const touched =
        'press' in touch
          ? page.getByRole('button', { name: touch.press, exact: true })
          : page.locator(`.lucie-board [data-stop="${makeFocusTarget(touch.stop)}"]`);
      await touched.first().dispatchEvent('click');
    }
  await shows(page, cardsOf(steps[11]!.after));
});
