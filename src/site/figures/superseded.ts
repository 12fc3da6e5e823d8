import { firstAlike, firstDeal, wholeGame } from '../../core/alike.ts';
import { presetOf } from '../../core/preset.ts';
import type { Rules } from '../../core/rules.ts';
import { oddsName, TABLES } from '../../measure/odds.ts';
import { dealsName, playsName } from './measurements.ts';

/** Whether the aces are home, by the foundations of a pack of which no other card is. */
const ACES_OUT: Readonly<Record<string, boolean>> = { '0,0,0,0': false, '1,1,1,1': true };

/**
 * Where the share is printed from that an entry of a table has as well, since the entry is of the whole pack of a named
 * game; null for any other entry. That game was played, or its first deals were searched: on many more deals than the
 * entry, and without its bias.
 */
export function supersededBy(
  id: string,
  heights: string,
): { readonly id: string; readonly at: string } | null {
  const acesOut = ACES_OUT[heights];
  const rules = rulesOf(id);
  if (acesOut === undefined || rules === null) return null;
  const oneDeal = rules.redeals === 0 && rules.merci === 0;
  const game = firstAlike(oneDeal ? firstDeal : wholeGame, { ...rules, acesOut });
  if (game === undefined) return null;
  return oneDeal ? { id: dealsName(game.id), at: 'solvable' } : { id: playsName(game.id), at: 'perfect' };
}

/** The rules of the game that begins with the level of a table, its aces dealt; null for another name. */
function rulesOf(id: string): Rules | null {
  const usual = presetOf('la-belle-lucie')!.rules;
  for (const table of TABLES) {
    const redeals = [0, 1, 2, 3].find((level) => oddsName(table, level) === id);
    if (redeals === undefined) continue;
    const merci = table.merci === 'none' ? {} : { merci: 1, merciTo: table.merci };
    return { ...usual, ...merci, redeals, redealWhen: table.when };
  }
  return null;
}
