import { hasEnded } from '../hint/use-held-back.ts';
import { DOOR } from '../words/en/review-door.ts';
import type { ReviewDesk } from './use-review.ts';

/** The button that opens the review of the game on the table; it stands out once the game is at its end. */
export function ReviewDoor({ review: { seat, begin, open } }: { review: ReviewDesk }) {
  const { session } = seat;
  const waits = session.moments[session.at]?.move == null && session.moments[session.at + 1]?.move == null;
  return (
    <div class="lucie-controls">
      <button
        type="button"
        class={`lucie-button${hasEnded(seat) && open === null ? ' lucie-strong' : ''}`}
        aria-disabled={waits ? true : undefined}
        title={waits ? DOOR.waits : undefined}
        onClick={() => (waits ? seat.say(DOOR.waits) : begin())}
      >
        {DOOR.open}
      </button>
    </div>
  );
}
