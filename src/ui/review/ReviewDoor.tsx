import { hasEnded } from '../hint/use-last-deal.ts';
import { DOOR } from '../words/en/game.ts';
import type { ReviewDesk } from './use-review.ts';

/** The button that opens the review of the game on the table; it stands out once the game is at its end. */
export function ReviewDoor({ review: { controller, begin, open } }: { review: ReviewDesk }) {
  const { session } = controller;
  const waits =
    session.moments[session.index]?.move == null && session.moments[session.index + 1]?.move == null;
  return (
    <div class="lucie-controls">
      <button
        type="button"
        class={`lucie-button${hasEnded(controller) && open === null ? ' lucie-strong' : ''}`}
        aria-disabled={waits ? true : undefined}
        title={waits ? DOOR.waits : undefined}
        onClick={() => (waits ? controller.say(DOOR.waits) : begin())}
      >
        {DOOR.open}
      </button>
    </div>
  );
}
