import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import { parseCard } from '../../core/card-notation.ts';
import { cardsMoved } from '../../core/moves.ts';
import { makePath, type Path } from '../../core/path.ts';
import { unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Study } from '../../core/study.ts';
import { Board } from '../board/Board.tsx';
import { MoveText } from '../board/MoveText.tsx';
import { joinMarks, markAll, UNMARKED } from '../board/marks.ts';
import { useSpeech } from '../board/use-speech.ts';
import { layoutOf } from '../fit/layout.ts';
import { HintButton } from '../table/Controls.tsx';
import { moveClause } from '../words/en/board.ts';
import { cardName, sentence } from '../words/en/phrases.ts';
import { claimSaid, STUDY, stepSaid } from '../words/en/study.ts';
import { Comment } from './Comment.tsx';
import { Glyph } from './Glyph.tsx';
import { onStepKey, StepButtons } from './StepButtons.tsx';
import { studyPositions } from './tallest.ts';
import { useMoveList } from './use-move-list.ts';
import { useStudyHint } from './use-study-hint.tsx';
import { useStudyPath } from './use-study-path.ts';
import { VariationButtons } from './VariationButtons.tsx';
import { type StudyView, splitCards, splitClaims, viewAt } from './walk.ts';
import '../table/table.css';
import './study.css';

/** A study to step through: the text of a .lucie file. */
export interface StudyViewerProps extends Omit<StudyBoardProps, 'study'> {
  readonly source: string;
}

/** An annotated game as a page holds it, by its text: see {@link StudyBoard}. */
export function StudyViewer({ source, ...props }: StudyViewerProps) {
  return <StudyBoard study={useStudy(source)} {...props} />;
}

/** Reads and plays the text of a .lucie file once; a faulty one is a programmer's mistake, and throws. */
export function useStudy(source: string): Study<Step> {
  return useMemo(() => unwrap(replayStudy(unwrap(parseStudy(source)))), [source]);
}

interface StudyBoardProps {
  readonly study: Study<Step>;
  /** All its moves: a MoveList, or StudyMoves where the page holds them. */
  readonly children: ComponentChildren;
  /** Whether it stands within a text: then the address is not its own, and its list of moves is folded away. */
  readonly inset?: boolean;
  /** The place that is shown first where the address does not say it: one that the study has. */
  readonly first?: Path;
  /** Which of its positions need the highest board, by `tallestOf`, where the page knows. */
  readonly tallest?: readonly number[];
  /** Hears of every place that is shown. */
  readonly onPlace?: (path: Path) => void;
}

/** An annotated game: board, steps, the comment on the place shown, and all moves with their comments and variations. */
export function StudyBoard({ study, children, inset = false, first, tallest, onPlace }: StudyBoardProps) {
  const { path, fault, go } = useStudyPath(study, !inset, first);
  const speech = useSpeech();
  const [named, setNamed] = useState<Card | null>(null);
  const shown = viewAt(study, path);
  const among = useMemo(() => {
    const all = studyPositions(study);
    return tallest?.map((at) => all[at]!) ?? all;
  }, [study]);
  const { node, length, comment } = shown;
  const title = study.tags.Title ?? '';
  const commentName = inset ? STUDY.commentOf(title) : STUDY.comment;
  useEffect(() => onPlace?.(path), [path]);

  const onStep = (to: Path) => {
    go(to);
    setNamed(null);
    speech.say(placeSaid(viewAt(study, to)), '');
  };
  const moves = useMoveList(path, onStep);
  const { aid, panel, ask, onKey } = useStudyHint({ study, shown, say: speech.say, onGo: onStep });
  const onStepKeys = onStepKey({ path, length, onStep });
  useLayoutEffect(() => followInList(moves.ref.current!), [makePath(path)]);
  const moved = node === null ? [] : cardsMoved([node.move.move]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div
      class="lucie-study"
      data-inset={inset ? '' : undefined}
      onKeyDown={(event) => {
        onStepKeys(event);
        onKey(event);
      }}
    >
      {fault !== '' && <p class="lucie-fault">{fault}</p>}
      <div class="lucie-study-parts">
        <div class="lucie-now">
          <Board
            position={shown.position}
            layout={layoutOf(study.game.rules)}
            label={STUDY.board(title)}
            among={among}
            marks={joinMarks(
              markAll(moved, { kind: 'last' }),
              markAll(named === null ? [] : [named], { kind: 'named' }),
              aid?.marks ?? UNMARKED,
            )}
            over={aid?.over}
          />
          <div class="lucie-controls">
            <StepButtons path={path} length={length} onStep={onStep} />
            <HintButton
              ready={aid?.ready ?? false}
              pressed={aid?.ready === false || undefined}
              onPress={ask}
            />
            <span class="lucie-count">{STUDY.counter(path.ply, length)}</span>
          </div>
        </div>
        <div class="lucie-said">
          <section class="lucie-comment" aria-label={commentName} tabIndex={-1}>
            {node === null ? (
              comment === '' && <p class="lucie-fine">{STUDY.start}</p>
            ) : (
              <p class="lucie-current">
                {`${path.ply}. `}
                <MoveText position={shown.before} move={node.move.move} />
                <Glyph glyph={node.glyph} />
              </p>
            )}
            <Comment text={comment} named={named} onName={setNamed} />
          </section>
          {aid === null && speech.shown !== '' && <p class="lucie-hint">{speech.shown}</p>}
          {panel}
          {inset && <VariationButtons shown={shown} onGo={onStep} />}
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

/**
 * Keeps the move shown in sight: where the comment that tells it has been scrolled past, or beneath the board that stays,
 * or the focus is in the list, the page goes to the move in the list.
 */
function followInList(list: HTMLElement): void {
  const parts = [...list.parentElement!.children].map((part) => part.getBoundingClientRect());
  const [board, said] = [parts[0]!, parts[1]!];
  const isPast = said.bottom < (said.left > board.left ? 0 : board.bottom);
  if (!isPast && !list.contains(document.activeElement)) return;
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/** A comment with its cards in words, for those who hear it. */
function spelt(comment: string): string {
  const sentences = splitClaims(comment)
    .map((piece, index) => {
      const claim = index % 2 === 1 ? claimSaid(piece) : null;
      return claim === null ? piece : `${claim.said} ${sentence(claim.mark)}`;
    })
    .join('');
  const words = splitCards(sentences).map((piece, index) => {
    const card = index % 2 === 1 ? parseCard(piece) : null;
    return card?.ok ? cardName(card.value) : piece;
  });
  return words.join('');
}

/** What is said aloud at a place. */
function placeSaid({ path, before, node, comment }: StudyView): string {
  if (node === null) return `${STUDY.start} ${spelt(comment)}`;
  return stepSaid(path.ply, moveClause(before, node.move.move), node.glyph, spelt(comment));
}
