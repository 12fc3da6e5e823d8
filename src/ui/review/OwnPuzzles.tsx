import { useState } from 'preact/hooks';
import type { OwnPuzzle } from '../../play/own/own-puzzle.ts';
import { MOST_OWN } from '../../play/own/own-puzzles.ts';
import type { TurningPoint } from '../../play/turning-points.ts';
import { OWN_REVIEW } from '../words/en/own/review.ts';
import { moveNumber } from '../words/en/review.ts';
import type { Keeping, OwnPuzzleDesk } from './use-own-puzzles.ts';

interface OwnPuzzlesProps {
  readonly desk: OwnPuzzleDesk;
  /** The address of the page with the player's own puzzles. */
  readonly page: string;
}

/** The way from a turning point to practising it; where it makes no puzzle, why not. Its room is kept from the start. */
export function PractiseTurn({ desk, page, index }: OwnPuzzlesProps & { readonly index: number }) {
  const [failed, setFailed] = useState<Keeping>('kept');
  const what = desk.found.get(index);
  const practise = (puzzle: OwnPuzzle) => {
    const how = desk.kept.has(puzzle.id) ? 'kept' : desk.keep([puzzle]);
    if (how === 'kept') location.assign(`${page}#${puzzle.id}`);
    else setFailed(how);
  };
  return (
    <div class="lucie-practise-turn">
      {typeof what === 'object' ? (
        <button
          type="button"
          class="lucie-button"
          aria-label={`${OWN_REVIEW.practise}, ${moveNumber(index).toLowerCase()}`}
          onClick={() => practise(what)}
        >
          {OWN_REVIEW.practise}
        </button>
      ) : (
        <p class="lucie-fine">{what === undefined ? OWN_REVIEW.checking : OWN_REVIEW.none[what]}</p>
      )}
      <NotKept how={failed} page={page} />
    </div>
  );
}

/** All turning points that make puzzles, to be kept at once. */
export function KeepAll({
  desk,
  page,
  turns,
  onSay,
}: OwnPuzzlesProps & { readonly turns: readonly TurningPoint[]; readonly onSay: (text: string) => void }) {
  const [failed, setFailed] = useState<Keeping>('kept');
  const puzzles = turns.flatMap(({ index }) => {
    const what = desk.found.get(index);
    return typeof what === 'object' ? what : [];
  });
  const isWaiting = turns.some(({ index }) => !desk.found.has(index));
  const isKept = puzzles.every(({ id }) => desk.kept.has(id));
  const keep = () => {
    const how = desk.keep(puzzles);
    setFailed(how);
    if (how === 'kept') onSay(`${OWN_REVIEW.kept(puzzles.length)} ${OWN_REVIEW.place}.`);
  };
  if (!isWaiting && puzzles.length === 0) return null;
  return (
    <div class="lucie-practise-turn">
      {isWaiting ? (
        <p class="lucie-fine">{OWN_REVIEW.checkingAll}</p>
      ) : isKept ? (
        <p>
          {OWN_REVIEW.kept(puzzles.length)} <a href={page}>{OWN_REVIEW.place}</a>.
        </p>
      ) : (
        puzzles.length > 1 && (
          <button type="button" class="lucie-button" onClick={keep}>
            {OWN_REVIEW.keepAll(puzzles.length)}
          </button>
        )
      )}
      <NotKept how={failed} page={page} />
    </div>
  );
}

function NotKept({ how, page }: { readonly how: Keeping; readonly page: string }) {
  if (how === 'kept') return null;
  return (
    <p class="lucie-fault" role="alert">
      {how === 'denied' ? (
        OWN_REVIEW.noRoom
      ) : (
        <>
          {OWN_REVIEW.full(MOST_OWN)} <a href={page}>{OWN_REVIEW.place}</a>.
        </>
      )}
    </p>
  );
}
