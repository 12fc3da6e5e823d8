import { policyHash } from './policy-hash.ts';
import { rewritePages } from './rewrite-pages.ts';

const ATTRIBUTE = /(<[a-z][^>]*?) style="([^"]*)"/g;
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;
const SITE_SHEET = /<link rel="stylesheet" href="[^"]*\/_astro\/site\.[^"]*">/;
const LATER_SHEET = /<link rel="stylesheet" href="[^"]*\/_astro\/[^"/]*-later\.[^"]*">/;
const PRELOAD = '<link rel="preload"';
const STYLES_ALLOWED = /(<meta http-equiv="content-security-policy" content="[^"]*style-src 'self')/;

/**
 * Lifts what built pages have in `style` attributes into a sheet of the page, which its policy allows by a hash; the
 * attributes themselves it would block. `<li style="--nx:6">` becomes `<li data-s="0">`, with `[data-s="0"]{--nx:6}` in
 * the head. Equal ones share a rule. Scripts set styles by other ways, which no policy blocks.
 */
export function liftStyles(html: string): string {
  const rules = new Map<string, string>();
  const lifted = html.replace(ATTRIBUTE, (_, tag: string, style: string) => {
    const name = rules.get(style) ?? rules.size.toString(36);
    rules.set(style, name);
    return `${tag} data-s="${name}"`;
  });
  if (rules.size === 0) return html;
  const sheet = [...rules].map(([style, name]) => `[data-s="${name}"]{${style}}`).join('');
  return lifted
    .replace('</head>', () => `<style>${sheet}</style></head>`)
    .replace(STYLES_ALLOWED, (policy) => `${policy} '${policyHash(sheet)}'`);
}

/**
 * Moves the sheet that Astro writes before the first island of a page into the head, last of all: HTML has no place for a
 * sheet within the body. Its hash in the policy stays the same.
 */
export function moveIslandStyle(html: string): string {
  const [sheet] = ISLAND_STYLE.exec(html) ?? [];
  return sheet === undefined ? html : html.replace(sheet, '').replace('</head>', () => `${sheet}</head>`);
}

/**
 * Moves the sheet of the site from the end of the head to before what is fetched ahead, the fonts: nothing is painted before
 * the sheet is there, and what is asked for first comes first, over the connection that brought the page.
 */
export function moveSheetUp(html: string): string {
  const [sheet] = SITE_SHEET.exec(html) ?? [];
  if (sheet === undefined || !html.includes(PRELOAD)) return html;
  return html.replace(sheet, '').replace(PRELOAD, () => sheet + PRELOAD);
}

/** Moves the sheet for what a page asks for later to its very end: nothing that is seen at first waits for it. */
export function moveLaterSheet(html: string): string {
  const [sheet] = LATER_SHEET.exec(html) ?? [];
  return sheet === undefined ? html : html.replace(sheet, '').replace('</body>', () => `${sheet}</body>`);
}

/** Lifts the style attributes of all built pages, and puts each of their sheets where it is read in time. */
export const styleSheets = () =>
  rewritePages('style-sheets', (html) => moveLaterSheet(moveSheetUp(moveIslandStyle(liftStyles(html)))));
