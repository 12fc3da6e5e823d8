import { VERSION } from '../words/en/version.ts';

/** Where the first page is. */
const HOME = import.meta.env.BASE_URL;

/** Milliseconds that the first page a device sees has to itself, before all others are fetched. */
const PATIENCE = 3000;

/**
 * Milliseconds after which a new version that has not taken over counts as stuck. Chromium may not notice for a minute
 * that the version before is at rest, if it was busy when the new one asked; where a page is loaded again, it looks again.
 */
const STUCK = 2000;

/**
 * Has the whole site kept on the device, so that it works without network, and says when a new version is ready. A
 * device that asks to save data keeps nothing until the player says so. What goes wrong here changes nothing else.
 */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const known = await serviceWorker.getRegistration(HOME);
    if (known === undefined) {
      if (asksToSaveData()) return offerToKeep(serviceWorker);
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
    watch(serviceWorker, await register(serviceWorker));
  } catch {
    // The browser does not allow it, or has no room: the site works from the network, as it did.
  }
}

function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  return workers.register(`${HOME}sw.js`);
}

function asksToSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Announces a new version that is ready, and one that another tab has changed to. */
function watch(workers: ServiceWorkerContainer, site: ServiceWorkerRegistration): void {
  let controlled = workers.controller !== null;
  let changing = false;
  let stuck: ReturnType<typeof setTimeout>;
  const announce = (): void => {
    if (site.waiting !== null && controlled && !changing) showBar(VERSION.ready, () => change(loadAgain));
  };
  const change = (whenStuck: () => void): void => {
    changing = true;
    showBar(VERSION.changing);
    stuck = setTimeout(whenStuck, STUCK);
    // By now it may be another one that waits, or none: then it has taken over already.
    if (site.waiting === null) location.reload();
    else site.waiting.postMessage('take over');
  };
  const askAgain = (): void => {
    changing = false;
    announce();
  };
  workers.addEventListener('controllerchange', () => {
    clearTimeout(stuck);
    if (changing) location.reload();
    else if (controlled) showBar(VERSION.elsewhere, () => location.reload());
    controlled = true;
  });
  site.addEventListener('updatefound', () => {
    const coming = site.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && announce());
  });
  if (wasLoadedAgain()) change(askAgain);
  else announce();
}

/** Loads the page again, and notes for it that the player waits for the new version. */
function loadAgain(): void {
  history.replaceState({ ...history.state, changing: true }, '');
  location.reload();
}

/** Whether the page was loaded again for a change that was stuck; it is told once. */
function wasLoadedAgain(): boolean {
  const { changing, ...state } = (history.state ?? {}) as { changing?: true };
  if (changing) history.replaceState(state, '');
  return changing === true;
}

/** Shows a bar with a sentence and the choice to reload, if any; all that it covers can be scrolled clear of it. */
function showBar(text: string, reload?: () => void): void {
  document.querySelector('.new-version')?.remove();
  const bar = document.createElement('aside');
  bar.className = 'new-version';
  bar.setAttribute('aria-label', VERSION.name);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  bar.append(status);
  if (reload !== undefined)
    bar.append(
      button(VERSION.reload, reload),
      button(VERSION.later, () => bar.remove()),
    );
  document.body.append(bar);
  // A status is spoken when it changes, so it has to be there before its words are.
  requestAnimationFrame(() => status.append(text));
}

/** At the foot of the page, offers to keep the site all the same. */
function offerToKeep(workers: ServiceWorkerContainer): void {
  const offer = document.createElement('p');
  offer.className = 'keep-site';
  offer.setAttribute('role', 'status');
  const keep = button(VERSION.keep, async () => {
    try {
      await register(workers);
      offer.textContent = VERSION.keeping;
    } catch {
      offer.textContent = VERSION.refused;
    }
  });
  offer.append(VERSION.sparing, ' ', keep);
  document.querySelector('body > footer')?.append(offer);
}

function button(name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', press);
  return made;
}
