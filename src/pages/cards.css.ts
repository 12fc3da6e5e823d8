import type { APIRoute } from 'astro';
import { allCards } from '../core/card.ts';

/** While a card is pointed at in a text, the same card is marked on the boards of the page; no script is needed. */
export const GET: APIRoute = () => {
  const marked = allCards(1).map(
    (card) => `:root:has([data-chip="${card}"]:hover) .lucie-card[data-card="${card}"]>.lucie-face`,
  );
  const style = 'outline:3px solid var(--lucie-target);outline-offset:1px';
  return new Response(`@media (hover:hover){${marked.join(',')}{${style}}}`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};
