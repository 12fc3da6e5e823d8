/** The line, from 1, of a place in a text, which is counted in characters from 0. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** A stretch of text as spaces, so that what stands behind it keeps its place and its line. */
export function blanked(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A text without what stands in “quotation marks”, which is said by others. */
export function withoutQuotations(text: string): string {
  return text.replace(/“[^”]*”/g, blanked);
}
