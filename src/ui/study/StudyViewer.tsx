import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Card, parseCard } from '../../core/card.ts';
import type { Path } from '../../core/path.ts';
import { unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy } from '../../core/study.ts';
import { Board } from '../board/Board.tsx';
import { layoutOf } from '../board/layout.ts';
import { MoveText } from '../board/MoveText.tsx';
import { joinMarks, markAll } from '../board/marks.ts';
import { useSpeech } from '../board/use-speech.ts';
import { cardName, moveClause, sentence } from '../words/en/board.ts';
import { claimSaid, STUDY, stepSaid } from '../words/en/study.ts';
import { Comment } from './Comment.tsx';
import { Glyph } from './Glyph.tsx';
import { Instead } from './Instead.tsx';
import { useMoveList } from './use-move-list.ts';
import { usePlace } from './use-place.ts';
import { claims, pieces, stepPath, type View, view } from './walk.ts';
import '../table/table.css';
import './study.css';

/** A study to step through: the text of a .lucie file. */
export interface StudyViewerProps {
  readonly source: string;
  /** All its moves: a MoveList, or StudyMoves where the page holds them. */
  readonly children: ComponentChildren;
  /** Whether it stands within a text: then the address is not its own, and its list of moves is folded away. */
  readonly inset?: boolean;
  /** The place that is shown first where the address does not say it: one that the study has. */
  readonly first?: Path;
  /** Hears of every place that is shown. */
  readonly onPlace?: (path: Path) => void;
}

const STEPS = [
  ['Home', STUDY.first],
  ['ArrowLeft', STUDY.back],
  ['ArrowRight', STUDY.next],
  ['End', STUDY.last],
] as const;

/** An annotated game: board, steps, the comment of the place shown, and all moves with their comments and branches. */
export function StudyViewer({ source, children, inset = false, first, onPlace }: StudyViewerProps) {
  const study = useMemo(() => unwrap(replayStudy(unwrap(parseStudy(source)))), [source]);
  const { path, fault, go } = usePlace(study, !inset, first);
  const speech = useSpeech();
  const [named, setNamed] = useState<Card | null>(null);
  const shown = view(study, path);
  useEffect(() => onPlace?.(path), [path]);

  const step = (to: Path | null) => {
    if (to === null) return;
    go(to);
    setNamed(null);
    speech.say(said(view(study, to)));
  };
  const moves = useMoveList(path, step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = stepPath(path, shown.length, event.key);
    if (to === null) return;
    event.preventDefault();
    step(to);
  };
  const { node } = shown;
  const last = node !== null && 'card' in node.move.move ? [node.move.move.card] : [];
  const title = study.tags.Title ?? '';
  const commentName = inset ? STUDY.commentOf(title) : STUDY.comment;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div class="lucie-study" data-inset={inset ? '' : undefined} onKeyDown={onKeyDown}>
      {fault !== '' && <p class="lucie-fault">{fault}</p>}
      <div class="lucie-study-parts">
        <Board
          position={shown.position}
          layout={layoutOf(study.game.rules)}
          label={STUDY.board(title)}
          marks={joinMarks(
            markAll(last, { kind: 'last' }),
            markAll(named === null ? [] : [named], { kind: 'named' }),
          )}
        />
        <div class="lucie-now">
          <div class="lucie-controls">
            {STEPS.map(([key, name]) => {
              const to = stepPath(path, shown.length, key);
              return (
                <button
                  key={key}
                  type="button"
                  class="lucie-button"
                  aria-disabled={to === null ? true : undefined}
                  onClick={() => step(to)}
                >
                  {name}
                </button>
              );
            })}
            <span class="lucie-count">{STUDY.counter(path.ply, shown.length)}</span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long comment scrolls, and keys must reach what scrolls. */}
          <section class="lucie-comment" aria-label={commentName} tabIndex={0}>
            {node === null ? (
              shown.comment === '' && <p class="lucie-fine">{STUDY.start}</p>
            ) : (
              <p class="lucie-current">
                {`${path.ply}. `}
                <MoveText position={shown.before} move={node.move.move} />
                <Glyph glyph={node.glyph} />
              </p>
            )}
            <Comment text={shown.comment} named={named} onName={setNamed} />
          </section>
          {inset && <Instead shown={shown} onGo={step} />}
        </div>
        <div class="lucie-list" {...moves}>
          {inset ? (
            <details>
              <summary>{STUDY.moves}</summary>
              {children}
            </details>
          ) : (
            children
          )}
        </div>
      </div>
      <p class="lucie-unseen" role="status">
        {speech.spoken}
      </p>
    </div>
  );
}

/** A comment with its cards in words, for those who hear it. */
function spelt(comment: string): string {
  const told = claims(comment)
    .map((piece, at) => {
      const claim = at % 2 === 1 ? claimSaid(piece) : null;
      return claim === null ? piece : `${claim.said} ${sentence(claim.mark)}`;
    })
    .join('');
  const words = pieces(told).map((piece, at) => {
    const card = at % 2 === 1 ? parseCard(piece) : null;
    return card?.ok ? cardName(card.value) : piece;
  });
  return words.join('');
}

/** What a step says aloud. */
function said({ path, before, node, comment }: View): string {
  if (node === null) return `${STUDY.start} ${spelt(comment)}`;
  return stepSaid(path.ply, moveClause(before, node.move.move), node.glyph, spelt(comment));
}
