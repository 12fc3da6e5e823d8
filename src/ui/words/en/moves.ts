/** Moves in signs and few letters, for lines and move lists. */
export const SHORT = {
  redeal: 'Redeal',
  stock: 'Stock',
  merci: 'Merci',
  onto: 'on',
  home: 'home',
  space: 'to an empty fan',
  cell: 'to a cell',
} as const;
