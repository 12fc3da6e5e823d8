import { areAlike, firstDeal, firstOfEach } from '../../core/alike.ts';
import { PRESETS } from '../../core/preset.ts';
import { percentText, proportionOf } from '../../core/proportion.ts';
import { firstDealsOf } from '../figures/measurements.ts';
import type { ChartData, Dot, TableCell } from './chart.ts';

/**
 * How many first deals can be won at once: what was won, and with that what may be, where some are not known. Games that
 * begin alike have one row.
 */
export function dealChart(): ChartData[] {
  const games = firstOfEach(firstDeal)
    .flatMap(({ id, rules }) => {
      const file = firstDealsOf(id);
      if (file === null) return [];
      const alike = PRESETS.filter((other) => areAlike(firstDeal, other.rules, rules));
      return [{ ...file, titles: alike.map(({ title }) => title).join(', ') }];
    })
    .sort((a, b) => b.verdicts[0]!.chance - a.verdicts[0]!.chance);
  return [
    {
      title: 'First deals that can be won without a redeal and without a draw',
      groups: [
        {
          name: '',
          rows: games.map(({ titles, deals, verdicts }) => ({
            name: titles,
            dots: dotsOf(verdicts, deals),
          })),
        },
      ],
      table: {
        head: ['Game', 'can be won', 'cannot', 'not known'],
        rows: games.map(({ name, titles, deals, verdicts }) => ({
          name: titles,
          file: { name, text: `${deals.toLocaleString('en-GB')} deals` },
          cells: verdicts.map((verdict): TableCell => {
            const { share, range } = percentText(verdict);
            return verdict.deals === 0 ? { none: 'none' } : { value: share, notes: [range] };
          }),
        })),
      },
      files: games.map(({ name, titles }) => ({ name, text: titles })),
    },
  ];
}

function dotsOf(verdicts: NonNullable<ReturnType<typeof firstDealsOf>>['verdicts'], deals: number): Dot[] {
  const [won, , unknown] = verdicts;
  const can: Dot = { name: 'can be won', look: 'best', share: won!, text: percentText(won!).share };
  if (unknown === undefined || unknown.deals === 0) return [can];
  const share = proportionOf(won!.deals + unknown.deals, deals);
  return [{ name: 'with those not known', look: 'hollow', share, text: percentText(share).share }, can];
}
