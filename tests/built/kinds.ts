import { builtText, pages } from './built.ts';

/** The part of the site that a page is in, and how deep: `studies/…/text/` is the kind of every study’s text. */
function kindOf(page: string): string {
  return page
    .split('/')
    .map((step, at) => (at === 0 || step === '' || step === 'text' ? step : '*'))
    .join('/');
}

/** Pages that are in a part and as deep as others, and made otherwise. */
const APART: readonly string[] = [
  'numbers/redeals/',
  'numbers/win-rates/',
  'practice/how-many/',
  'practice/kept/',
  'practice/own/',
  'practice/run/',
  'variants/cards/',
  'variants/same-shuffle/',
];

const byKind = Map.groupBy(pages, (page) => (APART.includes(page) ? page : kindOf(page)));

/** One page of each kind: of those in one part of the site and equally deep, the first. */
export const kinds: readonly string[] = [...byKind.values()].map(([first]) => first!).toSorted();

/** Those of them on which something comes to life; of the others all that they ask for stands in their text. */
export const aliveKinds: readonly string[] = kinds.filter((path) =>
  builtText(`${path}index.html`).includes('<astro-island'),
);

/** Up to so many pages of each kind, spread over all of it: the first one and the last one are among them. */
export function sampleOf(most: number): readonly string[] {
  return [...byKind.values()].flatMap((alike) =>
    alike.length <= most
      ? alike
      : Array.from({ length: most }, (_, at) => alike[Math.floor((at * (alike.length - 1)) / (most - 1))]!),
  );
}
