import { allCards } from '../../core/card.ts';
import { artAddress, artFile } from './pack-file.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Has the art of all cards there before they come to light, where they would be bare until it has come: it is put into the
 * page, unseen, a file at each call of what this gives, which tells whether more are left.
 */
export function packAhead(): () => boolean {
  const cards = [...new Map(allCards(1).map((card) => [artFile(card), card])).values()];
  const kept = document.createElementNS(SVG, 'svg');
  const unseen = document.createElement('div');
  unseen.hidden = true;
  unseen.append(kept);
  document.body.append(unseen);
  return () => {
    const card = cards.pop();
    if (card === undefined) return false;
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', artAddress(card));
    kept.append(use);
    return cards.length > 0;
  };
}
