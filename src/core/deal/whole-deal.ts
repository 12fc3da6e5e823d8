import { ACE, rankOf } from '../card.ts';
import type { Position } from '../position.ts';
import { beginsLaidOut, type Rules } from '../rules.ts';
import { fanByFan } from './lay-out.ts';

/**
 * Whether a position is a first deal as it was dealt, before any move: nothing is home but what was laid out before the deal, and
 * aces that went home as they were dealt; fans are as long as they are dealt, and wastes have a card each as far as the stock went.
 */
export function isWholeDeal(rules: Rules, position: Position): boolean {
  const { deal, merciUsed, fans, foundations, cells, wastes } = position;
  const dealt = [...fanByFan(fans.flat(), rules.fanSize), ...Array(rules.spaces).fill([])];
  const isAsDealt = (cards: readonly number[], pile: number): boolean =>
    cards.length === (beginsLaidOut(rules, pile) ? 1 : 0) ||
    (rules.emptyFan === 'stock' && cards.length === 1 && rankOf(cards[0]!) === ACE);
  return (
    deal === 1 &&
    merciUsed === 0 &&
    foundations.every(isAsDealt) &&
    fans.every((fan, at) => fan.length === dealt[at]?.length) &&
    cells.every((card) => card === null) &&
    wastes.every((cards, at) => cards.length === (at < rules.stock ? 1 : 0))
  );
}
