import { type CollectionEntry, getEntry } from 'astro:content';

/** The collections of which single files are asked for by name: the folder of content/en, and the ending of its files. */
const ENDINGS = { history: 'mdx', numbers: 'mdx', pages: 'mdx', studies: 'lucie', variants: 'mdx' } as const;

/** The entry of a file that must be there: `entryOf('pages', 'play')` is content/en/pages/play.mdx. */
export async function entryOf<Name extends keyof typeof ENDINGS>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>> {
  const entry = await getEntry(collection, id);
  if (entry === undefined)
    throw new Error(`content/en/${collection}/${id}.${ENDINGS[collection]} is missing.`);
  return entry as CollectionEntry<Name>;
}
