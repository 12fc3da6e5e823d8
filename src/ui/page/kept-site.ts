import { VERSION } from '../words/en/version.ts';

/** Where the first page is. */
const HOME = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** Milliseconds that the first page a device sees has to itself, before all others are fetched. */
const PATIENCE = 3000;

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
  let reloading = false;
  const announce = (): void => {
    if (site.waiting === null || !controlled) return;
    showBar(VERSION.ready, () => {
      reloading = true;
      // By now it may be another one that waits, or none: then it has taken over already.
      if (site.waiting === null) location.reload();
      else site.waiting.postMessage('take over');
    });
  };
  announce();
  site.addEventListener('updatefound', () => {
    const coming = site.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && announce());
  });
  workers.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    else if (controlled) showBar(VERSION.elsewhere, () => location.reload());
    controlled = true;
  });
}

/** Shows a bar with a sentence and the choice to reload; it covers nothing that cannot be scrolled clear of it. */
function showBar(text: string, reload: () => void): void {
  document.querySelector('.new-version')?.remove();
  const bar = document.createElement('aside');
  bar.className = 'new-version';
  bar.setAttribute('aria-label', VERSION.name);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  bar.append(
    status,
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
