import { makePath, type Path, START } from '../core/path.ts';
import type { Position } from '../core/position.ts';
import type { Branch, Step } from '../core/study.ts';
import { Comment } from './Comment.tsx';
import { Glyph } from './Glyph.tsx';
import { MoveText } from './MoveText.tsx';
import { at, into } from './walk.ts';
import { STUDY } from './words-study.en.ts';

interface MoveListProps {
  readonly branch: Branch<Step>;
  /** The position before the first move of the branch, and the place of that move. */
  readonly start: Position;
  readonly first: Path;
  /** The place shown, as text. */
  readonly shown: string;
  readonly onGo: (path: Path) => void;
}

/** A line with its comments; the branches of a move stand indented below it. Complete without any script. */
export function MoveList({ branch, start, first, shown, onGo }: MoveListProps) {
  let before = start;
  return (
    <ol class="lucie-moves" start={first.ply}>
      {branch.turns.map((turn, index) => {
        const ply = first.ply + index;
        const path = { ...at(first, ply), ply, forks: first.forks };
        const [from, text] = [before, makePath(path)];
        before = turn.move.after;
        const current = text === shown;
        return (
          <li key={text}>
            <button
              type="button"
              class="lucie-move"
              data-place={text}
              aria-current={current ? 'step' : undefined}
              tabIndex={current || (shown === '0' && text === '1') ? 0 : -1}
              onClick={() => onGo(path)}
            >
              <span class="lucie-ply">{`${ply}.`}</span> <MoveText position={from} move={turn.move.move} />
              <Glyph glyph={turn.glyph} />
            </button>
            <Comment text={turn.comment} />
            {turn.branches.map((other, number) => {
              const to = into(path, ply - 1, number);
              return (
                <div class="lucie-branch" key={makePath(to)}>
                  <p class="lucie-fine">{STUDY.branch}</p>
                  <Comment text={other.comment} />
                  <MoveList branch={other} start={from} first={to} shown={shown} onGo={onGo} />
                </div>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}

/** The place of the first move of the main line. */
export const FIRST_MOVE: Path = { ...START, ply: 1 };
