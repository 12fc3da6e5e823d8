/*
 * The themes of the sister games, each about the idea that its game has of its own. A worked example, the theme "cells": in
 * games of Fan with Reserve, a position with few moves to choose from; the goal is to uncover a card in three to five moves;
 * every right first move lays a card in a cell, and at least two other cards laid there lose the goal.
 */

import { type Card, isRed, KING, PACK, packOf, rankOf, suitOf } from '../core/card.ts';
import { cardOfMove, isBuild, isHomeMove, type Move } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves } from '../core/puzzle-moves.ts';
import { acesLaidOut, fits, nextRank, type Rules, runsDown } from '../core/rules.ts';
import type { JudgedMove } from './judged.ts';
import { redealGoal } from './redeals.ts';
import {
  countKind,
  fillsSpace,
  freeIn,
  heldBack,
  margin,
  most,
  type ThemeSpec,
  WIN,
  winning,
  winningAtRest,
} from './theme-spec.ts';

/** Moves to choose from where suits mix; with more of them nobody can look at each. */
const MOST_CHOICES = 10;
/** The same with cells, where every card that can be moved may also be laid in one. */
const MOST_CHOICES_CELLS = 14;
/** The same where a card has up to four places. */
const MOST_CHOICES_WOODS = 18;

/** The highest rank that counts as low: the three. */
const LOW = 2;

/** The goals to free a card where suits mix, in a position with few moves to choose from. */
export function freeInFewChoices(
  rules: Rules,
  position: Position,
  isWanted?: (card: Card) => boolean,
): readonly PuzzleGoal[] {
  return hasFewChoices(rules, position, MOST_CHOICES) ? freeIn(rules, position, 3, 5, isWanted) : [];
}

function hasFewChoices(rules: Rules, position: Position, atMost: number): boolean {
  const choices = puzzleMoves(rules, WIN, position).length;
  return choices >= 4 && choices <= atMost;
}

/**
 * The goals to free a card in two packs, in `least` to `most` moves, among so many moves to choose from: a card whose like is
 * home, so that its name says which of the two is meant.
 */
function freeOneOfTwo(
  rules: Rules,
  position: Position,
  [least, most]: readonly [number, number],
  choices: number,
): readonly PuzzleGoal[] {
  if (!hasFewChoices(rules, position, choices)) return [];
  return freeIn(rules, position, least, most, (card) => {
    const like = card + (packOf(card) === 0 ? PACK : -PACK);
    return position.foundations.some((pile) => pile.includes(like));
  });
}

/** Whether one card can be built on two others now, of which one is right and the other wrong. */
function choosesPlace(first: readonly JudgedMove[]): boolean {
  const places = first.filter(({ move }) => isBuild(move));
  return places.some(
    (right) =>
      right.verdict.kind === 'open' &&
      places.some(
        (wrong) => wrong.verdict.kind === 'lost' && cardOfMove(wrong.move) === cardOfMove(right.move),
      ),
  );
}

/** Whether a right way has a queen built on a king in it, or a king that fills a space for one. */
function uncoversKing({ move, verdict }: JudgedMove): boolean {
  if (verdict.kind !== 'open') return false;
  return [move, ...verdict.line].some((one) => isBuild(one) && rankOf(cardOfMove(one)!) >= KING - 1);
}

/** Whether a card is the next of its suit to go home. */
function isNext(rules: Rules, position: Position, card: Card): boolean {
  const pile = suitOf(card);
  return nextRank(rules, pile, position.foundations[pile]!.length) === rankOf(card);
}

/** Whether a build lays a card on the next lower one. */
function isBuiltUp(position: Position, move: Move): boolean {
  if (move.kind !== 'play' || move.to.at !== 'fan') return false;
  const onto = position.fans[move.to.fan]?.at(-1);
  return onto !== undefined && rankOf(onto) < rankOf(move.card);
}

function isToCell(move: Move): boolean {
  return move.kind === 'play' && move.to.at === 'cell';
}

/** Whether a right way lays a card in a cell and a king in a space. */
function usesCellAndSpace({ move, verdict }: JudgedMove): boolean {
  if (verdict.kind !== 'open') return false;
  const line = [move, ...verdict.line];
  return line.some(isToCell) && line.some((one) => isBuild(one) && rankOf(cardOfMove(one)!) === KING);
}

/** Whether a king lies on a card of a fan, at once or on others. */
function isUnderKing(fan: readonly Card[], card: Card): boolean {
  return fan.includes(card) && fan.slice(fan.indexOf(card) + 1).some((above) => rankOf(above) === KING);
}

/** Whether a right way builds a king on a queen: where fans stay empty it has no other place. */
function buildsKing({ move, verdict }: JudgedMove): boolean {
  if (verdict.kind !== 'open') return false;
  return [move, ...verdict.line].some((one) => isBuild(one) && rankOf(cardOfMove(one)!) === KING);
}

/** Whether of two cards that go on each other one has to move, and the other has to stay: the build the other way is wrong. */
function choosesTheMover(position: Position, first: readonly JudgedMove[]): boolean {
  const builds = first.flatMap(({ move, verdict }) => {
    const onto =
      move.kind === 'play' && move.to.at === 'fan' ? position.fans[move.to.fan]?.at(-1) : undefined;
    return onto === undefined ? [] : [{ card: cardOfMove(move), onto, kind: verdict.kind }];
  });
  return builds.some(
    (right) =>
      right.kind === 'open' &&
      builds.some((wrong) => wrong.kind === 'lost' && wrong.card === right.onto && wrong.onto === right.card),
  );
}

/** Whether a card goes home now that keeps the goal, and another of its rank and colour could that loses it. */
function choosesOfTwo(first: readonly JudgedMove[]): boolean {
  const kindsHome = (kind: 'open' | 'lost'): string[] =>
    first
      .filter(({ move, verdict }) => verdict.kind === kind && isHomeMove(move))
      .map(({ move }) => `${rankOf(cardOfMove(move)!)} ${isRed(cardOfMove(move)!)}`);
  const wrong = kindsHome('lost');
  return kindsHome('open').some((right) => wrong.includes(right));
}

/** Whether every right way builds on a card that is alone in its fan, and to move that card at first is wrong. */
function needsSingleCard(position: Position, first: readonly JudgedMove[]): boolean {
  const wrong = first.filter(({ verdict }) => verdict.kind === 'lost').map(({ move }) => move);
  const hasToStay = (fan: readonly Card[] | undefined): boolean =>
    fan?.length === 1 && wrong.some((move) => isBuild(move) && cardOfMove(move) === fan[0]);
  return first.every(
    ({ move, verdict }) =>
      verdict.kind === 'lost' ||
      [move, ...verdict.line].some(
        (one) => one.kind === 'play' && one.to.at === 'fan' && hasToStay(position.fans[one.to.fan]),
      ),
  );
}

/** Whether at least three first moves lose the goal, and one or two keep it. */
function isClear(first: readonly JudgedMove[]): boolean {
  return countKind(first, 'open') <= 2 && countKind(first, 'lost') >= 3;
}

/** What is mined of the sister games that came later. */
export const SISTER_SPECS: readonly ThemeSpec[] = [
  {
    theme: 'colours',
    presets: ['alternating-colours'],
    games: 200,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, _position, first) => isClear(first) && choosesPlace(first),
    moves: [3, 5],
  },
  {
    theme: 'cells',
    presets: ['fan-with-reserve'],
    games: 200,
    goals: (rules, position) =>
      position.cells.includes(null) && hasFewChoices(rules, position, MOST_CHOICES_CELLS)
        ? freeIn(rules, position, 3, 5)
        : [],
    shows: (_task, _position, first) =>
      isClear(first) &&
      first.every(({ move, verdict }) => verdict.kind === 'lost' || isToCell(move)) &&
      first.filter(({ move, verdict }) => verdict.kind === 'lost' && isToCell(move)).length >= 2,
    moves: [3, 5],
  },
  {
    theme: 'up-or-down',
    presets: ['house-in-the-woods'],
    games: 200,
    goals: (rules, position) => freeOneOfTwo(rules, position, [3, 3], MOST_CHOICES_WOODS),
    // Built up, where in other games one builds down.
    shows: (_task, position, first) =>
      isClear(first) &&
      first.every(({ move, verdict }) => verdict.kind === 'lost' || isBuiltUp(position, move)) &&
      first.some(
        ({ move, verdict }) => verdict.kind === 'lost' && isBuild(move) && !isBuiltUp(position, move),
      ),
    moves: [3, 3],
  },
  {
    theme: 'both-ends',
    presets: ['house-on-the-hill'],
    games: 200,
    goals: (rules, position) => freeOneOfTwo(rules, position, [2, 4], MOST_CHOICES),
    // Sent to the one foundation the card helps, sent to the other, or with another sent home, it does not.
    shows: ({ rules }, _position, first) =>
      isClear(first) &&
      first.some(
        ({ move, verdict }) =>
          verdict.kind === 'open' &&
          move.kind === 'play' &&
          move.to.at === 'foundation' &&
          runsDown(rules, move.to.pile),
      ),
    moves: [2, 4],
  },
  {
    theme: 'wastes',
    presets: ['bristol'],
    games: 200,
    // While there is a stock, nobody can know what the next deal of it brings.
    goals: (rules, position) =>
      position.stock.length > 0
        ? []
        : freeInFewChoices(rules, position, (card) => position.wastes.some((cards) => cards.includes(card))),
    shows: (_task, _position, first) => isClear(first),
    moves: [3, 5],
  },
  {
    theme: 'first-deal',
    presets: ['trefoil'],
    games: 1000,
    goals: (rules, position) => {
      const isFirst = position.deal === 1 && home(position) === acesLaidOut(rules);
      const goal = isFirst && puzzleMoves(rules, WIN, position).length >= 3 ? most(rules, position) : null;
      return goal !== null && (goal.kind !== 'count' || goal.cards >= home(position) + 6) ? [goal] : [];
    },
    shows: (task, position, first) =>
      countKind(first, 'open') <= 4 && countKind(first, 'lost') >= 2 && margin(task, position, first) >= 2,
    moves: [5, 52],
  },
  {
    theme: 'one-deal',
    presets: ['no-redeal'],
    games: 25000,
    goals: (rules, position) => (home(position) <= 30 ? winningAtRest(rules, position, 3) : []),
    shows: (task, position, first) =>
      countKind(first, 'open') <= 3 && countKind(first, 'lost') >= 1 && margin(task, position, first) >= 3,
    moves: [8, 52],
  },
  {
    theme: 'four-deals',
    presets: ['three-redeals'],
    games: 2400,
    goals: (rules, position, odds) => {
      if (position.deal > 2 || home(position) < 13) return [];
      if (puzzleMoves(rules, WIN, position).length < 2) return [];
      const goal = redealGoal(rules, odds, position);
      return goal === null ? [] : [goal];
    },
    shows: ({ rules }, position, first) =>
      countKind(first, 'open') <= 3 &&
      countKind(first, 'lost') >= 2 &&
      heldBack(rules, position, first).length > 0,
    moves: [2, 30],
  },
  {
    theme: 'one-move-each',
    presets: ['single-move'],
    games: 400,
    goals: (rules, position) => {
      const moves = puzzleMoves(rules, WIN, position);
      const goal = moves.length >= 4 && !moves.some(isHomeMove) ? most(rules, position) : null;
      return goal?.kind === 'count' && goal.cards >= home(position) + 3 ? [goal] : [];
    },
    shows: (task, position, first) =>
      countKind(first, 'open') <= 2 && countKind(first, 'lost') >= 3 && margin(task, position, first) >= 2,
    moves: [3, 40],
  },
  {
    theme: 'to-the-end',
    presets: ['the-fan', 'trefoil', 'bristol', 'fan-with-reserve', 'alternating-colours'],
    games: 300,
    goals: (rules, position) => {
      const atMost = rules.cells > 0 ? MOST_CHOICES_CELLS : MOST_CHOICES;
      if (position.stock.length > 0 || !hasFewChoices(rules, position, atMost)) return [];
      return winning(rules, position);
    },
    shows: (task, position, first) =>
      countKind(first, 'open') <= 3 && countKind(first, 'lost') >= 1 && margin(task, position, first) >= 2,
    moves: [4, 40],
  },
  {
    theme: 'only-down',
    presets: ['dicks-shamrocks'],
    games: 200,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, _position, first) => isClear(first) && choosesPlace(first),
    moves: [3, 5],
  },
  {
    theme: 'cleared-king',
    presets: ['three-card-fan'],
    games: 200,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, _position, first) => isClear(first) && first.some(uncoversKing),
    moves: [3, 5],
  },
  {
    theme: 'kings-and-colours',
    presets: ['ceiling-fan'],
    games: 200,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, position, first) =>
      isClear(first) &&
      first.some(({ move, verdict }) => verdict.kind === 'open' && fillsSpace(position, move)),
    moves: [3, 5],
  },
  {
    theme: 'cells-for-kings',
    presets: ['free-fan'],
    games: 200,
    goals: (rules, position) =>
      position.cells.includes(null) && hasFewChoices(rules, position, MOST_CHOICES_CELLS)
        ? freeIn(rules, position, 3, 6)
        : [],
    shows: (_task, _position, first) => isClear(first) && first.some(usesCellAndSpace),
    moves: [3, 6],
  },
  {
    theme: 'low-cards-first',
    presets: ['box-fan'],
    games: 200,
    // The aces lie out, so the first cards that are wanted are twos and threes.
    goals: (rules, position) =>
      freeInFewChoices(rules, position, (card) => rankOf(card) <= LOW && isNext(rules, position, card)),
    shows: (_task, _position, first) => isClear(first),
    moves: [3, 5],
  },
  {
    theme: 'king-on-a-queen',
    presets: ['shamrocks-as-dealt'],
    games: 200,
    goals: (rules, position) =>
      freeInFewChoices(rules, position, (card) => position.fans.some((fan) => isUnderKing(fan, card))),
    shows: (_task, _position, first) => isClear(first) && first.some(buildsKing),
    moves: [3, 5],
  },
  {
    theme: 'which-stays',
    presets: ['school'],
    games: 200,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, position, first) => isClear(first) && choosesTheMover(position, first),
    moves: [3, 5],
  },
  {
    theme: 'red-and-black',
    presets: ['scotch-patience'],
    games: 90,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, _position, first) => isClear(first) && choosesOfTwo(first),
    moves: [2, 5],
  },
  {
    theme: 'last-cards-aside',
    presets: ['clover-leaf'],
    games: 127,
    // Only the ace or king with which a suit ends can fill a space: the others are home from the first.
    goals: (rules, position) =>
      position.fans.some((fan) => fan.length === 0) ? freeInFewChoices(rules, position) : [],
    shows: (_task, position, first) =>
      isClear(first) &&
      first.some(({ move, verdict }) => verdict.kind === 'open' && fillsSpace(position, move)),
    moves: [3, 5],
  },
  {
    theme: 'bottom-of-four',
    presets: ['alexander-the-great'],
    games: 150,
    // The bottom card of a fan in which nothing is built, so that three others or more need a place each.
    goals: (rules, position) => {
      const full = position.fans.filter(
        (fan) =>
          fan.length >= rules.fanSize && !fan.some((card, at) => at > 0 && fits(rules, card, fan[at - 1]!)),
      );
      return hasFewChoices(rules, position, MOST_CHOICES)
        ? freeIn(rules, position, 4, 6, (card) => full.some(([bottom]) => bottom === card))
        : [];
    },
    shows: (_task, _position, first) => isClear(first),
    moves: [4, 6],
  },
  {
    theme: 'one-space',
    presets: ['quads-plus'],
    games: 100,
    goals: (rules, position) =>
      position.fans.some((fan) => fan.length === 0) && hasFewChoices(rules, position, MOST_CHOICES_CELLS)
        ? freeIn(rules, position, 3, 5)
        : [],
    // Any card can be laid in the space: which of them, is the question.
    shows: (_task, position, first) =>
      isClear(first) &&
      first.every(({ move, verdict }) => verdict.kind === 'lost' || fillsSpace(position, move)) &&
      first.filter(({ move, verdict }) => verdict.kind === 'lost' && fillsSpace(position, move)).length >= 2,
    moves: [3, 5],
  },
  {
    theme: 'single-card-stays',
    presets: ['intelligence'],
    games: 300,
    // While there is a stock, nobody can know what an emptied fan brings.
    goals: (rules, position) =>
      position.stock.length > 0 ? [] : freeOneOfTwo(rules, position, [2, 4], MOST_CHOICES_WOODS),
    shows: (_task, position, first) => isClear(first) && needsSingleCard(position, first),
    moves: [2, 4],
  },
];
