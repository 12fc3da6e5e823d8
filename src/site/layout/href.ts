/** The address of a page of this site, given as a path from its root, wherever the site is hosted. */
export function href(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}
