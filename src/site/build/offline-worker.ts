import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/*
 * The service worker: it keeps the whole site on the device, so that all of it works without network. The build bundles
 * it and puts the list of files before it (offline-build.ts). A new one waits until it is told to take over, or until
 * no page of the site is open: a running game never sees its files change.
 */

/** A file that is kept: its address below the worker's, and what tells its versions apart, null where its name does. */
interface Kept {
  readonly url: string;
  readonly revision: string | null;
}

/** What of a service worker's own world is used; the library of types for it does not go together with that for pages. */
interface Scope extends EventTarget {
  readonly KEPT: Kept[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

const scope = self as unknown as Scope;
const home = new URL('./', location.href).href;
/** The page for what is missing, and where the scripts and styles of the version before are kept. */
const MISSING = `${home}404.html`;
const BEFORE = `lucie-before-${home}`;

const kept = new PrecacheController({
  plugins: [
    {
      // Some hosts send the page for what is missing as missing, wherever it is asked for.
      cacheWillUpdate: async ({ request, response }) =>
        response.status < 400 || request.url === MISSING ? response : null,
    },
  ],
});
kept.addToCacheList(scope.KEPT);

scope.addEventListener('install', (event) => void kept.install(event as never));

scope.addEventListener('activate', (event) => {
  const activate = async () => {
    await keepBefore();
    await kept.activate(event as never);
    await scope.clients.claim();
  };
  (event as Lasting).waitUntil(activate());
});

scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take over') (event as Lasting).waitUntil(scope.skipWaiting());
});

// No file depends on what follows the `?` of its address: that is for the page's own scripts.
registerRoute(
  new PrecacheRoute(kept, { ignoreURLParametersMatching: [/./], cleanURLs: false, directoryIndex: '' }),
);

// A page of the version before that is still open in another tab may yet ask for a part of it.
registerRoute(
  ({ url }) => url.href.startsWith(`${home}_astro/`),
  async ({ request }) => (await (await caches.open(BEFORE)).match(request)) ?? fetch(request),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.href.startsWith(home),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const missing = await kept.matchPrecache(MISSING);
      if (missing === undefined) return Response.error();
      return new Response(missing.body, { status: 404, headers: missing.headers });
    }
  },
);

/** Sets aside the scripts and styles that only the version before has; those of versions before it go. */
async function keepBefore(): Promise<void> {
  await caches.delete(BEFORE);
  const cache = await caches.open(kept.strategy.cacheName);
  const wanted = new Set(kept.getURLsToCacheKeys().values());
  const before = await caches.open(BEFORE);
  for (const request of await cache.keys()) {
    if (wanted.has(request.url) || !request.url.startsWith(`${home}_astro/`)) continue;
    const response = await cache.match(request);
    if (response !== undefined) await before.put(request, response);
  }
}
