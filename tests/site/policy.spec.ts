import { expect, test } from '@playwright/test';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { serveWithHeaders } from './served.ts';
import { chanceSwitch } from './table.ts';

// What keeps the site on the device obeys the policy as well.
test.use({ serviceWorkers: 'allow' });

test('the browser keeps the policy: no text becomes code or markup, nothing is asked of another host', async ({
  page,
}) => {
  await page.goto('./play/');
  const refused = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested.
      eval: () => globalThis.eval('1'),
      markup: () => {
        document.createElement('p').innerHTML = '<b>x</b>';
      },
      worker: () => new Worker('https://elsewhere.example/worker.js'),
      'own file that is no built script': () => new Worker('/favicon.svg'),
      'way out of the scripts': () => new Worker('/_astro/../favicon.svg'),
      'another file to keep the site': () => navigator.serviceWorker.register('/sw.js.map'),
      fetch: () => fetch('https://elsewhere.example/'),
      data: () => {
        const script = document.createElement('script');
        script.src = 'data:text/javascript,1';
      },
    };
    const found: Record<string, boolean> = {};
    // Until the page's own time goes on, the tools of the browser let its code be evaluated.
    await new Promise((done) => setTimeout(done));
    for (const [name, code] of Object.entries(tries)) {
      try {
        await code();
        found[name] = false;
      } catch {
        found[name] = true;
      }
    }
    return found;
  });
  expect(Object.keys(refused).filter((name) => !refused[name])).toEqual([]);
});

test('the site works with the headers file, and asks nobody else whatever is opened', async ({ page }) => {
  const { close, home } = await serveWithHeaders();
  const faults: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  const answer = await page.goto(`${home}play/`);
  expect(answer?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'self'",
  });
  await hydrated(page);
  const table = page.waitForResponse((response) => response.url().startsWith(`${home}odds/`));
  const worker = page.waitForEvent('worker');
  await (await chanceSwitch(page)).check();
  const script = await page.request.get((await worker).url());
  expect(script.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(script.headers()['cache-control']).toContain('immutable');
  expect((await table).status()).toBe(200);
  await expect(page.getByRole('status')).toContainText('Chance to win from here');
  for (const path of [
    'learn/the-draw/',
    'variants/trefoil/',
    'numbers/redeals/',
    'record/',
    'search/?q=merci',
    'no/such/page/',
  ]) {
    await page.goto(home + path);
    await hydratedAtOnce(page);
  }
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(home) && !url.startsWith('data:'))).toEqual([]);
  await close();
});
