import type { APIRoute } from 'astro';
import { unwrap } from '../../core/result.ts';
import { GUESSED_GAME, guessDeals } from '../../site/content/counts.ts';
import { puzzleSets } from '../../site/content/puzzles.ts';
import { makeThumb } from '../../site/layout/thumb.ts';
import { presetRules, readAuthoredDeal } from '../../site/text/authored-deal.ts';

/** The small pictures of the list of exercises, which as parts of its page would be half of it. */
export const GET: APIRoute = async () => {
  const [guessed] = await guessDeals();
  const pictures = [
    {
      id: 'how-many',
      rules: presetRules(GUESSED_GAME),
      start: unwrap(readAuthoredDeal(GUESSED_GAME, guessed!.fans)),
    },
    ...(await puzzleSets()).map(({ theme, puzzles }) => ({ id: theme, ...puzzles[0]!.puzzle.game })),
  ];
  const symbols = pictures.map(({ id, rules, start }) => {
    const { attributes, markup } = makeThumb(rules, start, false, true);
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<symbol id="${id}"${written.join('')}>${markup}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
