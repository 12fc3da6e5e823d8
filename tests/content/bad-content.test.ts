import { expect, test } from 'vitest';
import { makeFault } from '../../src/core/result.ts';
import { lessonSchema } from '../../src/site/content/front-matter.ts';
import { readStudy } from '../../src/site/content/study-file.ts';
import { parseFileName } from '../../src/site/text/content-files.ts';
import { checkCitations, checkProse } from '../../src/site/text/prose.ts';

const DEAL =
  '6D TD 5D | QS 4S 4H | 9S 2D 7C | KD 9D 5H | 6H 5C KS | 8H 7D TH | JS JH JC | 9H 4C JD | QD AH 8D | 3S 8S AD | 2H QC 6S | KC 2S 2C | TS 7S 9C | 3C KH 3D | 3H 7H QH | 8C 4D AS | AC 5S 6C | TC';

function study(moves: string, deal = DEAL): string {
  const head = ['Title "T"', 'Summary "S"', 'Rules "la-belle-lucie"', `Deal "${deal}"`];
  return `${head.map((tag) => `[${tag}]\n`).join('')}\n${moves}\n`;
}

/** What stops the build, as the author reads it, or `good`. */
function faultOf(text: string): string {
  const result = readStudy(text);
  return result.ok ? 'good' : makeFault(result.fault);
}

test.each([
  ['a good study', study('1. AD 2. AS'), 'good'],
  [
    'an illegal move',
    study('1. AD\n2. 9C'),
    'line 7: This move is not legal: the foundation waits for the AC, not the 9C.',
  ],
  ['a move of a buried card', study('1. TD-JD'), 'line 6: This move is not legal: the TD lies under the 5D.'],
  [
    'an unknown card',
    study('1. AX'),
    'line 6: A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “AX”.',
  ],
  [
    'a pack of 51',
    study('1. AD', DEAL.replace(' | TC', '')),
    'line 4: Expected the 52 cards once each, found 51: TC is missing.',
  ],
  [
    'a pack of 53',
    study('1. AD', `${DEAL} TC`),
    'line 4: Expected the 52 cards once each, found 53: the TC stands twice.',
  ],
  [
    'a branch without an end',
    study('1. AD\n(1. AS {Why.}'),
    'line 7: The variation that opens here is never closed.',
  ],
  [
    'a branch of nothing',
    study('(1. AS)'),
    'line 6: A variation replaces the move before it, but no move stands before this one.',
  ],
  ['a wrong number', study('1. AD 3. AS'), 'line 6: Expected move number 2 here, found 3.'],
  [
    'a percentage',
    study('1. AD {Wins in 5 % of games.}'),
    'line 6: A percentage must come from a measurement in content/measurements; found “5 %”.',
  ],
  [
    'a percentage with a fraction',
    study('1. AD {Wins in 23.5 % of games.}'),
    'line 6: A percentage must come from a measurement in content/measurements; found “23.5 %”.',
  ],
  [
    'a tag of MDX',
    study('1. AD {Four\n<Term id="fan">fans</Term>.}'),
    'line 7: Tags stand in MDX; a study has words only. Found “<Term id="fan">”: write the words without it.',
  ],
  [
    'a claim in a tag',
    study('1. AD').replace('"S"', '"Two builds. [%builds 2]"'),
    'line 2: A claim stands in a comment, {like this}, not in a tag; found “[%builds 2]”: move it to the comment of a move after which it is so.',
  ],
  [
    'a misspelt tag, which would leave its rule out',
    study('1. AD 2. redeal').replace('[Deal', '[Sett "redeals=0"]\n[Deal'),
    'line 4: A study has the tags Title, Summary, Rules, Set, Deal, Seed; found “Sett”.',
  ],
  [
    'no title',
    study('1. AD').replace('[Title "T"]\n', ''),
    'line 1: Expected a tag [Title "…"], found none.',
  ],
])('%s', (_, text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

const lesson = {
  title: 'T',
  summary: 'S',
  preset: 'la-belle-lucie',
  deal: DEAL,
  goal: 'home AD AS',
  part: 'rules',
  solution: 'AD AS',
  wrong: 'TD',
  sources: [],
};

/** What stops the build in the head of a lesson, each fault after the field it is in. */
function headFaults(changed: object): string[] {
  const result = lessonSchema.safeParse({ ...lesson, ...changed });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('the head of a lesson says what is wrong with it', () => {
  expect(headFaults({})).toEqual([]);
  expect(headFaults({ goal: 'win' })).toEqual([
    'solution: Expected the goal to be reached, found 0 of 1 steps done.',
  ]);
  expect(headFaults({ solution: 'AD 9C-JC AS' })[0]).toContain('solution: 9C-JC is not legal');
  expect(headFaults({ solution: 'AD' })).toEqual([
    'solution: Expected the goal to be reached, found 1 of 2 steps done.',
  ]);
  expect(headFaults({ solution: 'AD AS AS' })).toEqual(['solution: AS is not legal: the AS is not in play.']);
  // A failure must fail: a good move, a move after a refused one, and a loss that a redeal could mend are none.
  const notLost =
    'wrong: Expected moves after which the task is proved lost, or a last move that is refused.';
  expect(headFaults({ wrong: 'AD' })).toEqual([notLost]);
  expect(headFaults({ wrong: 'TD AD' })[0]).toContain('wrong: TD is not legal');
  // The 6C holds the 7C fast, and the 2D lies under it.
  const deep = { goal: 'home AD 2D', solution: 'AD AS 9C-TC 4D-5D 7C-8C 2D' };
  expect(headFaults({ ...deep, wrong: '6C-7C' })).toEqual([]);
  expect(headFaults({ ...deep, wrong: '9C-TC' })).toEqual([notLost]);
  // The 9C on its jack holds the jack fast, in a deal that could be won.
  const dear = { solution: 'TC-JC AD AS' };
  expect(headFaults(dear)).toEqual([
    'solution: Expected the solution to give up 0 cards, found 34; of the most cards that can come home TC-JC brings it from 52 to 18: play another move, or write costs: 34.',
  ]);
  expect(headFaults({ ...dear, costs: 34 })).toEqual([]);
  expect(headFaults({ ...dear, costs: 30 })[0]).toContain(
    'costs: Expected the solution to give up 30 cards, found 34',
  );
  // The 5H could go on the 6H first, and the 7C under it would not be shut in.
  const opening = {
    deal: 'AH JH 4C | 3C 5S QS | 2H 8D KD | 8C TD 4S | AC 9H 3D | 8H AD 4H | 7C 5H 6H | 6D 7H 4D | QC TH 3H | 2S JD QH | 9C KS 3S | JC 8S 6C | 7D 9S 2D | 5C JS QD | KH AS TC | 2C 7S 6S | KC 9D 5D | TS',
    goal: 'home AD 2D 3D 4D',
    wrong: '3D-4D',
  };
  expect(headFaults({ ...opening, solution: '4D-5D 6H-7H 5H-6H 4H-5H AD 2D 3D 4D' })).toEqual([]);
  expect(headFaults({ ...opening, solution: '4D-5D 6H-7H 4H-5H AD 2D 3D 4D' })).toEqual([
    'solution: Expected the solution to give up 0 cards, found 25; of the most cards that can come home 4H-5H brings it from 32 to 7: play another move, or write costs: 25.',
  ]);
  expect(headFaults({ costs: 1 })).toEqual([
    'costs: Expected the solution to give up 1 card, found 0: leave costs away.',
  ]);
  expect(headFaults({ part: 'strategy' })[0]).toContain('part');
  expect(headFaults({ goal: 'home AD 2X' })).toEqual([
    'goal: A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “2X”.',
  ]);
  expect(headFaults({ goal: "home AD'" })).toEqual(["goal: The AD' is not in this game."]);
  expect(headFaults({ goal: 'take AD' })).toEqual([
    'goal: A goal is written like “home AC AS” or “win”; found “take AD”.',
  ]);
  expect(headFaults({ deal: DEAL.replace('6D', '6C') })).toEqual([
    'deal: Expected the 52 cards once each, found 52: the 6C stands twice; 6D is missing.',
  ]);
  expect(headFaults({ preset: 'patience' })[0]).toContain('expected one of "la-belle-lucie"');
  expect(headFaults({ sources: ['nobody-1800'] })[0]).toContain('sources.0');
  expect(headFaults({ gaol: 'win' })[0]).toContain('gaol');
});

test('the name of a lesson file holds its number and its address', () => {
  expect(parseFileName('03-the-merci')).toEqual({ number: 3, slug: 'the-merci' });
  expect(() => parseFileName('merci')).toThrow('Expected a file name like 01-the-deal.mdx');
});

test('words are checked line by line', () => {
  const fault = (text: string): string => {
    const found = checkProse(text);
    return found === null ? 'good' : makeFault(found);
  };
  expect(fault('The `9C` and `4C 5C 6C`.\n<Cite id="cadogan-1914 pysolfc" />')).toBe('good');
  expect(fault('One.\nThe `11C`.')).toBe(
    'line 2: A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “11C”.',
  );
  expect(fault('<Fans show="2H 3D AZ | 9C" mark="AD">')).toContain('found “AZ”');
  expect(fault('<Cite id="nobody-1800" />')).toBe(
    'line 1: Expected the id of a source in content/sources.json, found “nobody-1800”.',
  );
  expect(fault('It is won in 5% of games.')).toContain('found “5%”');
  expect(fault('It is won in ten per cent of games.')).toContain('found “per cent”');
});

test('what is cited is listed, and what is listed is cited', () => {
  const fault = (text: string, listed: string[]): string | undefined => checkCitations(text, listed)?.message;
  expect(fault('<Cite id="pysolfc" />', ['pysolfc'])).toBeUndefined();
  expect(fault('<Cite id="pysolfc" />', [])).toBe('The text cites “pysolfc”; list it in “sources”.');
  expect(fault('', ['pysolfc'])).toBe('“sources” lists “pysolfc”; the text never cites it.');
});
