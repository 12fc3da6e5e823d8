import { fail, ok, type Result } from '../../core/result.ts';

/**
 * What stands behind a claim that is so: a proof by search; a measurement, with the interval of the number claimed (none
 * for `best`); or a count, which everybody can make, so that readers need not be told of it.
 */
export type Evidence =
  | { readonly kind: 'proved' | 'counted' }
  | { readonly kind: 'measured'; readonly range: string };

/** The answer to a claim that a search has proved. */
export const PROVED: Result<Evidence> = ok({ kind: 'proved' });

/** The answer to a claim that was counted on the board. */
export const COUNTED: Result<Evidence> = ok({ kind: 'counted' });

/** The answer to a claim that no search settles: an open question must not be told as a fact. */
export function unsettled(): Result<Evidence> {
  return fail('the search did not end, so nothing is proved; claim it of a later position, or not at all');
}
