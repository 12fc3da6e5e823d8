/**
 * The script at the head of every page that says, in browsers with Trusted Types, which texts may become code: the
 * addresses of this site's own built scripts, for workers, and nothing else. Markup is never made of text, but frameworks
 * empty an element by the empty one. `home` is the path of the first page.
 */
export function trustedScript(home: string): string {
  return `self.trustedTypes?.createPolicy("default",{
createScriptURL:u=>new URL(u,document.baseURI).href.startsWith(location.origin+${JSON.stringify(`${home}_astro/`)})?u:null,
createHTML:t=>t===""?t:null})`.replaceAll('\n', '');
}
