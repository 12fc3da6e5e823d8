import { href } from './href.ts';

/** The way to the table with a game on it, and with house rules such as `redeals=0`, separated by spaces. */
export function playLink(presetId: string, set = ''): string {
  const rules = set === '' ? '' : `&${set.split(' ').join('&')}`;
  return href(`/play/#game=${presetId}${rules}`);
}
