import { type CollectionEntry, getCollection } from 'astro:content';
import { parseFileName } from '../text/content-files.ts';
import type { Section } from './sections.ts';

/** The sections of the site that are read chapter by chapter, by the collection that holds their files. */
const SECTION_OF = {
  lessons: '/learn/',
  strategy: '/strategy/',
  numbers: '/numbers/',
  history: '/history/',
} as const satisfies Record<string, Section>;

/** A collection whose files are chapters: content/en/NAME/NN-slug.mdx, and in some an index.mdx that opens the section. */
type ChapterCollection = keyof typeof SECTION_OF;

/** A chapter, as content/en/lessons/02-the-fans.mdx: number 2, slug `the-fans`, path `/learn/the-fans/`. */
export type Chapter<Name extends ChapterCollection> = CollectionEntry<Name> & {
  /** Its place in the section, from 1. */
  readonly number: number;
  readonly slug: string;
  /** The path of its page from the root of the site. */
  readonly path: string;
};

/** The chapters of a section, in order. */
export async function chaptersIn<Name extends ChapterCollection>(name: Name): Promise<Chapter<Name>[]> {
  const entries = await getCollection(name, ({ id }) => id !== 'index');
  return entries
    .map((entry): Chapter<Name> => {
      const { number, slug } = parseFileName(entry.id);
      return { ...entry, number, slug, path: `${SECTION_OF[name]}${slug}/` };
    })
    .sort((a, b) => a.number - b.number);
}

/** What Astro asks of the page `[slug].astro` of a section: its chapters, each with the one before and the one after it. */
export async function chapterRoutes<Name extends ChapterCollection>(name: Name) {
  const chapters = await chaptersIn(name);
  return chapters.map((chapter, at) => ({
    params: { slug: chapter.slug },
    props: { chapter, previous: chapters[at - 1], next: chapters[at + 1], count: chapters.length },
  }));
}
