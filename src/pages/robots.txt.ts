import type { APIRoute } from 'astro';
import { href } from '../site/layout/href.ts';

/** Everything may be read by machines; where the site’s address is known, the list of all pages is named. */
export const GET: APIRoute = ({ site }) => {
  const map =
    process.env.SITE === undefined ? '' : `Sitemap: ${new URL(href('/sitemap-index.xml'), site).href}\n`;
  return new Response(`User-agent: *\nAllow: /\n${map}`);
};
