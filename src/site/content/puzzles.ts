import { type CollectionEntry, getCollection } from 'astro:content';
import { type Puzzle, parsePuzzles, THEMES, type Theme } from '../../core/puzzle.ts';
import { unwrap } from '../../core/result.ts';
import { gradeOfRating } from '../../play/queue/grade.ts';
import type { QueuePuzzle } from '../../play/queue/queue.ts';
import { THEME_WORDS } from '../../ui/words/en/puzzle/page.ts';
import { ratingOf } from './ratings.ts';

/** The chapter on strategy that teaches the idea of a theme, by its name in addresses. */
const CHAPTER_OF_THEME: Readonly<Record<Theme, string>> = {
  'free-or-fatal': 'free-builds',
  'which-first': 'four-five-six',
  'open-the-fan': 'which-fan-to-open',
  'free-the-card': 'what-blocks-a-card',
  'win-this-deal': 'planning-with-all-cards-in-sight',
  'only-move': 'what-a-build-kills',
  'under-the-king': 'cards-under-kings',
  sacrifice: 'immolation-as-an-investment',
  'hold-back': 'before-a-redeal',
  draw: 'the-draw',
  'kings-to-spaces': 'sisters-kings-colours-suits',
  'cap-of-three': 'sisters-caps-cells-packs',
  'any-suit': 'sisters-kings-colours-suits',
  colours: 'sisters-kings-colours-suits',
  cells: 'sisters-caps-cells-packs',
  'up-or-down': 'sisters-caps-cells-packs',
  'both-ends': 'sisters-caps-cells-packs',
  wastes: 'sisters-caps-cells-packs',
  'first-deal': 'begin-with-what-you-want',
  'one-deal': 'planning-with-all-cards-in-sight',
  'four-deals': 'before-a-redeal',
  'one-move-each': 'what-a-build-kills',
  'to-the-end': 'sisters-caps-cells-packs',
  'only-down': 'sisters-caps-cells-packs',
  'cleared-king': 'sisters-caps-cells-packs',
  'kings-and-colours': 'sisters-kings-colours-suits',
  'cells-for-kings': 'sisters-caps-cells-packs',
  'low-cards-first': 'sisters-kings-colours-suits',
  'king-on-a-queen': 'sisters-caps-cells-packs',
  'which-stays': 'sisters-kings-colours-suits',
  'red-and-black': 'sisters-kings-colours-suits',
  'last-cards-aside': 'sisters-kings-colours-suits',
  'bottom-of-four': 'sisters-kings-colours-suits',
  'one-space': 'sisters-kings-colours-suits',
  'single-card-stays': 'sisters-caps-cells-packs',
};

/** A puzzle with its place in its set, from 1, and its rating. */
interface NumberedPuzzle {
  /** Its grade is that of its rating: of the two that it was given, in the mine and by the players, one is shown. */
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly rating: number;
}

/** The puzzles of one theme, the easy ones first. */
export interface PuzzleSet {
  readonly theme: Theme;
  readonly title: string;
  /** The name of its chapter in addresses. */
  readonly chapter: string;
  readonly puzzles: readonly NumberedPuzzle[];
}

/** The puzzle of an entry, whose text was checked when it was loaded. */
function puzzleOf({ data }: CollectionEntry<'puzzles'>): Puzzle {
  const [puzzle] = unwrap(parsePuzzles(data.source));
  if (puzzle === undefined) throw new Error('an entry holds one puzzle');
  return puzzle;
}

let sets: Promise<PuzzleSet[]> | undefined;

/** All puzzles, by theme; read once for all pages of a build. */
export function puzzleSets(): Promise<PuzzleSet[]> {
  sets ??= readSets();
  return sets;
}

/** The ids of all puzzles. */
export async function puzzleIds(): Promise<string[]> {
  return (await puzzleSets()).flatMap(({ puzzles }) => puzzles.map(({ puzzle }) => puzzle.id));
}

/** All puzzles as the queue knows them. */
export async function queuePuzzles(): Promise<QueuePuzzle[]> {
  return (await puzzleSets()).flatMap(({ puzzles }) =>
    puzzles.map(({ puzzle: { id, theme, preset }, rating }) => ({
      id,
      theme,
      game: preset,
      rating,
      moves: ratingOf(id).moves,
    })),
  );
}

async function readSets(): Promise<PuzzleSet[]> {
  const all = (await getCollection('puzzles')).map(puzzleOf);
  return THEMES.map((theme) => ({
    theme,
    title: THEME_WORDS[theme].title,
    chapter: CHAPTER_OF_THEME[theme],
    puzzles: all
      .filter((puzzle) => puzzle.theme === theme)
      .map((puzzle) => ({ puzzle, ...ratingOf(puzzle.id) }))
      .sort((a, b) => a.rating - b.rating || a.puzzle.id.localeCompare(b.puzzle.id, 'en', { numeric: true }))
      .map(({ puzzle, rating }, at) => ({
        puzzle: { ...puzzle, grade: gradeOfRating(rating) },
        number: at + 1,
        rating,
      })),
  })).filter(({ puzzles }) => puzzles.length > 0);
}

/** The sets whose idea a chapter on strategy teaches. */
export async function setsOfChapter(slug: string): Promise<PuzzleSet[]> {
  return (await puzzleSets()).filter(({ chapter }) => chapter === slug);
}

/** The sets with puzzles of a game, each with those alone. */
export async function setsOfGame(preset: string): Promise<PuzzleSet[]> {
  return (await puzzleSets())
    .map((set) => ({ ...set, puzzles: set.puzzles.filter(({ puzzle }) => puzzle.preset === preset) }))
    .filter(({ puzzles }) => puzzles.length > 0);
}
