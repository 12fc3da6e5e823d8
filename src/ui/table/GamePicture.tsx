import { useMemo } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Preset } from '../../core/preset.ts';
import type { Rules } from '../../core/rules.ts';
import { type Miniature, miniatureOf, positionMiniature } from './miniature.ts';
import './game-picture.css';

/** The deal of a game in miniature; the words beside it say what matters of it. */
export function GamePicture({ preset }: { readonly preset: Preset }) {
  return <Picture of={useMemo(() => miniatureOf(preset), [preset])} />;
}

/** A position in miniature; the words beside it say what is asked there. */
export function PositionPicture({ rules, position }: { readonly rules: Rules; readonly position: Position }) {
  return <Picture of={useMemo(() => positionMiniature(rules, position), [position])} />;
}

function Picture({ of }: { readonly of: Miniature }) {
  const { width, height, cards, backs, places, black, red } = of;
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
