import { getCollection } from 'astro:content';
import { everyPage } from './every-page.ts';
import { PARTS } from './parts.ts';
import { sortWord } from './term.ts';

/** A name or a word under which something is looked up, and where it leads. */
interface Entry {
  readonly word: string;
  readonly path: string;
}

/** The titles of all pages, the words of the glossary and the other names for them, by the letter that they begin with. */
export async function aToZ(): Promise<Map<string, Entry[]>> {
  const parts = (await everyPage()).flatMap(({ part, pages }) => [
    { word: PARTS[part], path: part },
    ...pages.map(({ path, title }) => ({ word: title, path })),
  ]);
  const others = (await getCollection('glossary')).flatMap(({ id, data }) =>
    data.also.map((word) => ({ word: upperFirst(word), path: `/glossary/#${id}` })),
  );
  const all = [...parts, ...others].filter(({ path }) => path !== '/search/');
  const sorted = all.sort((a, b) => sortWord(a.word).localeCompare(sortWord(b.word), 'en'));
  return Map.groupBy(sorted, ({ word }) => letterOf(word));
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Letters with a mark stand with those without. */
function letterOf(word: string): string {
  return sortWord(word)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 1)
    .toUpperCase();
}
