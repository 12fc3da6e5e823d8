import { lineAt } from './text-lines.ts';

/** A tag that an author has put into a text: its attributes as written, and the line it begins in, from 1. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
}

const TAG = /<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/?>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/** The tags of a text, all of them or those of one name, in order; a tag may stand on several lines. */
export function tagsIn(text: string, name?: string): Tag[] {
  return [...text.matchAll(TAG)]
    .map(({ 1: tag = '', 2: attributes = '', index }) => ({ tag, attributes, index }))
    .filter(({ tag }) => name === undefined || tag === name)
    .map(({ tag, attributes, index }) => ({
      name: tag,
      attributes: Object.fromEntries(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
      ),
      line: lineAt(text, index),
    }));
}
