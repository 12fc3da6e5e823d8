import { isRed, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { pageFits } from '../../ui/fit/fit-page.ts';
import { layoutOf } from '../../ui/fit/layout.ts';
import { OUTLINES } from '../../ui/pack/suit-outlines.ts';
import { thumbLayers } from './thumb-layers.ts';

/** A deal as a small picture: the attributes of the `svg` or `symbol` that holds it, and what is in it. */
export interface Thumb {
  readonly attributes: {
    readonly viewBox: string;
    readonly 'stroke-width': string;
    readonly 'text-anchor': 'start' | 'middle';
  };
  readonly markup: string;
}

/**
 * Draws a position as a small picture: its fans as on a board, every card with its rank. One that is legible is to be read card
 * by card on a phone: it is laid out as the board is there, and every card has its suit.
 *
 * Within a page its parts are coloured by the styles of the page. In a file of its own, which no style reaches, they name their
 * colours themselves, as properties of the page that the file is used in.
 */
export function makeThumb(rules: Rules, position: Position, legible: boolean, isFile = false): Thumb {
  const [narrow, wide] = pageFits(layoutOf(rules), position, false);
  const fit = legible ? narrow : wide;
  const { fans, card, width, height } = fit;
  /** What lies above the fans is left out. */
  const top = Math.min(...fans.map(({ space }) => space.y)) - 0.2 * card;
  const outline = isFile ? ' fill="var(--lucie-card)" stroke="var(--lucie-thumb-line)"' : '';
  const red = isFile ? ' fill="var(--lucie-hearts)"' : ' class="red"';
  const parts = thumbLayers(position, fit, legible).flatMap(({ outlines, ranks, cards }) => [
    `<path${outline} d="${outlines}"/>`,
    ...ranks.map(
      ({ isRed, size, letters, x, y, turns }) =>
        `<text${isRed ? red : ''} font-size="${size}" x="${x}" y="${y}"${turns && ` rotate="${turns}"`}>${letters}</text>`,
    ),
    ...(legible ? cards : []).map(
      ({ card, isTop, transform }) =>
        `<path class="suit${isRed(card) ? ' red' : ''}" d="${OUTLINES[suitOf(card)]}" transform="${transform} ${isTop ? 'translate(13 28) scale(.28)' : 'translate(33 4) scale(.13)'}"/>`,
    ),
  ]);
  return {
    attributes: {
      viewBox: `0 ${top.toFixed(1)} ${width} ${(height - top).toFixed(1)}`,
      'stroke-width': (0.032 * card).toFixed(1),
      'text-anchor': legible ? 'start' : 'middle',
    },
    markup: parts.join(''),
  };
}
