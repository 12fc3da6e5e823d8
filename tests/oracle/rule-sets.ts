import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { parseRuleChoices } from '../../src/core/rule-choices.ts';
import type { Rules } from '../../src/core/rules.ts';

/** Rules that every answer is checked under, by a name: the id of a game, and the rules that are changed in it. */
export interface RuleSet {
  readonly name: string;
  readonly rules: Rules;
}

/** Every way to take a merci that a page can offer, more or less, and every rule beside those that it could disturb. */
const CHANGED: readonly string[] = [
  // Draws while redeals are left, and in the last deal, to every place.
  'la-belle-lucie merci=1 merciWhen=any-deal',
  'la-belle-lucie merci=1 merciWhen=any-deal merciTo=legal-place',
  'la-belle-lucie merci=1 merciWhen=any-deal merciTo=any-fan',
  'la-belle-lucie merci=1 merciWhen=any-deal merciCard=second',
  'la-belle-lucie merci=2 merciWhen=any-deal',
  'la-belle-lucie merci=1 merciTo=legal-place',
  'la-belle-lucie merci=1 merciTo=any-fan redeals=1',
  'la-belle-lucie merci=1 merciCard=second merciTo=legal-place redeals=0',
  'la-belle-lucie merci=3 merciCard=second redeals=0',
  'trefoil merci=1 redeals=1',
  'trefoil merci=1 merciWhen=any-deal redealWhen=only-when-stuck',
  'the-fan merci=1',
  'the-fan merci=1 merciTo=legal-place redeals=1',
  'the-fan merci=2 merciTo=any-fan',
  'single-move merci=1 redeals=0',
  'single-move merci=1 merciTo=legal-place merciWhen=any-deal',
  'alternating-colours merci=1 merciWhen=any-deal',
  'super-flower-garden merci=1 merciTo=legal-place redeals=0',
  'shamrocks merci=1',
  'shamrocks merci=1 merciTo=legal-place redeals=1 merciWhen=any-deal',
  'house-in-the-woods merci=1 merciTo=legal-place',
  'house-on-the-hill merci=1 merciTo=legal-place',
  'bristol merci=1',
  // Draws that make a fan: one or several, of any buried card or the second, and all that fills or uses a fan.
  'la-belle-lucie merci=1 merciTo=own-new-fan redeals=0',
  'three-shuffles-and-a-draw merciTo=own-new-fan redeals=1',
  'la-belle-lucie merci=1 merciWhen=any-deal merciTo=own-new-fan',
  'trefoil merci=2 merciTo=own-new-fan redeals=0',
  'la-belle-lucie merci=2 merciCard=second merciTo=own-new-fan redeals=1',
  'the-fan merci=1 merciTo=own-new-fan',
  'the-fan merci=2 merciTo=own-new-fan emptyFan=any-card',
  'single-move merci=1 merciTo=own-new-fan redeals=0',
  'fan-with-reserve cells=1 merci=1 merciTo=own-new-fan',
  'alternating-colours merci=1 merciTo=own-new-fan merciWhen=any-deal',
  'shamrocks merci=2 merciTo=own-new-fan',
  'house-in-the-woods merci=1 merciTo=own-new-fan',
  'bristol merci=1 merciTo=own-new-fan',
  // Cells with redeals, with draws, and with spaces that take cards.
  'fan-with-reserve cells=1',
  'fan-with-reserve cells=2 merci=1 merciWhen=any-deal',
  'fan-with-reserve cells=1 emptyFan=kings redeals=0',
  'fan-with-reserve cells=1 build=any-suit redealWhen=only-when-stuck',
  'house-in-the-woods cells=1',
  // Spaces, kings in them, and cards that are held back before a redeal.
  'the-fan redeals=2',
  'the-fan redeals=1 acesOut=true',
  'the-fan emptyFan=any-card redeals=1',
  'single-move emptyFan=kings',
  'single-move build=any-suit emptyFan=any-card redeals=1',
  'la-belle-lucie redealWhen=only-when-stuck',
  // Caps, directions, colours, kings that sink, and foundations.
  'shamrocks kingsDown=own-suit cap=null',
  'shamrocks build=same-suit redeals=2',
  'super-flower-garden cap=3 emptyFan=kings',
  'ceiling-fan cap=3',
  'clover-leaf cap=3',
  'alternating-colours direction=up-or-down redeals=0',
  'school stock=28 wastes=3 acesOut=false redeals=0',
  'school cap=3 redeals=0 foundationSuit=any-suit',
  'school emptyFan=kings cells=1',
  'la-belle-lucie build=other-colour direction=same-rank redeals=1 merci=1',
  'la-belle-lucie foundationSuit=any-suit',
  // Foundations of colours by turns: with every way of building, redeals, draws, cells, a stock, two packs.
  'super-flower-garden foundationSuit=other-colour redeals=0',
  'la-belle-lucie foundationSuit=other-colour merci=1',
  'alternating-colours foundationSuit=other-colour acesOut=true emptyFan=kings',
  'shamrocks foundationSuit=other-colour emptyFan=any-card',
  'trefoil foundationSuit=other-colour build=any-suit direction=same-rank singleMove=true',
  'super-flower-garden foundationSuit=other-colour merci=1 merciTo=any-fan redeals=0',
  'fan-with-reserve foundationSuit=other-colour cells=1 build=any-suit',
  'bristol foundationSuit=other-colour',
  'house-in-the-woods foundationSuit=other-colour direction=down build=any-suit',
  // Two suits up and two down, either way: with every way of building and filling, redeals, draws, cells, a stock.
  'the-fan foundations=red-up emptyFan=closed direction=up-or-down acesOut=true',
  'la-belle-lucie foundations=black-up redeals=1',
  'trefoil foundations=red-up emptyFan=kings redeals=1',
  'super-flower-garden foundations=black-up acesOut=true',
  'alternating-colours foundations=red-up emptyFan=aces-and-kings redeals=0',
  'shamrocks foundations=black-up',
  'shamrocks build=same-suit foundations=red-up emptyFan=aces-and-kings',
  'la-belle-lucie foundations=red-up build=any-suit direction=same-rank redeals=0',
  'three-shuffles-and-a-draw foundations=black-up merciWhen=any-deal merciTo=legal-place',
  'la-belle-lucie foundations=black-up merci=1 merciTo=own-new-fan emptyFan=aces-and-kings redeals=0',
  'fan-with-reserve cells=1 foundations=red-up emptyFan=aces-and-kings redeals=0',
  'single-move foundations=black-up direction=up-or-down emptyFan=aces-and-kings',
  'bristol foundationSuit=same-suit foundations=red-up',
  // Aces in spaces where all foundations go up from them.
  'the-fan emptyFan=aces-and-kings redeals=1',
  'house-in-the-woods emptyFan=aces-and-kings',
  // Fans of four, and fans that are empty from the first: with redeals, draws, cells, caps, a stock, two packs.
  'la-belle-lucie fanSize=4 redeals=1',
  'three-shuffles-and-a-draw fanSize=4 merciTo=legal-place',
  'la-belle-lucie fanSize=4 merci=1 merciTo=own-new-fan redeals=0',
  'trefoil fanSize=4 spaces=1 emptyFan=kings redeals=1',
  'shamrocks fanSize=4 cap=4',
  'bristol fanSize=4',
  'school spaces=1 emptyFan=kings cap=4 cells=1 redeals=0',
  'clover-leaf fanSize=4 spaces=1 redeals=1',
  'single-move fanSize=4 spaces=1 emptyFan=any-card redeals=0',
  'house-in-the-woods fanSize=4',
  // A stock that fills emptied fans: with every way of building, redeals, draws, cells, caps, and foundations of mixed suits.
  'house-in-the-woods stock=47 emptyFan=stock direction=down build=other-colour',
  'la-belle-lucie stock=28 emptyFan=stock',
  'la-belle-lucie fanSize=4 stock=28 emptyFan=stock redeals=1',
  'la-belle-lucie stock=28 emptyFan=stock direction=up-or-down redeals=0',
  'la-belle-lucie stock=28 emptyFan=stock redeals=1 redealWhen=only-when-stuck',
  'three-shuffles-and-a-draw stock=28 emptyFan=stock merciWhen=any-deal merciTo=legal-place',
  'la-belle-lucie stock=28 emptyFan=stock merci=1 merciTo=own-new-fan redeals=0',
  'super-flower-garden stock=28 emptyFan=stock foundationSuit=other-colour redeals=0',
  'super-flower-garden stock=28 emptyFan=stock foundationSuit=any-suit',
  'fan-with-reserve cells=1 stock=28 emptyFan=stock redeals=0',
  'single-move stock=28 emptyFan=stock direction=up-or-down',
  'shamrocks kingsDown=none stock=28 emptyFan=stock',
  'school acesOut=false stock=28 emptyFan=stock redeals=0',
  'house-on-the-hill acesOut=true build=other-colour direction=down emptyFan=kings',
  'house-in-the-woods singleMove=true cap=3',
];

function changed(name: string): RuleSet {
  const [id = '', ...settings] = name.split(' ');
  return { name, rules: unwrap(parseRuleChoices(presetOf(id)!.rules, settings)) };
}

/** The rules of every game. */
export const GAMES: readonly RuleSet[] = PRESETS.map(({ id, rules }) => ({ name: id, rules }));

/** Changed rules. */
export const CHANGED_RULES: readonly RuleSet[] = CHANGED.map(changed);
