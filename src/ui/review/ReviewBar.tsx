import type { RefObject } from 'preact';
import type { Rules } from '../../core/rules.ts';
import type { Moment } from '../../play/session.ts';
import type { Reviewed } from '../../solver/review.ts';
import { MoveText } from '../board/MoveText.tsx';
import { focusBoard } from '../board/use-board.ts';
import { chanceFigure } from '../words/en/chance.ts';
import { momentSaid, moveNumber, REVIEW } from '../words/en/review.ts';
import type { Review } from './review.ts';

interface ReviewBarProps {
  readonly review: Review;
  readonly rules: Rules;
  readonly game: readonly Moment[];
  readonly seen: readonly Reviewed[];
  readonly title: RefObject<HTMLHeadingElement>;
  /** The moment on the board, or the last one that was. */
  readonly place: number;
  /** Whether another game lies on the table. */
  readonly away: boolean;
  readonly onClose: () => void;
}

/** The head of a review, which stays in sight with the board: the moment shown, and the slider that goes to any other. */
export function ReviewBar(props: ReviewBarProps) {
  const { review, rules, game, seen, title, place, away } = props;
  const last = game.length - 1;
  const moment = game[place];
  const before = game[place - 1]?.position;
  const chance = seen[place]?.chance ?? null;
  /** What is pressed goes away: the focus goes to the board. */
  const leave = () => focusBoard(title.current?.closest('.lucie-desk-parts'));
  const textOf = (index: number) =>
    momentSaid(rules, index, last, game[index - 1]?.position, game[index]?.move ?? null, seen[index]);
  return (
    <div class="lucie-review-bar">
      <div class="lucie-review-head">
        <h2 ref={title} tabIndex={-1}>
          {REVIEW.title}
        </h2>
        <button type="button" class="lucie-button" onClick={props.onClose}>
          {REVIEW.close}
        </button>
      </div>
      {away ? (
        <p class="lucie-readout">
          {REVIEW.away}{' '}
          <button
            type="button"
            class="lucie-button"
            onClick={() => {
              leave();
              review.visit(place, textOf(place));
            }}
          >
            {REVIEW.back}
          </button>
        </p>
      ) : (
        <p class="lucie-readout">
          {moment?.move == null || before === undefined ? (
            REVIEW.start
          ) : (
            <>
              <span>{moveNumber(place)}</span> <MoveText position={before} move={moment.move} />
            </>
          )}{' '}
          {chance !== null && <strong>{chanceFigure(rules, chance)}</strong>}
        </p>
      )}
      {!away && (
        <input
          type="range"
          class="lucie-slider"
          aria-label={REVIEW.moment}
          min={0}
          max={last}
          value={place}
          aria-valuetext={textOf(place)}
          onInput={({ currentTarget }) => review.visit(Number(currentTarget.value), '')}
        />
      )}
    </div>
  );
}
