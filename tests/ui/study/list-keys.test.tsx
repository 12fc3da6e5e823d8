import { type ComponentChild, isValidElement, options, type VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { START } from '../../../src/core/path.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../../src/core/study.ts';
import { PlayableLine } from '../../../src/ui/hint/PlayableLine.tsx';
import { PuzzleSolution } from '../../../src/ui/practice/puzzle/PuzzleSolution.tsx';
import { Comment } from '../../../src/ui/study/Comment.tsx';
import { MoveList } from '../../../src/ui/study/MoveList.tsx';
import { VariationButtons } from '../../../src/ui/study/VariationButtons.tsx';
import { viewAt } from '../../../src/ui/study/walk.ts';
import { moveClause } from '../../../src/ui/words/en/board.ts';

/** The keys that more than one child of a list has: of such children Preact mixes up which is which. */
function sharedKeys(shown: VNode): unknown[] {
  const shared: unknown[] = [];
  const look = (list: readonly ComponentChild[]) => {
    const keys = list.flatMap((child) => (isValidElement(child) && child.key != null ? [child.key] : []));
    shared.push(...keys.filter((key, place) => keys.indexOf(key) < place));
    for (const inner of list) if (Array.isArray(inner)) look(inner);
  };
  options.vnode = ({ props }) => look([(props as { children?: ComponentChild }).children]);
  render(shown);
  delete options.vnode;
  return shared;
}

const study = (rules: string, set: string, deal: string, moves: string) =>
  unwrap(replayStudy(unwrap(parseStudy(`[Rules "${rules}"]\n[Set "${set}"]\n[Deal "${deal}"]\n\n${moves}`))));

const HEARTS =
  'Foundations: C-4 D-5 H-3 S-K | 7D 6D | 7C 6C 5C | 4H | KC QC JC | TC 9C 8C | KD QD JD | TD 9D 8D | KH QH JH | TH 9H 8H | 7H 6H 5H';
const KINGS = "Foundations: C-Q C-Q D-K D-K H-K H-K S-K S-K | KC | KC'";

describe.each([
  ['Shamrocks', study('shamrocks', 'redeals=0', HEARTS, '5C-4H 5C-6D 5C-4H')],
  ['reserve cells', study('super-flower-garden', 'cells=1', HEARTS, '5C-cell 5C-6D 5C-cell')],
  ['two packs', study('house-in-the-woods', 'redeals=0', KINGS, "KC KC'")],
])('moves of which the same is said, with %s', (_, { game, main }) => {
  const { rules, start } = game;
  const line = main.nodes.map((node, at) => ({
    node,
    before: main.nodes[at - 1]?.move.after ?? start,
    uncovers: null,
    lostCards: [],
    chancePercent: null,
    wrong: [],
    rest: [],
  }));
  const [first] = line;

  test('are there', () => {
    const said = line.map(({ before, node }) => moveClause(before, node.move.move));
    expect(new Set(said).size).toBeLessThan(said.length);
  });

  test.each([
    [
      'a line',
      <PlayableLine
        rules={rules}
        position={start}
        moves={line.map(({ node }) => node.move.move)}
        onPlay={() => {}}
      />,
    ],
    ['a list of moves', <MoveList line={main} start={start} />],
    ['a solution', <PuzzleSolution line={line} also={[]} wrong={[]} />],
    [
      'what is left after a wrong move',
      <PuzzleSolution line={[]} also={[]} wrong={[{ ...first!, rest: line }]} />,
    ],
  ])('have keys of their own in %s', (_, shown) => {
    expect(sharedKeys(shown)).toEqual([]);
  });
});

test('paragraphs, and branches, that begin alike have keys of their own', () => {
  const twice = study('shamrocks', 'redeals=0', HEARTS, '5C (5C-4H 6D) (5C-4H)');
  const shown = viewAt(twice, { ...START, ply: 1 });
  expect(shown.node?.variations).toHaveLength(2);
  expect(sharedKeys(<VariationButtons shown={shown} onGo={() => {}} />)).toEqual([]);
  expect(sharedKeys(<Comment text={'Look again.\n\nLook again.'} />)).toEqual([]);
});
