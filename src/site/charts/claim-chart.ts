import { shareText } from '../figures/figure-text.ts';
import { type JudgedClaim, type RateVerdict, rateClaims } from '../figures/rate-claims.ts';
import type { ChartData, ChartRow, Dot } from './chart.ts';

const SIGNS: Readonly<Record<RateVerdict, string>> = {
  holds: '✓',
  'may hold': '≈',
  'too low': '✕',
  'too high': '✕',
};
const WORDS: Readonly<Record<RateVerdict, string>> = {
  holds: 'holds',
  'may hold': 'may hold, nobody knows',
  'too low': 'too low',
  'too high': 'too high',
};

/** What the sources say of how often a game can be won, and a king blocks its fan, against what was measured. */
export function claimChart(): ChartData[] {
  const claims = rateClaims();
  const games = [...new Set(claims.map(({ game }) => game))];
  const files = [...new Set(claims.flatMap(({ asSaid, kindest }) => [asSaid.id, kindest.id]))];
  return [
    {
      title:
        'What the sources say of how often a game can be won, and a king blocks its fan, and what was measured',
      groups: games.map((game) => ({
        name: game,
        rows: claims.filter((claim) => claim.game === game).map(claimRow),
      })),
      table: {
        head: ['What is said', 'Verdict', 'Measured, as it is said', 'Measured, most kindly'],
        rows: claims.map((claim) => ({
          name: `${claim.game}: ${claim.says}`,
          cites: claim.sources,
          cells: [
            { value: WORDS[claim.verdict] },
            { value: shareText(claim.measuredAsSaid).value, notes: [claim.asSaid.words] },
            isOneReading(claim)
              ? { none: 'the same' }
              : { value: shareText(claim.measuredKindest).value, notes: [claim.kindest.words] },
          ],
        })),
      },
      files: files.map((name) => ({ name })),
    },
  ];
}

function claimRow(claim: JudgedClaim): ChartRow {
  const { id, says, sources, low, high, verdict, measuredAsSaid, measuredKindest } = claim;
  const measured = (name: string, look: Dot['look'], share: JudgedClaim['measuredAsSaid']): Dot => ({
    name,
    look,
    share,
    open: share.open,
    text: shareText(share).value,
  });
  const bounds = low === high ? percent(low) : `${percent(low)} to ${percent(high)}`;
  return {
    id: `claim-${id}`,
    name: says,
    cites: sources,
    dots: [
      ...(isOneReading(claim) ? [] : [measured('measured, read most kindly', 'ink', measuredKindest)]),
      { name: 'said', look: 'said', share: { chance: low, low, high }, text: bounds },
      measured('measured, as it is said', 'best', measuredAsSaid),
    ],
    verdict: { sign: SIGNS[verdict], words: WORDS[verdict], why: reasons(claim) },
  };
}

/** A share as a source names it: `66 %`. */
function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function isOneReading({ asSaid, kindest }: JudgedClaim): boolean {
  return asSaid.id === kindest.id && asSaid.at === kindest.at;
}

/** What was measured, and what that tells. */
function reasons(claim: JudgedClaim): string {
  const { asSaid, kindest, measuredAsSaid, measuredKindest, note } = claim;
  return [
    `${asSaid.words}: ${withRange(measuredAsSaid)}.`,
    ...(isOneReading(claim) ? [] : [`Most nearly true of ${kindest.words}: ${withRange(measuredKindest)}.`]),
    note,
  ].join(' ');
}

/** A share with its interval in brackets; of an open one only the bounds. */
function withRange(share: JudgedClaim['measuredAsSaid']): string {
  const { value, range } = shareText(share);
  return share.open ? value : `${value} (${range})`;
}
