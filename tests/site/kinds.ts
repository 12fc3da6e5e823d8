import { pages } from './built.ts';

// The part of the site that a page is in, and how deep: `studies/…/text/` is the kind of every study’s text.
function kindOf(page: string): string {
  return page
    .split('/')
    .map((step, at) => (at === 0 || step === '' || step === 'text' ? step : '*'))
    .join('/');
}

/** One page of each kind: of those in one part of the site and equally deep, the first. */
export const kinds: readonly string[] = [
  ...new Map(pages.toReversed().map((page) => [kindOf(page), page])).values(),
].toSorted();

/** One page of each kind, or every page where the variable PAGES is `all`. */
export const somePages: readonly string[] = process.env.PAGES === 'all' ? pages : kinds;
