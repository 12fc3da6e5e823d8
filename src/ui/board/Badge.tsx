import type { BadgePaths } from '../pack/overlay-badges.ts';
import type { Mark } from './marks.ts';

const ROUND = 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z';

/** The badge of a place that a card can go to, which every board has; others come with what marks its cards. */
const TARGET: BadgePaths = [
  'M12 6.5v11M7.5 13l4.5 4.5 4.5-4.5',
  'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
];

/** The badge of a mark, which says by its shape what the ring says by its colour; nothing for a mark without one. */
export function Badge({ kind, badge }: Pick<Mark, 'kind' | 'badge'>) {
  const paths = kind === 'target' ? TARGET : badge;
  if (paths === undefined) return null;
  const [sign, ground = ROUND] = paths;
  return (
    <svg class={`lucie-badge lucie-mark-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="lucie-badge-ground" d={ground} />
      <path class="lucie-badge-sign" d={sign} />
    </svg>
  );
}
