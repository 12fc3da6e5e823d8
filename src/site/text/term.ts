import { z } from 'astro/zod';
import { type Fault, quote } from '../../core/result.ts';

/** What stands at the head of an entry of the glossary, content/en/glossary/ID.mdx. */
export const termSchema = z.strictObject({
  /** The word as it is looked up, with a capital: `Fan`. */
  title: z.string().min(1),
  /** Whether it is a word of the game, or a name that a game has or had: a name must say who uses it for what. */
  kind: z.enum(['word', 'name']),
  /** What it means, in one sentence: shown wherever a text points to the entry. */
  short: z
    .string()
    .regex(/^[^.?!]+\.$/, 'The short definition is one sentence, and it ends with a full stop'),
  /** Other words for the same thing. */
  also: z.array(z.string()).default([]),
  /** The ids of entries to read next. */
  see: z.array(z.string()).default([]),
});

/** Names the first entry to read next that does not exist, with its line in the text; null when all do. */
export function checkSee(text: string, see: readonly string[], terms: readonly string[]): Fault | null {
  const unknown = see.find((id) => !terms.includes(id));
  if (unknown === undefined) return null;
  const line = text.split('\n').findIndex((one) => one.startsWith('see:')) + 1;
  return { message: unknownTerm(unknown), line };
}

/** What is said to an author who points to an entry that is not there. */
export function unknownTerm(id: string): string {
  return `Expected the name of a file in content/en/glossary, without its ending, found ${quote(id)}.`;
}

/** What an entry is sorted by: its title without the article before it. */
export function sortWord(title: string): string {
  return title.replace(/^(?:The|La|Les) /, '').toLowerCase();
}
