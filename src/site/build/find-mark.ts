/** Stands in the page for searching where the folder of its index will, which is known when all pages are built. */
export const FIND_MARK = 'find/not-yet-built/';
