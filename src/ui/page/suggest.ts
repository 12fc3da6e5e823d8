import { nearest } from './nearest.ts';

/** On the page for what is missing: names the pages that the address may have meant, and shows where they are named. */
export function suggestPages(base: string): void {
  const place = document.getElementById('meant');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('#pages a')].map((link) => [
      link.pathname + link.hash,
      link,
    ]),
  );
  const pages = [...links].map(([path, link]) => ({
    path: path.slice(base.length),
    title: link.textContent,
  }));
  for (const { path } of nearest(askedFor(base), pages, 3)) {
    const link = links.get(base + path);
    const isNamed = [...list.children].some(({ textContent }) => textContent === link?.textContent);
    if (link === undefined || isNamed) continue;
    const item = document.createElement('li');
    item.append(link.cloneNode(true));
    list.append(item);
  }
  const isEmpty = list.children.length === 0;
  const [heading, none] = [place.querySelector('h2'), place.querySelector('p')];
  if (heading) heading.hidden = isEmpty;
  if (none) none.hidden = !isEmpty;
}

/** The path that was asked for, within the site; one that is not well formed is taken as it stands. */
function askedFor(base: string): string {
  const path = location.pathname.slice(location.pathname.startsWith(base) ? base.length : 0);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
