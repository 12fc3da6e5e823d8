import type { Claim } from '../../core/claim.ts';
import { home, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { solve } from '../solve.ts';
import { waysToKeep } from './ways-to-keep.ts';

/** A claim of a text, with the position that it is about and the one before the move that led there, if any. */
export interface PlacedClaim {
  readonly claim: Claim;
  readonly position: Position;
  readonly before: Position | null;
}

/** Positions looked at for one claim. */
const CLAIM_LIMIT = 200_000;

/**
 * Whether a claim of what can be had in this deal is so, by search; null where the search does not settle it, and for all
 * other claims.
 */
export function checkClaim(rules: Rules, { claim, position, before }: PlacedClaim): boolean | null {
  switch (claim.name) {
    case 'wins':
    case 'lost': {
      const won = wins(rules, position);
      return won === null ? null : won === (claim.name === 'wins');
    }
    case 'loses':
      return both(before && wins(rules, before), wins(rules, position), (could, can) => could && !can);
    case 'most':
      return is(mostIn(rules, position), claim.cards);
    case 'kills':
      return both(
        before && mostIn(rules, before),
        mostIn(rules, position),
        (could, can) => could - can === claim.cards,
      );
    case 'more':
      return is(mostIn(rules, position), claim.count + home(position));
    case 'ways':
      return is(waysToKeep(rules, position, mostIn), claim.count);
    default:
      return null;
  }
}

function wins(rules: Rules, position: Position): boolean | null {
  const { verdict } = solve(rules, position, CLAIM_LIMIT);
  return verdict === 'unknown' ? null : verdict === 'solvable';
}

/** The most cards home at the end of this deal. */
function mostIn(rules: Rules, position: Position): number | null {
  const { home: most, proved } = solve(rules, position, CLAIM_LIMIT, 'most');
  return proved ? most : null;
}

function is(found: number | null, claimed: number): boolean | null {
  return found === null ? null : found === claimed;
}

function both<Found>(
  one: Found | null,
  other: Found | null,
  holds: (one: Found, other: Found) => boolean,
): boolean | null {
  return one === null || other === null ? null : holds(one, other);
}
