import type { APIRoute, GetStaticPaths } from 'astro';
import { puzzleSets, whyOf } from '../../../site/content/puzzles.ts';
import { trainerPuzzleOf } from '../../../site/content/trainer-puzzle.ts';
import type { FramedPuzzle } from '../../../ui/embed/EmbedPuzzle.tsx';
import { PUZZLES } from '../../../ui/words/en/puzzle.ts';

/** One file for every puzzle. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await puzzleSets()).flatMap(({ title, puzzles }) =>
    puzzles.map(({ puzzle, number }) => {
      const framed: FramedPuzzle = {
        title: PUZZLES.number(title, number),
        puzzle: trainerPuzzleOf(puzzle),
        why: whyOf(puzzle),
      };
      return { params: { id: puzzle.id }, props: { framed } };
    }),
  );

/** A puzzle as boards in frames read it. */
export const GET: APIRoute = ({ props }) => Response.json(props.framed);
