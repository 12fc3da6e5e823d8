import type { Rules } from '../../../core/rules.ts';
import { count } from './phrases.ts';

/** How hard a game is, by the grades of src/site/figures/difficulty.ts. */
export const GRADE_WORDS = ['easy', 'moderate', 'hard', 'very hard', 'hardly ever won'] as const;

/** The cards of a game: `52`, `104, two packs`. */
export function cardsText({ packs }: Rules): string {
  return packs === 1 ? '52' : '104, two packs';
}

/** What may be built on what, in few words. */
export function buildText({ build, direction, cap }: Rules): string {
  const rank = { down: 'down', 'up-or-down': 'up or down', 'same-rank': 'same rank' }[direction];
  const suit = { 'same-suit': 'same suit', 'other-colour': 'other colour', 'any-suit': 'any suit' }[build];
  return `${rank}, ${suit}${cap === null ? '' : `, ${cap} cards at most`}`;
}

/** What becomes of emptied fans, and of kings before play. */
export function spaceText({ emptyFan, kingsDown }: Rules): string {
  const space = {
    closed: 'stay empty',
    kings: 'kings fill them',
    'aces-and-kings': 'aces and kings fill them',
    'any-card': 'any card fills them',
    stock: 'three cards from the stock fill them',
  }[emptyFan];
  const kings = {
    none: '',
    'under-own-suit': '; kings slip just under a card of their own suit',
    'own-suit': '; kings go under cards of their own suit',
    all: '; kings start at the bottom of their fans',
  }[kingsDown];
  return space + kings;
}

/** How often the cards left are dealt again. */
export function redealText({ redeals, redealWhen }: Rules): string {
  if (redeals === 0) return 'none';
  return `${redeals}${redealWhen === 'only-when-stuck' ? ', when stuck' : ''}`;
}

/** Whether a buried card may be drawn. */
export function drawText({ merci, merciWhen }: Rules): string {
  return merci === 0 ? 'none' : `${merci}, ${merciWhen === 'last-deal' ? 'last deal' : 'any deal'}`;
}

/** What stands where there is nothing to say. */
export const NOTHING = '–';

/** What else is special about a game, if anything. */
export function elseText({
  fanSize,
  spaces,
  acesOut,
  cells,
  stock,
  wastes,
  foundations,
  foundationSuit,
  ...rules
}: Rules): string {
  const isSplit = foundations === 'black-up' || foundations === 'red-up';
  const parts = [
    fanSize === 4 && 'fans of four',
    acesOut && (isSplit ? 'two aces and two kings home first' : 'aces home first'),
    spaces > 0 && 'one more fan, empty at the start',
    cells > 0 && count(cells, 'reserve cell'),
    stock > 0 && `stock of ${stock}${wastes === 0 ? '' : ` and ${count(wastes, 'waste pile')}`}`,
    foundations !== 'up' && 'half the foundations go down',
    foundationSuit === 'any-suit' && 'foundations take any suit',
    foundationSuit === 'other-colour' && 'red and black take turns on foundations',
    rules.singleMove && 'each card is built once a deal',
  ].filter((part) => part !== false);
  return parts.length === 0 ? NOTHING : parts.join('; ');
}

/** The names of the columns. */
export const COMPARE_COLUMNS = {
  name: 'Game',
  packs: 'Cards',
  build: 'Build',
  spaces: 'Emptied fans',
  redeals: 'Redeals',
  draw: 'Draw',
  besides: 'Besides',
  winnable: 'Won in one deal',
  random: 'Won at random',
  best: 'Won by best play',
  length: 'Moves',
  difficulty: 'Difficulty',
} as const;

/** What stands around the comparison. */
export const COMPARE = {
  caption: 'The games, their rules and what was measured',
  columns: 'All rules and figures in one table',
  differs: 'How it differs from La Belle Lucie',
  usualGame: 'The other games are compared with this one.',
  more: (rules: number) => `${rules}\u00a0more rule${rules === 1 ? ' differs' : 's differ'}.`,
  likes: 'What do you like?',
  sift: 'Choose and order',
  sort: 'Order',
  usual: 'As listed',
  groups: {
    'same-suit': 'Built in suit',
    'other-colour': 'Built in the other colour',
    'any-suit': 'Built in any suit',
    'same-rank': 'Built in the same rank',
    'two-packs': 'With two packs',
  },
  sorted: (column: string, byName: boolean, down: boolean) => {
    const [first, last] = byName ? ['A to Z', 'Z to A'] : ['lowest first', 'highest first'];
    return `${column}: ${down ? last : first}`;
  },
  all: 'All',
  none: 'No game fits. Choose fewer limits.',
  choose: (title: string) => `Compare ${title}`,
  ticked: (games: number) =>
    ['Tick two to four games to see them side by side.', 'One game ticked. Tick one to three more.'][games] ??
    (games === 4 ? 'Four games ticked, which is the most.' : `${count(games, 'game')} ticked.`),
  show: 'Side by side',
  clear: 'Untick all',
  sideTitle: 'Side by side',
  back: 'Back to the list',
  add: 'Add a game',
  addNone: 'Choose …',
  remove: (title: string) => `Take away ${title}`,
  removeShort: 'Take away',
  alike: (differ: number) =>
    differ === 0
      ? 'Their rules are the same.'
      : 'All the rules that are not shown are the same for each of them.',
  unmeasured: 'not measured',
  unknown: 'not known',
  atLeast: 'at least',
  atMost: 'by any play at most',
  play: 'Play',
  shuffle: 'The same shuffle under both',
  unread: (parts: readonly string[]) =>
    `A part of this link could not be read, and is left out: ${parts.join(', ')}.`,
} as const;

/** The names of the ways of choosing, and of each choice. */
export const FILTER_WORDS = {
  packs: { title: 'Cards', '1': '52 cards', '2': '104 cards' },
  build: {
    title: 'Build',
    'same-suit': 'same suit',
    'other-colour': 'other colour',
    'any-suit': 'any suit',
    'same-rank': 'same rank',
  },
  redeals: { title: 'Redeals', none: 'none', some: 'one or more' },
} as const;

/** What a reader may like in a game, with the figure from which on a game is so. */
export const LIKE_WORDS = {
  winnable: { title: 'Often won', limit: (share: number) => `${100 * share}\u00a0% of games or more` },
  short: { title: 'Short', limit: (moves: number) => `${moves} moves or fewer` },
  hard: { title: 'Hard', limit: (word: string) => `called “${word}” or harder` },
  phone: { title: 'Good on a phone', limit: (fans: number) => `${fans} fans or fewer` },
} as const;

/** How many games are shown. */
export function shownText(shown: number, all: number): string {
  return shown === all ? count(all, 'game') : `${shown} of ${count(all, 'game')}`;
}
