import { expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { checkUncited } from '../../../src/site/check/uncited.ts';

const CITE = '<Cite id="pysolfc" />';
const HEAD = '---\ntitle: T\n---\n\n';

/** What stops the build, as the author reads it, or `good`. */
function faultOf(body: string): string {
  const fault = checkUncited(HEAD + body);
  return fault === null ? 'good' : makeFault(fault);
}

const bare = (line: number, words: string): string =>
  `line ${line}: Expected a source, <Cite id="…" />, in the paragraph “${words} …”, found none; what is not known stands inside <Unknown>.`;

test.each([
  ['a paragraph with a source on its second line', `It is old,\nvery old.${CITE}`, 'good'],
  ['a bare paragraph', `Old.${CITE}\n\nShe was a real\nperson.\n`, bare(7, 'She was a real person.')],
  ['a bare item', `- One.${CITE}\n- Two.\n- Three.${CITE}`, bare(6, '- Two.')],
  ['an item on two lines', `- One\n  of two.${CITE}\n- Two.${CITE}`, 'good'],
  ['a bare row', `| A | B |\n| --- | --- |\n| x | y${CITE} |\n| z | w |`, bare(8, '| z | w |')],
  ['a table', `| A | B |\n| --- | --- |\n| x | y${CITE} |`, 'good'],
  [
    'a bare event',
    `<Timeline>\n\n<Event year="1842" sure="seen">\nA book.\n</Event>\n\n<Event year="1874" sure="seen">\nMore.${CITE}\n</Event>\n\n</Timeline>`,
    bare(7, 'A book.'),
  ],
  ['headings', `## Who\n\nShe.${CITE}\n\n### When`, 'good'],
  ['what is not known', `Old.${CITE}\n\n<Unknown>\n\n- Who she was.\n\nNobody says.\n\n</Unknown>`, 'good'],
  ['a bare paragraph after it', `Old.${CITE}\n\n<Unknown>\nWho.\n</Unknown>\n\nYoung.`, bare(11, 'Young.')],
  ['a diagram with its caption', `<Fans show="9D">Any card.</Fans>\n\nOld.${CITE}`, 'good'],
  ['a whole text without a source', 'It is old.', 'line 1: Expected a source, <Cite id="…" />, found none.'],
  ['no text', '', 'line 1: Expected a source, <Cite id="…" />, found none.'],
])('%s', (_, body, fault) => {
  expect(faultOf(body)).toBe(fault);
});
