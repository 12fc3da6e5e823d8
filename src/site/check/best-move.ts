import { advance } from '../../core/game.ts';
import { makeMove } from '../../core/move-notation.ts';
import { legalMoves, type Move, play } from '../../core/moves.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { count } from '../../ui/words/en/phrases.ts';
import { type Evidence, PROVED, unsettled } from './evidence.ts';
import type { GamePoint, LastMove } from './game-point.ts';
import { mostHome } from './proven-facts.ts';
import { chanceAfterMove, type WinChance } from './win-chance.ts';

/** A move that could have been played instead, as written, with the chance to win after it. */
interface Rival {
  readonly move: Move;
  readonly text: string;
  readonly chance: WinChance | null;
}

/**
 * Proves the claim that the last move is the best: no other gives a higher chance to win, and in a deal that is lost
 * anyway none brings more cards home. Where 9S gives 1/3 and TS 1/6, 9S is the best, and TS a fault that says so.
 */
export function proveBest({ game, position }: GamePoint, { before, move }: LastMove): Result<Evidence> {
  const { rules } = game;
  const own = chanceAfterMove(rules, before, move, position);
  if (own?.chance === 1 && own.proved) return PROVED;
  const rivals = legalMoves(rules, before)
    .map((other) => ({ move: other, text: makeMove(rules, before, other) }))
    .filter(({ text }) => text !== makeMove(rules, before, move))
    .map((rival): Rival => {
      const after = rival.move.kind === 'redeal' ? before : play(rules, before, rival.move);
      return { ...rival, chance: chanceAfterMove(rules, before, rival.move, after) };
    });
  const unknown = rivals.find(({ chance }) => chance === null);
  if (own === null || unknown !== undefined) {
    return fail(
      `what ${own === null ? 'this move' : unknown?.text} is worth is not known, so nothing is the best`,
    );
  }
  const better = rivals.find(({ chance }) => chance !== null && isBetter(chance, own));
  if (better?.chance) {
    return fail(`${better.text} is worth ${percent(better.chance)}, this move ${percent(own)}`);
  }
  if (own.chance === 0 && before.deal > rules.redeals) {
    const most = mostHome(rules, position);
    for (const rival of rivals) {
      const rivalMost = mostHome(rules, advance(game, before, rival.move));
      if (most === null || rivalMost === null) return unsettled();
      if (rivalMost > most)
        return fail(
          `after ${rival.text} ${count(rivalMost, 'card comes', 'cards come')} home, after this move ${most}`,
        );
    }
  }
  const allProved = own.proved && rivals.every(({ chance }) => chance?.proved);
  return allProved ? PROVED : ok({ kind: 'measured', range: '' });
}

/** Whether one chance is higher than another: of a proved and a measured one, beyond what the tables can be off by. */
function isBetter(one: WinChance, other: WinChance): boolean {
  return one.proved === other.proved ? one.chance > other.chance : one.low > other.high;
}

function percent({ chance }: WinChance): string {
  return `${(chance * 100).toFixed(1)} %`;
}
