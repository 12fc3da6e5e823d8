import { z } from 'astro/zod';
import list from '../../../content/claims.json' with { type: 'json' };
import { sourcesField } from '../text/source.ts';
import { shareAt } from './figure.ts';
import type { MeasuredShare } from './figure-text.ts';

const reading = z
  .strictObject({
    /** The name of a measurement, and the place of a share in it: see figure.ts. */
    id: z.string(),
    at: z.string(),
    /** The rules and the way of playing, in words. */
    words: z.string().min(1),
  })
  .refine(({ id, at }) => shareAt(id, at) !== null, {
    error: 'There is no such share in content/measurements',
  });

/** What a source says of how often something happens, a game won or a fan shut for good: content/claims.json. */
const claimSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Ids of those who say it, in content/sources.json. */
  sources: sourcesField.min(1),
  /** The game, or what of it the claim is about. */
  game: z.string(),
  /** What they say, in our words or theirs. */
  says: z.string().min(1),
  /** The share that they name, 0–1: from `low` to `high`, the same for a single one. */
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  /** What was measured of the game as they describe it. */
  asSaid: reading,
  /** What was measured under the reading of the rules, or for the way of playing, that makes the claim most true. */
  kindest: reading,
  /** What that tells, in a sentence or two. */
  note: z.string().min(1),
});
/** See {@link claimSchema}. */
type RateClaim = z.infer<typeof claimSchema>;

/** How a claim fares against what was measured. */
export type RateVerdict = 'holds' | 'too low' | 'too high' | 'may hold';

/** A claim with what was measured of it. */
export interface JudgedClaim extends RateClaim {
  readonly measuredAsSaid: MeasuredShare;
  readonly measuredKindest: MeasuredShare;
  readonly verdict: RateVerdict;
}

/** Every claim about how often something happens, judged. */
export function rateClaims(): readonly JudgedClaim[] {
  return z
    .array(claimSchema)
    .parse(list)
    .map((claim) => {
      const measuredAsSaid = shareAt(claim.asSaid.id, claim.asSaid.at)!;
      const measuredKindest = shareAt(claim.kindest.id, claim.kindest.at)!;
      return { ...claim, measuredAsSaid, measuredKindest, verdict: judgeRate(claim, measuredAsSaid) };
    });
}

/** Half a percentage point: who writes 5 % does not say 5.0. */
const ROUNDED = 0.005;

/** How a claimed share fares against a measured one; where only bounds are known it may at best not be refuted. */
export function judgeRate(
  { low, high }: Pick<RateClaim, 'low' | 'high'>,
  measured: MeasuredShare,
): RateVerdict {
  if (high + ROUNDED < measured.low) return 'too low';
  if (low - ROUNDED > measured.high) return 'too high';
  return measured.open ? 'may hold' : 'holds';
}
