import { parseClaim } from '../../core/claim.ts';
import type { Position } from '../../core/position.ts';
import type { Step, Study, Variation } from '../../core/study.ts';
import type { PlacedClaim } from '../../solver/tell/claim-check.ts';
import { claimSaid } from '../words/en/study.ts';
import { notProved } from '../words/en/tell/tell.ts';
import { claimsIn, WRITTEN_CLAIM } from './walk.ts';

/*
 * Claims in a text of one's own. The site has proved what its own studies claim; here a claim is left in brackets, and so
 * shown as proved, only once it has been worked out again. Before that, or where it is not so, it is a sentence that says
 * as much. A claim that can be counted on the board is left out, as it is in the studies of the site.
 */

/** A claim and the space before it. */
export const SPACED_CLAIM = new RegExp(`\\s*${WRITTEN_CLAIM.source}`, 'g');
/** The most claims of a text that are worked out again; the longest studies of the site make some thirty. */
const MOST_CLAIMS = 300;

/** A claim of a study, by its place in the order in which its text is walked. */
export interface OwnClaim {
  readonly text: string;
  readonly placed: PlacedClaim;
}

/** What has been found out of each claim, by its index; nothing as long as it was not looked at. */
export type CheckedClaims = ReadonlyMap<number, boolean | null>;

/** The claims of a study that are written as claims are, as many as are worked out, in the order in which {@link withChecked} meets them. */
export function claimsOf({ game, main }: Study<Step>): readonly OwnClaim[] {
  const found: OwnClaim[] = [];
  const read = (comment: string, position: Position, before: Position | null) => {
    for (const text of claimsIn(comment)) {
      const claim = parseClaim(text);
      if (claim.ok && claimSaid(text) !== null && found.length < MOST_CLAIMS)
        found.push({ text, placed: { claim: claim.value, position, before } });
    }
  };
  const walk = (line: Variation<Step>, start: Position, last: Position | null) => {
    read(line.comment, start, last);
    let before = start;
    for (const { move, comment, variations } of line.nodes) {
      read(comment, move.after, before);
      for (const variation of variations) walk(variation, before, null);
      before = move.after;
    }
  };
  walk(main, game.start, null);
  return found;
}

/** A study whose claims say what has been found out of them. */
export function withChecked(study: Study<Step>, checked: CheckedClaims): Study<Step> {
  let index = 0;
  const marked = (comment: string) =>
    comment.replace(SPACED_CLAIM, (_, text: string) => {
      const claim = claimSaid(text);
      if (!parseClaim(text).ok || claim === null) return '';
      const holds = checked.get(index++);
      return holds ? ` [%${text}]` : ` ${notProved(claim.said, holds === false)}`;
    });
  const walk = (line: Variation<Step>): Variation<Step> => ({
    comment: marked(line.comment),
    nodes: line.nodes.map((node) => ({
      ...node,
      comment: marked(node.comment),
      variations: node.variations.map(walk),
    })),
  });
  return { ...study, main: walk(study.main) };
}
