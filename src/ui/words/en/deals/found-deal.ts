import { cardCount, type Rules } from '../../../../core/rules.ts';
import type { DealGrade } from '../../../../solver/difficulty/deal-grade.ts';
import type { GradedDeal } from '../../../../solver/difficulty/find-graded.ts';
import type { Tried } from '../../../../solver/winnable.ts';
import { count, sentence } from '../phrases.ts';
import { SOUGHT } from './deal-search.ts';

/** How hard a deal is, by its grade: a fifth of the deals of its game is in each. */
export const DEAL_GRADE_WORDS: Readonly<Record<DealGrade, string>> = {
  1: 'very easy',
  2: 'easy',
  3: 'moderate',
  4: 'hard',
  5: 'very hard',
};

/** How far the look has come. */
export function triedText({ tried, unknown }: Pick<Tried, 'tried' | 'unknown'>): string {
  if (tried === 0) return SOUGHT.looking(SOUGHT.names.winnable);
  const deals = tried === 1 ? 'One deal tried, not winnable' : `${tried} deals tried, none winnable`;
  if (unknown === 0) return `${deals}.`;
  if (unknown === tried)
    return tried === 1
      ? 'One deal tried: too hard to tell.'
      : `${tried} deals tried, all of them too hard to tell.`;
  return `${tried} deals tried, none proved winnable; ${unknown} of them were too hard to tell.`;
}

/** What is said of the deal that was found. */
export function foundText({ redeals, merci }: Rules, hinted: boolean): string {
  const deal =
    redeals > 0
      ? 'This first deal can be won as it lies'
      : `This deal can be won${merci > 0 ? ' without the draw' : ''}`;
  return `${deal}: proved. ${hinted ? 'Hints show the way.' : 'It is so hard that a hint may not find the way.'}`;
}

/** How far the look for a deal of some difficulty has come. */
export function gradedTriedText(tried: number): string {
  return `${count(tried, 'deal')} tried, none of them fits.`;
}

/** What is said of a deal of some difficulty that was found. */
export function gradedFoundText(rules: Rules, { grade, home }: GradedDeal): string {
  return `${sentence(DEAL_GRADE_WORDS[grade])} ${reachText(rules, home)}: proved.`;
}

/** What can be reached in a deal, as a clause that begins a sentence. */
function reachText(rules: Rules, home: number): string {
  const first = rules.redeals > 0 ? ' in the first deal' : '';
  if (home < cardCount(rules)) return `${count(home, 'card')} can come home${first}`;
  return `It can be won${first}`;
}
