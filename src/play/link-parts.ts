import { PRESETS } from '../core/preset.ts';

/** The id of the preset in a link: `trefoil` of `game=trefoil&seed=rose`. There may be no such preset. */
export function linkPreset(link: string): string {
  const part = link.split('&').find((one) => one.startsWith('game='));
  return part?.slice('game='.length) ?? PRESETS[0]?.id ?? '';
}

/** The rules in a link that differ from its preset, each as `field=value`: `redeals=1`. */
export function linkHouse(link: string): string[] {
  return link.split('&').filter((part) => !/^(?:game|deal|seed|moves|beat)=/.test(part));
}

/** The part of a link before its moves, which names rules and deal; the same in every link to one deal. */
export function linkDeal(link: string): string {
  const [deal = ''] = link.split(/&(?:moves|beat)=/);
  return deal;
}
