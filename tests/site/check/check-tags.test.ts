import { expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { checkTags, sourcesShown } from '../../../src/site/check/check-tags.ts';
import { tagsIn } from '../../../src/site/text/tag.ts';

/** What stops the build, as the author reads it, or `good`. */
function faultOf(text: string): string {
  const fault = checkTags(text);
  return fault === null ? 'good' : makeFault(fault);
}

const TASK = {
  preset: 'la-belle-lucie',
  deal: 'Foundations: C-K D-K H-K S-T | KS QS JS',
  goal: 'home JS',
  solution: 'JS',
  wrong: 'KS',
};
const attempt = (changed: object): string =>
  `One.\n\n<Try ${Object.entries({ ...TASK, ...changed })
    .map(([name, value]) => `${name}="${value}"`)
    .join('\n  ')}>\nTry.\n</Try>`;

test.each([
  [`<Claim preset="la-belle-lucie" deal="${TASK.deal}" is='lost KS'>x</Claim>`, 'Claim'],
  [`<Claim preset="la-belle-lucie" deal="${TASK.deal}" is={"lost KS"}>x</Claim>`, 'Claim'],
  [`<Claim data-x="1" preset="la-belle-lucie" deal="${TASK.deal}" is="lost KS">x</Claim>`, 'Claim'],
  [`<Figure hidden id="deals-bristol" at="solvable" />`, 'Figure'],
  [attempt({}).replace('goal="home JS"', "goal='home JS'"), 'Try'],
])('a tag that cannot be read does not pass for one that was checked: %s', (text, name) => {
  expect(faultOf(text)).toMatch(
    new RegExp(`^line \\d: <${name}>: Expected attributes written as name="…" alone\\.$`),
  );
});

test('a tag is read with its attributes and its line, on one line or several', () => {
  expect(tagsIn('A <Cite id="a" />.\n\n<Try\n  goal="win"\n  deal="KC"\n>\nX\n</Try>')).toEqual([
    { name: 'Cite', attributes: { id: 'a' }, line: 1 },
    { name: 'Try', attributes: { goal: 'win', deal: 'KC' }, line: 3 },
  ]);
  expect(tagsIn('<Advice id="a" /> <Study id="b" />', 'Study')).toEqual([
    { name: 'Study', attributes: { id: 'b' }, line: 1 },
  ]);
});

test('a study, a piece of advice and a figure must be there', () => {
  expect(faultOf('<Study id="under-a-king" />')).toBe('good');
  expect(faultOf('One.\n\n<Study id="under-a-queen" />')).toBe(
    'line 3: <Study>: Expected id="…" with the name of a file in content/en/studies, without its ending, found “under-a-queen”.',
  );
  expect(faultOf('<Advice id="draw-when-stuck" />')).toBe('good');
  expect(faultOf('<Advice id="draw" />')).toContain('line 1: <Advice>: Expected id="…" with one of ');
  expect(faultOf('<Figure id="play-la-belle-lucie" at="perfect" />')).toBe('good');
  expect(faultOf('<Figure id="deals-the-fan" at="solvable" />')).toBe('good');
  expect(faultOf('<Figure id="odds-none-0" at="13,13,13,10" />')).toBe(
    'line 1: <Figure>: Expected a place in odds-none-0, such as “0,0,0,0”, “0,0,0,1”, “0,0,1,1”, “0,1,1,1”, “1,1,1,1”, “0,0,0,2”, “0,0,1,2”, “0,1,1,2”, “1,1,1,2”, “0,0,2,2”, “0,1,2,2”, “1,1,2,2”; found “13,13,13,10”.',
  );
  expect(faultOf('<Figure id="odds-none-0" at="10,13,13,13" />')).toBe('good');
  expect(faultOf('<Figure id="advice-deal" at="build-below-kings: win lost" />')).toBe('good');
  expect(faultOf('<Figure id="play-la-belle" at="perfect" />')).toContain(
    'Expected the name of a file in content/measurements, found “play-la-belle”.',
  );
});

test('a task to try says what is wrong with it', () => {
  expect(faultOf(attempt({}))).toBe('good');
  expect(faultOf(attempt({ goal: '' }))).toBe('line 3: <Try>: Expected goal="…", found none.');
  expect(faultOf(attempt({ preset: 'bridge' }))).toContain(
    'Expected the id of a game such as la-belle-lucie',
  );
  expect(faultOf(attempt({ costs: 'two' }))).toContain('costs: Expected a number of cards, found “two”.');
  expect(faultOf(attempt({ goal: 'home TS' }))).toContain('goal: The TS is home already at the beginning.');
  expect(faultOf(attempt({ wrong: 'JS' }))).toContain('wrong: Expected moves after which the task is proved');
  expect(faultOf(attempt({ solution: 'JS KS' }))).toContain('solution: KS is not legal');
  expect(faultOf(attempt({ costs: '2' }))).toContain(
    'costs: Expected the solution to give up 2 cards, found 0',
  );
});

test('a claim is about the board of its page where it names no deal', () => {
  const board = { preset: TASK.preset, deal: TASK.deal };
  expect(checkTags('<Claim is="left 3">three cards</Claim>', board)).toBeNull();
  expect(checkTags('<Claim is="left 4">four cards</Claim>', board)?.message).toBe(
    '<Claim>: “left 4” is not so: cards in play here: 3.',
  );
  expect(faultOf('<Claim is="left 3">three cards</Claim>')).toContain('Expected study="…", or preset="…"');
});

test('the sources of the advice shown count as cited', () => {
  expect(sourcesShown('<Advice id="draw-when-stuck" />')).toEqual(['how-to-play']);
  expect(sourcesShown('None.')).toEqual([]);
});
