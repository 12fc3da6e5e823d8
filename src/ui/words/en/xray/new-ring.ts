import { runsOf } from '../../../../core/card-run.ts';
import type { LostByRing } from '../../../../explain/certificate.ts';
import { runsText } from '../puzzle.ts';
import { ringSaid } from './ring.ts';

/**
 * What is locked after a move, and why: `Now the king of hearts is locked. The 10 of spades waits for the 9 of spades under
 * it: it cannot move in this deal.`
 */
export function newRingText({ certificate, cards }: LostByRing): string {
  const locked = `Now ${runsText(runsOf(cards))} ${cards.length === 1 ? 'is' : 'are'} locked.`;
  return `${locked} ${ringSaid(certificate.ring)}`;
}
