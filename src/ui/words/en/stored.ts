/** Said where a change could not be kept. */
export const NO_ROOM = 'The browser has no room left for this site, so nothing is changed.';

/** What stands under a key, by how it begins. */
const ASIDE_NAMES: readonly (readonly [string, string])[] = [
  ['lucie.record', 'A record'],
  ['lucie.practice', 'A record of practice'],
  ['lucie.bookmarks', 'Bookmarks'],
  ['lucie.settings', 'Settings'],
];

/** What is said of texts that could not be read. */
export const ASIDE = {
  title: 'Set aside',
  note: 'These could not be read. They stay here until you throw them away.',
  item: (key: string, letters: number) =>
    `${ASIDE_NAMES.find(([begins]) => key.startsWith(begins))?.[1] ?? 'A game in progress'}, ${letters} letters`,
  save: 'Download',
  drop: 'Throw away',
  dropAsk: 'What was set aside will be gone, and cannot be brought back without a copy.',
  dropped: 'It is thrown away.',
} as const;
