import { newGame } from '../../src/core/deal/new-game.ts';
import { advance, type Game } from '../../src/core/game.ts';
import { legalPlays, type Move, refusal } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import type { Moment } from '../../src/play/session.ts';
import { search } from '../../src/solver/search.ts';

/** The moments of a game in which each deal is played for so many moves of the solver's line, then redealt. */
export function gameOf(rules: Rules, seed: string, perDeal: readonly number[]): readonly Moment[] {
  const game = newGame(rules, seed);
  const moments: Moment[] = [{ game, position: game.start, move: null }];
  for (const moves of perDeal) {
    const { position } = moments.at(-1)!;
    if (moments.length > 1) push(game, moments, { kind: 'redeal' });
    const from = moments.length > 1 ? moments.at(-1)!.position : position;
    for (const move of search(rules, from, 20_000, 'most').line.slice(0, moves)) push(game, moments, move);
  }
  return moments;
}

/** Goes on with any plays until none is left. */
export function toTheEnd(moments: readonly Moment[]): readonly Moment[] {
  const all = [...moments];
  for (;;) {
    const { game, position } = all.at(-1)!;
    const [move] = legalPlays(game.rules, position);
    if (move === undefined) return all;
    push(game, all, move);
  }
}

function push(game: Game, moments: Moment[], move: Move): void {
  const { position } = moments.at(-1)!;
  if (refusal(game.rules, position, move) !== null) throw new Error('an illegal move');
  moments.push({ game, position: advance(game, position, move), move });
}

/** The rules of a preset. */
export function rulesOf(id: string): Rules {
  return presetOf(id)!.rules;
}

/** The link to a game. */
export function linkOf(moments: readonly Moment[]): string {
  return makeGameLink(moments);
}
