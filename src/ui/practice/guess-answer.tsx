import { allCards, type Card, rankOf, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { ringsOf } from '../../explain/certificate.ts';
import { lockedCards } from '../../explain/locked.ts';
import type { ArrowBoard } from '../board/Arrow.tsx';
import { joinMarks, type Marks, markAll } from '../board/marks.ts';
import { WaitArrows } from '../hint/WaitArrows.tsx';
import { xrayViewOf } from '../hint/xray-view.ts';
import { generousText, HOW_MANY, proofText, ringText, stopsText } from '../words/en/how-many/how-many.ts';
import type { GuessDeal } from './guess-deal.ts';

/** Why so many cards of a deal can come home: in sentences, in marks, and in arrows over the board. */
export interface GuessReason {
  readonly stops: string;
  readonly generous: string;
  /** Null where no card is locked. */
  readonly ring: string | null;
  readonly proof: string;
  readonly marks: Marks;
  readonly over: (board: ArrowBoard) => ReturnType<typeof WaitArrows>;
}

/** Works out why. What is locked is read off the board; what only the search found to be lost comes with the deal. */
export function reasonOf(rules: Rules, position: Position, deal: GuessDeal): GuessReason {
  const { lost } = lockedCards(rules, position);
  const [largest] = ringsOf(rules, position, lost).rings;
  const asked =
    largest === undefined
      ? null
      : { card: largest.certificate.card, certificate: largest.certificate, about: null };
  const view = xrayViewOf(rules, position, true, asked);
  const searched = allCards(1).filter((card: Card) => rankOf(card) >= deal.highest[suitOf(card)]!);
  const bySearch = searched.filter((card) => !lost.includes(card));
  return {
    stops: stopsText(deal),
    generous: generousText(deal),
    ring: largest === undefined ? null : ringText(largest),
    proof: proofText(deal),
    marks: joinMarks(view.marks, markAll(bySearch, { kind: 'lost', note: HOW_MANY.lost })),
    over: (board) => <WaitArrows {...board} waits={view.waits} />,
  };
}
