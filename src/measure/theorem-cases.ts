import type { Card } from '../core/card.ts';
import { KING, rankOf } from '../core/card.ts';
import type { Position } from '../core/position.ts';
import { presetOf } from '../core/preset.ts';
import { fits, type Rules } from '../core/rules.ts';
import { freeBy, type Theorem } from '../solver/safe.ts';
import type { OutcomeKind } from './plain.ts';

/** One theorem under one set of rules, and how it is tested: `king` in The Fan, by maximal outcomes. */
export interface TheoremCase {
  readonly theorem: Theorem;
  /** The rules in short: the id of a game, and the settings that differ. */
  readonly game: string;
  readonly rules: Rules;
  /** Whether safe.ts claims it under these rules. */
  readonly claimed: boolean;
  /** What is compared: the maximal outcomes, or every way to stop. */
  readonly wanted: OutcomeKind;
  /** Whether the search can use the packed table; else it uses the plain rules, in small positions. */
  readonly packed: boolean;
  /** Whether the theorem, taken literally, calls a build on a fan free. */
  isFree(position: Position, fan: readonly Card[]): boolean;
}

const rulesOf = (id: string): Rules => presetOf(id)!.rules;

/** Where safe.ts claims a theorem: the search without it must agree every time. */
const CLAIMS: readonly (readonly [string, readonly Theorem[]])[] = [
  ['la-belle-lucie', ['king', 'single', 'run', 'immovable']],
  ['the-fan', ['king', 'run', 'immovable']],
];

const claimed = (wanted: OutcomeKind): TheoremCase[] =>
  CLAIMS.flatMap(([game, theorems]) =>
    theorems.map((theorem): TheoremCase => {
      const rules = rulesOf(game);
      const isFree = (position: Position, fan: readonly Card[]) => freeBy(rules, position, fan) === theorem;
      return { theorem, game, rules, claimed: true, wanted, packed: true, isFree };
    }),
  );

/** Two theorems about closed spaces, in a game where kings fill them: a king on other cards, a single card. */
const kingsFill: readonly TheoremCase[] = (['king', 'single'] as const).map((theorem) => {
  const rules = rulesOf('the-fan');
  const isFree = (position: Position, fan: readonly Card[]): boolean =>
    freeBy(rules, position, fan) === null &&
    (theorem === 'king' ? rankOf(fan.at(-1)!) === KING : fan.length === 1);
  return { theorem, game: 'the-fan', rules, claimed: false, wanted: 'maximal', packed: true, isFree };
});

/** Closed spaces with a merci still to spend in this deal, in each of its readings. */
const withMerci: readonly TheoremCase[] = (['own-fan', 'legal-place', 'any-fan'] as const).flatMap(
  (merciTo) =>
    (['buried', 'second'] as const).flatMap((merciCard) =>
      (['king', 'single', 'run', 'immovable'] as const).map((theorem): TheoremCase => {
        const plain = rulesOf('no-redeal');
        return {
          theorem,
          game: `la-belle-lucie merci=1 merciCard=${merciCard} merciTo=${merciTo}`,
          rules: { ...plain, merci: 1, merciCard, merciTo },
          claimed: false,
          wanted: 'maximal',
          packed: false,
          isFree: (position, fan) => freeBy(plain, position, fan) === theorem,
        };
      }),
    ),
);

/** Games with other builds. Which cards can never move is not worked out there, so `immovable` says nothing. */
const otherBuilds: readonly TheoremCase[] = [
  ['alternating-colours', rulesOf('alternating-colours')] as const,
  ['super-flower-garden', rulesOf('super-flower-garden')] as const,
  ['la-belle-lucie direction=up-or-down', { ...rulesOf('la-belle-lucie'), direction: 'up-or-down' }] as const,
  ['shamrocks kingsDown=none', { ...rulesOf('shamrocks'), kingsDown: 'none' }] as const,
].flatMap(([game, rules]) =>
  (['king', 'single', 'run'] as const).map((theorem): TheoremCase => {
    const isFree = (_: Position, fan: readonly Card[]): boolean => {
      const [under, top] = [fan.at(-2), fan.at(-1)!];
      if (theorem === 'king') return rankOf(top) === KING;
      if (theorem === 'single') return under === undefined && rankOf(top) !== KING;
      return under !== undefined && rankOf(under) === rankOf(top) + 1 && fits(rules, top, under);
    };
    return { theorem, game, rules, claimed: false, wanted: 'maximal', packed: false, isFree };
  }),
);

/** Every theorem where safe.ts claims it, and where it does not. */
export const THEOREM_CASES: readonly TheoremCase[] = [
  ...claimed('maximal'),
  ...claimed('stops'),
  ...kingsFill,
  ...withMerci,
  ...otherBuilds,
];
