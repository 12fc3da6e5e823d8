import type { Card } from '../../../core/card.ts';
import { home, type Position } from '../../../core/position.ts';
import type { Rules } from '../../../core/rules.ts';
import { type Chance, tableOf } from '../../../solver/odds.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { cardName, count, list, sentence } from './phrases.ts';

/** What is told of a chance. */
type Known = Pick<Outlook, 'chance' | 'proved'>;

/** A share of 1 in percents with so many decimals, without the sign. */
function percents(share: number, digits: number, round: (value: number) => number): string {
  const steps = 10 ** digits;
  const value = share * 100 * steps;
  // A whole step stays where it is, however it is rounded, though it may be stored a hair off.
  const whole = Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : round(value);
  return (whole / steps).toFixed(digits);
}

/** How many decimals a chance deserves: whole percents tell little of one that is small, or nearly sure. */
function digitsOf({ chance, low, high }: Chance): number {
  return low < high && (chance < 0.1 || chance > 0.99) ? 1 : 0;
}

/** A chance without its interval: `27 %`, and under 10 % `3.9 %`. */
function figure(chance: Chance, digits = digitsOf(chance)): string {
  return `${percents(chance.chance, digits, Math.round)}\u00A0%`;
}

/** The 95 % interval of a chance, rounded outwards and never broken, ` (26–28 %)`; empty where the chance is exact. */
function interval(chance: Chance, digits = digitsOf(chance)): string {
  const { low, high } = chance;
  if (low === high) return '';
  return ` (${percents(low, digits, Math.floor)}–\u2060${percents(high, digits, Math.ceil)}\u00A0%)`;
}

/** `at least ` where cards may not be held back, for a deal can be stopped lower by burying a card, which no table counts. */
function boundOf({ redealWhen }: Rules, { low, high }: Chance): string {
  return redealWhen === 'only-when-stuck' && low < high ? 'at least ' : '';
}

/** A chance with its interval: `41 % (40–42 %)`, `at least 12 % (11–13 %)`. */
export function chanceFigure(rules: Rules, chance: Chance): string {
  return `${boundOf(rules, chance)}${figure(chance)}${interval(chance)}`;
}

/** A chance in few letters: `41 %`, `12 %+` where it is at least so much. */
export function shortChance(rules: Rules, chance: Chance): string {
  return `${figure(chance)}${boundOf(rules, chance) === '' ? '' : '+'}`;
}

/** A chance in words: `41 in 100`, `at least 3.9 in 100`. */
export function inHundred(rules: Rules, chance: Chance, digits = digitsOf(chance)): string {
  return `${boundOf(rules, chance)}${percents(chance.chance, digits, Math.round)} in\u00A0100`;
}

/** What cards that went home are worth on the table, where undo lays them: the chances there and at home, and the moves since. */
export function keepText(
  rules: Rules,
  cards: readonly Card[],
  chances: { readonly kept: Chance; readonly sent: Chance },
  moves: number,
): string {
  const [kept, sent] = [inHundred(rules, chances.kept), inHundred(rules, chances.sent)];
  const ago = moves === 0 ? '' : `, ${count(moves, 'move')} ago`;
  return `Keep ${list(cards.map((card) => `the ${cardName(card)}`))} on the table: your chance to win is then ${kept}, not ${sent}. Undo goes back to that${ago}.`;
}

/** What a worse move does to a chance: `from 27 % to 21 % (20–22 %)`. */
export function chanceDrop(before: Chance, after: Chance): string {
  const least = figure(before) === figure(after) ? 1 : 0;
  const digits = Math.max(least, digitsOf(after));
  const [high, low] = [figure(before, Math.max(least, digitsOf(before))), figure(after, digits)];
  return high === low ? 'by less than 0.1\u00A0points' : `from ${high} to ${low}${interval(after, digits)}`;
}

/** The chance to win from a position, as a sentence; where it is not known, what was looked at instead. */
export function chanceText(rules: Rules, position: Position, { chance, proved }: Known): string {
  if (chance === null) return unknownText(rules, position);
  const all = `${boundOf(rules, chance)}${figure(chance)}${interval(chance)}${proved ? ', proved' : ''}`;
  return `Chance to win from here with perfect play: ${all}.`;
}

/** Why a chance is not known. */
function unknownText(rules: Rules, position: Position): string {
  if (position.deal > rules.redeals)
    return 'The search ended before it could tell whether this deal can be won.';
  return tableOf(rules) === null
    ? 'Only this deal was searched: for this game nobody has worked out what a redeal is worth.'
    : 'Only this deal was searched: the table that tells what a redeal is worth could not be loaded.';
}

/** A moment of a game: `after 7 moves of deal 1`. */
function momentText({ deal }: Position, moves: number): string {
  return `${moves === 0 ? 'before the first move' : `after ${count(moves, 'move')}`} of deal ${deal}`;
}

/** The chance at a moment of a game, its figure apart; `moves` counts those of the present deal. */
export function chanceLine(
  rules: Rules,
  position: Position,
  moves: number,
  { chance, proved }: Known,
): { readonly figure: string; readonly rest: string } {
  const when = momentText(position, moves);
  if (chance === null) {
    return { figure: '', rest: `${sentence(when).slice(0, -1)}: ${unknownText(rules, position)}` };
  }
  const sure = chance.chance === 1 ? ': perfect play wins, proved' : ': it can no longer be won, proved';
  return {
    figure: `${boundOf(rules, chance)}${figure(chance)}`,
    rest: `${interval(chance)} ${when}${proved ? sure : ''}`.trim(),
  };
}

/** What speaks against a redeal now: the deal can be won, or more of it is worth playing first; else empty. */
export function cautionText(position: Position, { chance, ending, line, home: most }: Outlook): string {
  if (line.length === 0 || ending === 'over') return '';
  if (ending === 'won') return 'This deal can still be won.';
  const cards = count(most - home(position), 'more card');
  if (most === home(position)) return '';
  if (chance === null) return `In this deal ${cards} can still come home.`;
  return `Best play brings ${cards} home first: its chance to win is ${figure(chance)}${interval(chance)}.`;
}
