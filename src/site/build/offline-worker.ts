import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { PUZZLE_PAGE } from './puzzle-page.ts';

/*
 * The service worker keeps the whole site on the device, so that all of it works without network. What becomes of it:
 *
 *   install    every file of the list is fetched: `./learn/the-deal/`, revision `4f1c…`, unless that is kept already
 *   wait       until a page says “take over” or none of the site is open: a running game never sees its files change
 *   activate   scripts that only the version before has are set aside, and its other files go
 *   fetch      a file of the list comes from the device; `_astro/` of the version before too; other addresses from the
 *              network, and without network the page for what is missing; for a puzzle one page that draws any of them
 *
 * The build bundles this file and puts the list before it, see offline-build.ts.
 */

/** A file of the list: its address below the worker's, and a hash of its content, null where its name holds one. */
interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What is used of the worker's global scope; its library of types cannot be loaded beside that for pages. */
interface Scope extends EventTarget {
  readonly KEPT: ListedFile[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

const scope = self as unknown as Scope;
const home = new URL('./', location.href).href;
/** The page for addresses that do not exist. */
const MISSING = `${home}404.html`;
/** The page that draws any puzzle, where its own cannot be had. */
const ANY_PUZZLE = `${home}practice/kept/`;
/** Milliseconds that the page of a puzzle may take to come, on a train through a tunnel. */
const PATIENCE = 3000;
/** The cache of what only the version before has. */
const BEFORE = `lucie-before-${home}`;

const precache = new PrecacheController({
  plugins: [
    {
      // Some hosts send the page for what is missing as missing, wherever it is asked for.
      cacheWillUpdate: async ({ request, response }) =>
        response.status < 400 || request.url === MISSING ? response : null,
    },
  ],
});
precache.addToCacheList(scope.KEPT);

scope.addEventListener('install', (event) => void precache.install(event as never));

scope.addEventListener('activate', (event) => {
  const activate = async () => {
    await keepBefore();
    await precache.activate(event as never);
    await scope.clients.claim();
  };
  (event as LastingEvent).waitUntil(activate());
});

scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take over') (event as LastingEvent).waitUntil(scope.skipWaiting());
});

// No file depends on what follows the `?` of its address: that is for the page's own scripts.
registerRoute(
  new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./], cleanURLs: false, directoryIndex: '' }),
);

// A page of the version before that is still open in another tab may yet ask for a part of it.
registerRoute(
  ({ url }) => isOfVersion(url.href),
  async ({ request }) => (await (await caches.open(BEFORE)).match(request)) ?? fetch(request),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.href.startsWith(home),
  async ({ request, url }) => {
    const isPuzzle = isPuzzlePage(url.href);
    try {
      return await (isPuzzle ? inTime(fetch(request)) : fetch(request));
    } catch {
      // Hosts add the slash that was not typed.
      const slashed = `${url.origin}${url.pathname}/`;
      if (precache.getCacheKeyForURL(slashed) !== undefined || isPuzzlePage(slashed))
        return Response.redirect(`${slashed}${url.search}`);
      const puzzle = isPuzzle ? await precache.matchPrecache(ANY_PUZZLE) : undefined;
      if (puzzle !== undefined) return puzzle;
      const missing = await precache.matchPrecache(MISSING);
      if (missing === undefined) return Response.error();
      return new Response(missing.body, { status: 404, headers: missing.headers });
    }
  },
);

/** Whether an address of the site is that of a puzzle. */
function isPuzzlePage(address: string): boolean {
  return PUZZLE_PAGE.test(address.slice(home.length).replace(/[?#].*$/, ''));
}

/** What was asked for, unless it takes too long to come: then it rejects. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([asked, late]);
}

/** Whether a file is of one version of the site alone, by a hash in its address: scripts, styles, the index of the search. */
function isOfVersion(address: string): boolean {
  return ['_astro/', 'find/'].some((folder) => address.startsWith(`${home}${folder}`));
}

/** Sets aside what only the version before has; what the versions before it had goes. */
async function keepBefore(): Promise<void> {
  await caches.delete(BEFORE);
  const cache = await caches.open(precache.strategy.cacheName);
  const wanted = new Set(precache.getURLsToCacheKeys().values());
  const before = await caches.open(BEFORE);
  for (const request of await cache.keys()) {
    if (wanted.has(request.url) || !isOfVersion(request.url)) continue;
    const response = await cache.match(request);
    if (response !== undefined) await before.put(request, response);
  }
}
