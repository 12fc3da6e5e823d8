import type { Rules } from './rules.ts';

/** The rules that the sources agree on for La Belle Lucie; every preset says only where it differs. */
const LA_BELLE_LUCIE: Rules = {
  packs: 1,
  fanSize: 3,
  spaces: 0,
  stock: 0,
  wastes: 0,
  acesOut: false,
  kingsDown: 'none',
  build: 'same-suit',
  direction: 'down',
  cap: null,
  emptyFan: 'closed',
  foundations: 'up',
  foundationSuit: 'same-suit',
  redeals: 2,
  redealWhen: 'any-time',
  merci: 0,
  merciWhen: 'last-deal',
  merciCard: 'buried',
  merciTo: 'own-fan',
  cells: 0,
  singleMove: false,
};

/** The oldest rules in print of the fans of at most three cards: Dick’s, of 1883. */
const DICKS_SHAMROCKS: Rules = {
  ...LA_BELLE_LUCIE,
  kingsDown: 'under-own-suit',
  build: 'any-suit',
  cap: 3,
  redeals: 0,
};

/** Shamrocks as most programs deal it: built both ways, and no king is moved before play. */
const SHAMROCKS_AS_DEALT: Rules = { ...DICKS_SHAMROCKS, kingsDown: 'none', direction: 'up-or-down' };

const THE_FAN: Rules = { ...LA_BELLE_LUCIE, emptyFan: 'kings', redeals: 0 };

const CEILING_FAN: Rules = { ...THE_FAN, build: 'other-colour' };

const HOUSE_IN_THE_WOODS: Rules = { ...LA_BELLE_LUCIE, packs: 2, direction: 'up-or-down', redeals: 0 };

const CLOVER_LEAF: Rules = {
  ...THE_FAN,
  acesOut: true,
  direction: 'up-or-down',
  emptyFan: 'aces-and-kings',
  foundations: 'black-up',
};

/** A named game: its id, such as `la-belle-lucie`, its title and its rules. */
export interface Preset {
  /** Such as `la-belle-lucie`; it never changes. */
  readonly id: string;
  /** Such as `La Belle Lucie`. */
  readonly title: string;
  readonly rules: Rules;
}

// A game of the family is a row here, and for its page a text, content/en/variants/ID.mdx.
/** The named games of the family, La Belle Lucie first. */
export const PRESETS: readonly Preset[] = [
  { id: 'la-belle-lucie', title: 'La Belle Lucie', rules: LA_BELLE_LUCIE },
  {
    id: 'three-shuffles-and-a-draw',
    title: 'Three Shuffles and a Draw',
    rules: { ...LA_BELLE_LUCIE, merci: 1 },
  },
  { id: 'trefoil', title: 'Trefoil', rules: { ...LA_BELLE_LUCIE, acesOut: true } },
  { id: 'the-fan', title: 'The Fan', rules: THE_FAN },
  { id: 'no-redeal', title: 'Without Redeal', rules: { ...LA_BELLE_LUCIE, redeals: 0 } },
  { id: 'three-redeals', title: 'Three Redeals', rules: { ...LA_BELLE_LUCIE, redeals: 3 } },
  { id: 'single-move', title: 'Single Move', rules: { ...LA_BELLE_LUCIE, singleMove: true } },
  {
    id: 'alternating-colours',
    title: 'Alternating Colours',
    rules: { ...LA_BELLE_LUCIE, build: 'other-colour' },
  },
  {
    id: 'super-flower-garden',
    title: 'Super Flower Garden',
    rules: { ...LA_BELLE_LUCIE, build: 'any-suit' },
  },
  {
    id: 'shamrocks',
    title: 'Shamrocks',
    rules: { ...SHAMROCKS_AS_DEALT, kingsDown: 'all' },
  },
  { id: 'fan-with-reserve', title: 'Fan with Reserve', rules: { ...LA_BELLE_LUCIE, cells: 4 } },
  { id: 'house-in-the-woods', title: 'House in the Woods', rules: HOUSE_IN_THE_WOODS },
  {
    id: 'house-on-the-hill',
    title: 'House on the Hill',
    rules: { ...HOUSE_IN_THE_WOODS, foundations: 'up-and-down' },
  },
  {
    id: 'bristol',
    title: 'Bristol',
    rules: {
      ...LA_BELLE_LUCIE,
      stock: 28,
      wastes: 3,
      kingsDown: 'all',
      build: 'any-suit',
      foundationSuit: 'any-suit',
      redeals: 0,
    },
  },
  { id: 'dicks-shamrocks', title: 'Dick’s Shamrocks', rules: DICKS_SHAMROCKS },
  {
    id: 'three-card-fan',
    title: 'The Three-Card Fan',
    rules: { ...DICKS_SHAMROCKS, kingsDown: 'all', emptyFan: 'kings' },
  },
  { id: 'ceiling-fan', title: 'Ceiling Fan', rules: CEILING_FAN },
  { id: 'free-fan', title: 'Free Fan', rules: { ...THE_FAN, cells: 2 } },
  { id: 'box-fan', title: 'Box Fan', rules: { ...CEILING_FAN, acesOut: true } },
  { id: 'shamrocks-as-dealt', title: 'Shamrocks as Dealt', rules: SHAMROCKS_AS_DEALT },
  {
    id: 'school',
    title: 'School',
    rules: { ...LA_BELLE_LUCIE, acesOut: true, build: 'any-suit', direction: 'same-rank' },
  },
  {
    id: 'scotch-patience',
    title: 'Scotch Patience',
    rules: { ...LA_BELLE_LUCIE, build: 'any-suit', foundationSuit: 'other-colour', redeals: 0 },
  },
  { id: 'clover-leaf', title: 'Clover Leaf', rules: CLOVER_LEAF },
  { id: 'alexander-the-great', title: 'Alexander the Great', rules: { ...CLOVER_LEAF, fanSize: 4 } },
  {
    id: 'quads-plus',
    title: 'Quads +',
    rules: {
      ...THE_FAN,
      fanSize: 4,
      spaces: 1,
      acesOut: true,
      build: 'any-suit',
      direction: 'same-rank',
      cap: 4,
      emptyFan: 'any-card',
    },
  },
  {
    id: 'intelligence',
    title: 'Intelligence',
    rules: { ...HOUSE_IN_THE_WOODS, stock: 50, emptyFan: 'stock', redeals: 2 },
  },
];

/** The named game with an id, or undefined where there is none. */
export function presetOf(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id);
}
