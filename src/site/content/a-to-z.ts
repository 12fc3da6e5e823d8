import { getCollection } from 'astro:content';
import { sortWord } from '../text/term.ts';
import { everyPage } from './every-page.ts';
import { termPath } from './paths.ts';
import { SECTIONS } from './sections.ts';

/** A title or a word under which a page is looked up. */
interface IndexEntry {
  readonly word: string;
  readonly path: string;
  /** The name of its section, where another section has the same word. */
  readonly section: string | null;
}

/** The titles of all pages, the words of the glossary and the other names for them, by the letter that they begin with. */
export async function aToZ(): Promise<Map<string, IndexEntry[]>> {
  const titles = (await everyPage()).flatMap(({ section, pages }) => [
    { word: SECTIONS[section], path: section, name: SECTIONS[section] },
    ...pages.map(({ path, title }) => ({ word: title, path, name: SECTIONS[section] })),
  ]);
  const synonyms = (await getCollection('glossary')).flatMap(({ id, data }) =>
    data.also.map((word) => ({
      word: upperFirst(word),
      path: termPath(id),
      name: SECTIONS['/glossary/'],
    })),
  );
  const all = [...titles, ...synonyms].filter(({ path }) => path !== '/search/');
  const sorted = all
    .map(({ word, path, name }) => {
      const same = all.some((other) => other.word === word && other.path !== path);
      return { word, path, section: same ? name : null };
    })
    .sort((a, b) => sortKey(a.word).localeCompare(sortKey(b.word), 'en'));
  return Map.groupBy(sorted, ({ word }) => letterOf(word));
}

/** A word with a capital. */
export function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** What an entry is sorted by: without an article. */
function sortKey(word: string): string {
  return sortWord(word.replace(/^An? /, ''));
}

/** Letters with a mark stand with those without; all digits together. */
function letterOf(word: string): string {
  const [letter = ''] = sortKey(word)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return /\d/.test(letter) ? '0–9' : letter.toUpperCase();
}
