/** The folder of the search index as the search page names it, until all pages are built and it is known: `find/4f1c0d9a2b7e/`. */
export const SEARCH_FOLDER = 'find/not-yet-built/';
