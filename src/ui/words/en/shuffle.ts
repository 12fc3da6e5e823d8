import { cardCount, type Rules } from '../../../core/rules.ts';
import type { SolverGame, SolverGameEnd } from '../../compare/solver-game.ts';
import { count } from './phrases.ts';

/** What stands around the same shuffle under two games. */
export const SHUFFLE = {
  examples: 'Shuffles in which a rule or two decide the game',
  first: 'One game',
  second: 'The other',
  seed: 'Shuffle',
  seedNote: 'Any word, or “pysolfc:” and the number of a PySolFC deal',
  deal: 'Deal it',
  another: 'Another shuffle',
  differ: 'Rules that differ',
  steps: 'Steps, on both boards',
  start: 'Before the first move.',
  over: 'This game had already ended.',
  counter: (ply: number, of: number) => `Step ${ply} of ${of}`,
  moves: (moves: number) => `All ${count(moves, 'move')}`,
  board: (title: string) => `Board: ${title}`,
  thinking: 'Playing both games …',
  died: 'The solver stopped. Deal the shuffle again to start it anew.',
  page: 'its page',
  play: 'play this deal',
  noScript: 'To deal another shuffle or to step through these, the page needs JavaScript.',
  unread: (parts: readonly string[]) =>
    `A part of this link could not be read, and is left out: ${parts.join(', ')}.`,
} as const;

/** What became of a game, in a sentence or two. */
export function resultText(rules: Rules, result: SolverGameEnd, { first, last }: SolverGame): string {
  const all = cardCount(rules);
  const where = rules.redeals === 0 ? '' : ` in deal ${result.deal} of ${rules.redeals + 1}`;
  if (result.won) return `Won${where}: all ${all} cards are home after ${count(result.moves, 'move')}.`;
  if (rules.redeals > 0) return `Not won: ${result.home} of ${all} cards are home.`;
  if (result.proved)
    return last?.most === true
      ? `Proved lost: no more than ${result.home} of ${all} cards can come home.`
      : `Proved lost. The line brings ${result.home} of ${all} cards home.`;
  const looked = first === null ? '' : `, after ${first.nodes.toLocaleString('en-GB')} positions`;
  return `No win was found${looked}. The best line brings ${result.home} of ${all} cards home.`;
}

/** How a game was played, and what could be known of it before the first move. */
export function howText(rules: Rules, { first }: SolverGame): string {
  if (first === null || first.proved || rules.redeals === 0) return '';
  if (first.chance === null)
    return 'In each deal a search looks for the line that brings most cards home. It never sees a redeal before it is dealt.';
  const share = (value: number): string => (value * 100).toFixed(0);
  return `The solver played perfectly, without knowing the redeals. Before the first move its chance to win was ${share(first.chance.chance)}\u00A0% (${share(first.chance.low)}–${share(first.chance.high)}\u00A0%).`;
}
