import type { APIRoute, GetStaticPaths } from 'astro';
import { makePuzzles } from '../../../core/puzzle.ts';
import { whyOf } from '../../../site/content/puzzle-why.ts';
import { puzzleSets } from '../../../site/content/puzzles.ts';
import type { KeptSet } from '../../../ui/practice/puzzle/kept-set.ts';

/** One file for every set. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await puzzleSets()).map(({ theme, puzzles }) => {
    const set: KeptSet = puzzles.map(({ puzzle }) => ({
      id: puzzle.id,
      text: makePuzzles([puzzle]),
      why: whyOf(puzzle),
    }));
    return { params: { theme }, props: { set } };
  });

/** The puzzles of a set in their order, from which their pages are made where there is no network. */
export const GET: APIRoute = ({ props }) => Response.json(props.set);
