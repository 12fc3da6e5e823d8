/*
 * Records a whole game of each named game as a link, for the browser tests: `node tests/data/record-games.ts`, or
 * `node tests/data/record-games.ts the-fan trefoil` for some. It plays by the solver, with nothing but what one touch a move can do, and tries seeds until a game is won, or for some time.
 */

import { newGame } from '../../src/core/deal/new-game.ts';
import { advance, type Game } from '../../src/core/game.ts';
import { legalPlays, type Move, refusal } from '../../src/core/moves.ts';
import { home } from '../../src/core/position.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { type Moment, phaseOf } from '../../src/play/session.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { touchesOf } from '../site/touches.ts';

/** Positions searched for each line, and seconds spent on each game. */
const LIMIT = 60_000;
const PATIENCE = 120;

/** The moves that a touch can make in place of a wanted one: that move, or the card's way home. */
function touched({ rules }: Game, { position }: Moment, wanted: Move): Move | undefined {
  const moves = [wanted, ...legalPlays(rules, position)];
  return moves.find(
    (move) =>
      (move === wanted || ('card' in move && 'card' in wanted && move.card === wanted.card)) &&
      refusal(rules, position, move) === null &&
      touchesOf(rules, position, move) !== null,
  );
}

function played(game: Game): readonly Moment[] {
  const { rules } = game;
  let moment: Moment = { game, position: game.start, move: null };
  const moments = [moment];
  const make = (move: Move) => {
    moment = { game, position: advance(game, moment.position, move), move };
    moments.push(moment);
  };
  for (;;) {
    const { line } = outlook(rules, moment.position, null, LIMIT);
    for (const wanted of line) {
      const move = touched(game, moment, wanted);
      if (move !== undefined) make(move);
      // A card that went home early has changed what the line was made for.
      if (move !== wanted) break;
    }
    if (line.length > 0) continue;
    if (refusal(rules, moment.position, { kind: 'redeal' }) !== null) return moments;
    make({ kind: 'redeal' });
  }
}

/** Whether a game shows what is special about its rules. */
function isTelling({ rules }: Game, moments: readonly Moment[]): boolean {
  const moves = moments.flatMap(({ move }) => move ?? []);
  return (
    (rules.redeals === 0 || moves.some(({ kind }) => kind === 'redeal')) &&
    (rules.merci === 0 || moves.some(({ kind }) => kind === 'merci')) &&
    (rules.cells === 0 || moves.some((move) => 'to' in move && move.to.at === 'cell'))
  );
}

const ids = process.argv.slice(2);
for (const { id, rules } of PRESETS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const end = performance.now() + PATIENCE * 1000;
  let best: readonly Moment[] = [];
  const worth = (moments: readonly Moment[]): number => {
    const last = moments.at(-1);
    if (last === undefined) return -1;
    return home(last.position) + (isTelling(last.game, moments) ? 200 : 0);
  };
  for (let seed = 1; performance.now() < end; seed++) {
    const moments = played(newGame(rules, `${id} ${seed}`));
    if (worth(moments) > worth(best)) best = moments;
    const last = best.at(-1);
    if (last !== undefined && phaseOf(rules, last.position) === 'won' && isTelling(last.game, best)) break;
  }
  const last = best.at(-1);
  if (last === undefined) throw new Error(`no game of ${id} was recorded`);
  const ending = phaseOf(rules, last.position);
  console.log([id, ending, home(last.position), best.length - 1, makeGameLink(best)].join('\t'));
}
