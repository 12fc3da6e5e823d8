import type { ComponentChildren } from 'preact';
import { presetOf } from '../../../core/preset.ts';
import type { Puzzle } from '../../../core/puzzle.ts';
import { sentence } from '../../words/en/phrases.ts';
import { PUZZLES, THEME_WORDS } from '../../words/en/puzzle/page.ts';
import { goalClause, goalNote } from '../../words/en/puzzle.ts';
import { GradeSteps } from '../GradeSteps.tsx';
import { PuzzleSolution } from './PuzzleSolution.tsx';
import { solutionOf } from './solution-of.ts';
import './puzzle.css';

/** A puzzle and its place in its set. */
export interface PlacedPuzzle {
  readonly puzzle: Puzzle;
  /** Its number, from 1, and how many puzzles the set has. */
  readonly number: number;
  readonly count: number;
  /** The ids of its neighbours; null at the ends of the set. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Where the page of a puzzle leads. */
export interface PuzzleWays {
  /** The addresses of the page with all puzzles and of that with all games, which end in `/`. */
  readonly practice: string;
  readonly variants: string;
  /** The chapter on strategy that teaches the idea of its set. */
  readonly chapter: { readonly to: string; readonly title: string };
}

interface PuzzleArticleProps {
  readonly placed: PlacedPuzzle;
  readonly ways: PuzzleWays;
  /** The code for a frame, where it is offered. */
  readonly frame?: ComponentChildren;
  /** The board. */
  readonly children?: ComponentChildren;
}

/** All that the page of a puzzle says, around its board. */
export function PuzzleArticle({ placed, ways, frame, children }: PuzzleArticleProps) {
  const { puzzle, number, count, previous, next } = placed;
  const { theme, goal, game, preset, grade } = puzzle;
  const { title, asks } = THEME_WORDS[theme];
  const { practice, variants, chapter } = ways;
  return (
    <article class="lesson lucie-puzzle">
      <div class="lucie-puzzle-place">
        <nav class="eyebrow crumbs" aria-label={PUZZLES.way}>
          <ol>
            <li>
              <a href={practice}>{PUZZLES.section}</a>
            </li>
            <li>
              <a href={`${practice}${theme}/`}>{title}</a>
            </li>
            <li>{PUZZLES.place(number, count)}</li>
          </ol>
        </nav>
        <GradeSteps grade={grade} />
      </div>
      <h1>{sentence(goalClause(goal, game.start)).replace(/\.$/, '')}</h1>
      <div class="lesson-board" id="board" data-goal={goal.kind}>
        <div class="lesson-board-frame">{children}</div>
      </div>
      <p>
        {goalNote(goal)}
        {preset !== 'la-belle-lucie' && (
          <>
            {` ${PUZZLES.game} `}
            <a href={`${variants}${preset}/`}>{presetOf(preset)?.title}</a>.
          </>
        )}
      </p>
      <p class="lucie-asks">{asks}</p>
      <details class="lucie-solved">
        <summary>{PUZZLES.solution}</summary>
        <PuzzleSolution {...solutionOf(puzzle)} />
      </details>
      {frame !== undefined && <div>{frame}</div>}
      <nav class="onward-links" aria-label={PUZZLES.onward}>
        {next !== null && (
          <a href={`${practice}${next}/`}>
            {PUZZLES.next}: {PUZZLES.number(title, number + 1)}
          </a>
        )}
        {previous !== null && (
          <a href={`${practice}${previous}/`}>
            {PUZZLES.before}: {PUZZLES.number(title, number - 1)}
          </a>
        )}
        <a href={chapter.to}>
          {PUZZLES.learn}: {chapter.title}
        </a>
        <a href={practice}>{PUZZLES.all}</a>
      </nav>
    </article>
  );
}
