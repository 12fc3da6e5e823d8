import type { Rules } from '../../../core/rules.ts';

/** The words of the dialog for house rules. */
export const HOUSE = {
  title: 'House rules',
  open: 'Change the rules',
  play: 'Deal with these rules',
  standard: 'As usual',
  usual: '(usual)',
  changes: (title: string, count: number) =>
    count === 0
      ? `These are the rules of ${title}. Touch one to change it.`
      : `${title}, with ${count === 1 ? 'one rule' : `${count} rules`} of your own:`,
  inForce: (title: string, count: number) =>
    `${title}, with ${count === 1 ? 'one rule' : `${count} rules`} of your own.`,
} as const;

/** The rules that can be switched, each in a word or two. */
export const FIELDS: { readonly [Field in keyof Rules]: string } = {
  packs: 'Packs',
  fanSize: 'Size of the fans',
  spaces: 'Fans empty at the start',
  stock: 'Stock',
  wastes: 'Waste piles',
  acesOut: 'Aces',
  kingsDown: 'Kings',
  build: 'Building',
  direction: 'Direction',
  cap: 'Length of a fan',
  emptyFan: 'Empty fans',
  foundations: 'Foundations',
  foundationSuit: 'Suits of the foundations',
  redeals: 'Redeals',
  redealWhen: 'When to redeal',
  merci: 'Draw',
  merciWhen: 'When to draw',
  merciCard: 'Card drawn',
  merciTo: 'Where it goes',
  cells: 'Reserve cells',
  singleMove: 'Moves of a card',
};
