/*
 * Which of the named games are the same game, or begin with the same deal, worked out from their rules: a figure that
 * is measured for one of them then holds for all.
 *
 * An example: in Single Move a card may move only once a deal within the tableau. Its cards have one place each, so
 * none could move twice anyway, and it is the same game as La Belle Lucie. Three Redeals is another game, but its
 * first deal is played like that of La Belle Lucie.
 */

import { PRESETS, type Preset } from './preset.ts';
import { hasOnePlace, type Rules } from './rules.ts';

/**
 * The rules in a normal form: every field that makes no difference is set to its first choice. Two games are the same
 * game when their normal forms are equal. Where a card has one place and emptied fans stay closed, a card that has
 * been built can move nowhere but home, so to allow it one move a deal changes nothing; a draw may take it from
 * there.
 */
export function wholeGame(rules: Rules): Rules {
  const builtForGood = hasOnePlace(rules) && rules.emptyFan === 'closed' && rules.cells === 0;
  return {
    ...rules,
    ...(rules.redeals === 0 && ({ redealWhen: 'any-time', merciWhen: 'last-deal' } as const)),
    ...(rules.merci === 0 && ({ merciWhen: 'last-deal', merciCard: 'buried', merciTo: 'own-fan' } as const)),
    ...(rules.merci === 0 && builtForGood && { singleMove: false }),
  };
}

/** The normal form of the rules of the first deal, played by itself: no redeal after it, and no merci. */
export function firstDeal(rules: Rules): Rules {
  return wholeGame({ ...rules, redeals: 0, merci: 0 });
}

/**
 * The normal form of the first deal and of what is to be reached in it: a win where there is no redeal, else the most
 * cards home before one; how many redeals there are is the same then.
 */
export function firstDealAim(rules: Rules): Rules {
  return { ...firstDeal(rules), redeals: Math.min(rules.redeals, 1) };
}

/** Whether two games are alike in a part, which is {@link wholeGame}, {@link firstDeal} or {@link firstDealAim}. */
export function areAlike(part: (rules: Rules) => Rules, a: Rules, b: Rules): boolean {
  return JSON.stringify(part(a)) === JSON.stringify(part(b));
}

/** The named games that have to be measured to know a part of all: of those that are alike in it, the first. */
export function firstOfEach(part: (rules: Rules) => Rules): readonly Preset[] {
  return PRESETS.filter((preset) => firstAlike(part, preset.rules) === preset);
}

/** The first of the named games that is alike in a part to one with these rules; undefined where none is. */
export function firstAlike(part: (rules: Rules) => Rules, rules: Rules): Preset | undefined {
  return PRESETS.find((preset) => areAlike(part, preset.rules, rules));
}
