import { difference } from '../../core/describe.ts';
import { PRESETS, type Preset } from '../../core/preset.ts';
import type { Proportion } from '../../core/proportion.ts';
import { RULE_CHOICES } from '../../core/rule-choices.ts';
import { fanCount, type Rules } from '../../core/rules.ts';
import { GRADE_WORDS } from '../words/en/compare.ts';

/** How many moves a game takes: the middle one of those played, and between what eight in ten of them lie. */
export interface Length {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** What was measured of a game; null where it has not been. */
export interface GameFigures {
  readonly id: string;
  /** First deals that can be won, and those of which it is not known; that too is null where there is none. */
  readonly winnable: Proportion | null;
  readonly unknown: Proportion | null;
  /** Whole games won at random, and by the best play that is known. */
  readonly random: Proportion | null;
  readonly best: (Proportion & { readonly atLeast: boolean }) | null;
  /** Whole games that no play can win more of. */
  readonly most: Proportion | null;
  readonly length: Length | null;
  readonly difficulty: { readonly word: string; readonly steps: number } | null;
}

/** A game with all that a comparison shows of it. */
export interface ComparedGame {
  readonly preset: Preset;
  readonly figures: GameFigures;
}

/** What the games can be sorted by; `usual` is the order of {@link GROUPS}, and in each that of {@link PRESETS}. */
export const SORTS = [
  'usual',
  'name',
  'redeals',
  'winnable',
  'random',
  'best',
  'length',
  'difficulty',
] as const;
/** A way of sorting, see {@link SORTS}. */
export type Sort = (typeof SORTS)[number];

/** The parts of the list as it is usually ordered: by what goes on what, and the games of two packs at its end. */
export const GROUPS = ['same-suit', 'other-colour', 'any-suit', 'same-rank', 'two-packs'] as const;
/** One of {@link GROUPS}. */
export type Group = (typeof GROUPS)[number];

/** The part of the list in which a game stands. */
export function groupOf(rules: Rules): Group {
  return rules.packs === 2 ? 'two-packs' : buildKind(rules);
}

/** What goes on what, in a word: cards of the same rank, or neighbours as their suits allow. */
function buildKind({ build, direction }: Rules): Rules['build'] | 'same-rank' {
  return direction === 'same-rank' ? direction : build;
}

/** By what games can be picked out, with what each choice asks of the rules. */
export const FILTERS = {
  packs: { '1': ({ packs }: Rules) => packs === 1, '2': ({ packs }: Rules) => packs === 2 },
  build: {
    'same-suit': (rules: Rules) => buildKind(rules) === 'same-suit',
    'other-colour': (rules: Rules) => buildKind(rules) === 'other-colour',
    'any-suit': (rules: Rules) => buildKind(rules) === 'any-suit',
    'same-rank': (rules: Rules) => buildKind(rules) === 'same-rank',
  },
  redeals: { none: ({ redeals }: Rules) => redeals === 0, some: ({ redeals }: Rules) => redeals > 0 },
} as const satisfies Record<string, Record<string, (rules: Rules) => boolean>>;
/** One of {@link FILTERS}. */
export type Filter = keyof typeof FILTERS;
/** The names of all {@link FILTERS}. */
export const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];

/** Up to where, or from where on, a game is what a reader likes: a share of games, moves, a grade, fans. */
export const LIKE_LIMITS = { winnable: 0.5, short: 60, hard: 'hard', phone: 18 } as const;
const HARD: readonly string[] = GRADE_WORDS.slice(GRADE_WORDS.indexOf(LIKE_LIMITS.hard));
/** What a reader may like in a game, with what it asks of its rules and figures; what has not been measured is not so. */
const LIKES = {
  winnable: ({ figures: { best } }) => best !== null && best.chance >= LIKE_LIMITS.winnable,
  short: ({ figures: { length } }) => length !== null && length.median <= LIKE_LIMITS.short,
  hard: ({ figures: { difficulty } }) => difficulty !== null && HARD.includes(difficulty.word),
  phone: ({ preset }) => fanCount(preset.rules) <= LIKE_LIMITS.phone,
} as const satisfies Record<string, (game: ComparedGame) => boolean>;
/** One of {@link LIKES}. */
export type Like = keyof typeof LIKES;
/** The names of all {@link LIKES}. */
export const LIKE_NAMES = Object.keys(LIKES) as readonly Like[];

/** The most games that can be seen side by side. */
export const MOST_SIDE = 4;

/** What of the comparison is shown: its order, the choice for each filter (empty: all), what is liked, and the games side by side. */
export interface CompareView {
  readonly sort: Sort;
  readonly down: boolean;
  readonly filters: Readonly<Record<Filter, string>>;
  /** In the order of {@link LIKE_NAMES}. */
  readonly likes: readonly Like[];
  readonly side: readonly string[];
}

/** All games, as listed. */
export const WHOLE: CompareView = {
  sort: 'usual',
  down: false,
  filters: { packs: '', build: '', redeals: '' },
  likes: [],
  side: [],
};

/** The games that a view shows, in its order; what has not been measured comes last. */
export function entriesShown(
  entries: readonly ComparedGame[],
  { sort, down, filters, likes }: CompareView,
): ComparedGame[] {
  const wanted = (game: ComparedGame): boolean =>
    likes.every((like) => LIKES[like](game)) &&
    FILTER_NAMES.every((name) => {
      const choices: Readonly<Record<string, (rules: Rules) => boolean>> = FILTERS[name];
      return choices[filters[name]]?.(game.preset.rules) ?? true;
    });
  const shown = entries.filter(wanted);
  if (sort === 'usual') {
    return GROUPS.flatMap((group) => shown.filter(({ preset }) => groupOf(preset.rules) === group));
  }
  const sign = down ? -1 : 1;
  if (sort === 'name') return shown.sort((a, b) => sign * (sortName(a) < sortName(b) ? -1 : 1));
  return shown.sort((a, b) => {
    const [first, second] = [sortValue(a, sort), sortValue(b, sort)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

function sortName({ preset }: ComparedGame): string {
  return preset.title.replace(/^(?:The|La) /, '');
}

/** The number by which a game is sorted; null where it has not been measured. */
function sortValue({ preset, figures }: ComparedGame, sort: Exclude<Sort, 'usual' | 'name'>): number | null {
  if (sort === 'redeals') return preset.rules.redeals;
  if (sort === 'difficulty') return figures.difficulty?.steps ?? null;
  if (sort === 'length') return figures.length?.median ?? null;
  return figures[sort]?.chance ?? null;
}

/** Writes a view as the fragment of an address; the whole table needs none. Read back by {@link readCompareView}. */
export function makeCompareView({ sort, down, filters, likes, side }: CompareView): string {
  const parts = [
    ...FILTER_NAMES.filter((name) => filters[name] !== '').map((name) => `${name}=${filters[name]}`),
    ...(likes.length === 0 ? [] : [`likes=${likes.join(',')}`]),
    ...(sort === 'usual' ? [] : [`sort=${sort}${down ? '-down' : ''}`]),
    ...(side.length === 0 ? [] : [`side=${side.join(',')}`]),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** Reads a view from the fragment of an address. What cannot be read is left out of it and given beside it. */
export function readCompareView(fragment: string): {
  readonly view: CompareView;
  readonly unread: readonly string[];
} {
  let view = WHOLE;
  const unread: string[] = [];
  for (const part of fragment.replace(/^#/, '').slice(0, 500).split('&')) {
    const [name = '', value = ''] = part.split('=');
    const sort = SORTS.find((known) => known === value.replace(/-down$/, ''));
    const filter = FILTER_NAMES.find((known) => known === name);
    if (part === '') continue;
    if (name === 'sort' && sort !== undefined) view = { ...view, sort, down: value.endsWith('-down') };
    else if (filter !== undefined && Object.hasOwn(FILTERS[filter], value))
      view = { ...view, filters: { ...view.filters, [filter]: value } };
    else if (name === 'likes') {
      const names = value.split(',');
      view = { ...view, likes: LIKE_NAMES.filter((like) => names.includes(like)) };
      unread.push(...names.filter((like) => !Object.hasOwn(LIKES, like)));
    } else if (name === 'side') {
      const ids = [...new Set(value.split(','))];
      const known = ids.filter((id) => PRESETS.some((preset) => preset.id === id));
      view = { ...view, side: known.slice(0, MOST_SIDE) };
      unread.push(...ids.filter((id) => !known.includes(id)), ...known.slice(MOST_SIDE));
    } else unread.push(part);
  }
  return { view, unread };
}

/** A rule in which games differ, and what each of them says of it; empty where it plays no part. */
export interface RuleRow {
  readonly field: keyof Rules;
  readonly says: readonly string[];
}

/** The rules in which at least two of some games differ, in the order in which a player meets them. */
export function differing(games: readonly Rules[]): RuleRow[] {
  const [first, ...others] = games;
  if (first === undefined) return [];
  const changes = others.map((rules) => difference(first, rules));
  return (Object.keys(RULE_CHOICES) as (keyof Rules)[]).flatMap((field) => {
    const own = changes.flat().find((change) => change.field === field)?.from;
    if (own === undefined) return [];
    return [
      {
        field,
        says: [own, ...changes.map((list) => list.find((change) => change.field === field)?.to ?? own)],
      },
    ];
  });
}
