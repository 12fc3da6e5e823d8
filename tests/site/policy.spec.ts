import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { builtFiles, builtText } from './built.ts';
import { serveWithHeaders } from './served.ts';

// What keeps the site on the device obeys the policy as well.
test.use({ serviceWorkers: 'allow' });

const html = builtFiles.filter((file) => file.endsWith('.html'));

/** What every page allows besides the hashes of what stands in it; the same words as in the README. */
const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'font-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

/** The policy in a page: its directives with their values. */
function policyOf(file: string): Map<string, string[]> {
  const [, text = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(builtText(file)) ?? [];
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...values]) => [name, values]),
  );
}

const isHash = (value: string): boolean => /^'sha256-[\w+/]{43}='$/.test(value);

test('the policy of every page allows its own origin and nothing else', () => {
  for (const file of html) {
    const policy = policyOf(file);
    const plain = [...policy].map(([name, values]) => [name, values.filter((value) => !isHash(value))]);
    expect(Object.fromEntries(plain), file).toEqual(POLICY);
  }
});

test('what stands in a page itself, script or style, is in its policy by its hash, and nothing else is', () => {
  for (const file of html) {
    const policy = policyOf(file);
    const allowed = new Set(
      ['script-src', 'style-src'].flatMap((name) => policy.get(name)?.filter(isHash) ?? []),
    );
    const there = new Set<string>();
    const inline = builtText(file).matchAll(/<(script|style)((?:\s[^>]*)?)>(.*?)<\/\1>/gs);
    for (const [, tag = '', attributes = '', text = ''] of inline) {
      if (/\ssrc=|application\/ld\+json/.test(attributes)) continue;
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(policy.get(`${tag}-src`), `${file}: ${text.slice(0, 60)}`).toContain(hash);
      there.add(hash);
    }
    expect(allowed, file).toEqual(there);
  }
});

test('no tag of any page runs a script of its own or points to one elsewhere', () => {
  for (const file of html) {
    const text = builtText(file);
    expect(text, file).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
    expect(text, file).not.toMatch(/(?:href|src)="\s*javascript:/i);
    expect(text, file).not.toMatch(
      /<(?:script|iframe|img|link rel="stylesheet")[^>]*(?:src|href)="(?:https?:)?\/\//,
    );
  }
});

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
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const table = page.waitForResponse((response) => response.url().startsWith(`${home}odds/`));
  const worker = page.waitForEvent('worker');
  await page.getByRole('switch', { name: 'Chance to win' }).check();
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
  ])
    await page.goto(home + path, { waitUntil: 'networkidle' });
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(home) && !url.startsWith('data:'))).toEqual([]);
  await close();
});
