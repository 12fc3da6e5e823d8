import { getCollection } from 'astro:content';
import { sortWord } from '../text/term.ts';
import { everyPage } from './every-page.ts';
import { SECTIONS } from './sections.ts';

/** A name or a word under which something is looked up, and where it leads. */
interface Entry {
  readonly word: string;
  readonly path: string;
  /** The part of the site, where another part has the same word. */
  readonly part: string | null;
}

/** The titles of all pages, the words of the glossary and the other names for them, by the letter that they begin with. */
export async function aToZ(): Promise<Map<string, Entry[]>> {
  const parts = (await everyPage()).flatMap(({ part, pages }) => [
    { word: SECTIONS[part], path: part, name: SECTIONS[part] },
    ...pages.map(({ path, title }) => ({ word: title, path, name: SECTIONS[part] })),
  ]);
  const others = (await getCollection('glossary')).flatMap(({ id, data }) =>
    data.also.map((word) => ({
      word: upperFirst(word),
      path: `/glossary/#${id}`,
      name: SECTIONS['/glossary/'],
    })),
  );
  const all = [...parts, ...others].filter(({ path }) => path !== '/search/');
  const sorted = all
    .map(({ word, path, name }) => {
      const same = all.some((other) => other.word === word && other.path !== path);
      return { word, path, part: same ? name : null };
    })
    .sort((a, b) => placeOf(a.word).localeCompare(placeOf(b.word), 'en'));
  return Map.groupBy(sorted, ({ word }) => letterOf(word));
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** What an entry is sorted by: without an article. */
function placeOf(word: string): string {
  return sortWord(word.replace(/^An? /, ''));
}

/** Letters with a mark stand with those without; all digits together. */
function letterOf(word: string): string {
  const [letter = ''] = placeOf(word)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return /\d/.test(letter) ? '0–9' : letter.toUpperCase();
}
