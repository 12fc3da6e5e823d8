import { type CollectionEntry, getCollection } from 'astro:content';
import { parseLessonName } from './lesson.ts';

/** A lesson with its place in the course, from 1, and its name in addresses. */
export type Lesson = CollectionEntry<'lessons'> & { readonly number: number; readonly slug: string };

/** Every lesson, in the order of the course. */
export async function lessons(): Promise<Lesson[]> {
  const entries = await getCollection('lessons');
  return entries
    .map((entry) => ({ ...entry, ...parseLessonName(entry.id) }))
    .sort((a, b) => a.number - b.number);
}
