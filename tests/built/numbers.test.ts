import { expect, test } from 'vitest';
import { builtText, fileAt, pages } from './built.ts';

const numbers = pages.filter((page) => page.startsWith('numbers/'));

test('every figure on the pages of numbers leads to its file', () => {
  expect(numbers.length).toBe(11);
  for (const page of numbers) {
    const file = `${page}index.html`;
    const links = [...builtText(file).matchAll(/href="([^"]*\/measurements\/[^"]*)"/g)].map(
      ([, to = '']) => to,
    );
    expect(links.filter((to) => fileAt(to, file) === null)).toEqual([]);
    if (page !== 'numbers/measuring/') expect(links.length, page).toBeGreaterThan(0);
  }
});

test('no share on any page has a digit that its interval does not bear out', () => {
  const share = /(\d+(?:\.(\d+))?) % \(?(\d+(?:\.\d+)?)(?:–| to )(\d+(?:\.\d+)?)/g;
  const found = pages.flatMap((page) => {
    const words = builtText(`${page}index.html`)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    return [...words.matchAll(share)].map(([text, , decimals = '', low, high]) => ({
      text: `${page}: ${text}`,
      unit: 10 ** -decimals.length,
      half: (Number(high) - Number(low)) / 2,
    }));
  });
  expect(found.length).toBeGreaterThan(300);
  // The bounds are rounded, by half a unit each at most.
  expect(found.filter(({ unit, half }) => half >= 10.5 * unit)).toEqual([]);
});
