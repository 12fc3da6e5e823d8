/** Stands in the page for searching where the folder of its index will, which is known when all pages are built. */
export const SEARCH_FOLDER = 'find/not-yet-built/';
