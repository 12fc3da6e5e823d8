import { cardsMoved } from '../../core/moves.ts';
import { START } from '../../core/path.ts';
import { Board } from '../board/Board.tsx';
import { MoveText } from '../board/MoveText.tsx';
import { markAll } from '../board/marks.ts';
import { layoutOf } from '../fit/layout.ts';
import { MoveList } from '../study/MoveList.tsx';
import { useMoveList } from '../study/use-move-list.ts';
import { howText, resultText, SHUFFLE } from '../words/en/shuffle.ts';
import { endOf, positionAt, type SolverGame } from './solver-game.ts';

interface PairBoardProps {
  readonly title: string;
  /** What this game says of the rules in which the two differ. */
  readonly differs: readonly string[];
  readonly solverGame: SolverGame;
  /** How many moves have been made; a shorter line shows its end. */
  readonly ply: number;
  readonly page: string;
  readonly play: string;
  readonly onGo: (ply: number) => void;
}

/** One of two games dealt from the same shuffle: how it came out, its board after so many moves, and all of them. */
export function PairBoard({ title, differs, solverGame, ply, page, play, onGo }: PairBoardProps) {
  const { game, line } = solverGame;
  const { rules } = game;
  const end = endOf(solverGame);
  const node = line.nodes[ply - 1];
  const last = node === undefined ? [] : cardsMoved([node.move.move]);
  const moves = useMoveList({ ...START, ply }, (path) => onGo(path.ply));
  return (
    <section class="lucie-pair-board" data-won={end?.won || undefined}>
      <h2>{title}</h2>
      <p class="lucie-result">{end === null ? '…' : resultText(rules, end, solverGame)}</p>
      <Board
        position={positionAt(solverGame, ply)}
        layout={layoutOf(rules)}
        label={SHUFFLE.board(title)}
        marks={markAll(last, { kind: 'last' })}
      />
      <p class="lucie-current">
        {ply === 0 && SHUFFLE.start}
        {node !== undefined && (
          <>
            {`${ply}. `}
            <MoveText position={positionAt(solverGame, ply - 1)} move={node.move.move} />
          </>
        )}
        {ply > 0 && node === undefined && SHUFFLE.over}
      </p>
      <ul class="lucie-differ" aria-label={SHUFFLE.differ}>
        {differs.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p class="lucie-how">{howText(rules, solverGame)}</p>
      <details>
        <summary>{SHUFFLE.moves(line.nodes.length)}</summary>
        <div {...moves}>
          <MoveList line={line} start={game.start} />
        </div>
      </details>
      <p class="lucie-fine">
        {title}: <a href={page}>{SHUFFLE.page}</a>, <a href={play}>{SHUFFLE.play}</a>
      </p>
    </section>
  );
}
