import leven from 'leven';
import { type Fault, fail } from '../core/result.ts';
import { foundWords } from './options.ts';

/** So many names are offered at most, and none that is less alike than this, 0–1. */
const MOST = 3;
const LEAST = 0.6;

/**
 * The fault of words that name nothing that a command does: what was found, what was `expected` (`a theme is expected`), the
 * names most like it, and where all of them stand.
 */
export function unknownName(
  words: readonly string[],
  expected: string,
  names: readonly string[],
  command: string,
): Fault {
  const near = nearestNames(words.join(' '), names);
  const nearest = near.length === 0 ? '' : ` The nearest: ${near.join(', ')}.`;
  const said = `Found ${foundWords(words)}, where ${expected}.`;
  return fail(`${said}${nearest} \`lucie ${command} --help\` lists them.`).fault;
}

/** The names that are most like a text, the likeliest first. */
function nearestNames(text: string, names: readonly string[]): string[] {
  // Of a long text only the beginning is compared: no name is as long, and the time would grow with it.
  const asked = text.toLowerCase().slice(0, 100);
  return names
    .map((name) => ({ name, like: 1 - leven(asked, name) / Math.max(asked.length, name.length, 1) }))
    .filter(({ like }) => like >= LEAST)
    .sort((a, b) => b.like - a.like)
    .slice(0, MOST)
    .map(({ name }) => name);
}
