/*
 * The build works out again whatever a text claims of a position. In the last deal
 * `Foundations: C-Q D-K H-Q S-8 | KC 9S QS | KS KH TS | JS` after JS-QS:
 *
 *   loses     proved: the deal could be won before the move, and cannot any more
 *   kills 6   proved: 52 cards could come home before the move, and 46 can after it
 *   kills 5   a fault: “at most 52 cards come home before the move, 46 after it: 6 fewer”
 *   on 1 QS   counted: one card lies on it
 *
 * src/core/claim.ts lists all that can be claimed.
 */

import { makeCard } from '../../core/card.ts';
import type { Claim, CountName } from '../../core/claim.ts';
import { resolveMove } from '../../core/move-notation.ts';
import { type Move, play, refusal } from '../../core/moves.ts';
import { home } from '../../core/position.ts';
import { percentDecimals, percentText } from '../../core/proportion.ts';
import { refusalText } from '../../core/refusal.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { cardCount } from '../../core/rules.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { freeBy } from '../../solver/safe.ts';
import { waysToKeep } from '../../solver/tell/ways-to-keep.ts';
import { count } from '../../ui/words/en/phrases.ts';
import { proveBest } from './best-move.ts';
import { COUNTED, type Evidence, PROVED, unsettled } from './evidence.ts';
import type { GamePoint, LastMove } from './game-point.ts';
import { cardsOn, countAt, fansReached } from './position-counts.ts';
import { canWin, mostHome, shufflesWon } from './proven-facts.ts';
import { chanceAt } from './win-chance.ts';

type ClaimNamed<Name extends Claim['name']> = Extract<Claim, { readonly name: Name }>;

/** Recomputes a claim. One that is false is a fault that says what was found instead; so is one that was not settled. */
export function proveClaim(claim: Claim, point: GamePoint): Result<Evidence> {
  switch (claim.name) {
    case 'wins':
    case 'lost':
      return proveWon(claim.name === 'wins', point);
    case 'most':
      return proveMost(claim.cards, point);
    case 'more':
      return proveMore(claim.count, point);
    case 'ways':
      return proveWays(claim.count, point);
    case 'loses':
      return ofLastMove(point, (last) => proveLoses(last, point));
    case 'kills':
      return ofLastMove(point, (last) => proveKills(claim.cards, last, point));
    case 'best':
      return ofLastMove(point, (last) => proveBest(point, last));
    case 'chance':
      return proveChance(claim.percent, point);
    case 'shuffles':
      return proveShuffles(claim, point);
    case 'free':
    case 'fatal':
      return proveBuild(claim, point);
    case 'on': {
      const found = cardsOn(point.position, claim.card);
      if (found === null) return fail(`the ${makeCard(claim.card)} lies in no fan`);
      return found === claim.count
        ? COUNTED
        : fail(`${count(found, 'card lies', 'cards lie')} on the ${makeCard(claim.card)}`);
    }
    case 'places': {
      const found = fansReached(point.game.rules, point.position, claim.card);
      return found === claim.count
        ? COUNTED
        : fail(`the ${makeCard(claim.card)} can come to lie in ${count(found, 'fan')}`);
    }
    default: {
      const found = countAt(claim.name, point);
      return found === claim.count ? COUNTED : fail(`${COUNT_WORDS[claim.name]}: ${found}`);
    }
  }
}

/** How many cards come home: `1 card comes home`. */
function comeHome(cards: number): string {
  return count(cards, 'card comes home', 'cards come home');
}

const COUNT_WORDS: Readonly<Record<CountName, string>> = {
  home: 'cards home here',
  left: 'cards in play here',
  moves: 'moves open here, draws apart',
  builds: 'builds open here',
  draws: 'cards that may be drawn here',
  played: 'moves made so far',
  built: 'builds made so far',
  brought: 'cards that came home since the start',
  generous: 'cards that could come home if builds buried nothing',
};

/** Proves a claim of the move that led here, where there is one. */
function ofLastMove({ last }: GamePoint, proveMove: (last: LastMove) => Result<Evidence>): Result<Evidence> {
  return last === null ? fail('this claim is about a move, and no move stands before it') : proveMove(last);
}

function proveWon(claimed: boolean, { game: { rules }, position }: GamePoint): Result<Evidence> {
  const won = canWin(rules, position);
  if (won === null) return unsettled();
  if (won === claimed) return PROVED;
  if (won) return fail('the deal can be won from here');
  const most = mostHome(rules, position);
  const atMost = most === null || most === cardCount(rules) ? '' : `; at most ${comeHome(most)}`;
  return fail(`the deal cannot be won from here${atMost}`);
}

function proveMost(claimed: number, { game: { rules }, position }: GamePoint): Result<Evidence> {
  const most = mostHome(rules, position);
  if (most === null) return unsettled();
  return most === claimed ? PROVED : fail(`at most ${comeHome(most)} in this deal`);
}

function proveMore(claimed: number, { game: { rules }, position }: GamePoint): Result<Evidence> {
  const most = mostHome(rules, position);
  if (most === null) return unsettled();
  const more = most - home(position);
  return more === claimed ? PROVED : fail(`${count(more, 'more card')} can come home in this deal`);
}

function proveWays(claimed: number, { game: { rules }, position }: GamePoint): Result<Evidence> {
  const ways = waysToKeep(rules, position, mostHome);
  if (ways === null) return unsettled();
  return ways === claimed
    ? PROVED
    : fail(`${ways} of the moves that are open ${ways === 1 ? 'keeps' : 'keep'} the most that can come home`);
}

function proveLoses(last: LastMove, { game: { rules }, position }: GamePoint): Result<Evidence> {
  const [before, after] = [canWin(rules, last.before), canWin(rules, position)];
  if (before === null || after === null) return unsettled();
  if (before && !after) return PROVED;
  return fail(after ? 'the deal can still be won' : 'before this move the deal could not be won either');
}

function proveKills(
  claimed: number,
  last: LastMove,
  { game: { rules }, position }: GamePoint,
): Result<Evidence> {
  if (last.move.kind === 'redeal') return fail('a redeal begins another deal');
  const [before, after] = [mostHome(rules, last.before), mostHome(rules, position)];
  if (before === null || after === null) return unsettled();
  if (before - after === claimed) return PROVED;
  return fail(`at most ${comeHome(before)} before the move, ${after} after it: ${before - after} fewer`);
}

function proveChance(claimed: number, { game: { rules }, position }: GamePoint): Result<Evidence> {
  const chance = chanceAt(rules, position);
  if (chance === null)
    return fail('no chance is known here: the game has no table, or its search did not end');
  const { range } = percentText(chance);
  const found = (chance.chance * 100).toFixed(chance.proved ? 1 : percentDecimals(chance));
  if (Number(found) !== claimed)
    return fail(`the chance is ${found} % ${chance.proved ? '(exact)' : `(${range})`}`);
  return chance.proved ? PROVED : ok({ kind: 'measured', range });
}

function proveShuffles(
  claimed: ClaimNamed<'shuffles'>,
  { game: { rules }, position }: GamePoint,
): Result<Evidence> {
  if (position.deal > rules.redeals) return fail('no redeal is left here');
  const found = shufflesWon(rules, position);
  if (found === null) return fail('more than 7 cards are left, too many to try every order');
  if (found.won === claimed.won && found.of === claimed.of) return PROVED;
  return fail(`${found.won} of ${count(found.of, 'order')} ${found.won === 1 ? 'wins' : 'win'}`);
}

function proveBuild({ name, build }: ClaimNamed<'free' | 'fatal'>, point: GamePoint): Result<Evidence> {
  const { game, position } = point;
  const move = resolveMove(game.rules, position, build);
  if (!move.ok) return fail(`there is no such build here: ${move.fault.message}`);
  const reason = refusal(game.rules, position, move.value);
  if (reason !== null) return fail(`this build is not legal here: ${refusalText(reason)}`);
  return name === 'free' ? proveFree(move.value, point) : proveFatal(move.value, point);
}

function proveFree(move: Move, { game: { rules }, position }: GamePoint): Result<Evidence> {
  if (!isSameSuitDeal(rules))
    return fail('free builds are known only for games of one pack built down in suit');
  if (move.kind !== 'play' || move.to.at !== 'fan') return fail('this move is not a build');
  const theorem = freeBy(rules, position, position.fans[move.to.fan] ?? []);
  return theorem === null ? fail('no theorem makes this build free here') : PROVED;
}

function proveFatal(move: Move, { game: { rules }, position }: GamePoint): Result<Evidence> {
  if (move.kind === 'redeal') return fail('a redeal begins another deal');
  const [before, after] = [mostHome(rules, position), mostHome(rules, play(rules, position, move))];
  if (before === null || after === null) return unsettled();
  return after < before ? PROVED : fail(`as many cards come home after it as before it: ${after}`);
}
