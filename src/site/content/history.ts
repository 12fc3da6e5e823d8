import { type CollectionEntry, getCollection } from 'astro:content';

/** A chapter of the history with its name in addresses. */
export type Chapter = CollectionEntry<'history'> & { readonly slug: string };

/** The chapters of the history in their order, which the digits of their file names give. */
export async function chapters(): Promise<Chapter[]> {
  const entries = await getCollection('history', ({ id }) => id !== 'index');
  return entries
    .map((entry) => ({ ...entry, slug: entry.id.replace(/^\d\d-/, '') }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
