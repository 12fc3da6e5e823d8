import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { checkUncited } from './site/check/uncited.ts';
import { unclaimedCountInLesson } from './site/check/unclaimed-counts.ts';
import { unclaimedWordInChapter } from './site/check/unclaimed-words.ts';
import { countSchema, parseCounts } from './site/content/counts.ts';
import { dayListSchema, parseDayLists } from './site/content/day-lists.ts';
import { engineLoader, engineSchema } from './site/content/engine-loader.ts';
import {
  chapterSchema,
  lessonSchema,
  pageSchema,
  strategySchema,
  variantSchema,
} from './site/content/front-matter.ts';
import { newsSchema } from './site/content/news.ts';
import { type ProseCheck, proseLoader } from './site/content/prose-loader.ts';
import { puzzleLoader, puzzleSchema } from './site/content/puzzle-loader.ts';
import type { HeadSchema } from './site/content/read-head.ts';
import { checkReadings } from './site/content/readings.ts';
import { sampleLoader, sampleSchema } from './site/content/sample-loader.ts';
import { studyLoader, studySchema } from './site/content/study-loader.ts';
import { sourceSchema } from './site/text/source.ts';
import { checkSee, termSchema } from './site/text/term.ts';

/** The texts of a folder of content/en: what stands at their heads, and what else is checked in them. */
function prose<Schema extends HeadSchema>(folder: string, schema: Schema, check?: ProseCheck) {
  return defineCollection({ loader: proseLoader(`./content/en/${folder}/`, schema, check), schema });
}

/** What the words and data in content/ must look like: see the schemas for each field. */
export const collections = {
  counts: defineCollection({
    loader: file('content/counts.json', { parser: parseCounts }),
    schema: countSchema,
  }),
  days: defineCollection({
    loader: file('content/puzzles/days.json', { parser: parseDayLists }),
    schema: dayListSchema,
  }),
  engine: defineCollection({ loader: engineLoader(), schema: engineSchema }),
  glossary: prose(
    'glossary',
    termSchema,
    (text, data, terms) =>
      checkSee(text, data.see as string[], terms) ?? (data.kind === 'name' ? checkUncited(text) : null),
  ),
  history: prose('history', chapterSchema, checkUncited),
  lessons: prose(
    'lessons',
    lessonSchema,
    (text) => unclaimedWordInChapter(text) ?? unclaimedCountInLesson(text),
  ),
  news: defineCollection({ loader: file('content/en/news.json'), schema: newsSchema }),
  numbers: prose('numbers', chapterSchema),
  pages: prose('pages', pageSchema),
  puzzles: defineCollection({ loader: puzzleLoader('./content/puzzles/'), schema: puzzleSchema }),
  samples: defineCollection({ loader: sampleLoader('./public/data/'), schema: sampleSchema }),
  strategy: prose('strategy', strategySchema, unclaimedWordInChapter),
  studies: defineCollection({ loader: studyLoader('./content/en/studies/'), schema: studySchema }),
  sources: defineCollection({ loader: file('content/sources.json'), schema: sourceSchema }),
  variants: prose('variants', variantSchema, (text, _data, _terms, id) => checkReadings(text, id)),
};
