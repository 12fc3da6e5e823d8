import type { AutoPlayRefusal } from '../../../play/auto-play.ts';
import { type Bookmark, MOST_BOOKMARKS } from '../../../play/bookmarks.ts';
import type { LOOKS, SETTINGS, Settings } from '../../../play/settings.ts';
import { count } from './phrases.ts';

/** The words of the bookmarks. */
export const MARKED = {
  title: 'Bookmarks',
  make: 'Bookmark this moment',
  open: 'Open',
  remove: 'Remove',
  putBack: 'Put it back',
  none: 'Bookmark a moment of a game to come back to it later, after other moves or another game.',
  made: (bookmark: Bookmark) => `Bookmarked: ${bookmarkName(bookmark)}.`,
  again: 'This moment has a bookmark already.',
  full: `There is room for ${MOST_BOOKMARKS} bookmarks. Remove one first.`,
  removed: (bookmark: Bookmark) => `Removed: ${bookmarkName(bookmark)}.`,
  opened: (bookmark: Bookmark) =>
    `${bookmarkName(bookmark)} is on the table. Undo goes back through its moves, and then to the game you played before.`,
  here: 'This moment is on the table already.',
  unopened: (reason: string) =>
    `This bookmark cannot be opened, so the table stays as it is. ${reason}`.trim(),
  damaged: 'A part of its moves is missing or changed.',
  denied: 'Nothing can be kept in this browser, so these bookmarks are gone when you close the page.',
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
  looks: 'These apply everywhere on this site, on this device.',
  kept: 'They are kept on this device.',
  denied: 'Nothing can be kept in this browser, so these settings are gone when you close the page.',
  unread: (reason: string) =>
    `The settings that were kept on this device cannot be read, so all is as usual. ${reason} They are set aside once you choose something.`,
  sample: 'The four suits',
  coachWhat:
    'At the table where you play, never in puzzles and lessons, and only where it is proved. The bell appears beside the message. A warning stops the move once; make the move again to play it.',
  autoWhat:
    'After each of your moves, the cards that you can no longer need in the fans go home. One Undo takes back your move and all that followed it.',
  autoRedeal:
    'Before a redeal it can be better to keep a card on the table. If “Chance to win” is switched on, Redeal checks that first and asks.',
} as const;

type Chosen = Pick<Settings, (typeof LOOKS)[number] | 'coach'>;

/** The name of each setting that has a choice. */
export const SETTING_NAMES: { readonly [Name in keyof Chosen]: string } = {
  theme: 'Light or dark',
  deck: 'Suits',
  size: 'Cards',
  hand: 'Hand',
  motion: 'Motion',
  hint: 'Hints',
  coach: 'Coach',
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
  coach: {
    off: 'Off',
    bell: 'Bell, when only one move keeps what you can still reach',
    warn: 'Warning, before a move that costs cards or chance',
  },
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
    `Not in ${title}: with two packs, you may still want to build a card of the other pack on a card that could go home.`,
  foundations: (title) =>
    `Not in ${title}: a foundation takes any suit, so which card goes home is your choice.`,
  build: (title) =>
    `Not in ${title}: cards of other suits can be built on a card, so you may still want one on the table that could go home.`,
  merci: (title) =>
    `In ${title} they wait as long as you can draw: a drawn card may be laid on one that could go home.`,
  'new-fan': (title) =>
    `In ${title} they wait as long as you can draw: only a buried card can be drawn, and the card on it may be one that could go home.`,
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The words of the panel at the end of a game. */
export const END = {
  won: 'All home.',
  home: (cards: number, of: number) => `${cards} of ${of} home.`,
  /** How a game went, without its full stop: `70 moves, in the second deal`; `deal` is null in a game of one deal. */
  how: (moves: number, deal: number | null) =>
    `${count(moves, 'move')}${deal === null ? '' : `, in the ${ORDINALS[deal - 1] ?? `${deal}th`} deal`}`,
  /** How so many cards home compare with the best game that is kept by the same rules, to follow how the game went. */
  score: (cards: number, best: number) =>
    cards > best ? '. Your best score so far' : `. Your best score so far: ${best}`,
  /** How often the best play that is known wins the game, to follow that. */
  best: (share: string, atLeast: boolean) =>
    `; ${atLeast ? 'the best known play wins at least' : 'perfect play wins'} ${share.replace(' ', '\u00a0')} of all games (measured)`,
  review: 'Review',
  share: 'Share',
  again: 'Try this game again',
} as const;
