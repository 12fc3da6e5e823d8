import type { Rules } from '../../../core/rules.ts';
import type { AutoPlayRefusal } from '../../../play/auto-play.ts';
import { type Bookmark, MOST_BOOKMARKS } from '../../../play/bookmarks.ts';
import type { LOOKS, SETTINGS, Settings } from '../../../play/settings.ts';
import type { Tried } from '../../../solver/winnable.ts';
import { count } from './phrases.ts';

/** What a friendly deal is: it can be won, by plays alone where there is a redeal or a merci. */
export function friendlyText({ redeals, merci }: Rules): string {
  const without = [...(redeals > 0 ? ['a redeal'] : []), ...(merci > 0 ? ['the merci'] : [])];
  return `A deal that can be won${without.length > 0 ? ` without ${without.join(' or ')}` : ''}, proved while you wait.`;
}

/** The button that has such a deal looked for, and what is said on the way. */
export const WINNABLE = {
  name: 'A friendly deal',
  stop: 'Stop looking',
  looking: 'Looking for a deal that can be won.',
  stopped: (tried: number) =>
    tried === 0 ? 'Stopped.' : `Stopped after ${tried === 1 ? 'one deal' : `${tried} deals`}.`,
} as const;

/** How far the look has come. */
export function triedText({ tried, unknown }: Pick<Tried, 'tried' | 'unknown'>): string {
  if (tried === 0) return WINNABLE.looking;
  const deals = tried === 1 ? 'One deal tried, not winnable' : `${tried} deals tried, none winnable`;
  if (unknown === 0) return `${deals}.`;
  if (unknown === tried)
    return tried === 1
      ? 'One deal tried: too hard to tell.'
      : `${tried} deals tried, all of them too hard to tell.`;
  return `${tried} deals tried, none proved winnable; ${unknown} of them were too hard to tell.`;
}

/** What is said of the deal that was found. */
export function foundText({ redeals, merci }: Rules, hinted: boolean): string {
  const deal =
    redeals > 0
      ? 'This first deal can be won as it lies'
      : `This deal can be won${merci > 0 ? ' without the merci' : ''}`;
  return `${deal}: proved. ${hinted ? 'Hints know how.' : 'It is so hard that a hint may not find the way.'}`;
}

/** The words of the bookmarks. */
export const MARKED = {
  title: 'Bookmarks',
  make: 'Bookmark this moment',
  open: 'Open',
  remove: 'Remove',
  putBack: 'Put it back',
  none: 'Mark a moment of a game, and come back to it after other lines, other deals, or another day.',
  made: (bookmark: Bookmark) => `Bookmarked: ${bookmarkName(bookmark)}.`,
  again: 'This moment has a bookmark already.',
  full: `There is room for ${MOST_BOOKMARKS} bookmarks. Remove one first.`,
  removed: (bookmark: Bookmark) => `Removed: ${bookmarkName(bookmark)}.`,
  opened: (bookmark: Bookmark) =>
    `${bookmarkName(bookmark)} lies on the table. Undo goes back through its moves, and then to the game before.`,
  here: 'This moment lies on the table already.',
  unopened: (reason: string) =>
    `This bookmark cannot be opened, so the table stays as it is. ${reason}`.trim(),
  damaged: 'A part of its moves is missing or changed.',
  denied: 'Nothing can be kept in this browser, so these bookmarks last as long as the page.',
  unread: (reason: string) =>
    `The bookmarks that were kept on this device cannot be read. ${reason} They are set aside once you make a new one.`,
} as const;

/** A bookmark in a line: `La Belle Lucie, deal 2, 17 home`. */
export function bookmarkName({ title, house, deal, home }: Bookmark): string {
  return `${title}${house === 0 ? '' : ' with house rules'}, deal ${deal}, ${home} home`;
}

/** When a bookmark was made, in the reader's own time: `21 Nov, 14:03`, and the year where it is another one. */
export function bookmarkTime(made: number, now: number): string {
  const [then, today] = [new Date(made), new Date(now)];
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return then.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...year,
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The words of the dialog for settings. */
export const SETTING_WORDS = {
  looks: 'They hold on every board of this site, on this device.',
  kept: 'They are kept on this device.',
  denied: 'Nothing can be kept in this browser, so these settings last as long as the page.',
  unread: (reason: string) =>
    `The settings that were kept on this device cannot be read, so all is as usual. ${reason} They are set aside once you choose something.`,
  sample: 'The four suits',
  autoWhat:
    'After each of your moves the cards that can do no harm at home go there. One Undo takes back the move and all that followed it.',
  autoRedeal:
    'Before a redeal a card kept on the table can be worth more. While the chance to win is switched on, Redeal looks at that first and asks.',
} as const;

type Chosen = Pick<Settings, (typeof LOOKS)[number]>;

/** The name of each setting that has a choice. */
export const SETTING_NAMES: { readonly [Name in keyof Chosen]: string } = {
  theme: 'Light or dark',
  deck: 'Suits',
  size: 'Cards',
  hand: 'Hand',
  motion: 'Motion',
  hint: 'Hints',
};

/** The values of each of them. */
export const SETTING_VALUES: {
  readonly [Name in keyof Chosen]: { readonly [Value in (typeof SETTINGS)[Name][number]]: string };
} = {
  theme: { system: 'As the device says', light: 'Light', dark: 'Dark' },
  deck: { two: 'Two colours', four: 'Four colours' },
  size: { usual: 'Usual', large: 'Large' },
  hand: { right: 'Right', left: 'Left' },
  motion: { device: 'As the device says', none: 'None' },
  hint: { move: 'The move', nudge: 'The card first' },
};

/** The switches among the settings. */
export const SWITCH_NAMES = {
  auto: 'Play cards home by themselves',
  sound: 'Sound',
  vibration: 'Vibrate when a card comes home',
} as const;

/** Why cards do not go home by themselves in a game. */
export const NO_AUTO: Readonly<Record<AutoPlayRefusal, (title: string) => string>> = {
  packs: (title) =>
    `Not in ${title}: with two packs a card that could go home may still be wanted by a card of the other pack.`,
  foundations: (title) =>
    `Not in ${title}: a foundation takes any suit, so which card goes home is your choice.`,
  build: (title) =>
    `Not in ${title}: cards of other suits are built on a card, so one that could go home may still be wanted on the table.`,
  merci: (title) =>
    `In ${title} they wait while a merci may be taken: it can lay a card on one that could go home.`,
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The words of the panel at the end of a game. */
export const END = {
  won: 'All home.',
  home: (cards: number, of: number) => `${cards} of ${of} home.`,
  /** How a game went, without its full stop: `70 moves, in the second deal`; `deal` is null in a game of one deal. */
  how: (moves: number, deal: number | null) =>
    `${count(moves, 'move')}${deal === null ? '' : `, in the ${ORDINALS[deal - 1] ?? `${deal}th`} deal`}`,
  /** How often the best play that is known wins the game, to follow that. */
  best: (share: string, atLeast: boolean) =>
    `; ${atLeast ? 'the best known play wins at least' : 'perfect play wins'} ${share.replace(' ', '\u00a0')} of all games (measured)`,
  review: 'Review',
  share: 'Share',
  again: 'Try this deal again',
} as const;
