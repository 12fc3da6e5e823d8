import type { Game } from '../game.ts';
import type { Rules } from '../rules.ts';
import { deal } from './deal.ts';

/** A new game from a seed, which is any text. */
export function newGame(rules: Rules, seed: string): Game {
  return { rules, seed, start: deal(rules, seed) };
}
