import { parseClaim } from '../../core/claim.ts';
import { fail, ok, type Result, unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Variation } from '../../core/study.ts';
import { afterMove, atStart, type GamePoint } from './game-point.ts';
import { prove, type Sureness } from './prove.ts';

/** A claim in a study: as written, without its brackets, and how sure it is. */
export interface StudyClaim {
  readonly text: string;
  readonly sure: Sureness;
}

/** A claim in a comment. */
const CLAIM = /\[%([^\]]*)\]/g;

/**
 * Recomputes every claim of a study, whose text can be read and played through. The fault of a false one names its line.
 */
export function proveStudy(text: string): Result<readonly StudyClaim[]> {
  const lines: number[] = [];
  // A comment does not know its line, so each claim is given a number before the study is taken apart.
  const numbered = text.replace(CLAIM, (_, claim: string, at: number) => {
    lines.push(text.slice(0, at).split('\n').length);
    return `[%${claim}#${lines.length - 1}]`;
  });
  const { game, main } = unwrap(replayStudy(unwrap(parseStudy(numbered))));
  const claims: StudyClaim[] = [];
  const told = [...comments(atStart(game), main)].flatMap(({ comment, standing }) =>
    [...comment.matchAll(CLAIM)].map(([, claim = '']) => {
      const cut = claim.lastIndexOf('#');
      return { text: claim.slice(0, cut), at: Number(claim.slice(cut + 1)), standing };
    }),
  );
  for (const { text: claimed, at, standing } of told.sort((a, b) => a.at - b.at)) {
    const claim = parseClaim(claimed);
    if (!claim.ok) return fail(claim.fault.message, lines[at]);
    const found = prove(claim.value, standing);
    if (!found.ok) return fail(`[%${claimed}] is not so: ${found.fault.message}.`, lines[at]);
    claims.push({ text: claimed.trim(), sure: found.value });
  }
  return ok(claims);
}

interface Told {
  readonly comment: string;
  readonly standing: GamePoint;
}

/** Every comment of a line and its variations, with where it stands. */
function* comments(from: GamePoint, branch: Variation<Step>): Generator<Told> {
  yield { comment: branch.comment, standing: from };
  let here = from;
  for (const { move, comment, variations } of branch.nodes) {
    const next = afterMove(here, move.move);
    yield { comment, standing: next };
    for (const other of variations) yield* comments(here, other);
    here = next;
  }
}

/**
 * The text of a study for its viewer: behind each claim that is only measured stands so, with its interval; one that
 * everybody can count is left out, since the words say it.
 */
export function withSureness(text: string, claims: readonly StudyClaim[]): string {
  let at = 0;
  return text.replace(/\s*\[%[^\]]*\]/g, (written) => {
    const { sure, text: claim } = claims[at++]!;
    if (sure.kind === 'counted') return '';
    return sure.kind === 'measured'
      ? written.replace(CLAIM, `[%${`${claim} measured ${sure.range}`.trim()}]`)
      : written;
  });
}
