import { makePath, type Path, START } from '../../core/path.ts';
import type { Position } from '../../core/position.ts';
import type { Step, Variation } from '../../core/study.ts';
import { MoveText } from '../board/MoveText.tsx';
import { STUDY } from '../words/en/study.ts';
import { Comment } from './Comment.tsx';
import { Glyph } from './Glyph.tsx';
import { pathAt, pathInto } from './walk.ts';

interface MoveListProps {
  /** The moves: the main line, or a variation. */
  readonly line: Variation<Step>;
  /** The position before the first of them. */
  readonly start: Position;
  /** The place of the first of them. */
  readonly first?: Path;
}

const FIRST_MOVE: Path = { ...START, ply: 1 };

/**
 * A line with its comments; the variations of a move stand indented below it. Complete without any script, and always
 * the same: which move is shown, and what a press does, is for {@link useMoveList}.
 */
export function MoveList({ line, start, first = FIRST_MOVE }: MoveListProps) {
  let before = start;
  return (
    <ol class="lucie-moves" start={first.ply} aria-label={first === FIRST_MOVE ? STUDY.moves : undefined}>
      {line.nodes.map((node, index) => {
        const ply = first.ply + index;
        const path = { ...pathAt(first, ply), ply, forks: first.forks };
        const [from, text] = [before, makePath(path)];
        before = node.move.after;
        return (
          <li key={text}>
            <button type="button" class="lucie-move" data-place={text} tabIndex={text === '1' ? 0 : -1}>
              <span class="lucie-ply">{`${ply}.`}</span> <MoveText position={from} move={node.move.move} />
              <Glyph glyph={node.glyph} />
            </button>
            <Comment text={node.comment} />
            {node.variations.map((variation, number) => {
              const to = pathInto(path, ply - 1, number);
              return (
                <div class="lucie-variation" key={makePath(to)}>
                  <p class="lucie-fine">{STUDY.variation}</p>
                  <Comment text={variation.comment} />
                  <MoveList line={variation} start={from} first={to} />
                </div>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}
