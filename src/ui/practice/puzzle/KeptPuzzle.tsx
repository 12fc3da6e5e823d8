import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Theme } from '../../../core/puzzle.ts';
import { PUZZLES, THEME_WORDS } from '../../words/en/puzzle/page.ts';
import { goalClause } from '../../words/en/puzzle.ts';
import { Trainer } from '../Trainer.tsx';
import { type PuzzleWithWhy, placedIn, puzzleAt } from './kept-set.ts';
import { PuzzleArticle, type PuzzleWays } from './PuzzleArticle.tsx';
import { trainerPuzzleOf } from './trainer-puzzle-of.ts';

interface KeptPuzzleProps extends Pick<PuzzleWays, 'practice' | 'variants'> {
  /** The chapter of each set. */
  readonly chapters: Readonly<Partial<Record<Theme, PuzzleWays['chapter']>>>;
}

/**
 * The page of a puzzle where there is no network. The pages of the puzzles are many and heavy, so the service worker
 * answers for each with this one, which reads the puzzle that the address names from the kept file of its set.
 */
export function KeptPuzzle({ practice, variants, chapters }: KeptPuzzleProps) {
  const [placed, setPlaced] = useState<PuzzleWithWhy | null>(null);
  const [said, setSaid] = useState<string>(PUZZLES.opening);
  useEffect(() => {
    const named = puzzleAt(location.pathname);
    if (named === null || !Object.hasOwn(chapters, named.theme)) return setSaid(PUZZLES.noSuch);
    fetch(`${practice}${named.theme}/puzzles.json`)
      .then(async (answer) => {
        const found = answer.ok ? placedIn(await answer.json(), named.id) : null;
        if (found === null) return setSaid(PUZZLES.noSuch);
        document.title = titleOf(found);
        setPlaced(found);
      })
      .catch(() => setSaid(PUZZLES.notKept));
  }, []);
  const chapter = placed === null ? undefined : chapters[placed.puzzle.theme];
  if (placed === null || chapter === undefined)
    return (
      <>
        <h1>{PUZZLES.anyPuzzle}</h1>
        <p role="status">{said}</p>
        <p>
          <a href={practice}>{PUZZLES.all}</a>
        </p>
      </>
    );
  return (
    <PuzzleArticle placed={placed} ways={{ practice, variants, chapter }}>
      <PlacedTrainer placed={placed} practice={practice} />
    </PuzzleArticle>
  );
}

function PlacedTrainer({
  placed: { puzzle, why, next },
  practice,
}: {
  readonly placed: PuzzleWithWhy;
  readonly practice: string;
}) {
  const trained = useMemo(() => trainerPuzzleOf(puzzle), [puzzle]);
  return (
    <Trainer
      puzzle={trained}
      why={why}
      onward={{ practice, next: next === null ? null : `${practice}${next}/` }}
    />
  );
}

function titleOf({ puzzle: { theme, goal, game }, number }: PuzzleWithWhy): string {
  return `${PUZZLES.number(THEME_WORDS[theme].title, number)}: ${goalClause(goal, game.start)}`;
}
