/** Paper and gold are custom properties, so that themes restyle them; the suit's colour is that of the text around. */
const PAPER = 'var(--lucie-card,#fffdf8)';
const GOLD = 'var(--lucie-court-gold,#d9a33a)';

/** How the paths of a drawing are painted, as presentation attributes. Dots are lines of no length with round ends. */
const PAINTS = {
  ink: 'fill="currentColor"',
  paper: `fill="${PAPER}"`,
  gold: `fill="${GOLD}" stroke="currentColor"`,
  /** Paper with its contour. */
  skin: `fill="${PAPER}" stroke="currentColor"`,
  /** The suit's colour, set off from what lies beneath by a cut around it. */
  lock: `fill="currentColor" stroke="${PAPER}"`,
  line: 'fill="none" stroke="currentColor"',
  heavy: 'fill="none" stroke="currentColor" stroke-width="2.3"',
  dot: 'fill="none" stroke="currentColor" stroke-width="3.6"',
  ball: 'fill="none" stroke="currentColor" stroke-width="6.4"',
  beads: 'fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="0 4.4"',
  gilt: `fill="none" stroke="${GOLD}" stroke-width="3.2"`,
  cut: `fill="none" stroke="${PAPER}"`,
  stripe: `fill="none" stroke="${PAPER}" stroke-width="2.6"`,
  pearl: `fill="none" stroke="${PAPER}" stroke-width="4"`,
} as const;

/** A path and how it is painted. */
export type Layer = readonly [paint: keyof typeof PAINTS, path: string];

/** Writes layers as SVG, the lowest first. */
export function painted(layers: readonly Layer[]): string {
  return layers.map(([paint, path]) => `<path ${PAINTS[paint]} d="${path}"/>`).join('');
}

/** A drawing in the usual colours, for what stands on its own: nobody tells it those of a theme. */
export function inUsualColours(svg: string): string {
  return svg.replace(/var\([^,]+,([^)]+)\)/g, '$1');
}
