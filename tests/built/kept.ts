import { builtText } from './built.ts';

/** The addresses of the files that the service worker keeps, below its own. */
export const keptFiles: readonly string[] = JSON.parse(
  /^self\.KEPT=(\[.*?\]);/.exec(builtText('sw.js'))?.[1] ?? '[]',
).map(({ url }: { url: string }) => url.slice('./'.length));
