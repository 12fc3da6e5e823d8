import { type CollectionEntry, getCollection } from 'astro:content';
import { countWords } from '../text/prose.ts';
import { tagsIn } from '../text/tag.ts';
import { parseFileName } from './lesson.ts';

/** A chapter on strategy with its place, from 1, its name in addresses, and the minutes it takes to read. */
export type StrategyChapter = CollectionEntry<'strategy'> & {
  readonly number: number;
  readonly slug: string;
  readonly minutes: number;
  /** Its first board, for a picture. */
  readonly board: { readonly preset: string; readonly deal: string } | undefined;
};

/** Words a minute, with a look at the boards. */
const PACE = 110;

/** Every chapter on strategy, in order. */
export async function strategyChapters(): Promise<StrategyChapter[]> {
  const entries = await getCollection('strategy');
  const studies = await getCollection('studies');
  const boards = new Map(
    entries.map(({ id, body = '' }) => {
      const tag = tagsIn(body).find(({ name }) => name === 'Study' || name === 'Try');
      const { preset, deal } = tag?.attributes ?? {};
      const study = studies.find((one) => one.id === tag?.attributes.id)?.data;
      return [id, preset !== undefined && deal !== undefined ? { preset, deal } : study];
    }),
  );
  return entries
    .map((entry) => ({
      ...entry,
      ...parseFileName(entry.id),
      board: boards.get(entry.id),
      minutes: Math.ceil(countWords(entry.body ?? '') / PACE),
    }))
    .sort((a, b) => a.number - b.number);
}
