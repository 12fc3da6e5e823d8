import type { Fit } from './fit.ts';

/*
 * Where things lie, as custom properties; fit.css makes lengths of them. On a felt that has been measured numbers are
 * pixels, and `--x` is where a thing begins. On a board within a page they are parts of its width, and there are two of
 * each: `--nx` for narrow boards, `--wx` for wide ones.
 */

/** The fits of a board: one for a felt that has been measured, two for a board within a page, narrow and wide. */
export type Fits = readonly [Fit] | readonly [Fit, Fit];

const PREFIXES = ['n', 'w'];

const rounded = (length: number): number => Math.round(length * 100) / 100;

/** The custom properties of a thing in all fits. */
function styleOf(fits: Fits, values: (fit: Fit) => Readonly<Record<string, number>>): string {
  return fits
    .flatMap((fit, at) =>
      Object.entries(values(fit)).map(
        ([name, value]) => `--${fits.length > 1 ? PREFIXES[at] : ''}${name}:${rounded(value)}`,
      ),
    )
    .join(';');
}

/** The width of a card, in pixels, from which on it has its true pips: see board.css. */
const PIPPED = 64;

/** How a card that nothing covers is drawn: small where that is known; on a board within a page its width decides. */
export function wholeIn([{ card, slot }, wide]: Fits): true | 'small' {
  return wide !== undefined || Math.max(card, slot) >= PIPPED || 'small';
}

/** The board: the widths of a card in a fan and in a place above the fans, and how high its felt is. */
export function boardStyle(fits: Fits): string {
  return styleOf(fits, ({ card, slot, height }) => ({ card, slot, tall: height }));
}

/** A place above the fans. */
export function slotStyle(fits: Fits, slot: number): string {
  return styleOf(fits, ({ slots }) => ({ x: slots[slot]!.x, y: slots[slot]!.y }));
}

/** The area in which the state of the game is written. */
export function stateStyle(fits: Fits): string {
  return styleOf(fits, ({ state: { x, y, width, height } }) => ({ x, y, width, height }));
}

/** A fan: where its space is, and what can be seen of a covered card. */
export function fanStyle(fits: Fits, fan: number): string {
  return styleOf(fits, (fit) => {
    const { space, step } = fit.fans[fan]!;
    return { x: space.x, y: space.y, strip: step };
  });
}

/**
 * A card in its fan, in an arc: how far it lies below the space and, of the first, how far beside it; and how its face is
 * turned, in degrees.
 */
export function cardStyles(fits: Fits, fan: number, depth: number): readonly [string, string] {
  const inArcs = (values: (fit: Fit) => Readonly<Record<string, number>>) =>
    styleOf(fits, (fit) => (fit.arcs ? values(fit) : {}));
  return [
    inArcs(({ fans }) => {
      const { space, cards } = fans[fan]!;
      return { drop: cards[depth]!.y - space.y, ...(depth === 0 && { from: cards[0]!.x - space.x }) };
    }),
    inArcs(({ fans }) => ({ turn: fans[fan]!.cards[depth]!.turn })),
  ];
}
