import type { APIRoute } from 'astro';
import { allCards } from '../core/card.ts';

/**
 * While a card is pointed at in a text, the same card is marked on the boards of the page; no script is needed. One whose
 * name was pressed is marked where named-cards.ts says so.
 */
export const GET: APIRoute = () => {
  const marked = (by: (card: number) => string): string =>
    allCards(1)
      .map((card) => `${by(card)} .lucie-card[data-card="${card}"]>.lucie-face`)
      .join(',');
  const style = '{outline:3px solid var(--lucie-target);outline-offset:1px}';
  const pointed = marked((card) => `:root:has([data-chip="${card}"]:hover)`);
  const pressed = marked((card) => `[data-named="${card}"]`);
  return new Response(`@media (hover:hover){${pointed}${style}}${pressed}${style}`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};
