/* Which of the named games are the same game, or begin with the same deal: told from their rules. */

import { PRESETS, type Preset } from './preset.ts';
import { hasOnePlace, type Rules } from './rules.ts';

/**
 * The rules with those that cannot make a difference in them set to the first choice: games are the same game when this
 * is the same. Where a card has one place and emptied fans stay closed, a card that has been built can move nowhere but
 * home, so to allow it one move a deal changes nothing; a draw may take it from there.
 */
export function wholeGame(rules: Rules): Rules {
  const builtForGood = hasOnePlace(rules) && rules.emptyFan === 'closed' && rules.cells === 0;
  return {
    ...rules,
    ...(rules.redeals === 0 && ({ redealWhen: 'any-time' } as const)),
    ...(rules.merci === 0 && ({ merciWhen: 'last-deal', merciCard: 'buried', merciTo: 'own-fan' } as const)),
    ...(rules.merci === 0 && builtForGood && { singleMove: false }),
  };
}

/** The rules of the first deal of a game, taken by itself: no redeal after it, and no draw. */
export function firstDeal(rules: Rules): Rules {
  return wholeGame({ ...rules, redeals: 0, merci: 0 });
}

/** Whether two games are alike in a part: see {@link wholeGame} and {@link firstDeal}. */
export function areAlike(part: (rules: Rules) => Rules, a: Rules, b: Rules): boolean {
  return JSON.stringify(part(a)) === JSON.stringify(part(b));
}

/** The named games by whom a part of all of them is measured: of those that are alike in it, the first. */
export function firstOfEach(part: (rules: Rules) => Rules): readonly Preset[] {
  return PRESETS.filter((preset) => firstAlike(part, preset.rules) === preset);
}

/** The first of the named games that is alike in a part to one with these rules; undefined where none is. */
export function firstAlike(part: (rules: Rules) => Rules, rules: Rules): Preset | undefined {
  return PRESETS.find((other) => areAlike(part, other.rules, rules));
}
