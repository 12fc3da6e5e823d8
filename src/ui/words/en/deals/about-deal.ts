import type { Game } from '../../../../core/game.ts';
import { makePosition } from '../../../../core/position-notation.ts';
import { cardCount, type Rules } from '../../../../core/rules.ts';
import type { DealEffort } from '../../../../solver/difficulty/deal-effort.ts';
import type { DealFacts, DealProgress } from '../../../../solver/difficulty/deal-facts.ts';
import type { DealGrade, DifficultyScale } from '../../../../solver/difficulty/deal-grade.ts';
import { sentence } from '../phrases.ts';
import { DEAL_GRADE_WORDS } from './found-deal.ts';

/** What stands about a deal. */
export const ABOUT_DEAL = {
  title: 'About this deal',
  most: 'At best',
  difficulty: 'Difficulty',
  onlyMoves: 'Only one move',
  kings: 'Kings alone',
} as const;

/** The name of a deal: `La Belle Lucie, deal “rose”`. */
export function dealName(title: string, { rules, seed, start }: Game): string {
  if (seed === makePosition(rules, start)) return `${title}, cards laid out by hand`;
  return seed.startsWith('pysolfc:')
    ? `${title}, deal ${seed.slice('pysolfc:'.length)} of PySolFC`
    : `${title}, deal “${seed}”`;
}

/** How far the tries have come. */
export function triesText(progress: DealProgress | null): string {
  if (progress === null || progress.done === 0) return 'Searching the deal…';
  return `Playing it for practice: ${progress.done} of ${progress.of} games…`;
}

/** The most that is proved of a deal. */
export function mostText(rules: Rules, facts: DealFacts): string {
  const all = cardCount(rules);
  const first = rules.redeals > 0 ? ' in the first deal' : '';
  const merci = rules.merci > 0 && rules.redeals === 0 ? ' without the draw' : '';
  switch (facts.verdict) {
    case 'solvable':
      return `It can be won${first}${merci}. Proved.`;
    case 'unknown':
      return `Whether it can be won${first}${merci} is not known: the search stopped before its end.`;
    case 'unsolvable':
      if (!facts.proved) return `It cannot be won${first}${merci}. Proved.`;
      return rules.redeals > 0
        ? `${facts.home} of ${all} cards can come home in the first deal. Proved.`
        : `It cannot be won${merci}: at most ${facts.home} of ${all} cards can come home. Proved.`;
  }
}

/** Why a deal has no difficulty. */
export function noGradeText(
  rules: Rules,
  { verdict, proved, effort }: DealFacts,
  scale: DifficultyScale | null,
): string {
  if (effort !== null)
    return scale === null ? 'Not measured for these rules, or for cards laid out by hand.' : '';
  if (verdict === 'unknown') return 'Not known.';
  if (rules.redeals === 0) return 'None: there is no win to be found.';
  return proved ? 'None: no card can come home before a redeal.' : 'Measured only where a win is proved.';
}

/** At how many moments of the solver’s line one move alone keeps the aim. */
export function onlyMovesText(moments: number): string {
  if (moments === 0) return 'Nowhere on the solver’s line: another move is always as good.';
  return `At ${moments === 1 ? 'one moment' : `${moments} moments`} of the solver’s line only one move is right.`;
}

/** How many cards the kings would let come home. */
export function ceilingText(rules: Rules, ceiling: number): string {
  if (ceiling === cardCount(rules)) return 'The kings stand in no card’s way.';
  return `They let at most ${ceiling} cards come home: a card under a king waits until that king’s suit is home.`;
}

/** What the difficulty was measured from; `scale` is null where there is none. */
export function effortText({ tries, players }: DealEffort, scale: DifficultyScale | null): string {
  const { careless, plain, careful } = players;
  const times = ({ reached }: { readonly reached: number }) => reached || 'none';
  const measured = `Three simple players tried it ${tries} times each. A careless one got there in ${times(careless)} of them, one who sends home every card that can go in ${times(plain)}, and a careful one in ${times(careful)}.`;
  if (scale === null) return measured;
  return `${measured} From this and the moments with only one move comes the difficulty: each of its five steps has a fifth of ${scale.deals.toLocaleString('en')} measured deals.`;
}

/** What is said aloud of a deal. */
export function dealSentence(rules: Rules, facts: DealFacts, grade: DealGrade | null): string {
  const most = mostText(rules, facts);
  return grade === null ? most : `${most} ${sentence(`difficulty: ${DEAL_GRADE_WORDS[grade]}`)}`;
}
