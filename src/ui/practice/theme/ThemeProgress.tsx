import { useEffect } from 'preact/hooks';
import { puzzleAddress } from '../../../play/practice.ts';
import { useListStore } from '../../storage/use-list-store.ts';
import { PRACTICE } from '../../words/en/practice.ts';
import { practiceStore } from '../practice-store.ts';
import { progressOf, statesOf } from '../try-states.ts';
import { markTiles } from './puzzle-tiles.ts';
import '../../table/table.css';
import './solved-bar.css';
import './theme-progress.css';

interface ThemeProgressProps {
  readonly title: string;
  /** The ids of its puzzles, from the easiest. */
  readonly puzzles: readonly string[];
  /** The address of the page of all puzzles, which ends in `/`. */
  readonly practice: string;
}

/** How many puzzles of a theme are solved, and the way to the first that is not; the links on the page are marked with it. */
export function ThemeProgress({ title, puzzles, practice }: ThemeProgressProps) {
  const { found } = useListStore(practiceStore);
  const states = statesOf(found?.state === 'record' ? found.record : null);
  const { isBegun, solved, next = '' } = progressOf(puzzles, states);
  useEffect(() => markTiles(states), [found]);
  return (
    <div class="lucie-theme-progress">
      <a class="lucie-button" href={puzzleAddress(practice, next)}>
        {isBegun ? PRACTICE.goOn : PRACTICE.begin}
        <span class="lucie-unseen">: {title}</span>
      </a>
      <p>
        <progress class="lucie-solved-bar" max={puzzles.length} value={solved} aria-hidden="true" />
        {isBegun ? PRACTICE.ofTheme(solved, puzzles.length) : PRACTICE.puzzles(puzzles.length)}
      </p>
    </div>
  );
}
