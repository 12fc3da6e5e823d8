import { advance } from '../game.ts';
import { resolveMove } from '../move-notation.ts';
import { refusal } from '../moves.ts';
import { home } from '../position.ts';
import { refusalText } from '../refusal.ts';
import type { Fault } from '../result.ts';
import { cardCount } from '../rules.ts';
import { enumeratePositions } from './enumerate.ts';
import { cardsLostBy } from './locked-set.ts';
import { normalForms } from './normal-form.ts';
import type { Sha256, WrittenProof } from './proof.ts';

/**
 * Checks a proof by the plain rules: it replays the moves, tries each door of a closed set, and enumerates the positions
 * again where a search is the proof. Gives the fault, which names the line, or null where the proof holds. An
 * enumeration of more than `limit` positions is not begun. Every thousand positions it yields how many there are so far.
 */
export function* verifyProof(
  proof: WrittenProof,
  sha256: Sha256,
  limit: number,
): Generator<number, Fault | null> {
  const fault = movesFault(proof) ?? lockedFault(proof) ?? sumFault(proof, sha256);
  return fault ?? (yield* searchFault(proof, sha256, limit));
}

function movesFault({ rules, position, least, leastLine, moves }: WrittenProof): Fault | null {
  const game = { rules, seed: '', start: position };
  let reached = position;
  for (const { move: written, line } of moves) {
    const move = resolveMove(rules, reached, written);
    if (!move.ok) return { message: move.fault.message, line };
    if (move.value.kind === 'redeal') {
      return { message: 'Expected a move of this deal, found a redeal.', line };
    }
    const reason = refusal(rules, reached, move.value);
    if (reason !== null) return { message: `This move is not legal: ${refusalText(reason)}.`, line };
    reached = advance(game, reached, move.value);
  }
  return countFault(least, home(reached), 'home after the moves', leastLine);
}

/** Says that a proof names another number of cards than its evidence gives. */
function countFault(stated: number, found: number, where: string, line: number): Fault | null {
  return stated === found ? null : { message: `Expected ${stated} cards ${where}, found ${found}.`, line };
}

function lockedFault({ rules, position, bound }: WrittenProof): Fault | null {
  if (bound?.evidence.by !== 'locked') return null;
  const { most, mostLine, evidence, evidenceLine } = bound;
  const lost = cardsLostBy(rules, position, evidence.cards);
  if (!lost.ok) return { message: lost.fault.message, line: evidenceLine };
  return countFault(most, cardCount(rules) - lost.value.length, 'that no locked card keeps', mostLine);
}

function sumFault({ sum }: WrittenProof, sha256: Sha256): Fault | null {
  const found = sha256(sum.of);
  if (found === sum.stated) return null;
  const message = `Expected sha256 ${sum.stated}, found ${found}: a line of this proof is not as it was written.`;
  return { message, line: sum.line };
}

function* searchFault(
  { rules, position, bound }: WrittenProof,
  sha256: Sha256,
  limit: number,
): Generator<number, Fault | null> {
  if (bound?.evidence.by !== 'searched') return null;
  const { positions, forms, keys } = bound.evidence;
  const { evidenceLine: line } = bound;
  const unproved = forms.find((form) => !normalForms(rules).includes(form));
  if (unproved !== undefined) {
    return { message: `Under these rules nothing is proved of “at once ${unproved}”.`, line };
  }
  if (positions > limit) {
    return { message: `The proof is of ${positions} positions, the limit is ${limit}.`, line };
  }
  const found = yield* enumeratePositions(rules, position, forms, positions);
  if (found === null) return { message: `Expected ${positions} positions, found more.`, line };
  if (found.keys.length !== positions) {
    return { message: `Expected ${positions} positions, found ${found.keys.length}.`, line };
  }
  const sum = sha256(found.keys);
  if (sum !== keys) return { message: `Expected positions with the keys ${keys}, found ${sum}.`, line };
  return countFault(bound.most, found.most, 'at most in any position', bound.mostLine);
}
