import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Chance } from '../../solver/odds.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { chanceLine } from '../words/en/chance.ts';

interface ChanceTextProps {
  readonly rules: Rules;
  readonly position: Position;
  /** The moves made in the deal up to the position. */
  readonly moves: number;
  readonly outlook: Outlook;
  /** Whether the table has gone on since, and the next answer is awaited. */
  readonly past: boolean;
}

/** The chance to win from a position, with its interval, and which position it speaks of. */
export function ChanceText({ rules, position, moves, outlook, past }: ChanceTextProps) {
  const { figure, rest } = chanceLine(rules, position, moves, outlook);
  return (
    <p class="lucie-chance-text" aria-busy={past} data-past={past ? '' : undefined}>
      {figure !== '' && <strong>{figure}</strong>} {rest}
      {outlook.chance !== null && !outlook.proved && <Gauge chance={outlook.chance} />}
    </p>
  );
}

/** The chance on a scale from 0 to 1: full up to the low end of its interval, half full up to the high end. */
function Gauge({ chance: { low, high } }: { chance: Chance }) {
  return (
    <svg class="lucie-gauge" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="lucie-gauge-whole" width="100" height="8" />
      <rect class="lucie-gauge-high" width={high * 100} height="8" />
      <rect class="lucie-gauge-low" width={low * 100} height="8" />
    </svg>
  );
}
