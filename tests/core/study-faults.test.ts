import { describe, expect, test } from 'vitest';
import { makeFault, type Result } from '../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../src/core/study.ts';

const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';
const says = (result: Result<unknown>): string => (result.ok ? 'read' : makeFault(result.fault));
const HEAD = `[Rules "la-belle-lucie"]\n[Deal "${LATE}"]\n\n`;
const CARD = 'A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found';

describe('a bad study is refused with its line:', () => {
  test.each([
    [
      'an illegal move',
      `${HEAD}JD\nQC-QD`,
      'line 5: This move is not legal: the QC does not go on the QD; the KC takes it.',
    ],
    [
      'a card that lies under another',
      `${HEAD}1. QC-KC\n2. QD`,
      'line 5: This move is not legal: the QD lies under the JD.',
    ],
    [
      'an illegal move in a branch',
      `${HEAD}QC-KC\n(JD\n(JC))`,
      'line 6: This move is not legal: the JC lies under the QC.',
    ],
    [
      'the first of two illegal moves, the branch behind the other',
      `${HEAD}JC\n(KC)`,
      'line 4: This move is not legal: the JC lies under the QC.',
    ],
    ['a place that is not there', `${HEAD}\nQC-KH`, 'line 5: The KH is not in the tableau.'],
    [
      'a redeal too many',
      `${HEAD}redeal redeal\nredeal`,
      'line 5: This move is not legal: no redeal is left.',
    ],
    [
      'a move that cannot be read',
      `${HEAD}QC-KC\n\nJ♣`,
      'line 6: A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “J♣”.',
    ],
    [
      'a place that cannot be read',
      `${HEAD}QC-1C`,
      'line 4: After the dash stands a card, home, down, space, cell or new; found “1C”.',
    ],
    ['a wrong number', `${HEAD}1. QC-KC\n3. JC`, 'line 5: Expected move number 2 here, found 3.'],
    [
      'a wrong number in a branch',
      `${HEAD}1. QC-KC 2. JC\n(3. JC-QC)`,
      'line 5: Expected move number 2 here, found 3.',
    ],
    ['an unknown mark', `${HEAD}QC-KC!!!`, 'line 4: Expected one of the marks ! ? !! ?? !? ?!, found “!!!”.'],
    [
      'a mark that stands for itself, however often',
      `${HEAD}${'!'.repeat(190_000)}a`,
      `line 4: Expected one of the marks ! ? !! ?? !? ?!, found “${'!'.repeat(39)}…”.`,
    ],
    ['a mark within a move', `${HEAD}Q!C`, 'line 4: Expected one of the marks ! ? !! ?? !? ?!, found “!C”.'],
    [
      'a number too long for one',
      `${HEAD}${'1'.repeat(190_000)}. QC-KC`,
      `line 4: A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “${'1'.repeat(39)}…”.`,
    ],
    [
      'a branch never closed',
      `${HEAD}QC-KC\n(JD\n QD`,
      'line 5: The variation that opens here is never closed.',
    ],
    [
      'a branch never opened',
      `${HEAD}QC-KC\nJC) QC`,
      'line 5: A closing parenthesis stands here, but no variation is open.',
    ],
    [
      'an empty branch',
      `${HEAD}QC-KC\n( {only words} )`,
      'line 5: A variation holds at least one move; this one is empty.',
    ],
    [
      'a branch before any move',
      `${HEAD}(QC-KC)`,
      'line 4: A variation replaces the move before it, but no move stands before this one.',
    ],
    [
      'a branch that begins with a branch',
      `${HEAD}QC-KC\n((JD))`,
      'line 5: A variation replaces the move before it, but no move stands before this one.',
    ],
    [
      'branches too deep',
      `${HEAD}${'QC-KC\n('.repeat(21)}${')'.repeat(21)}`,
      'line 25: Variations go at most 20 deep.',
    ],
    [
      'more branches than letters',
      `${HEAD}QC-KC${'\n(JD)'.repeat(27)}`,
      'line 31: A move has at most 26 variations.',
    ],
    [
      'a comment never closed',
      `${HEAD}QC-KC\n{about it`,
      'line 5: A comment is written {like this}; found a { without its other half.',
    ],
    [
      'a comment never opened',
      `${HEAD}QC-KC\nabout} it`,
      'line 5: A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “about”.',
    ],
    [
      'a comment in a comment',
      `${HEAD}QC-KC {a {b} c}`,
      'line 4: A comment is written {like this}; found a { without its other half.',
    ],
    [
      'a tag without quotes',
      '[Rules "the-fan"]\n[Title Two aces]',
      'line 2: Expected a tag like [Title "…"], found “[Title Two aces]”.',
    ],
    [
      'a tag without an end',
      '[Title "Two aces"',
      'line 1: Expected a tag like [Title "…"], found “[Title "Two aces"”.',
    ],
    [
      'a tag in small letters',
      '# about\n\n[title "x"]',
      'line 3: Expected a tag like [Title "…"], found “[title "x"]”.',
    ],
    [
      'a tag with quotes inside',
      '[Title "a "b" c"]',
      'line 1: Expected a tag like [Title "…"], found “[Title "a "b" c"]”.',
    ],
    ['a tag twice', '[Rules "the-fan"]\n[Rules "trefoil"]', 'line 2: The tag Rules stands twice.'],
    [
      'no rules',
      `[Deal "${LATE}"]\n\nQC-KC`,
      'line 1: Expected a tag [Rules "…"] with the id of a game, found none.',
    ],
    ['nothing', '', 'line 1: Expected a tag [Rules "…"] with the id of a game, found none.'],
    [
      'unknown rules',
      '[Title "x"]\n[Rules "klondike"]',
      'line 2: Expected the id of a game such as la-belle-lucie, found “klondike”.',
    ],
    [
      'a bad setting',
      '[Rules "the-fan"]\n[Set "redeals=1 cap=5"]',
      'line 2: cap is one of null, 3, 4; found “5”.',
    ],
    ['no deal', '[Rules "the-fan"]\n\nQC', 'line 1: Expected a tag [Deal "…"] or [Seed "…"], found neither.'],
    [
      '51 cards',
      `[Rules "the-fan"]\n\n[Deal "${LATE.replace(' KC |', ' - |')}"]`,
      'line 3: Expected the 52 cards once each, found 51: KC is missing.',
    ],
    [
      '53 cards',
      `[Rules "the-fan"]\n[Deal "${LATE} QC"]`,
      'line 2: Expected the 52 cards once each, found 53: the QC stands twice.',
    ],
    [
      'an unknown card',
      `[Rules "the-fan"]\n[Deal "${LATE.replace('QD', 'DQ')}"]`,
      `line 2: Fan 3: ${CARD} “DQ”.`,
    ],
    ['a text too long', ' '.repeat(200_001), 'A study has at most 200000 letters; found 200001.'],
  ])('%s', (_, text, fault) => {
    const study = parseStudy(text);
    expect(says(study.ok ? replayStudy(study.value) : study)).toBe(fault);
  });
});
