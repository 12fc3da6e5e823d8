import { playsAlone } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { enumeratePositions } from '../../core/proof/enumerate.ts';
import { type NormalForm, normalForms } from '../../core/proof/normal-form.ts';
import type { Proof, Sha256 } from '../../core/proof/proof.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { leastRing } from '../../explain/least-ring.ts';
import type { SearchAnswer } from '../search.ts';
import { solve } from '../solve.ts';

/** How much work a proof may be. */
export interface ProofLimits {
  /** Positions that the search looks at. */
  readonly nodes: number;
  /** Positions that the plain rules enumerate. */
  readonly positions: number;
}

/** Up to so many positions are enumerated with no moves made at once, so that nothing but the rules is trusted. */
const FEW = 1000;

/**
 * Searches a deal and proves by the plain rules what was found: most cards home by the line of the search, and that no
 * more come home by a closed set, or else by an enumeration. Where that takes more positions than the limit, a closed set
 * that loses fewer cards is the proof, or none. Plays alone are looked at: no redeal and no draw.
 */
export function findProof(
  rules: Rules,
  position: Position,
  limits: ProofLimits,
  sha256: Sha256,
): { readonly answer: SearchAnswer } & Pick<Proof, 'least' | 'moves' | 'bound'> {
  const alone = playsAlone(rules, position);
  const answer = solve(alone, position, limits.nodes);
  const bound = answer.verdict === 'solvable' ? null : boundOf(alone, position, answer, limits, sha256);
  return { answer, least: answer.home, moves: answer.line, bound };
}

function boundOf(
  rules: Rules,
  position: Position,
  answer: SearchAnswer,
  { positions }: ProofLimits,
  sha256: Sha256,
): Proof['bound'] {
  const { verdict, home, proved } = answer;
  const ring = leastRing(rules, position);
  const locked: Proof['bound'] = ring && {
    most: cardCount(rules) - ring.lost,
    evidence: { by: 'locked', cards: ring.cards },
  };
  // Where the search only knows that there is no win, a closed set that shows it is enough.
  if (verdict === 'unknown' || (locked !== null && (!proved || locked.most === home))) return locked;
  const enumerated =
    searched(rules, position, [], Math.min(FEW, positions), sha256) ??
    searched(rules, position, normalForms(rules), positions, sha256);
  const isWon = enumerated?.most === cardCount(rules);
  if (enumerated !== null && (proved ? enumerated.most !== home : isWon))
    throw new Error('the search of a deal and its enumeration differ');
  return enumerated ?? locked;
}

function searched(
  rules: Rules,
  position: Position,
  forms: readonly NormalForm[],
  limit: number,
  sha256: Sha256,
): Proof['bound'] {
  const steps = enumeratePositions(rules, position, forms, limit);
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (step.value === null) return null;
  const { keys, most } = step.value;
  return { most, evidence: { by: 'searched', positions: keys.length, forms, keys: sha256(keys) } };
}
