import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import type { Hint } from '../../solver/hint.ts';
import { chanceText } from '../words/en/chance.ts';
import {
  heldBackText,
  hintText,
  hintTrust,
  lineText,
  nextHintStep,
  THEN_REDEAL,
  worseText,
} from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { HINT_STEPS } from './hint-steps.ts';
import { Line } from './Line.tsx';

interface HintPanelProps {
  /** The name of the list of rungs, for a button that the hint points at. */
  readonly id: string;
  readonly hint: Hint;
  /** How far the hint has been asked for, 1 to {@link HINT_STEPS}. */
  readonly rung: number;
  readonly zone: readonly number[];
  readonly rules: Rules;
  readonly position: Position;
  readonly onPlay: (...moves: readonly Move[]) => void;
  /** What stands instead of the solver's word where the hint comes from elsewhere. */
  readonly source?: string | undefined;
}

/** The hint as far as it has been asked for; the last rung has all that is known: lines, chance, cards held back. */
export function HintPanel({ id, hint, rung, zone, rules, position, onPlay, source }: HintPanelProps) {
  const rungs = hint.move === null ? [HINT_STEPS] : Array.from({ length: rung }, (_, at) => at + 1);
  const { line, worse, heldBack } = hint;
  /** What follows a line that ends with so many cards home. */
  const after = (home: number): string | undefined =>
    source === undefined && home < cardCount(rules) && position.deal <= rules.redeals
      ? THEN_REDEAL
      : undefined;
  return (
    <section class="lucie-hint" aria-label={LABELS.hint}>
      <ol id={id}>
        {rungs.map((at) => (
          <li key={at}>{hintText(rules, position, hint, at, zone)}</li>
        ))}
      </ol>
      {rung === HINT_STEPS && (
        <>
          {line.length > 0 && (
            <>
              <p>{lineText(position, hint)}</p>
              <Line rules={rules} position={position} moves={line} then={after(hint.home)} onPlay={onPlay} />
            </>
          )}
          {heldBack.length > 0 && <p>{heldBackText(heldBack)}</p>}
          {source === undefined && (hint.ending !== 'won' || line.length > 0) && (
            <p class="lucie-worth">{chanceText(rules, position, hint)}</p>
          )}
          {worse !== null && (
            <>
              <p>{worseText(position, hint, worse)}</p>
              <Line
                rules={rules}
                position={position}
                moves={worse.line}
                then={after(worse.home)}
                onPlay={onPlay}
              />
            </>
          )}
        </>
      )}
      {/* At the end the chance says itself whether it is proved. */}
      {(rung < HINT_STEPS || !hint.proved) && (
        <p class="lucie-fine">
          {source ?? hintTrust(hint, rung === HINT_STEPS)} {rung < HINT_STEPS && nextHintStep(hint, rung)}
        </p>
      )}
    </section>
  );
}
