import { PRESETS } from '../core/preset.ts';

/** The id of the preset in a link: `trefoil` of `game=trefoil&seed=rose`. There may be no such preset. */
export function linkPreset(link: string): string {
  return linkPart(link.split('&'), 'game') ?? PRESETS[0]?.id ?? '';
}

/** The text behind `name=` in the parts of a link between its `&`; undefined where none begins so. */
export function linkPart(parts: readonly string[], name: string): string | undefined {
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
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
