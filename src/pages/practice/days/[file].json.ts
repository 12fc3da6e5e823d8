import type { APIRoute, GetStaticPaths } from 'astro';
import { dayLists } from '../../../site/content/day-lists.ts';
import { puzzleSets } from '../../../site/content/puzzles.ts';
import { shownGame } from '../../../ui/practice/puzzle/trainer-puzzle-of.ts';
import { type DaysPuzzle, inFiles } from '../../../ui/today/days-puzzles.ts';
import { sentence } from '../../../ui/words/en/phrases.ts';
import { goalClause } from '../../../ui/words/en/puzzle.ts';

/** One file for the puzzles of two weeks, in the order of days, one list after the other. */
export const getStaticPaths: GetStaticPaths = async () => {
  const puzzles = new Map(
    (await puzzleSets()).flatMap((set) => set.puzzles.map(({ puzzle }) => [puzzle.id, puzzle] as const)),
  );
  const files = (await dayLists()).flatMap((list) => inFiles(list.puzzles));
  return files.map((ids, file) => ({
    params: { file: String(file) },
    props: {
      days: ids.map((id): DaysPuzzle => {
        const { goal, grade, game } = puzzles.get(id)!;
        const asks = sentence(goalClause(goal, game.start));
        return { id, asks, grade, rules: game.rules, start: shownGame(game).start };
      }),
    },
  }));
};

/** What the doors to the puzzles of two weeks show. */
export const GET: APIRoute = ({ props }) => Response.json(props.days);
