import { PRESETS } from '../core/preset.ts';

/** The id of the named game that a link tells of, which need not be one. */
export function linkPreset(link: string): string {
  const part = link.split('&').find((one) => one.startsWith('game='));
  return part?.slice('game='.length) ?? PRESETS[0]?.id ?? '';
}

/** The house rules in a link, each as `field=value`. */
export function linkHouse(link: string): string[] {
  return link.split('&').filter((part) => !/^(?:game|deal|seed|moves|beat)=/.test(part));
}

/** The part of a link that tells of the rules and the deal: every link to one deal begins with the same. */
export function linkDeal(link: string): string {
  const [deal = ''] = link.split(/&(?:moves|beat)=/);
  return deal;
}
