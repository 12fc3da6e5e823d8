import { getCollection } from 'astro:content';
import { RULES_CARD } from '../../ui/words/en/games.ts';
import { chaptersIn } from './chapters.ts';
import { entryOf } from './entry-of.ts';
import { redealCardPath, studyPath, termPath, themePath, variantPath } from './paths.ts';
import { puzzleSets } from './puzzles.ts';
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
  const named = async (path: string, page: string) => ({
    path,
    title: (await entryOf('pages', page)).data.title,
  });
  const pages: Partial<Record<Section, readonly NamedPage[]>> = {
    '/learn/': [...(await chapters('lessons')), await named(redealCardPath, 'before-a-redeal-card')],
    '/play/': [await named('/record/', 'record')],
    '/strategy/': await chapters('strategy'),
    '/practice/': [
      await named('/practice/run/', 'run'),
      await named('/practice/how-many/', 'how-many'),
      await named('/practice/own/', 'own-puzzles'),
      ...(await puzzleSets()).map(({ theme, title }) => ({ path: themePath(theme), title })),
    ],
    '/variants/': [
      ...(await variantPages()).map(({ preset: { id, title } }) => ({ path: variantPath(id), title })),
      await named('/variants/same-shuffle/', 'same-shuffle'),
      { path: '/variants/cards/', title: RULES_CARD.allName },
    ],
    '/numbers/': [
      await named('/is-la-belle-lucie-winnable/', 'is-la-belle-lucie-winnable'),
      ...(await chapters('numbers')),
    ],
    '/studies/': [
      ...(await getCollection('studies')).map(({ id, data }) => ({ path: studyPath(id), title: data.title })),
      await named('/own-study/', 'own-study'),
    ],
    '/history/': await chapters('history'),
    '/about/': [await named('/how-the-table-thinks/', 'how-the-table-thinks')],
    '/glossary/': (await getCollection('glossary')).map(({ id, data }) => ({
      path: termPath(id),
      title: data.title,
    })),
  };
  return (Object.keys(SECTIONS) as Section[]).map((section) => ({ section, pages: pages[section] ?? [] }));
}
