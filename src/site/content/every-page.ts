import { getCollection } from 'astro:content';
import { chaptersIn } from './chapters.ts';
import { entryOf } from './entry-of.ts';
import { redealCardPath, studyPath, termPath, variantPath } from './paths.ts';
import { SECTIONS, type Section } from './sections.ts';
import { variantPages } from './variants.ts';

/** A page, or a part of one, that people look for. */
interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** Every page that people look for, by section. */
export async function everyPage(): Promise<
  { readonly section: Section; readonly pages: readonly NamedPage[] }[]
> {
  const chapters = async (name: Parameters<typeof chaptersIn>[0]) =>
    (await chaptersIn(name)).map(({ path, data }) => ({ path, title: data.title }));
  const pages: Partial<Record<Section, readonly NamedPage[]>> = {
    '/learn/': [
      ...(await chapters('lessons')),
      {
        path: redealCardPath,
        title: (await entryOf('pages', 'before-a-redeal-card')).data.title,
      },
    ],
    '/strategy/': await chapters('strategy'),
    '/practice/': [
      { path: '/practice/run/', title: (await entryOf('pages', 'run')).data.title },
      { path: '/practice/how-many/', title: (await entryOf('pages', 'how-many')).data.title },
      { path: '/practice/own/', title: (await entryOf('pages', 'own-puzzles')).data.title },
    ],
    '/variants/': (await variantPages()).map(({ preset: { id, title } }) => ({
      path: variantPath(id),
      title,
    })),
    '/numbers/': [
      {
        path: '/is-la-belle-lucie-winnable/',
        title: (await entryOf('pages', 'is-la-belle-lucie-winnable')).data.title,
      },
      ...(await chapters('numbers')),
    ],
    '/studies/': (await getCollection('studies')).map(({ id, data }) => ({
      path: studyPath(id),
      title: data.title,
    })),
    '/history/': await chapters('history'),
    '/glossary/': (await getCollection('glossary')).map(({ id, data }) => ({
      path: termPath(id),
      title: data.title,
    })),
  };
  return (Object.keys(SECTIONS) as Section[]).map((section) => ({ section, pages: pages[section] ?? [] }));
}
