import { useState } from 'preact/hooks';
import { type Card, cardOf } from '../../core/card.ts';
import { redeal } from '../../core/deal/redeal.ts';
import type { Position } from '../../core/position.ts';
import { presetOf } from '../../core/preset.ts';
import { DealPicture } from '../table/DealPicture.tsx';
import { REDEAL } from '../words/en/redeal.ts';
import { type Heights, SUIT_LENGTH } from './redeal-view.ts';

/** Its redeal is that of every game that the tables are about. */
const { rules } = presetOf('la-belle-lucie')!;

/** Fans beside each other in the picture. */
const FANS_IN_ROW = 6;

/** One of the deals that the cards left can make, and a button for another. */
export function NewDeal({ heights, awake }: { readonly heights: Heights; readonly awake: boolean }) {
  const [shuffle, setShuffle] = useState(0);
  const position = redeal(rules, String(shuffle), before(heights));
  const rows = Math.ceil(position.fans.length / FANS_IN_ROW);
  return (
    <>
      <div class="lucie-new-deal-board" data-rows={rows}>
        <DealPicture rules={rules} position={position} keepsHeight={rows > 2} />
      </div>
      <button type="button" class="lucie-button" disabled={!awake} onClick={() => setShuffle(shuffle + 1)}>
        {REDEAL.shuffle}
      </button>
    </>
  );
}

/** A position before the redeal. In which order the cards left lie makes no difference to it. */
function before(heights: Heights): Position {
  const from = (suit: number, first: number, end: number): Card[] =>
    Array.from({ length: end - first }, (_, at) => cardOf(first + at, suit));
  return {
    fans: heights.map((height, suit) => from(suit, height, SUIT_LENGTH)),
    foundations: heights.map((height, suit) => from(suit, 0, height)),
    cells: [],
    stock: [],
    wastes: [],
    deal: 1,
    merciUsed: 0,
    moved: [],
  };
}
