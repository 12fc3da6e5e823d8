import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, type Game } from '../../src/core/game.ts';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalMoves } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { type Result, unwrap } from '../../src/core/result.ts';
import {
  GLYPHS,
  type MoveNode,
  makeStudy,
  parseStudy,
  replayStudy,
  type Step,
  type Study,
  type Variation,
} from '../../src/core/study.ts';
import { triesOf } from '../sizes.ts';
import './arbitrary.ts';

const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';

/** Reads and replays a study about the late position, with the moves from line 4 on. */
function read(moves: string, tags = `[Rules "la-belle-lucie"]\n[Deal "${LATE}"]`): Result<Study<Step>> {
  const study = parseStudy(`${tags}\n\n${moves}`);
  return study.ok ? replayStudy(study.value) : study;
}

/** A tree of choices, from which a legal study is made. */
interface Twig {
  readonly choice: number;
  readonly glyph: MoveNode<Step>['glyph'];
  readonly comment: string;
  readonly variations: readonly Bough[];
}
interface Bough {
  readonly comment: string;
  readonly twigs: readonly Twig[];
}

/** A comment as it comes back: no braces, single spaces, paragraphs apart by one empty line. */
const anyComment = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 4 }).map((parts) =>
  parts
    .map((part) => part.replace(/[{}]/g, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('\n\n'),
);

const { bough } = fc.letrec<{ bough: Bough; twig: Twig }>((tie) => ({
  bough: fc.record({
    comment: fc.oneof(fc.constant(''), anyComment),
    twigs: fc.array(tie('twig'), { minLength: 1, maxLength: 6 }),
  }),
  twig: fc.record({
    choice: fc.nat(1000),
    glyph: fc.constantFrom('' as const, '' as const, ...GLYPHS),
    comment: fc.oneof(fc.constant(''), anyComment),
    variations: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('bough'), { maxLength: 2 }),
    ),
  }),
}));

/** Plays a tree of choices; a line ends where the game does. */
function grow(game: Game, start: Position, { comment, twigs }: Bough): Variation<Step> {
  const nodes: MoveNode<Step>[] = [];
  let position = start;
  for (const twig of twigs) {
    const moves = legalMoves(game.rules, position);
    const move = moves[twig.choice % moves.length];
    if (move === undefined) break;
    const before = position;
    position = advance(game, position, move);
    const variations = twig.variations
      .map((other) => grow(game, before, other))
      .filter((branch) => branch.nodes.length > 0);
    const text = makeMove(game.rules, before, move);
    nodes.push({
      move: { move, text, after: position },
      glyph: twig.glyph,
      comment: twig.comment,
      variations,
    });
  }
  return { comment, nodes };
}

describe('a study', () => {
  test('comes back from its text: tags, marks, comments, variations and every position', {
    tags: 'sized',
  }, () => {
    const anyTags = fc.constantFrom<Record<string, string>>(
      { Title: 'A “quoted” title [1], {2} & (3)', Rules: 'la-belle-lucie', Seed: 'lucie' },
      { Rules: 'three-shuffles-and-a-draw', Set: 'merciWhen=any-deal merciTo=legal-place', Seed: '' },
      { Rules: 'the-fan', Deal: LATE, Seed: 'other', Note: '' },
      { Rules: 'la-belle-lucie', Set: 'packs=2 foundations=up-and-down direction=up-or-down', Seed: 'two' },
      { Rules: 'bristol', Set: 'cells=2', Seed: '♥' },
      { Rules: 'la-belle-lucie', Deal: LATE },
    );
    fc.assert(
      fc.property(anyTags, bough, (tags, tree) => {
        const header = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
        const { game } = unwrap(parseStudy(header.join('')));
        const study = { tags, game, main: grow(game, game.start, tree) };
        const text = makeStudy(study);
        const back = unwrap(replayStudy(unwrap(parseStudy(text))));
        expect(back).toEqual(study);
        expect(makeStudy(back)).toBe(text);
        expect(unwrap(replayStudy(unwrap(parseStudy(text.replaceAll('\n', '\r\n')))))).toEqual(study);
      }),
      { numRuns: triesOf('RUNS', 50, 100) },
    );
  });

  test.each([
    '1. QC-KC 2. JC 3. QC',
    '1.QC-KC\n2... JC\n\n  3.QC',
    'qc-kc jc qc',
    '1. QC-KC JC-home 3. QC 4.',
  ])('is read with numbers or without: %s', (text) => {
    expect(unwrap(read(text)).main.nodes.map((node) => node.move.text)).toEqual(['QC-KC', 'JC', 'QC']);
  });

  test('gives each comment to the move before it, and a branch the position before that move', () => {
    const text =
      '{Before.} QC-KC! {First.} ({Or.} 1. JD {Why\nnot.} {Second\n\nparagraph.} (1. redeal) QD) {After.} (1. redeal) JC';
    const { main } = unwrap(read(text));
    expect(main.comment).toBe('Before.');
    expect(main.nodes.map((node) => [node.move.text, node.glyph, node.comment])).toEqual([
      ['QC-KC', '!', 'First.\n\nAfter.'],
      ['JC', '', ''],
    ]);
    const [other, redeal] = main.nodes[0]?.variations ?? [];
    expect(other?.comment).toBe('Or.');
    expect(other?.nodes.map((node) => [node.move.text, node.comment])).toEqual([
      ['JD', 'Why not.\n\nSecond\n\nparagraph.'],
      ['QD', ''],
    ]);
    expect(other?.nodes[0]?.variations[0]?.nodes.map((node) => node.move.text)).toEqual(['redeal']);
    expect(redeal?.nodes.map((node) => node.move.text)).toEqual(['redeal']);
    // Both redeals are taken from the first position, so they deal alike.
    expect(redeal?.nodes[0]?.move.after).toEqual(other?.nodes[0]?.variations[0]?.nodes[0]?.move.after);
  });

  test('redeals by its seed, or by its deal, however that is written', () => {
    const fans = (tags: string) => unwrap(read('redeal', tags)).main.nodes[0]?.move.after.fans;
    const deal = `[Rules "la-belle-lucie"]\n[Deal "${LATE}"]`;
    expect(fans(deal)).toEqual(fans(`${deal}\n[Seed "${LATE}"]`));
    expect(fans(deal.replace('JC QC | KC', 'jc  qc|KC'))).toEqual(fans(deal));
    expect(fans(`${deal}\n[Seed "a"]`)).not.toEqual(fans(`${deal}\n[Seed "b"]`));
  });
});
