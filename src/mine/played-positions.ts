import { type Engine, integer } from 'random-js';
import { deal } from '../core/deal/deal.ts';
import { redeal } from '../core/deal/redeal.ts';
import { isHomeMove, legalPlays, type Move, play } from '../core/moves.ts';
import { isWon, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal, searchDeal } from '../solver/deal-search.ts';
import { isFreeBuild } from '../solver/safe.ts';
import { search } from '../solver/search.ts';

/** The most positions searched for the line of a deal. */
const LIMIT = 20_000;

/** Random plays after which a deal is left, where cards may go to and fro for ever. */
const MOST_PLAYS = 60;

/**
 * The positions of a game that is played from a seed. In each deal chance decides whether the line of the search that
 * brings most cards home is played, or random builds between cards sent home, with or without an eye for free ones.
 */
export function playedPositions(rules: Rules, seed: string, engine: Engine): Position[] {
  const positions: Position[] = [];
  for (let position = deal(rules, seed); ; position = redeal(rules, seed, position)) {
    positions.push(position);
    const line = integer(0, 1)(engine) > 0 ? bestLine(rules, position) : null;
    const careful = integer(0, 2)(engine) > 0;
    for (let made = 0; made < (line?.length ?? MOST_PLAYS); made++) {
      const move = line === null ? randomPlay(rules, position, engine, careful) : line[made];
      if (move === undefined) break;
      position = play(rules, position, move);
      positions.push(position);
    }
    if (isWon(rules, position) || position.deal > rules.redeals) return positions;
  }
}

function bestLine(rules: Rules, position: Position): readonly Move[] {
  return isSameSuitDeal(rules)
    ? searchDeal(rules, position).best.line
    : search(rules, position, LIMIT, 'most').line;
}

/** A random play: one that sends a card home, or if `careful` a free build, where there is any; undefined for none. */
function randomPlay(rules: Rules, position: Position, engine: Engine, careful: boolean): Move | undefined {
  const plays = legalPlays(rules, position);
  const homeward = plays.filter(isHomeMove);
  const free =
    careful && homeward.length === 0 ? plays.filter((move) => isFreeBuild(rules, position, move)) : [];
  const choices = [homeward, free, plays].find((moves) => moves.length > 0) ?? [];
  return choices.length === 0 ? undefined : choices[integer(0, choices.length - 1)(engine)];
}
