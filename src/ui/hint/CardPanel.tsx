import { useRef, useState } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { focusBoard } from '../board/use-board.ts';
import { SIGN } from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { ASKED_CARD, type AskedAbout, coverText, homeText, priceText } from '../words/en/xray/xray.ts';
import { PlanSteps } from './PlanSteps.tsx';
import { PlayableLine } from './PlayableLine.tsx';
import { SignedText } from './SignedText.tsx';

interface CardPanelProps extends AskedAbout {
  readonly rules: Rules;
  readonly position: Position;
  readonly onPlay: (...moves: readonly Move[]) => void;
  readonly onClose: () => void;
}

/** What is known about a card: whether it can come home and, when it is asked for, how, and what it costs to uncover it. */
export function CardPanel({ rules, position, onPlay, onClose, ...asked }: CardPanelProps) {
  const { card, covers, about } = asked;
  const [whole, setWhole] = useState(false);
  const root = useRef<HTMLElement>(null);
  /** The button that is pressed goes away: the focus goes to the board. */
  const leave = () => focusBoard(root.current?.closest('.lucie-table'));
  const playAll = (...moves: readonly Move[]) => {
    leave();
    onPlay(...moves);
  };
  const hasMore = about?.home.kind === 'yes' || covers.length > 0;
  return (
    <section
      class="lucie-hint"
      ref={root}
      data-brief={whole ? undefined : ''}
      aria-label={ASKED_CARD.about(card)}
    >
      <p>
        <SignedText text={homeText(rules, position, asked, SIGN)} />
      </p>
      {whole && <Answers {...{ rules, position, covers, about, onPlay: playAll }} />}
      <span class="lucie-hint-buttons">
        {hasMore && !whole && (
          <button
            type="button"
            class="lucie-button"
            onClick={() => {
              leave();
              setWhole(true);
            }}
          >
            {ASKED_CARD.more}
          </button>
        )}
        <button
          type="button"
          class="lucie-button"
          onClick={() => {
            leave();
            onClose();
          }}
        >
          {LABELS.close}
        </button>
      </span>
    </section>
  );
}

type AnswersProps = Pick<CardPanelProps, 'rules' | 'position' | 'covers' | 'about' | 'onPlay'>;

function Answers({ rules, position, covers, about, onPlay }: AnswersProps) {
  return (
    <>
      {about?.home.kind === 'yes' && (
        <PlanSteps rules={rules} position={position} plan={about.home.plan} onPlay={onPlay} />
      )}
      {covers.length > 0 && (
        <>
          <h3>{ASKED_CARD.lies}</h3>
          {covers.map((cover) => (
            <p key={cover.card}>
              <SignedText text={coverText(cover, SIGN)} />
            </p>
          ))}
        </>
      )}
      {about?.uncover.kind === 'line' && (
        <>
          <h3>{ASKED_CARD.uncover}</h3>
          <PlayableLine rules={rules} position={position} moves={about.uncover.line} onPlay={onPlay} />
          <p>{priceText(about.uncover.price)}</p>
        </>
      )}
    </>
  );
}
