/**
 * The rules by which browsers that know them fetch a page while its link is pointed at, so that it is there when the link
 * is followed; what is no page is left alone. `home` is the path of the first page.
 */
export function prefetchRules(home: string): string {
  const where = { and: [{ href_matches: `${home}*` }, { not: { href_matches: '/*.*' } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
