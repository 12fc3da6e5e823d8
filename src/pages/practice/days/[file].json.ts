import type { APIRoute, GetStaticPaths } from 'astro';
import { inOrderOfDays } from '../../../play/day.ts';
import { puzzleSets } from '../../../site/content/puzzles.ts';
import { type DaysPuzzle, inFiles } from '../../../ui/practice/days-puzzles.ts';
import { sentence } from '../../../ui/words/en/phrases.ts';
import { goalClause } from '../../../ui/words/en/puzzle.ts';

/** One file for the puzzles of two weeks, in the order of days. */
export const getStaticPaths: GetStaticPaths = async () => {
  const puzzles = new Map(
    (await puzzleSets()).flatMap((set) => set.puzzles.map(({ puzzle }) => [puzzle.id, puzzle] as const)),
  );
  return inFiles(inOrderOfDays([...puzzles.keys()])).map((ids, file) => ({
    params: { file: String(file) },
    props: {
      days: ids.map((id): DaysPuzzle => {
        const { goal, grade, game } = puzzles.get(id)!;
        const asks = sentence(goalClause(goal, game.start));
        return { id, asks, grade, rules: game.rules, start: game.start };
      }),
    },
  }));
};

/** What the doors to the puzzles of two weeks show. */
export const GET: APIRoute = ({ props }) => Response.json(props.days);
