import { allCards, rankOf, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { ArrowBoard } from '../board/Arrow.tsx';
import { joinMarks, type Marks, markAll } from '../board/marks.ts';
import type { xrayParts } from '../hint/xray-parts.ts';
import {
  countProofText,
  generousText,
  HOW_MANY,
  ringCostText,
  stopsText,
} from '../words/en/how-many/how-many.ts';
import type { GuessDeal } from './guess-deal.ts';

/** Why so many cards of a deal can come home: in sentences, in marks, and in arrows over the board. */
export interface GuessReason {
  readonly said: readonly string[];
  readonly marks: Marks;
  readonly over: (board: ArrowBoard) => ReturnType<typeof xrayParts.WaitArrows>;
}

/**
 * Says and shows why, with the parts of the X-ray. What is locked is read off the board; what only the search found to be
 * lost comes with the deal.
 */
export function reasonOf(
  { certificateOf, coveringCards, xrayViewOf, homeText, WaitArrows }: typeof xrayParts,
  rules: Rules,
  position: Position,
  deal: GuessDeal,
): GuessReason {
  const { ring, highest } = deal;
  const asked =
    ring === null
      ? null
      : {
          card: ring.card,
          certificate: certificateOf(rules, position, ring.card),
          covers: coveringCards(rules, position, ring.card),
          doors: null,
          about: null,
        };
  const { marks, waits } = xrayViewOf(rules, position, true, asked);
  const bySearch = allCards(1).filter((card) => rankOf(card) >= highest[suitOf(card)]! && !marks.has(card));
  return {
    said: [
      stopsText(deal),
      generousText(deal),
      ring !== null && asked !== null ? ringCostText(ring.lost, homeText(rules, position, asked)) : '',
      countProofText(deal),
    ].filter((text) => text !== ''),
    marks: joinMarks(marks, markAll(bySearch, { kind: 'lost', note: HOW_MANY.lost })),
    over: (board) => <WaitArrows {...board} waits={waits} />,
  };
}
