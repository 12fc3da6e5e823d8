import { ACE, allCards, type Card, rankOf, SUITS, suitOf } from '../../core/card.ts';
import { aceOfSpadesDrawn } from './ace.ts';
import { backSymbol } from './back.ts';
import { courtDrawn } from './courts.ts';
import { isCourt } from './face.ts';
import { artFile, artId } from './pack-file.ts';
import { pipsOf } from './pips.ts';
import { OUTLINES } from './suit-outlines.ts';

/*
 * The art of a card is all that is drawn on it right of its index: pips, a court, an ace. Each is a symbol of 100 by 140,
 * the `7S` that of the seven of spades; they refer to the four suits, `suit-S`. Boards take them from files of
 * the site (pack-file.ts), pictures carry those that they show.
 */

/** The four suits, to which the arts refer, as SVG paths on a square of 100. */
export function suitPaths(): string {
  return OUTLINES.map(suitPath).join('');
}

function suitPath(path: string, suit: number): string {
  return `<path id="suit-${SUITS[suit]}" d="${path}"/>`;
}

/** The art of a card as an SVG symbol, in the colour of the text around its use. */
export function artSymbol(card: Card): string {
  return `<symbol id="${artId(card)}" viewBox="0 0 100 140">${artDrawn(card)}</symbol>`;
}

/** The files of the pack, by their names without `.svg`: SVG texts that need nothing else. */
export function packFiles(): ReadonlyMap<string, string> {
  const cards = Map.groupBy(allCards(1), artFile);
  const arts = [...cards].map(([file, own]) => {
    const drawn = own.map(artSymbol).join('');
    const suits = OUTLINES.map((path, suit) =>
      drawn.includes(`"#suit-${SUITS[suit]}"`) ? suitPath(path, suit) : '',
    );
    return [file, unseen(suits.join('') + drawn)] as const;
  });
  // The pattern of the back works from nowhere that is not displayed.
  return new Map([...arts, ['back', svg(backSymbol())]]);
}

/** What is not shown in the file itself a browser need not lay out before the cards of a page are. */
function unseen(drawn: string): string {
  return svg(`<defs display="none">${drawn}</defs>`);
}

function svg(drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`;
}

function artDrawn(card: Card): string {
  if (isCourt(card)) return courtDrawn(card);
  if (rankOf(card) === ACE && SUITS[suitOf(card)] === 'S') return aceOfSpadesDrawn();
  const suit = SUITS[suitOf(card)];
  const pips = pipsOf(rankOf(card)).map(({ x, y, size, turned }) => {
    const turn = turned ? 'rotate(180)' : '';
    // The outline is drawn about the middle of its square.
    return `<use href="#suit-${suit}" transform="translate(${x * 100} ${y * 100})${turn}scale(${size})translate(-50-50)"/>`;
  });
  return `<g fill="currentColor">${pips.join('')}</g>`;
}
