import { home } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Moment } from '../../play/session.ts';
import type { Reviewed } from '../../solver/review.ts';
import { MoveText } from '../board/MoveText.tsx';
import { chanceFigure } from '../words/en/chance.ts';
import { moveNumber, REVIEW, REVIEW_COLUMNS } from '../words/en/review.ts';
import type { Review } from './review.ts';

interface MomentTableProps {
  readonly review: Review;
  readonly rules: Rules;
  readonly game: readonly Moment[];
  readonly seen: readonly Reviewed[];
  readonly shown: number;
  /** Whether chances are known in this game at all. */
  readonly chances: boolean;
}

/** Every move of a reviewed game with the cards home and the chance after it; its number goes there. */
export function MomentTable({ review, rules, game, seen, shown, chances }: MomentTableProps) {
  return (
    <table class="lucie-moments">
      <caption class="lucie-unseen">{REVIEW.all}</caption>
      <thead>
        <tr>
          <th scope="col">{REVIEW_COLUMNS.move}</th>
          <th scope="col">{REVIEW_COLUMNS.played}</th>
          <th scope="col">{REVIEW_COLUMNS.home}</th>
          <th scope="col">{REVIEW_COLUMNS.chance}</th>
        </tr>
      </thead>
      <tbody>
        {game.map(({ position, move }, moment) => {
          const before = game[moment - 1]?.position;
          const reviewed = seen[moment];
          const key = `${moment}`;
          return (
            <tr key={key} aria-current={moment === shown ? 'step' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  class="lucie-move"
                  aria-label={moveNumber(moment)}
                  onClick={() => review.visit(moment, '')}
                >
                  {moment}
                </button>
              </th>
              <td>
                {move === null || before === undefined ? (
                  REVIEW.start
                ) : (
                  <MoveText position={before} move={move} />
                )}
              </td>
              <td>{home(position)}</td>
              <td>{chanceCell(rules, reviewed, chances)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The chance of a moment; where chances are not known, what was proved of it. */
function chanceCell(rules: Rules, seen: Reviewed | undefined, chances: boolean): string {
  if (seen === undefined) return '';
  if (seen.chance === null) return REVIEW.open;
  if (chances) return chanceFigure(rules, seen.chance);
  return seen.chance.chance === 1 ? REVIEW.winnable : REVIEW.lost;
}
