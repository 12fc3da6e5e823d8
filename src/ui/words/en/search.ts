/** What the page for searching says. */
export const SEARCH = {
  label: 'Search the site',
  looking: 'Looking…',
  found: (count: number, query: string) => `${count === 1 ? 'One page' : `${count} pages`} for “${query}”.`,
  nearly: (count: number, query: string) =>
    `No page has “${query}” itself. ${count === 1 ? 'One has' : `${count} have`} words like it.`,
  none: (query: string) => `Nothing was found for “${query}”.`,
  likely: 'Did you mean one of these?',
  helpOn: 'Fewer or other words may help. Everything there is stands below, from A to Z.',
  failed: 'The search could not be loaded. Everything there is stands below, from A to Z.',
  unbuilt: 'The search works in the built site. Everything there is stands below, from A to Z.',
  more: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
  within: 'In it:',
  slash: 'Single keys work all over a page: / leads here, and letters play at the table',
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
