/** Where the first page of the site is, as the path of an address that ends in a slash. */
export const SITE_ROOT = import.meta.env.BASE_URL.replace(/\/?$/, '/');
