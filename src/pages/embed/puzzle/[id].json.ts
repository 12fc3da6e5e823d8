import type { APIRoute, GetStaticPaths } from 'astro';
import { whyOf } from '../../../site/content/puzzle-why.ts';
import { puzzleSets } from '../../../site/content/puzzles.ts';
import { trainerPuzzleOf } from '../../../ui/practice/puzzle/trainer-puzzle-of.ts';
import type { PuzzleFile } from '../../../ui/practice/trainer-puzzle.ts';
import { sentence } from '../../../ui/words/en/phrases.ts';
import { PUZZLES } from '../../../ui/words/en/puzzle/page.ts';
import { goalClause } from '../../../ui/words/en/puzzle.ts';

/** One file for every puzzle. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await puzzleSets()).flatMap(({ title, puzzles }) =>
    puzzles.map(({ puzzle, number }) => {
      const file: PuzzleFile = {
        title: PUZZLES.number(title, number),
        asks: sentence(goalClause(puzzle.goal, puzzle.game.start)),
        puzzle: trainerPuzzleOf(puzzle),
        why: whyOf(puzzle),
      };
      return { params: { id: puzzle.id }, props: { file } };
    }),
  );

/** A puzzle as boards in frames read it. */
export const GET: APIRoute = ({ props }) => Response.json(props.file);
