import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { home } from '../../core/position.ts';
import { cardCount } from '../../core/rules.ts';
import { currentGame } from '../../play/current-game.ts';
import { makeGameLink } from '../../play/game-link.ts';
import { bestOfOthers } from '../../play/tally.ts';
import { afterTap } from '../board/after-frame.ts';
import { DOUBLE_TAP } from '../board/second-tap.ts';
import { focusBoard } from '../board/use-board.ts';
import { recordStore } from '../storage/record-store.ts';
import type { OfferedStep } from '../table/use-finish.ts';
import type { TableController } from '../table/use-table.ts';
import { COPY_RESULT } from '../words/en/days/copy.ts';
import { END } from '../words/en/game.ts';
import { NEW_GAME } from '../words/en/table-notes.ts';
import './end.css';

/** What is proved of a game that is over. */
export interface ProvedEnd {
  /** What its last deal held, as a sentence; empty as long as that is not proved. */
  readonly held: string;
  readonly wayBack: OfferedStep | null;
}

interface EndPanelProps extends ProvedEnd {
  readonly controller: TableController;
  /** How often the best play that is known wins this very game, where that is measured: `22.9 %`, or at least so many. */
  readonly best: { readonly share: string; readonly atLeast: boolean } | undefined;
  readonly onDeal: () => void;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/**
 * How a game has ended, and what can be done now, over the lower part of the felt. It is read where it stands: the
 * table's own voice has told the end. Escape, a touch of the felt and an arrow key on the board close it.
 */
export function EndPanel(props: EndPanelProps) {
  const { controller, held, wayBack, best, onDeal, onClose } = props;
  const { rules, position, session, phase } = controller;
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const [opened] = useState(() => performance.now());
  const isEarly = ({ timeStamp }: MouseEvent) => timeStamp - opened <= DOUBLE_TAP;
  useLayoutEffect(() => {
    const panel = root.current;
    const table = panel?.closest('.lucie-table');
    // The focus goes to the board where it would go away with the panel.
    return () => {
      if (panel?.contains(document.activeElement)) focusBoard(table);
    };
  }, []);
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (document.querySelector('dialog:modal') !== null) return;
      // Whoever goes on along the fans would reach cards that lie under it.
      const walks = key.startsWith('Arrow') && (target as Element).closest('.lucie-board') !== null;
      if (key === 'Escape' || walks) onClose();
    };
    const felt = root.current?.closest('.lucie-table')?.querySelector<HTMLElement>('.lucie-felt');
    // The second half of a double tap on the last move is no touch of its own, and a key on a card is none.
    const onTouch = (touch: MouseEvent) => {
      if (touch.detail > 0 && !isEarly(touch)) onClose();
    };
    addEventListener('keydown', onKey);
    felt?.addEventListener('click', onTouch);
    return () => {
      removeEventListener('keydown', onKey);
      felt?.removeEventListener('click', onTouch);
    };
  }, []);
  const won = phase === 'won';
  const moves = currentGame(session).length - 1;
  const [bestScore] = useState(() => bestKept(controller));
  const how = END.how(moves, rules.redeals > 0 ? position.deal : null);
  return (
    <section
      class="lucie-end"
      ref={root}
      aria-labelledby={id}
      onClickCapture={(touch) => touch.detail > 1 && isEarly(touch) && touch.stopPropagation()}
    >
      <h2 id={id}>{won ? END.won : END.home(home(position), cardCount(rules))}</h2>
      <p>
        {how}
        {!won && bestScore !== null && END.score(home(position), bestScore)}
        {won && best !== undefined && END.best(best.share, best.atLeast)}.
      </p>
      {!won && <p class="lucie-end-held">{held}</p>}
      <div class="lucie-controls">
        <button type="button" class="lucie-button lucie-strong" onClick={afterTap(onDeal)}>
          {NEW_GAME}
        </button>
        <button type="button" class="lucie-button" onClick={props.onReview}>
          {END.review}
        </button>
        <button type="button" class="lucie-button" onClick={props.onShare}>
          {END.share}
        </button>
        {DATE.test(controller.game.seed) && <CopyButton controller={controller} />}
        {!won && (
          <button type="button" class="lucie-button" onClick={controller.restart}>
            {END.again}
          </button>
        )}
        {wayBack !== null && (
          <button type="button" class="lucie-button" onClick={wayBack.press}>
            {wayBack.label}
            {wayBack.rest}
          </button>
        )}
      </div>
    </section>
  );
}

/** The most cards home in the other games on record by the rules of this one; null where none is there, or none is kept. */
function bestKept({ session }: TableController): number | null {
  const found = recordStore.look();
  if (found.state !== 'record' || !found.record.keep) return null;
  return bestOfOthers(found.record.games, makeGameLink(currentGame(session).slice(0, 1)));
}

/** A date, the seed of the deal of a day. */
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The button that copies the result of a day; it has its place from the start, and works once what makes the result is there. */
function CopyButton({ controller }: { readonly controller: TableController }) {
  const [part, setPart] = useState<typeof import('./DayEnd.tsx') | null>(null);
  useEffect(() => {
    import('./DayEnd.tsx').then(setPart, () => {});
  }, []);
  if (part !== null) return <part.DayEnd controller={controller} />;
  return (
    <button type="button" class="lucie-button" aria-disabled>
      {COPY_RESULT}
    </button>
  );
}
