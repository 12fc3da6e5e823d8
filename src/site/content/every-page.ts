import { getCollection } from 'astro:content';
import { chapters } from './history.ts';
import { lessons } from './lessons.ts';
import { numbersChapters } from './numbers-chapters.ts';
import { SECTIONS, type Section } from './sections.ts';
import { strategyChapters } from './strategy-chapters.ts';
import { variantPages } from './variants.ts';

interface Entry {
  readonly path: string;
  readonly title: string;
}

/** Every page that people look for, by the part of the site that it is in. */
export async function everyPage(): Promise<{ readonly part: Section; readonly pages: readonly Entry[] }[]> {
  const named = (
    part: Section,
    all: readonly { readonly slug: string; readonly data: { readonly title: string } }[],
  ) => all.map(({ slug, data }) => ({ path: `${part}${slug}/`, title: data.title }));
  const below: Partial<Record<Section, readonly Entry[]>> = {
    '/learn/': named('/learn/', await lessons()),
    '/strategy/': named('/strategy/', await strategyChapters()),
    '/variants/': (await variantPages()).map(({ preset: { id, title } }) => ({
      path: `/variants/${id}/`,
      title,
    })),
    '/numbers/': named('/numbers/', await numbersChapters()),
    '/studies/': (await getCollection('studies')).map(({ id, data }) => ({
      path: `/studies/${id}/`,
      title: data.title,
    })),
    '/history/': named('/history/', await chapters()),
    '/glossary/': (await getCollection('glossary')).map(({ id, data }) => ({
      path: `/glossary/#${id}`,
      title: data.title,
    })),
  };
  return (Object.keys(SECTIONS) as Section[]).map((part) => ({ part, pages: below[part] ?? [] }));
}
