/** The sections of the site, by the path that each begins with, as navigation and breadcrumbs name them. */
export const SECTIONS = {
  '/play/': 'Play',
  '/learn/': 'Learn',
  '/strategy/': 'Strategy',
  '/practice/': 'Practice',
  '/today/': 'Today',
  '/variants/': 'Variants',
  '/numbers/': 'Numbers',
  '/studies/': 'Studies',
  '/history/': 'History',
  '/about/': 'About',
  '/glossary/': 'Glossary',
  '/sources/': 'Sources',
  '/news/': 'What’s new',
  '/search/': 'Search',
  '/help/': 'Help',
  '/embedding/': 'Boards on other pages',
  '/engine/': 'The engine',
} as const;

/** The path of a section of the site: `/learn/`. */
export type Section = keyof typeof SECTIONS;
