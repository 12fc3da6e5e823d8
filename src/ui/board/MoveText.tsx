import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { SHORT } from '../words/en/moves/line.ts';
import { Chip } from './Chip.tsx';

/** A move in signs: the card, and where it goes. The position is the one before it. */
export function MoveText({ position, move }: { position: Position; move: Move }) {
  if (move.kind === 'redeal' || move.kind === 'stock') return <>{SHORT[move.kind]}</>;
  const fan = move.to.at === 'fan' ? (position.fans[move.to.fan] ?? []) : [];
  const onto = fan.at(-1);
  const isNew = move.to.at === 'fan' && move.to.fan === position.fans.length;
  return (
    <>
      {move.kind === 'merci' && `${SHORT.merci} `}
      <Chip card={move.card} />
      {move.to.at === 'fan' && onto !== undefined && !fan.includes(move.card) && (
        <>
          <span class="lucie-to">{` ${SHORT.onto} `}</span>
          <Chip card={onto} />
        </>
      )}
      {move.to.at === 'fan' && onto === undefined && ` ${isNew ? SHORT.newFan : SHORT.space}`}
      {move.to.at === 'foundation' && <span class="lucie-to">{` ${SHORT.home}`}</span>}
      {move.to.at === 'cell' && <span class="lucie-to">{` ${SHORT.cell}`}</span>}
    </>
  );
}
