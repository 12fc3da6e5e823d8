const RED = 'var(--lucie-back,#8a2a2b)';
const CREAM = 'var(--lucie-back-rim,#f4e8cf)';

/** The side of the tile, the width of one open fan; four fans of another row begin and end in the middle of its sides. */
const TILE = 20;
const HANDLES = [
  [10, 20],
  [0, 10],
  [20, 10],
  [0, 30],
  [20, 30],
] as const;

/** An open fan above its handle: its edge, which bounds the fans above as well, and three ribs. */
function fan(x: number, y: number): string {
  const rib = (dx: number, dy: number, along: string) => `M${x + dx} ${y - dy}l${along}`;
  return [
    `M${x - 10} ${y - 10}a10 10 0 0 1 20 0`,
    rib(0, 6, '0-12'),
    rib(-2, 7.5, '-3-9'),
    rib(2, 7.5, '3-9'),
  ].join('');
}

/** Draws the back of a card as an SVG symbol: fans like the scales of a fish, one tile repeated, within a cream rim. */
export function backSymbol(): string {
  const tile = HANDLES.map(([x, y]) => fan(x, y)).join('');
  const inner = '<rect x="5" y="5" width="90" height="130" rx="4"';
  return [
    `<pattern id="back-fans" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" patternTransform="translate(5 5) scale(1.5)">`,
    `<path fill="none" stroke="${CREAM}" stroke-width="1" stroke-linecap="round" d="${tile}"/></pattern>`,
    `<symbol id="back" viewBox="0 0 100 140"><rect width="100" height="140" rx="7.5" fill="${CREAM}"/>`,
    `${inner} fill="${RED}"/>${inner} fill="url(#back-fans)"/></symbol>`,
  ].join('');
}
