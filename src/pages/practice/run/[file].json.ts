import type { APIRoute, GetStaticPaths } from 'astro';
import { runFiles } from '../../../play/queue/plan-run.ts';
import { puzzleSets, queuePuzzles } from '../../../site/content/puzzles.ts';
import { trainerPuzzleOf } from '../../../ui/practice/puzzle/trainer-puzzle-of.ts';
import type { RunPuzzle } from '../../../ui/practice/run/run-file.ts';
import { PUZZLES } from '../../../ui/words/en/puzzle/page.ts';

/** The puzzles of runs, a few dozen a file, the easy ones first. */
export const getStaticPaths: GetStaticPaths = async () => {
  const named = new Map<string, RunPuzzle>(
    (await puzzleSets()).flatMap(({ title, puzzles }) =>
      puzzles.map(
        ({ puzzle, number }) =>
          [puzzle.id, { title: PUZZLES.number(title, number), puzzle: trainerPuzzleOf(puzzle) }] as const,
      ),
    ),
  );
  return runFiles(await queuePuzzles()).map((puzzles, file) => ({
    params: { file: String(file) },
    props: { puzzles: puzzles.map(({ id }) => named.get(id)) },
  }));
};

/** A file of puzzles for runs. */
export const GET: APIRoute = ({ props }) => Response.json(props.puzzles);
