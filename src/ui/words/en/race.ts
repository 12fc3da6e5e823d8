import { cardCount, type Rules } from '../../../core/rules.ts';
import { compareScores, type Score } from '../../../play/score.ts';
import { count } from './phrases.ts';

/** What the desk says of the score that is to be beaten. */
export function rivalText(rules: Rules, { home, deal, moves }: Score): string {
  if (home < cardCount(rules))
    return `Someone brought ${count(home, 'card')} home on this shuffle. Can you do better?`;
  const when = rules.redeals === 0 ? '' : ` in deal ${deal}`;
  return `Someone won on this shuffle${when}, with ${count(moves, 'move')}. Can you do as well?`;
}

/** What the desk adds once the other score is passed. */
export const AHEAD = 'You are ahead.';

/** How a game has come out against the score of another. */
export function comparison(rules: Rules, own: Score, rival: Score): string {
  const bothWon = rival.home === cardCount(rules) && own.home === rival.home;
  const told = ({ home, deal, moves }: Score): string => {
    if (!bothWon) return `${home}`;
    return `${rules.redeals === 0 ? 'won' : `won in deal ${deal}`} with ${count(moves, 'move')}`;
  };
  return `You: ${told(own)}. Your rival: ${told(rival)}. ${VERDICTS[compareScores(rules, own, rival)]}`;
}

const VERDICTS = {
  better: 'You did better.',
  even: 'You are even.',
  worse: 'Your rival did better.',
} as const;

/** What the page says of a score in a link that cannot be read. */
export function badRival(reason: string): string {
  return `This link names a result to beat, but it cannot be read. ${reason}`;
}
