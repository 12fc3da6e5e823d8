import type { MoveNode, Step, Variation } from '../../src/core/study.ts';

/** The most moves in a row that a study may play without a word, a mark or a variation. */
export const MOST_SILENT = 8;

function isSilent<M>({ comment, glyph, variations }: MoveNode<M>): boolean {
  return comment === '' && glyph === '' && variations.length === 0;
}

/** The most moves in a row, on any line of a study, that have no comment, no mark and no variation. */
export function longestSilence<M>({ nodes }: Variation<M>): number {
  let [now, longest] = [0, 0];
  for (const node of nodes) {
    now = isSilent(node) ? now + 1 : 0;
    longest = Math.max(longest, now, ...node.variations.map(longestSilence));
  }
  return longest;
}

/** The silences of a study that are too long, each with its last move, and the mend. */
export function silenceFaults({ nodes }: Variation<Step>): string[] {
  let now = 0;
  return nodes.flatMap((node, at) => {
    const next = nodes[at + 1];
    now = isSilent(node) ? now + 1 : 0;
    const isTooLong = now > MOST_SILENT && (next === undefined || !isSilent(next));
    const fault = `Expected at most ${MOST_SILENT} moves in a row without a comment, a mark or a variation; found ${now}, the last of them ${node.move.text}: say what they are for.`;
    return [...(isTooLong ? [fault] : []), ...node.variations.flatMap(silenceFaults)];
  });
}
