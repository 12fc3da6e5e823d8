/** What a bundler knows of a module: the ids of the modules that import it, in place or when asked. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The sheet of the site. */
const SHARED = 'site';
/** What ends the names of sheets for what a page asks for later. */
const LATER = '-later';
const PAGE = /\/src\/pages\/(.+)\.astro$/;
const TEXT = /\.mdx$/;
/** What writes one page: `play/index`, but not `learn/[slug]`. */
const ONE_PAGE = /^[^[\]]+$/;

/**
 * The name of the sheet that a file of styles belongs to, null for what is no file of styles. What several pages use is in the
 * sheet of the site, read once for all of them. What one page alone uses is in a sheet of its own, or in a second one if it is for
 * what the page asks for later, as its drawers. A sheet written into a text in MDX would carry no hash, and the policy of the site
 * would block it.
 */
export function sheetOf(id: string, graph: ModuleGraph): string | null {
  if (!id.endsWith('.css')) return null;
  const [user, ...others] = pagesOf(id, graph, true);
  const page = PAGE.exec(user ?? '')?.[1];
  if (page === undefined || others.length > 0 || !ONE_PAGE.test(page)) return SHARED;
  const name = page.replace(/\/index$/, '').replaceAll('/', '-');
  return pagesOf(id, graph, false).length > 0 ? name : name + LATER;
}

/** The pages and texts that use a module, directly or through others; with those that only ask for it later, or without. */
function pagesOf(
  id: string,
  graph: ModuleGraph,
  withLater: boolean,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  if (PAGE.test(id) || TEXT.test(id)) return [id];
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return [...importers, ...(withLater ? dynamicImporters : [])].flatMap((importer) =>
    pagesOf(importer, graph, withLater, seen),
  );
}

/** Whether a file that is built is a sheet to be written into the one page that uses it. */
export const isWrittenIntoPage = (file: string): boolean =>
  /\.css$/.test(file) && !new RegExp(`(?:^|/)(?:${SHARED}|[\\w-]+${LATER})\\.[^/]+$`).test(file);
