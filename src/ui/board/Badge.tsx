import type { MarkKind } from './marks.ts';

const ROUND = 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z';

/** The ground and the sign of each mark that has one; it says by its shape what the ring says by its colour. */
const SIGNS: Partial<Record<MarkKind, readonly [ground: string, sign: string]>> = {
  foundation: [ROUND, 'M12 17.5v-11M7.5 11 12 6.5l4.5 4.5'],
  free: [ROUND, 'm7 12.5 3.5 3.5L17 8.5'],
  costs: ['M12 .8 23.5 21.4a1.5 1.5 0 0 1-1.3 2.2H1.8A1.5 1.5 0 0 1 .5 21.4z', 'M12 9v6m0 3.4v.1'],
  loses: ['M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z', 'm8 8 8 8m0-8-8 8'],
  target: [
    'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
    'M12 6.5v11M7.5 13l4.5 4.5 4.5-4.5',
  ],
  locks: [ROUND, 'M7.5 11.5h9v6h-9zM9.3 11.5V9a2.7 2.7 0 0 1 5.4 0v2.5'],
  hint: ['M12 .5 23.5 12 12 23.5.5 12z', 'M12 9.2 14.8 12 12 14.8 9.2 12z'],
};

/** The sign of a mark; nothing for a mark without one. */
export function Badge({ kind }: { kind: MarkKind }) {
  const drawing = SIGNS[kind];
  if (drawing === undefined) return null;
  const [ground, sign] = drawing;
  return (
    <svg class={`lucie-badge lucie-mark-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="lucie-badge-ground" d={ground} />
      <path class="lucie-badge-sign" d={sign} />
    </svg>
  );
}
