/** A piece of text around what was looked for; the words themselves are marked. */
interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A page that was found. */
export interface Hit {
  readonly address: string;
  readonly title: string;
  readonly excerpt: readonly Piece[];
  /** All that the page says. */
  readonly text: string;
  /** Headings of the page under which the words stand, the best first. */
  readonly headings: readonly { readonly address: string; readonly title: string }[];
}

/** What was found: how many pages, and those from one number to another, the best first. */
export interface Hits {
  readonly count: number;
  read(from: number, to: number): Promise<readonly Hit[]>;
}

/** Finds pages by words. */
export type Find = (query: string) => Promise<Hits>;

/** What of Pagefind's client is used. */
interface Client {
  options(options: { readonly baseUrl: string; readonly excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<Data> }[] }>;
}

interface Data {
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly { readonly url: string; readonly title: string }[];
}

/** Words about what was looked for, in a result. */
const EXCERPT = 26;
/** Headings that a result names at most. */
const HEADINGS = 2;

/**
 * Opens an index that Pagefind has made: `folder` is its address, `home` that of the first page. After so many failures
 * its script is asked for under another address, as browsers remember that one did not come.
 */
export async function openIndex(folder: string, home: string, failures: number): Promise<Find> {
  const again = failures === 0 ? '' : `?again=${failures}`;
  const client: Client = await import(/* @vite-ignore */ `${folder}pagefind.js${again}`);
  await client.options({ baseUrl: home, excerptLength: EXCERPT });
  await client.init();
  return async (query) => {
    const { results } = await client.search(query);
    return {
      count: results.length,
      read: (from, to) =>
        Promise.all(results.slice(from, to).map(async (result) => readHit(await result.data()))),
    };
  };
}

function readHit({ url, excerpt, content, meta, sub_results }: Data): Hit {
  return {
    address: url,
    title: meta.title ?? url,
    excerpt: readExcerpt(excerpt),
    text: content,
    headings: sub_results
      .filter((part) => part.url.includes('#') && part.url !== url)
      .slice(0, HEADINGS)
      .map(({ url, title }) => ({ address: url, title })),
  };
}

/** How many last letters of a word may be an ending. */
const ENDING = 2;

/**
 * Whether some page has all the words of a query. Where no page has one of them, Pagefind goes by its first letters, so
 * each is looked for in what the pages say.
 */
export function hasWords(query: string, hits: readonly Pick<Hit, 'title' | 'text'>[]): boolean {
  const begins = (word: string): string => word.slice(0, Math.max(3, word.length - ENDING));
  const wanted = wordsOf(query).filter((word) => word.length > 3);
  return hits.some(({ title, text }) => {
    const said = wordsOf(`${title} ${text}`);
    return wanted.every((word) =>
      said.some((found) => found.startsWith(begins(word)) || (found.length > 3 && word.startsWith(found))),
    );
  });
}

/** The words of a text in small letters without marks, as Pagefind compares them. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Reads an excerpt, a text with `<mark>` about the words that were looked for and with entities, into its pieces. Dots say
 * where it begins or ends within a sentence.
 */
export function readExcerpt(text: string): Piece[] {
  const before = /^(?:<mark>)?\p{Ll}/u.test(text) ? '… ' : '';
  const after = /[\p{L}\p{N},;:](?:<\/mark>)?$/u.test(text) ? ' …' : '';
  return `${before}${text}${after}`
    .split(/<(?=\/?mark>)/)
    .map((part) => ({ text: decode(part.replace(/^\/?mark>/, '')), marked: part.startsWith('mark>') }))
    .filter((piece) => piece.text !== '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
