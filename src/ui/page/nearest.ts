import leven from 'leven';

/** A page that could be meant: its path and its title. */
export interface Page {
  readonly path: string;
  readonly title: string;
}

/** Longer addresses are nobody's slip of the pen; comparing them would only take time. */
const LONGEST = 200;
/** How alike an address and a page must be at least, 0–1. */
const LEAST = 0.55;

/** The pages whose paths are most like an address that leads nowhere, the likeliest first; at most so many. */
export function nearest(address: string, pages: readonly Page[], most: number): Page[] {
  const asked = wordsOf(address.slice(0, LONGEST));
  return pages
    .map((page) => ({ page, like: likeness(asked, wordsOf(page.path)) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The steps of a path in small letters, without what only servers write: `/Learn/index.html` is `learn`. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/index\.html?$|\.html?$/, '')
    .split(/[/#?]+/)
    .map((step) => step.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''))
    .filter((step) => step !== '');
}

/** A page may have moved, so its own name counts more than the way to it. */
function likeness(asked: readonly string[], page: readonly string[]): number {
  const whole = alike(asked.join('/'), page.join('/'));
  const last = alike(asked.at(-1) ?? '', page.at(-1) ?? '');
  return Math.max(whole, last * 0.95 + whole * 0.05);
}

/** How alike two words are: 1 less the share of letters to change, add or leave out. */
function alike(a: string, b: string): number {
  return a === '' || b === '' ? 0 : 1 - leven(a, b) / Math.max(a.length, b.length);
}
