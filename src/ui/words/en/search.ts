/** What the page for searching says. */
export const SEARCH = {
  label: 'Search the site',
  looking: 'Looking…',
  found: (count: number, query: string) => `${count === 1 ? 'One page' : `${count} pages`} for “${query}”.`,
  nearly: (count: number, query: string) =>
    `No page has ${query.includes(' ') ? 'all the words' : 'the word'} “${query}”. ${count === 1 ? 'One page has' : `${count} pages have`} a similar word.`,
  none: (query: string) => `Nothing was found for “${query}”.`,
  likely: 'Did you mean one of these?',
  helpOn: 'Try fewer words, or others. Below is a list of all pages, from A to Z.',
  failed: 'The search could not be loaded. Below is a list of all pages, from A to Z.',
  unbuilt: 'The search works in the built site. Below is a list of all pages, from A to Z.',
  more: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
  within: 'On this page:',
  slash: 'Use single keys: press / to search from any page, and letters at the table',
} as const;

/** What kind of thing a page is, by the part of the site that it is in; a page of no such part is a page. */
export const KINDS: Readonly<Record<string, string>> = {
  play: 'The table',
  learn: 'Lesson',
  practice: 'Puzzles',
  strategy: 'Strategy',
  variants: 'Game',
  numbers: 'Numbers',
  studies: 'Annotated game',
  history: 'History',
  glossary: 'Glossary',
  sources: 'Sources',
};

/** See {@link KINDS}. */
export const PLAIN_KIND = 'Page';
