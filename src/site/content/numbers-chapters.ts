import { type CollectionEntry, getCollection } from 'astro:content';
import { parseFileName } from './lesson.ts';

/** A page of the numbers with its place, from 1, and its name in addresses. */
export type NumbersChapter = CollectionEntry<'numbers'> & { readonly number: number; readonly slug: string };

/** The pages of the numbers in their order, without the one that opens them. */
export async function numbersChapters(): Promise<NumbersChapter[]> {
  const entries = await getCollection('numbers', ({ id }) => id !== 'index');
  return entries
    .map((entry) => ({ ...entry, ...parseFileName(entry.id) }))
    .sort((a, b) => a.number - b.number);
}
