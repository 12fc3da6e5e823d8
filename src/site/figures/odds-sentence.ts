import { presetOf } from '../../core/preset.ts';
import { sentence } from '../../ui/words/en/phrases.ts';
import { measuredGame } from './game-figures.ts';
import { firstDealsOf, wholeGamesOf } from './measurements.ts';

/**
 * A share as people say it: `about 23 games in 100`. Of less than a tenth, and of what would be a hundred in a hundred, so
 * many in a thousand: `about 45 deals in 1,000`.
 */
export function sharePhrase(chance: number, of: string): string {
  const isFine = chance < 0.1 || chance >= 0.995;
  const [count, all] = isFine ? [Math.round(chance * 1000), '1,000'] : [Math.round(chance * 100), '100'];
  return `about ${count} ${of} in ${all}`;
}

/** How often a game can be won, in a sentence: `Played perfectly, about 23 games in 100 are won.` */
export function oddsSentence(presetId: string): string {
  const { best } = measuredGame(presetId);
  if (best === null) return 'How often it can be won has not been measured.';
  const { chance, proved } = best;
  const oneDeal = presetOf(presetId)?.rules.redeals === 0;
  const samples = (oneDeal ? firstDealsOf(presetId) : wholeGamesOf(presetId))?.samples;
  // What would be a thousand in a thousand is told by how many were not won.
  if (samples !== undefined && chance >= 0.9995) {
    const notWon = Math.round(samples * (1 - chance));
    const all = notWon === 0 ? 'all' : `all but ${notWon}`;
    return `A search won ${all} of ${samples.toLocaleString('en-GB')} ${oneDeal ? 'deals' : 'games'}.`;
  }
  if (oneDeal) {
    return sentence(`${sharePhrase(chance, 'deals')} can be won${proved ? '' : ', perhaps more'}`);
  }
  return proved
    ? `Played perfectly, ${sharePhrase(chance, 'games')} are won.`
    : `The best play known wins ${sharePhrase(chance, 'games')}.`;
}
