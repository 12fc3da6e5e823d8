/**
 * The script at the head of every page that says, in browsers with Trusted Types, which texts may become code: the
 * addresses of this site's own built scripts, for workers, for the search and for what keeps the site, and nothing else.
 * Markup is never made of text, but frameworks empty an element by the empty one. `home` is the path of the first page.
 */
export function trustedScript(home: string): string {
  const folders = JSON.stringify([`${home}_astro/`, `${home}find/`]);
  return `self.trustedTypes?.createPolicy("default",{
createScriptURL:u=>{let a=new URL(u,document.baseURI).href,o=location.origin;
return a===o+${JSON.stringify(`${home}sw.js`)}||${folders}.some(f=>a.startsWith(o+f))?u:null},
createHTML:t=>t===""?t:null})`.replaceAll('\n', '');
}
