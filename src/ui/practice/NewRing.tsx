import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { LostByRing } from '../../explain/certificate.ts';
import { useSolver } from '../table/use-solver.ts';
import { newRingText } from '../words/en/xray/new-ring.ts';

interface NewRingProps {
  readonly rules: Rules;
  /** The positions before a move that lost and after it. */
  readonly before: Position;
  readonly after: Position;
  /** The cards that it is known to have lost. */
  readonly lostCards: readonly Card[];
}

/** Which of the lost cards a move has locked, and why, where a few cards that wait for each other show it; else nothing. */
export function NewRing({ rules, before, after, lostCards }: NewRingProps) {
  const solver = useSolver();
  const [ring, setRing] = useState<LostByRing | null>(null);
  useEffect(() => {
    setRing(null);
    const among = lostCards.length > 0 ? lostCards : null;
    solver.ask({ kind: 'ring', rules, before, after, among }, (reply) => {
      if (reply.kind === 'ring') setRing(reply.ring);
    });
  }, [before, after]);
  return ring === null ? null : <p>{newRingText(ring)}</p>;
}
