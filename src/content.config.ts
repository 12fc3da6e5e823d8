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
import { proseLoader } from './site/content/prose-loader.ts';
import { puzzleLoader, puzzleSchema } from './site/content/puzzle-loader.ts';
import { checkReadings } from './site/content/readings.ts';
import { sampleLoader, sampleSchema } from './site/content/sample-loader.ts';
import { studyLoader, studySchema } from './site/content/study-loader.ts';
import { sourceSchema } from './site/text/source.ts';
import { checkSee, termSchema } from './site/text/term.ts';

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
  glossary: defineCollection({
    loader: proseLoader(
      './content/en/glossary/',
      (text, data, terms) =>
        checkSee(text, data.see as string[], terms) ?? (data.kind === 'name' ? checkUncited(text) : null),
    ),
    schema: termSchema,
  }),
  history: defineCollection({
    loader: proseLoader('./content/en/history/', checkUncited),
    schema: chapterSchema,
  }),
  lessons: defineCollection({
    loader: proseLoader(
      './content/en/lessons/',
      (text) => unclaimedWordInChapter(text) ?? unclaimedCountInLesson(text),
    ),
    schema: lessonSchema,
  }),
  news: defineCollection({ loader: file('content/en/news.json'), schema: newsSchema }),
  numbers: defineCollection({ loader: proseLoader('./content/en/numbers/'), schema: chapterSchema }),
  pages: defineCollection({ loader: proseLoader('./content/en/pages/'), schema: pageSchema }),
  puzzles: defineCollection({ loader: puzzleLoader('./content/puzzles/'), schema: puzzleSchema }),
  samples: defineCollection({ loader: sampleLoader('./public/data/'), schema: sampleSchema }),
  strategy: defineCollection({
    loader: proseLoader('./content/en/strategy/', unclaimedWordInChapter),
    schema: strategySchema,
  }),
  studies: defineCollection({ loader: studyLoader('./content/en/studies/'), schema: studySchema }),
  sources: defineCollection({ loader: file('content/sources.json'), schema: sourceSchema }),
  variants: defineCollection({
    loader: proseLoader('./content/en/variants/', (text, _data, _terms, id) => checkReadings(text, id)),
    schema: variantSchema,
  }),
};
