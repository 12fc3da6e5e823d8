import { LOOKS } from '../../play/settings.ts';
import { SETTINGS_KEY } from '../../ui/storage/store.ts';

/** The colour of the page in each theme, which the bars of a browser take on. */
export const PAPERS = { light: '#fbf7ed', dark: '#181a19' } as const;

/* Scripts that stand in the head of a page, since they must have run before anything else of it. */

/**
 * The script that gives the root element the player's looks, as `data-deck="four"`, before anything is painted; again
 * when they are changed here or in another tab, and when a page that was left comes back. Styles know the values, and one they do not
 * know changes nothing. The bars of the browser take the colour of the theme.
 */
export const LOOKS_SCRIPT = `{
let look=()=>{try{let s=JSON.parse(localStorage.getItem("${SETTINGS_KEY}"));
if(s.version===1){for(let k of ${JSON.stringify([...LOOKS, 'slash'])})document.documentElement.dataset[k]=s[k]??"";
let c=${JSON.stringify(PAPERS)};for(let m of document.querySelectorAll("meta[name=theme-color]"))m.content=c[s.theme]??c[m.media.includes("dark")?"dark":"light"]}}catch{}};
look();for(let e of["storage","pageshow","lucie-looks"])addEventListener(e,look)}`.replaceAll('\n', '');

/**
 * The script that says, in browsers with Trusted Types, which texts may become code: the addresses of this site's own
 * built scripts, for workers, for the search and for what keeps the site, and nothing else. Markup is never made of text,
 * but frameworks empty an element by the empty one. `home` is the path of the first page.
 */
export function trustedScript(home: string): string {
  const folders = JSON.stringify([`${home}_astro/`, `${home}find/`]);
  return `self.trustedTypes?.createPolicy("default",{
createScriptURL:u=>{let a=new URL(u,document.baseURI).href,o=location.origin;
return a===o+${JSON.stringify(`${home}sw.js`)}||${folders}.some(f=>a.startsWith(o+f))?u:null},
createHTML:t=>t===""?t:null})`.replaceAll('\n', '');
}

/**
 * The rules by which browsers that know them fetch a page while its link is pointed at, so that it is there when the link
 * is followed; what is no page is left alone. `home` is the path of the first page.
 */
export function prefetchRules(home: string): string {
  const where = { and: [{ href_matches: `${home}*` }, { not: { href_matches: '/*.*' } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
