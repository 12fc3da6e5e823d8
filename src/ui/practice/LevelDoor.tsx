import { type LevelTest, levelOf, nextPuzzle, planTest, TEST_LENGTH } from '../../play/level.ts';
import { PRACTICE_HASHES, type Practice } from '../../play/practice.ts';
import { makeTimestamp } from '../../play/timestamp.ts';
import { PRACTICE } from '../words/en/practice.ts';
import { GradeSteps } from './GradeSteps.tsx';
import type { Tile } from './puzzle-tiles.ts';

interface LevelDoorProps {
  readonly practice: Practice;
  readonly tiles: readonly Tile[];
  /** Keeps a test that begins; whether that could be done. */
  readonly onBegin: (test: LevelTest) => boolean;
}

/** The way into the test of the level, back into one that was begun, and what it has found. */
export function LevelDoor({ practice, tiles, onBegin }: LevelDoorProps) {
  const { test, tries } = practice;
  const tried = new Set(tries.map(({ puzzle }) => puzzle));
  const hrefOf = (id: string | null): string | undefined => tiles.find((tile) => tile.id === id)?.href;
  const level = test === null ? null : levelOf(test);
  const next = test === null ? undefined : hrefOf(nextPuzzle(test));
  const begin = () => {
    const begun = planTest(tiles, tried, makeTimestamp(new Date()), Math.random);
    const first = begun === null ? undefined : hrefOf(nextPuzzle(begun));
    if (begun !== null && first !== undefined && onBegin(begun))
      location.assign(first + PRACTICE_HASHES.level);
  };
  const fresh = tiles.filter(({ grade, id }) => grade === level && !tried.has(id));
  const onward = fresh[Math.floor(fresh.length / 2)] ?? tiles.find(({ grade }) => grade === level);
  return (
    <section id="level">
      <h2>{PRACTICE.level}</h2>
      {level !== null && (
        <>
          <p>
            <GradeSteps grade={level} /> {PRACTICE.levelFound(level)}
          </p>
          <p class="lucie-controls">
            {onward !== undefined && (
              <a class="lucie-button" href={onward.href}>
                {PRACTICE.levelOn(level)}
              </a>
            )}
            <button type="button" class="lucie-button" onClick={begin}>
              {PRACTICE.levelAnew}
            </button>
          </p>
        </>
      )}
      {level === null && test !== null && next !== undefined && (
        <>
          <p>{PRACTICE.levelAt(test.right.length + 1, TEST_LENGTH)}</p>
          <p>
            <a class="lucie-button" href={next + PRACTICE_HASHES.level}>
              {PRACTICE.goOn}
            </a>
          </p>
        </>
      )}
      {level === null && next === undefined && (
        <>
          <p>{PRACTICE.levelAsk}</p>
          <p>
            <button type="button" class="lucie-button" onClick={begin}>
              {PRACTICE.begin}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
