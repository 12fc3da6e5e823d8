/** A share of 1 as a place from left to right in a chart that ends at `most`: `22.9%`. */
export function shareX(share: number, most = 1): string {
  return `${Math.round((share / most) * 10_000) / 100}%`;
}

/** The places of the lines of a scale from 0 to `most`, 1 at most: four to eight of them, on round shares. */
export function ticksTo(most: number): readonly number[] {
  const step = [0.01, 0.02, 0.05, 0.1, 0.2].find((one) => most / one <= 6) ?? 0.2;
  return Array.from(
    { length: Math.floor(most / step + 1e-9) + 1 },
    (_, at) => Math.round(at * step * 100) / 100,
  );
}

/** A share on a scale: `20 %`. */
export function scaleText(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The marks of charts, each with a shape of its own, so that no colour need be told from another. */
export const SHAPES = {
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
  diamond: 'M0 -6L6 0L0 6L-6 0Z',
  square: 'M-4.5 -4.5H4.5V4.5H-4.5Z',
  triangle: 'M-5 5L0 -6L5 5Z',
  flag: 'M0 9L-6 -2H6Z',
} as const;
/** The name of a mark, see {@link SHAPES}. */
export type Shape = keyof typeof SHAPES;
