import { DOOR } from '../words/en/play.ts';
import type { ReviewDesk } from './use-review.ts';

/** The button that opens the review of the game on the table. */
export function ReviewDoor({ review: { controller, begin } }: { review: ReviewDesk }) {
  const { session } = controller;
  const waits =
    session.moments[session.index]?.move == null && session.moments[session.index + 1]?.move == null;
  return (
    <div class="lucie-controls">
      <button
        type="button"
        class="lucie-button"
        aria-disabled={waits ? true : undefined}
        title={waits ? DOOR.waits : undefined}
        onClick={() => (waits ? controller.say(DOOR.waits) : begin())}
      >
        {DOOR.open}
        <span class="lucie-tail">{DOOR.openRest}</span>
      </button>
    </div>
  );
}
