import { SETTINGS_KEY } from '../storage/store.ts';
import type { Facts } from '../words/en/report.ts';
import { loggedErrors } from './error-log.ts';

/** What a device may ask for, and how a style sheet would ask whether it does. */
const ASKS: readonly (readonly [string, string])[] = [
  ['dark colours', '(prefers-color-scheme: dark)'],
  ['less motion', '(prefers-reduced-motion: reduce)'],
  ['more contrast', '(prefers-contrast: more)'],
  ['its own colours', '(forced-colors: active)'],
  ['a coarse pointer', '(pointer: coarse)'],
  ['an installed window', '(display-mode: standalone)'],
];

/** Looks at the page and the browser; nothing of it leaves the page. */
export function factsHere(): Facts {
  const scripts = [...document.querySelectorAll('astro-island')].flatMap(
    (island) => island.getAttribute('component-url')?.split('/').at(-1) ?? [],
  );
  return {
    page: location.href,
    version: document.querySelector<HTMLMetaElement>('meta[name="generator"]')?.content ?? '',
    scripts: [...new Set(scripts)],
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: `${innerWidth} × ${innerHeight}, at ${devicePixelRatio}`,
    prefers: ASKS.filter(([, query]) => matchMedia(query).matches).map(([name]) => name),
    abilities: [
      ['Online', navigator.onLine],
      ['Workers', 'Worker' in self],
      ['Works offline', navigator.serviceWorker?.controller != null],
    ],
    ...storedHere(),
    mishaps: loggedErrors(),
  };
}

/** The settings, and the sizes of what else is kept: not what stands in it. */
function storedHere(): Pick<Facts, 'settings' | 'kept'> {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith('lucie.'));
    return {
      settings: localStorage.getItem(SETTINGS_KEY) ?? '',
      kept: own.sort().map((key) => [key, localStorage.getItem(key)?.length ?? 0]),
    };
  } catch {
    return { settings: '', kept: null };
  }
}
