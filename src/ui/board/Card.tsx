import { useMemo } from 'preact/hooks';
import { type Card as CardNumber, rankOf, SUITS, suitOf } from '../../core/card.ts';
import { hasPips } from '../pack/face.ts';
import { artAddress } from '../pack/pack-file.ts';
import { rankMark } from '../words/en/phrases.ts';
import { Badge } from './Badge.tsx';
import type { Mark } from './marks.ts';
import { Suit } from './Suit.tsx';

/** What makes a thing on the board a button: its focus target as text, and its place in the tab order. */
export interface BoardButton {
  readonly target: string;
  readonly tab: 0 | -1;
  /** Whether it has a legal move. */
  readonly moves: boolean;
}

interface CardProps {
  readonly card: CardNumber;
  /** Its name where it lies; none where the place around it says it. */
  readonly label?: string;
  readonly marks?: readonly Mark[] | undefined;
  /** How it lies in its fan. */
  readonly style?: string | undefined;
  /** How its face is turned. */
  readonly turn?: string | undefined;
  /**
   * Whether nothing covers it, so that its middle is drawn as well; where it is known to be small, without the true pips that
   * would not be seen: they take as long to draw as if they were.
   */
  readonly whole: boolean | 'small';
  /** Makes it a button; without it the card is a picture. */
  readonly button?: BoardButton | undefined;
}

/** A card: a button on a board to play on, a picture elsewhere. */
export function Card({ card, label, marks = [], style, turn, whole, button }: CardProps) {
  const notes = marks.flatMap(({ note }) => note ?? []);
  const attributes = {
    class: ['lucie-card', ...marks.map((mark) => `lucie-mark-${mark.kind}`)].join(' '),
    'data-card': card,
    'data-suit': SUITS[suitOf(card)],
    style,
  };
  const silent = label === undefined;
  // Most cards look as before when the board is drawn again: see Fan.
  const face = useMemo(
    () => <Face card={card} marks={marks} turn={turn} whole={whole} silent={silent} />,
    [card, turn, whole, silent, JSON.stringify(marks)],
  );
  if (silent) {
    return (
      <span {...attributes} aria-hidden="true">
        {face}
      </span>
    );
  }
  if (button === undefined) {
    return (
      <span {...attributes} role="img" aria-label={[label, ...notes].join('; ')}>
        {face}
      </span>
    );
  }
  return (
    <button
      {...attributes}
      type="button"
      data-stop={button.target}
      data-moves={button.moves ? '' : undefined}
      tabIndex={button.tab}
      aria-label={label}
      aria-description={notes.length > 0 ? notes.join('; ') : undefined}
    >
      {face}
    </button>
  );
}

function Face({
  card,
  marks,
  turn,
  whole,
  silent,
}: Pick<CardProps, 'card' | 'turn' | 'whole'> & { marks: readonly Mark[]; silent: boolean }) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const mark = marks[0];
  return (
    <span class="lucie-face" style={turn}>
      <span class="lucie-corner">
        {/* A card without a name of its own leaves no letters in the button around it, either. */}
        <span class="lucie-rank" data-rank={rankMark(rank)}>
          {silent ? '' : rankMark(rank)}
        </span>
        <Suit suit={suit} part="index" />
      </span>
      {whole && <Art card={card} whole={whole} />}
      {mark !== undefined && <Badge kind={mark.kind} badge={mark.badge} />}
    </span>
  );
}

/** What is drawn on a card that nothing covers; its pips give way to a single large one where the card is small. */
function Art({ card, whole }: Pick<CardProps, 'card' | 'whole'>) {
  const pipped = hasPips(card);
  return (
    <>
      {(whole !== 'small' || !pipped) && (
        <svg class={pipped ? 'lucie-art lucie-pips' : 'lucie-art'} viewBox="0 0 100 140" aria-hidden="true">
          <use href={artAddress(card)} />
        </svg>
      )}
      {pipped && <Suit suit={suitOf(card)} part="pip" />}
    </>
  );
}
