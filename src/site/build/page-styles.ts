/** What a bundler knows of a module: the ids of the modules that import it, in place or when asked. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The sheet of the site. */
const SHARED = 'site';
const PAGE = /\/src\/pages\/(.+)\.astro$/;
const TEXT = /\.mdx$/;
/** What writes one page: `play/index`, but not `learn/[slug]`. */
const ONE_PAGE = /^[^[\]]+$/;

/**
 * The name of the sheet that a file of styles belongs to, null for what is no file of styles. What several pages use is in the
 * sheet of the site, read once for all of them; what one page alone uses is in a sheet of its own. A sheet written into a text in
 * MDX would carry no hash, and the policy of the site would block it.
 */
export function sheetOf(id: string, graph: ModuleGraph): string | null {
  if (!id.endsWith('.css')) return null;
  const [user, ...others] = pagesOf(id, graph);
  const page = PAGE.exec(user ?? '')?.[1];
  return page !== undefined && others.length === 0 && ONE_PAGE.test(page)
    ? page.replace(/\/index$/, '').replaceAll('/', '-')
    : SHARED;
}

/** The pages and texts that use a module, directly or through others. */
function pagesOf(id: string, graph: ModuleGraph, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  if (PAGE.test(id) || TEXT.test(id)) return [id];
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return [...importers, ...dynamicImporters].flatMap((importer) => pagesOf(importer, graph, seen));
}

/** Whether a file that is built is a sheet that one page alone uses. */
export const isSheetOfOnePage = (file: string): boolean =>
  file.endsWith('.css') && !file.split('/').at(-1)!.startsWith(`${SHARED}.`);
