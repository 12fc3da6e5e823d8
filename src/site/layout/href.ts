/** The address of a page of this site, given as a path from its root, wherever the site is hosted. */
export function href(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}

/** The address of a measured file: `/measurements/length.json`. */
export function measurementHref(name: string): string {
  return href(`/measurements/${name}.json`);
}

/** The address of the table with a game on it, and with house rules such as `redeals=0`, separated by spaces. */
export function playHref(presetId: string, houseRules = ''): string {
  const choices = houseRules === '' ? '' : `&${houseRules.split(' ').join('&')}`;
  return href(`/play/#game=${presetId}${choices}`);
}
