import { useEffect, useState } from 'preact/hooks';
import { cardsMoved, isHomeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type AutoRun, holdBack, lastAutoRun } from '../../play/turn.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { KEEP } from '../words/en/table-notes.ts';
import type { ChanceState } from './use-chance.ts';

/** What is known against the cards that went home by themselves in this deal. */
interface KeepBack {
  /** What it says against a redeal; empty when nothing does. */
  readonly caution: string;
  /** Lays the cards that are worth more on the table back on it; null when none are. */
  readonly takeBack: (() => void) | null;
}

/**
 * Compares the game with what it would be worth if the cards that went home by themselves had not: within a deal they
 * do no harm, but before a redeal one kept on the table can be worth more. It asks the solver while the chance to win
 * is followed and a redeal can be taken.
 */
export function useKeepBack(controller: TableController, { shown, answer, fault }: ChanceState): KeepBack {
  const { ask, stop } = useSolver();
  const [earlier, setEarlier] = useState<{ from: Position; outlook: Outlook | null } | null>(null);
  const { rules, session, position, noRedeal, confirming, say } = controller;
  const run = shown && fault === '' && noRedeal === null ? lastAutoRun(session) : null;
  const from = run === null ? null : (session.moments[run.beforeIndex]?.position ?? null);
  const isKnown = earlier !== null && earlier.from === from && answer?.position === position;

  useEffect(() => {
    if (from === null || earlier?.from === from) return;
    ask({ kind: 'outlook', rules, position: from }, (reply) =>
      setEarlier({ from, outlook: reply.kind === 'outlook' ? reply.outlook : null }),
    );
    return stop;
  }, [from]);

  const comparison = run === null || !isKnown ? null : compare(run, earlier.outlook, answer.outlook);
  const moves = run === null ? 0 : session.index - run.beforeIndex - run.cards.length;
  const caution =
    comparison === null || answer === null
      ? ''
      : answer.advice.keepText(rules, comparison.cards, comparison, moves);
  useEffect(() => {
    // The redeal was asked for before the answer was there.
    if (run === null || !isKnown || !confirming) return;
    const areKnown = Boolean(earlier.outlook?.chance && answer.outlook.chance);
    say(`${caution || (areKnown ? KEEP.nothing : '')} ${KEEP.again}`.trim());
  }, [isKnown]);

  return {
    caution: run !== null && !isKnown ? KEEP.working : caution,
    takeBack:
      run === null || comparison === null
        ? null
        : () =>
            controller.act(
              (before) => holdBack(before, run, comparison.cards),
              () => KEEP.back(comparison.cards),
            ),
  };
}

/** The cards of a run that are worth more on the table, and the chances with them there and at home; null when none are. */
function compare(run: AutoRun, earlier: Outlook | null, present: Outlook) {
  const [kept, sent] = [earlier?.chance ?? null, present.chance];
  const cards = earlier === null ? [] : keptCards(run, earlier);
  // As for a turning point, the difference must be more than the error of the tables can account for.
  if (kept === null || sent === null || cards.length === 0 || kept.low <= sent.high) return null;
  return { cards, kept, sent };
}

/** The cards of a run that the best line from before it does not bring home. */
function keptCards({ cards }: AutoRun, { line }: Outlook): AutoRun['cards'] {
  const home = cardsMoved(line.filter(isHomeMove));
  return cards.filter((card) => !home.includes(card));
}
