/** What the tab and search results say of a page in place of its heading and its summary. */
export interface SearchWords {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Letters of a title that search results show. */
const SHOWN = 60;

/** The title of a page with the name of the site behind it, where there is room: `Help · La Belle Lucie`. */
export function titleWithSite(title: string, site: string): string {
  const whole = `${title} · ${site}`;
  return whole.length > SHOWN ? title : whole;
}

/** The first of several descriptions that search results show whole; the last where none is short enough. */
export function shownWhole(...descriptions: readonly string[]): string {
  return descriptions.find(({ length }) => length <= 160) ?? descriptions.at(-1) ?? '';
}
