import { makeCard } from '../../core/card.ts';
import type { Claim, CountName } from '../../core/claim.ts';
import { advance, type Game } from '../../core/game.ts';
import { makeMove, resolveMove } from '../../core/move-notation.ts';
import { legalMoves, type Move, play, refusal } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import { percentDecimals, percentText } from '../../core/proportion.ts';
import { refusalText } from '../../core/refusal.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { cardCount } from '../../core/rules.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { freeBy } from '../../solver/safe.ts';
import { positionValue, type Worth, worthOfMove, worthOfRedeal } from '../figures/chances.ts';
import { canWin, mostHome, shufflesWon } from '../figures/facts.ts';
import { cardsOn, placesOf, tallyOf, waysToKeep } from './counts.ts';
import type { GamePoint } from './game-point.ts';

/**
 * How sure a claim is: proved by a search, or measured, with the interval of the number claimed (none for `best`); or
 * counted, where everybody can count it and readers need not be told that it is so.
 */
export type Sureness =
  | { readonly kind: 'proved' | 'counted' }
  | { readonly kind: 'measured'; readonly range: string };

/**
 * Recomputes a claim. A false one is a fault that says what was found instead; so is one that could not be settled,
 * since an open question must not be told as a fact.
 */
export function prove(claim: Claim, standing: GamePoint): Result<Sureness> {
  const { game, position } = standing;
  const { rules } = game;
  const last = standing.last;
  switch (claim.name) {
    case 'wins':
    case 'lost': {
      const won = canWin(rules, position);
      if (won === null) return open();
      if (won === (claim.name === 'wins')) return PROVED;
      return fail(
        won ? 'the deal can be won from here' : `the deal cannot be won from here${mostText(standing)}`,
      );
    }
    case 'most': {
      const most = mostHome(rules, position);
      if (most === null) return open();
      return most === claim.cards ? PROVED : fail(`at most ${most} cards come home in this deal`);
    }
    case 'loses': {
      if (last === null) return noMove();
      const [before, after] = [canWin(rules, last.before), canWin(rules, position)];
      if (before === null || after === null) return open();
      if (before && !after) return PROVED;
      return fail(after ? 'the deal can still be won' : 'before this move the deal could not be won either');
    }
    case 'kills': {
      if (last === null) return noMove();
      if (last.move.kind === 'redeal') return fail('a redeal begins another deal');
      const [before, after] = [mostHome(rules, last.before), mostHome(rules, position)];
      if (before === null || after === null) return open();
      if (before - after === claim.cards) return PROVED;
      return fail(
        `at most ${before} cards come home before the move, ${after} after it: ${before - after} fewer`,
      );
    }
    case 'best':
      return last === null ? noMove() : proveBest(game, last.before, last.move, position);
    case 'chance': {
      const worth = positionValue(rules, position);
      if (worth === null)
        return fail('no chance is known here: the game has no table, or its search did not end');
      const places = worth.proved ? 1 : percentDecimals(worth);
      const found = (worth.chance * 100).toFixed(places);
      if (Number(found) !== claim.percent)
        return fail(`the chance is ${found} % ${worth.proved ? '(exact)' : `(${rangeOf(worth)})`}`);
      return worth.proved ? PROVED : ok({ kind: 'measured', range: rangeOf(worth) });
    }
    case 'shuffles': {
      if (position.deal > rules.redeals) return fail('no redeal is left here');
      const found = shufflesWon(rules, position);
      if (found === null) return fail('more than 7 cards are left, too many to try every order');
      if (found.won === claim.won && found.of === claim.of) return PROVED;
      return fail(`${found.won} of ${found.of} orders win`);
    }
    case 'free':
    case 'fatal': {
      const move = resolveMove(rules, position, claim.build);
      if (!move.ok) return fail(`there is no such build here: ${move.fault.message}`);
      const reason = refusal(rules, position, move.value);
      if (reason !== null) return fail(`this build is not legal here: ${refusalText(reason)}`);
      return claim.name === 'free' ? proveFree(standing, move.value) : proveFatal(standing, move.value);
    }
    case 'more': {
      const most = mostHome(rules, position);
      if (most === null) return open();
      const more = most - home(position);
      return more === claim.count ? PROVED : fail(`${more} more cards can come home in this deal`);
    }
    case 'ways': {
      const ways = waysToKeep(rules, position);
      if (ways === null) return open();
      return ways === claim.count
        ? PROVED
        : fail(`${ways} of the moves that are open keep the most that can come home`);
    }
    case 'on': {
      const found = cardsOn(position, claim.card);
      if (found === null) return fail(`the ${makeCard(claim.card)} lies in no fan`);
      return found === claim.count ? COUNTED : fail(`${found} cards lie on the ${makeCard(claim.card)}`);
    }
    case 'places': {
      const found = placesOf(rules, position, claim.card);
      return found === claim.count
        ? COUNTED
        : fail(`the ${makeCard(claim.card)} can come to lie in ${found} fans`);
    }
    default: {
      const found = tallyOf(claim.name, standing);
      return found === claim.count ? COUNTED : fail(`${TALLY_TEXTS[claim.name]}: ${found}`);
    }
  }
}

const PROVED: Result<Sureness> = ok({ kind: 'proved' });
const COUNTED: Result<Sureness> = ok({ kind: 'counted' });

const TALLY_TEXTS: Readonly<Record<CountName, string>> = {
  home: 'cards home here',
  left: 'cards in play here',
  moves: 'moves open here, draws apart',
  builds: 'builds open here',
  draws: 'cards that may be drawn here',
  played: 'moves made so far',
  built: 'builds made so far',
  brought: 'cards that came home since the start',
};

function open(): Result<Sureness> {
  return fail('the search did not end, so nothing is proved; claim it of a later position, or not at all');
}

function noMove(): Result<Sureness> {
  return fail('this claim is about a move, and no move stands before it');
}

function mostText({ game, position }: GamePoint): string {
  const most = mostHome(game.rules, position);
  return most === null || most === cardCount(game.rules) ? '' : `; at most ${most} cards come home`;
}

function rangeOf(worth: Worth): string {
  return percentText(worth).range;
}

function proveFree({ game: { rules }, position }: GamePoint, move: Move): Result<Sureness> {
  if (!isSameSuitDeal(rules))
    return fail('free builds are known only for games of one pack built down in suit');
  if (move.kind !== 'play' || move.to.at !== 'fan') return fail('this move is not a build');
  const theorem = freeBy(rules, position, position.fans[move.to.fan] ?? []);
  return theorem === null ? fail('no theorem makes this build free here') : PROVED;
}

function proveFatal({ game: { rules }, position }: GamePoint, move: Move): Result<Sureness> {
  if (move.kind === 'redeal') return fail('a redeal begins another deal');
  const [before, after] = [mostHome(rules, position), mostHome(rules, play(rules, position, move))];
  if (before === null || after === null) return open();
  return after < before ? PROVED : fail(`as many cards come home after it as before it: ${after}`);
}

/** Whether no other move is worth more; in a deal that is lost anyway, whether none brings more cards home. */
function proveBest(game: Game, before: Position, move: Move, after: Position): Result<Sureness> {
  const { rules } = game;
  const mine = worthOfMove(rules, before, move, after);
  if (mine?.chance === 1 && mine.proved) return PROVED;
  const others = legalMoves(rules, before)
    .map((other) => ({ other, text: makeMove(rules, before, other) }))
    .filter(({ text }) => text !== makeMove(rules, before, move))
    .map(({ other, text }) => ({
      text,
      move: other,
      worth:
        other.kind === 'redeal'
          ? worthOfRedeal(rules, before)
          : positionValue(rules, play(rules, before, other)),
    }));
  const unknown = others.find(({ worth }) => worth === null);
  if (mine === null || unknown !== undefined) {
    return fail(
      `what ${mine === null ? 'this move' : unknown?.text} is worth is not known, so nothing is the best`,
    );
  }
  const better = others.find(({ worth }) => worth !== null && isBetter(worth, mine));
  if (better?.worth) {
    const text = (worth: Worth) => `${(worth.chance * 100).toFixed(1)} %`;
    return fail(`${better.text} is worth ${text(better.worth)}, this move ${text(mine)}`);
  }
  if (mine.chance === 0 && before.deal > rules.redeals) {
    const most = mostHome(rules, after);
    for (const { text, move: other } of others) {
      const rival = mostHome(rules, advance(game, before, other));
      if (most === null || rival === null) return open();
      if (rival > most) return fail(`after ${text} ${rival} cards come home, after this move ${most}`);
    }
  }
  const sure = mine.proved && others.every(({ worth }) => worth?.proved);
  return sure ? PROVED : ok({ kind: 'measured', range: '' });
}

/** Whether one worth is higher than another, beyond what measured tables can be off by. */
function isBetter(one: Worth, other: Worth): boolean {
  return one.proved === other.proved ? one.chance > other.chance : one.low > other.high;
}
