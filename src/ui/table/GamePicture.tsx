import { useMemo } from 'preact/hooks';
import type { Preset } from '../../core/preset.ts';
import { miniatureOf } from './miniature.ts';
import './game-picture.css';

/** The deal of a game in miniature; the words beside it say what matters of it. */
export function GamePicture({ preset }: { readonly preset: Preset }) {
  const { width, height, cards, backs, places, black, red } = useMemo(() => miniatureOf(preset), [preset]);
  return (
    <svg class="lucie-game-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="lucie-picture-places" d={places} />
      <path class="lucie-picture-backs" d={backs} />
      <path class="lucie-picture-cards" d={cards} />
      <path class="lucie-picture-black" d={black} />
      <path class="lucie-picture-red" d={red} />
    </svg>
  );
}
