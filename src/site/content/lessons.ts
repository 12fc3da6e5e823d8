import { type CollectionEntry, getCollection } from 'astro:content';
import { minutesOf, parseFileName } from './lesson.ts';

/** A lesson with its place in the course, from 1, its name in addresses, and the minutes it takes. */
export type Lesson = CollectionEntry<'lessons'> & {
  readonly number: number;
  readonly slug: string;
  readonly minutes: number;
};

/** Every lesson, in the order of the course. */
export async function lessons(): Promise<Lesson[]> {
  const entries = await getCollection('lessons');
  return entries
    .map((entry) => ({
      ...entry,
      ...parseFileName(entry.id),
      minutes: minutesOf(entry.body ?? '', entry.data.solution),
    }))
    .sort((a, b) => a.number - b.number);
}
