/*
 * Claims in the comments of a study: `JS-QS {No. [%kills 6] [%on 1 QS]}`. `proveStudy` recomputes each at the point of
 * the game at which its comment stands. The viewer's text then says what is only measured,
 * `[%chance 72.2 measured 71.5–72.9]`, and leaves out what everybody can count, here `[%on 1 QS]`.
 */

import { parseClaim } from '../../core/claim.ts';
import { type Fault, fail, ok, quote, type Result, unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Variation } from '../../core/study.ts';
import { SPACED_CLAIM } from '../../ui/study/own-claims.ts';
import { claimsIn, WRITTEN_CLAIM } from '../../ui/study/walk.ts';
import { lineAt } from '../text/text-lines.ts';
import type { Evidence } from './evidence.ts';
import { afterMove, atStart, type GamePoint } from './game-point.ts';
import { proveClaim } from './prove-claim.ts';

/** A claim in a study: as written, without its brackets, and what stands behind it. */
export interface StudyClaim {
  readonly text: string;
  readonly evidence: Evidence;
}

/**
 * Names the first claim in the head of a study, among its tags and notes, or null. Nothing would prove it there: a claim is
 * of a position, and no position belongs to a tag.
 */
export function claimInHead(text: string): Fault | null {
  for (const [at, line] of text.split('\n').entries()) {
    if (!/^\s*(?:[#[]|$)/.test(line)) return null;
    const claim = /\[%[^\]"]*\]?/.exec(line)?.[0];
    if (claim === undefined) continue;
    return {
      message: `A claim stands in a comment, {like this}, not in a tag; found ${quote(claim)}: move it to the comment of a move after which it is so.`,
      line: at + 1,
    };
  }
  return null;
}

/**
 * Recomputes every claim of a study, whose text can be read and played through. The fault of a false one names its line.
 */
export function proveStudy(text: string): Result<readonly StudyClaim[]> {
  const lines: number[] = [];
  // A comment does not know its line, so each claim is given a number before the study is taken apart.
  const numbered = text.replace(WRITTEN_CLAIM, (_, claim: string, at: number) => {
    lines.push(lineAt(text, at));
    return `[%${claim}#${lines.length - 1}]`;
  });
  const { game, main } = unwrap(replayStudy(unwrap(parseStudy(numbered))));
  const written = [...commentsOf(atStart(game), main)].flatMap(({ comment, point }) =>
    claimsIn(comment).map((claim) => {
      const cut = claim.lastIndexOf('#');
      return { text: claim.slice(0, cut), index: Number(claim.slice(cut + 1)), point };
    }),
  );
  const claims: StudyClaim[] = [];
  for (const { text: claimText, index, point } of written.sort((a, b) => a.index - b.index)) {
    const claim = parseClaim(claimText);
    if (!claim.ok) return fail(claim.fault.message, lines[index]);
    const evidence = proveClaim(claim.value, point);
    if (!evidence.ok) return fail(`[%${claimText}] is not so: ${evidence.fault.message}.`, lines[index]);
    claims.push({ text: claimText.trim(), evidence: evidence.value });
  }
  return ok(claims);
}

interface PlacedComment {
  readonly comment: string;
  readonly point: GamePoint;
}

/** Every comment of a line and of its variations, with the point of the game at which it stands. */
function* commentsOf(start: GamePoint, line: Variation<Step>): Generator<PlacedComment> {
  yield { comment: line.comment, point: start };
  let before = start;
  for (const { move, comment, variations } of line.nodes) {
    const after = afterMove(before, move.move);
    yield { comment, point: after };
    for (const variation of variations) yield* commentsOf(before, variation);
    before = after;
  }
}

/** The text of a study for its viewer: measured claims with their interval, and none that everybody can count. */
export function withEvidence(text: string, claims: readonly StudyClaim[]): string {
  let next = 0;
  return text.replace(SPACED_CLAIM, (written) => {
    const { evidence, text: claim } = claims[next++]!;
    if (evidence.kind === 'counted') return '';
    return evidence.kind === 'measured'
      ? written.replace(WRITTEN_CLAIM, `[%${`${claim} measured ${evidence.range}`.trim()}]`)
      : written;
  });
}
