import { expect, test } from 'vitest';
import { outlined, textWidth } from '../../../src/site/layout/outlines.ts';

const SERIF = 'Newsreader, serif';
const write = (text: string, more = '') =>
  `<svg><text x="10" y="20" font-family="${SERIF}" font-size="40" fill="#123456"${more}>${text}</text></svg>`;

test('a text becomes outlines at its place, and nothing of it stays a text', () => {
  const drawn = outlined(write('La &amp; 10'));
  expect(drawn).not.toMatch(/<text|font-/);
  expect(drawn).toContain('translate(10.00 20)');
  expect(drawn).toContain('fill="#123456"');
  // A space has a width and no outline.
  expect(drawn.match(/<path/g)).toHaveLength('La&10'.length);
});

test('it stands where its anchor says, and is as wide as it is told to be', () => {
  const wide = textWidth('Lucie', SERIF, 40);
  expect(wide).toBeGreaterThan(60);
  expect(outlined(write('Lucie', ' text-anchor="end"'))).toContain(`translate(${(10 - wide).toFixed(2)} 20)`);
  expect(outlined(write('Lucie', ' text-anchor="middle"'))).toContain(
    `translate(${(10 - wide / 2).toFixed(2)} 20)`,
  );
  expect(outlined(write('10'))).not.toBe(outlined(write('10', ' textLength="33"')));
});

test('a heavier weight is drawn with a line, and a letter that is not there stops the build', () => {
  expect(outlined(write('Q'))).not.toContain('stroke');
  expect(outlined(write('Q', ' font-weight="600"'))).toContain('stroke="#123456"');
  expect(() => outlined(write('♠'))).toThrow('The letters of the pictures lack “♠”.');
});
