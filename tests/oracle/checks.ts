/*
 * What the solver says of a position, compared with plain enumeration: each check gives what is wrong, or nothing.
 */

import type { Random } from 'random-js';
import { proveLoss } from '../../src/core/goal.ts';
import {
  legalMercis,
  legalMoves,
  legalPlays,
  type Move,
  merciRefusal,
  play,
  playsAlone,
  refusal,
} from '../../src/core/moves.ts';
import { cardsLeft, type Position } from '../../src/core/position.ts';
import { isMet, type PuzzleGoal } from '../../src/core/puzzle-goal.ts';
import { puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { cardCount, cardsNextOn, type Rules } from '../../src/core/rules.ts';
import { certificateOf, isClosed } from '../../src/explain/certificate.ts';
import { lockedCards } from '../../src/explain/locked.ts';
import { aboutCard } from '../../src/solver/card/about-card.ts';
import { isSameSuitDeal, neverUncovered, searchDeal } from '../../src/solver/deal-search.ts';
import { hint } from '../../src/solver/hint.ts';
import { isMerciDeal } from '../../src/solver/merci-search.ts';
import { type MoveValue, moveValues } from '../../src/solver/move-values.ts';
import { type Odds, VECTORS, vectorOf } from '../../src/solver/odds.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { reach } from '../../src/solver/reach.ts';
import { type PlayedMoment, review } from '../../src/solver/review.ts';
import { markBuilds } from '../../src/solver/safe.ts';
import { solve } from '../../src/solver/solve.ts';
import { goalStanding, judgeMove } from '../../src/solver/verdict.ts';
import {
  canWin,
  heightsIn,
  heightsOf,
  isFree,
  keyOf,
  maximal,
  mostHome,
  type Node,
  nodesFrom,
} from './graph.ts';

/**
 * The cards home at which a hint without a table stops before a redeal: as many as can come home, or as far on as one card
 * is over by threes where that is advised.
 */
function homeBeforeRedeal({ rules, position, start, byPlays }: Case, nodes = byPlays.keys()): number {
  const most = mostHome(nodes);
  const { redealWhen, fanSize, cells, stock } = rules;
  const inThrees = redealWhen === 'any-time' && fanSize === 3 && cells === 0 && stock === 0;
  if (!inThrees || isSameSuitDeal(playsAlone(rules, position)) || merciRefusal(rules, position) === null)
    return most;
  for (let home = most; home >= start.home; home--) if ((cardCount(rules) - home) % 3 === 1) return home;
  return most;
}

/** A position and all that is known of it by enumeration. */
export interface Case {
  readonly rules: Rules;
  readonly start: Node;
  /** The position of `start`. */
  readonly position: Position;
  /** The nodes that plays alone can reach, with the fewest moves to each; and those that mercis can reach as well. */
  readonly byPlays: ReadonlyMap<Node, number>;
  readonly byAll: ReadonlyMap<Node, number>;
  /** Chances that have nothing to do with any game, so that every stop may be the best one; null where no table could be. */
  readonly odds: Odds | null;
  readonly random: Random;
}

/** Says what is wrong with an answer; nothing when it is right. */
export type Check = (one: Case) => string | null;

/** Far more positions than a search of a small one looks at. */
const LIMIT = 2_000_000;

export function caseOf(rules: Rules, nodes: readonly Node[], random: Random): Case {
  const [start] = nodes;
  if (start === undefined) throw new Error('a graph has at least the node it starts from');
  const byPlays = nodesFrom(start, 'plays');
  const byAll = nodesFrom(start, 'all');
  const { position } = start;
  const table =
    isSameSuitDeal(playsAlone(rules, position)) && rules.redeals > 0 && rules.emptyFan === 'closed';
  const open = merciRefusal(rules, position) === null;
  return { rules, start, position, byPlays, byAll, odds: table && !open ? anyOdds : null, random };
}

const anyOdds: Odds = {
  chances: [7, 11, 13].map((step) =>
    Float64Array.from({ length: VECTORS }, (_, at) => ((at * step * 7919) % 9973) / 9973),
  ),
  halfWidths: [0, 1, 2].map(() => new Float64Array(VECTORS)),
};

/** The node of a position; of foundations that are alike a line may have used another than the enumeration. */
function nodeAt({ rules, byAll }: Case, position: Position): Node | undefined {
  // Those are alike that begin with the same cards.
  const kindOf = (pile: number) => cardsNextOn(rules, pile, 0)[0]!;
  const nameOf = (at: Position) => {
    const piles = at.foundations.map((cards, pile) => ({ cards, kind: kindOf(pile) }));
    const sorted = piles.sort((a, b) => a.kind - b.kind || a.cards.length - b.cards.length);
    return keyOf({ ...at, foundations: sorted.map(({ cards }) => cards) });
  };
  const wanted = nameOf(position);
  return [...byAll.keys()].find((node) => nameOf(node.position) === wanted);
}

/** Every check, by the answer that it is of. */
export const CHECKS: Readonly<Record<string, Check>> = {
  reach: ({ rules, position, byPlays }) => {
    const found = reach(rules, position, LIMIT)?.map((heights) => heights.join('-'));
    return same('heights', found?.sort().join(' '), heightsIn(byPlays.keys()).join(' '));
  },

  solve: ({ rules, position, byPlays, byAll }) => {
    const alone = [playsAlone(rules, position), byPlays] as const;
    const open = merciRefusal(rules, position) === null;
    for (const [asked, nodes] of open ? [[rules, byAll] as const, alone] : [alone]) {
      for (const aim of ['win', 'most'] as const) {
        const { verdict, home, proved, line } = solve(asked, position, LIMIT, aim);
        const wins = canWin(rules, nodes.keys());
        const wrong =
          same(`${aim}: verdict`, verdict, wins ? 'solvable' : 'unsolvable') ??
          (proved || aim === 'most' ? same(`${aim}: home`, home, mostHome(nodes.keys())) : null) ??
          (aim === 'most' ? same('most: proved', proved, true) : null) ??
          same(`${aim}: end of the line`, homeAfter(asked, position, line), home) ??
          (isMerciDeal(asked, position)
            ? same(`${aim}: a merci`, line.some(isMerci), home > mostHome(byPlays.keys()))
            : null);
        if (wrong !== null) return wrong;
      }
    }
    return null;
  },

  deal: ({ rules, position, byPlays }) => {
    const alone = playsAlone(rules, position);
    if (!isSameSuitDeal(alone)) return null;
    const found = searchDeal(alone, position).outcomes.map(({ foundations }) => foundations.join('-'));
    const wrong = same('outcomes', found.sort().join(' '), maximal(heightsIn(byPlays.keys())).join(' '));
    if (wrong !== null) return wrong;
    const buried = neverUncovered(alone, position);
    for (const node of byPlays.keys()) {
      const shown = [...buried].find((card) => isFree(node, card));
      if (shown !== undefined) return `card ${shown} is uncovered after all`;
    }
    return null;
  },

  certificate: ({ rules, position, byAll }) => {
    const { lost, stuck, ceilings } = lockedCards(rules, position);
    for (const card of lost) {
      const certificate = certificateOf(rules, position, card);
      if (certificate === null) return `card ${card} is lost without a certificate`;
      if (!isClosed(rules, position, certificate)) return `the certificate of card ${card} is not closed`;
    }
    const stackOf = (at: Position, card: number) =>
      [...at.fans, ...at.wastes, ...at.cells.map((one) => [one])].find((cards) => cards.includes(card));
    for (const node of byAll.keys()) {
      const found = lost.find((card) => node.position.foundations.some((pile) => pile.includes(card)));
      if (found !== undefined) return `card ${found} comes home after all`;
      const pile = heightsOf(node.position).findIndex((height, at) => height > ceilings[at]!);
      if (pile >= 0) return `foundation ${pile} comes above its ceiling`;
      const moved = stuck.find((card) => {
        const [was, is] = [position, node.position].map((at) => stackOf(at, card) ?? []);
        return was!.slice(0, was!.indexOf(card) + 1).some((one, depth) => is![depth] !== one);
      });
      if (moved !== undefined) return `card ${moved} leaves its stack after all`;
    }
    return null;
  },

  card: (one) => {
    const { rules, position, odds, byAll, random } = one;
    const left = cardsLeft(position);
    if (left.length === 0) return null;
    const card = random.pick(left);
    const { home, uncover } = aboutCard(rules, position, card, odds);
    const nodes = [...byAll.keys()];
    const homeward = nodes.filter((node) => node.position.foundations.some((pile) => pile.includes(card)));
    const most = mostHome(nodes);
    // In the other games the searches stop at a limit, and say so.
    const isKnown = home.kind !== 'unknown' && uncover.kind !== 'unknown';
    if (!isKnown) return isSameSuitDeal(rules) ? 'an answer is not known' : null;
    // A card in the stock is uncovered when it has been dealt.
    const distances = [...byAll].flatMap(([node, distance]) => (isFree(node, card) ? [distance] : []));
    const shortest = Math.min(...distances);
    if (uncover.kind === 'line') {
      const [end, price] = [after(rules, position, uncover.line), uncover.price];
      const step = nodeAt(one, end);
      if (step === undefined || !isFree(step, card)) return 'the line does not uncover the card';
      const wrong =
        (uncover.shortest ? same('the shortest line', uncover.line.length, shortest) : null) ??
        (price.proved
          ? same('most home after it', price.after, mostHome(nodesFrom(step, 'all').keys()))
          : null) ??
        (price.proved ? same('most home without it', price.without, most) : null) ??
        (price.chances === null
          ? null
          : same('chance after it', price.chances.after.chance, worthOf(one, step)));
      if (wrong !== null) return wrong;
    } else if (uncover.kind === 'open') {
      if (shortest !== 0) return 'the card is not uncovered';
    } else if (distances.length > 0) return 'the card can be uncovered after all';
    if (home.kind !== 'yes') return homeward.length > 0 ? 'the card can come home after all' : null;
    const end = after(rules, position, home.line);
    if (!end.foundations.some((pile) => pile.includes(card))) return 'the line does not bring the card home';
    const later = nodeAt(one, end);
    if (later === undefined) return 'the line leads to no position that was enumerated';
    return (
      same('the plan', heightsOf(after(rules, position, home.plan.flat())).join(), heightsOf(end).join()) ??
      (home.proved ? same('most home', home.best, most) : null) ??
      (home.proved ? same('most home with it', home.most, mostHome(homeward)) : null) ??
      (home.most > mostHome(nodesFrom(later, 'all').keys()) ? 'more is said to come home than can' : null)
    );
  },

  outlook: (one) => {
    const { rules, position, odds, byAll } = one;
    const { chance, proved, line, ending, home, most, heldBack, oneOver } = outlook(
      rules,
      position,
      odds,
      LIMIT,
    );
    const value = worthOf(one, one.start);
    const left = rules.redeals + 1 - position.deal;
    const end = after(rules, position, line);
    const homeward = [...homewardFrom(rules, end)];
    const wins = canWin(rules, byAll.keys());
    return (
      same('chance', chance?.chance ?? null, value) ??
      same('proved', proved, value !== null && (wins || left === 0)) ??
      same('ending', ending, wins ? 'won' : left > 0 ? 'redeal' : 'over') ??
      same(
        'end of the line',
        heightsOf(end).reduce((sum, height) => sum + height, 0),
        home,
      ) ??
      same('most', most, home === mostHome(byAll.keys())) ??
      (chance === null || proved ? null : same('chance at the end', chanceAt(one, end), chance.chance)) ??
      (odds === null && left > 0 && !wins
        ? same('home before a redeal', home, homeBeforeRedeal(one))
        : null) ??
      ((odds === null && !oneOver) || left === 0 || wins
        ? null
        : same('held back', heldBack.join(), homeward.join())) ??
      (ending === 'redeal' &&
      rules.redealWhen === 'only-when-stuck' &&
      isSameSuitDeal(playsAlone(rules, position))
        ? same('plays left', legalPlays(rules, end).length, 0)
        : null)
    );
  },

  hint: (one) => {
    const { rules, position, odds, start, byAll, byPlays } = one;
    const { move, chance, worse, ending, home, proved } = hint(rules, position, odds);
    const wins = canWin(rules, byAll.keys());
    const isOver = start.home === cardCount(rules);
    if (move === null) {
      if (isOver) return null;
      // Nothing helps: no more comes home, and no redeal may be taken now.
      const idle = same(
        'most home without a move',
        mostHome((ending === 'redeal' ? byPlays : byAll).keys()),
        start.home,
      );
      return idle ?? same('redeal', refusal(rules, position, { kind: 'redeal' }) !== null, true);
    }
    const refused = refusal(rules, position, move);
    if (refused !== null) return `the move is refused: ${refused.why}`;
    if (move.kind === 'redeal') {
      if (wins) return 'a redeal is advised where the deal can be won';
      if (odds === null) return same('home before a redeal', homeBeforeRedeal(one), start.home);
      return same('chance of the redeal', chanceAt(one, position), chance?.chance);
    }
    const next = stepOf(start, move);
    if (next === null) return 'the move is not among those enumerated';
    const kept = chance === null ? null : same('chance after the move', worthOf(one, next), chance.chance);
    if (kept !== null) return kept;
    if (!proved && chance === null && ending === 'redeal') {
      return same(
        'home before a redeal after the move',
        homeBeforeRedeal(one, nodesFrom(next, 'plays').keys()),
        home,
      );
    }
    if (ending === 'over') {
      const most = same('most home after the move', mostHome(nodesFrom(next, 'all').keys()), home);
      if (most !== null) return most;
    }
    return checkWorse(one, worse, chance?.chance ?? null, home);
  },

  values: (one) => {
    const { rules, position, odds, random } = one;
    // A few positions at first, so that there are second looks, too.
    const limits = [random.integer(1, 40), LIMIT];
    const values = new Map<string, MoveValue>();
    let left = -1;
    for (const valued of moveValues(rules, position, odds, limits)) {
      const { move, ...value } = valued.value;
      const before = values.get(JSON.stringify(move));
      if (before?.most) return 'a value that was exact is given once more';
      if (before !== undefined && before.home > value.home) return 'a second look finds less';
      const wrong = checkValue(one, move, value);
      if (wrong !== null) return `${JSON.stringify(move)}: ${wrong}`;
      values.set(JSON.stringify(move), valued.value);
      left = valued.left;
    }
    const moves = legalMoves(rules, position).map((move) => JSON.stringify(move));
    return (
      same('moves', [...values.keys()].sort().join(), moves.sort().join()) ??
      same('left', left, moves.length === 0 ? -1 : 0) ??
      same('inexact', [...values.values()].filter(({ most }) => !most).length, 0)
    );
  },

  builds: ({ rules, position, start, byPlays }) => {
    if (!isSameSuitDeal(rules) || merciRefusal(rules, position) === null) return null;
    const most = mostHome(byPlays.keys());
    const before = maximal(heightsIn(byPlays.keys()));
    const builds = start.plays.filter(({ move }) => move.kind === 'play' && move.to.at === 'fan');
    const marks = markBuilds(rules, position);
    if (marks.length !== builds.length) return `marks ${marks.length} of ${builds.length} builds`;
    for (const mark of marks) {
      const to = stepOf(start, mark.move)!;
      const later = nodesFrom(to, 'plays');
      const fewer = most - mostHome(later.keys());
      const left = maximal(heightsIn(later.keys()));
      const wrong =
        mark.kind === 'free'
          ? same(`outcomes after a free build (${mark.theorem})`, left.join(' '), before.join(' '))
          : same('fewer', mark.kind === 'loses' ? mark.fewer : 0, fewer);
      if (wrong !== null) return wrong;
    }
    return null;
  },

  standing: (one) => {
    const { rules, position, start, random } = one;
    const goal = randomGoal(one);
    const made = random.integer(0, 1);
    const found = goalStanding(rules, goal, position, made, LIMIT);
    const wrong = checkStanding(one, goal, start, made, found);
    if (wrong !== null) return `${JSON.stringify(goal)} after ${made}: ${wrong}`;
    return null;
  },

  judge: (one) => {
    const { rules, position, start, random, byPlays } = one;
    const steps = [...start.plays, ...start.mercis];
    if (steps.length === 0) return null;
    const { move, to } = random.pick(steps);
    const goal = randomGoal(one);
    const found = judgeMove(rules, goal, position, move, 0, LIMIT);
    const wrong = checkStanding(one, goal, to, 1, found);
    if (wrong !== null) return `${JSON.stringify(goal)}: ${wrong}`;
    if (!isSameSuitDeal(rules) || merciRefusal(rules, position) === null)
      return same('killed', found.lostCards.length, 0);
    const [before, left] = [highestIn(byPlays.keys()), highestIn(nodesFrom(to, 'plays').keys())];
    const killed = before.flatMap((height, suit) =>
      Array.from({ length: height - left[suit]! }, (_, at) => suit * 13 + left[suit]! + at),
    );
    return same('killed', found.lostCards.join(), killed.join());
  },

  loss: ({ rules, position, byPlays, random }) => {
    const left = position.fans.flat();
    if (left.length === 0) return null;
    const goal = random.bool()
      ? ({ kind: 'win' } as const)
      : ({ kind: 'home', cards: [random.pick(left)] } as const);
    const loss = proveLoss(rules, goal, position);
    if (loss === null) return null;
    const reached = [...byPlays.keys()].some((node) => isMet(rules, goal, node.position, 0));
    if (reached) return `${JSON.stringify(goal)} is called lost and can be reached`;
    const home = [...byPlays.keys()].some(({ position: { foundations } }) =>
      foundations.some((pile) => pile.includes(loss.card)),
    );
    return home ? `card ${loss.card} is called lost and can come home` : null;
  },

  review: (one) => {
    const { rules, start, odds, random, byAll } = one;
    const game: PlayedMoment[] = [{ position: start.position, move: null }];
    const nodes = [start];
    for (let at = start.position; game.length < 5; ) {
      const moves = [...legalPlays(rules, at), ...legalMercis(rules, at)];
      if (moves.length === 0) break;
      const move = random.pick(moves);
      at = play(rules, at, move);
      const key = keyOf(at);
      nodes.push([...byAll.keys()].find((node) => node.key === key)!);
      game.push({ position: at, move });
    }
    let at = 0;
    let before: number | null = null;
    for (const { chance, chanceLost: lost } of review(rules, game, odds)) {
      const value = worthOf(one, nodes[at]!);
      const wrong =
        same(`chance at moment ${at}`, chance?.chance ?? null, value) ??
        same(
          `lost at moment ${at}`,
          lost,
          before === null || value === null ? 0 : Math.max(0, before - value),
        );
      if (wrong !== null) return wrong;
      before = value;
      at++;
    }
    return same('moments', at, game.length);
  },
};

function isMerci({ kind }: Move): boolean {
  return kind === 'merci';
}

/** Says that a value is not what it should be. */
function same(what: string, found: unknown, wanted: unknown): string | null {
  return Object.is(found, wanted) ? null : `${what}: ${String(found)}, and not ${String(wanted)}`;
}

function after(rules: Rules, position: Position, line: readonly Move[]): Position {
  return line.reduce((at, move) => play(rules, at, move), position);
}

function homeAfter(rules: Rules, position: Position, line: readonly Move[]): number {
  return heightsOf(after(rules, position, line)).reduce((sum, height) => sum + height, 0);
}

/** The cards that can go home one after the other, with no other move between them. */
function* homewardFrom(rules: Rules, position: Position): Generator<number> {
  for (let at = position; ; ) {
    const next = legalPlays(rules, at).find((move) => move.kind === 'play' && move.to.at === 'foundation');
    if (next?.kind !== 'play') return;
    yield next.card;
    at = play(rules, at, next);
  }
}

/** What the table of a case says of a redeal taken in a position. */
function chanceAt({ rules, odds }: Case, position: Position): number | null {
  return odds?.chances[rules.redeals - position.deal]?.[vectorOf(heightsOf(position))] ?? null;
}

/**
 * The chance to win from a node by perfect play; null where nobody knows it. Where a redeal waits until no play is left,
 * of the ends that are maximal: a deal can be stopped lower there by burying a card, and the pages say “at least”.
 */
function worthOf(one: Case, node: Node): number | null {
  const { rules, odds, position } = one;
  if (canWin(rules, nodesFrom(node, 'all').keys())) return 1;
  if (position.deal > rules.redeals) return 0;
  if (odds === null) return null;
  const nodes = [...nodesFrom(node, 'plays').keys()];
  const ends = new Set(maximal(heightsIn(nodes)));
  const stops = rules.redealWhen === 'any-time' ? nodes : nodes.filter(({ heights }) => ends.has(heights));
  return Math.max(...stops.map((stop) => chanceAt(one, stop.position)!));
}

/** The node that a move leads to; null when it is not among the moves of the node. */
function stepOf({ plays, mercis }: Node, move: Move): Node | null {
  const text = JSON.stringify(move);
  return [...plays, ...mercis].find((step) => JSON.stringify(step.move) === text)?.to ?? null;
}

function checkWorse(
  one: Case,
  worse: ReturnType<typeof hint>['worse'],
  best: number | null,
  home: number,
): string | null {
  const { rules, position, start } = one;
  if (!isSameSuitDeal(rules)) return same('worse', worse, null);
  if (worse === null) return null;
  const next = stepOf(start, worse.move);
  if (next === null) return 'the worse move is not among those enumerated';
  const value = worthOf(one, next);
  const last = position.deal > rules.redeals;
  const most = mostHome(nodesFrom(next, last ? 'all' : 'plays').keys());
  if (best !== null && best > 0) {
    const lowest = Math.min(...start.plays.map(({ to }) => worthOf(one, to) ?? 0));
    return (
      same('chance after the worse move', worse.chance?.chance ?? null, value) ??
      same('the lowest chance', value ?? 0, lowest)
    );
  }
  return (
    same('home after the worse move', worse.home, most) ??
    (most < home ? null : 'the worse move costs nothing')
  );
}

/** What is wrong with the value of a move; of one that is not exact, that it claims too much. */
function checkValue(one: Case, move: Move, { home, most, chance, proved, highest }: Omit<MoveValue, 'move'>) {
  const { rules, position, start, odds } = one;
  if (move.kind === 'redeal') {
    return (
      same('home', home, start.home) ??
      same('chance', chance?.chance ?? null, odds === null ? null : chanceAt(one, position))
    );
  }
  const to = stepOf(start, move);
  if (to === null) return 'the move is not among those enumerated';
  const nodes = [...nodesFrom(to, 'all').keys()];
  if (!most && home > mostHome(nodes)) return 'more is claimed than can come home';
  if (!most && chance === null) return null;
  const last = position.deal > rules.redeals;
  return (
    (most ? same('home', home, mostHome(nodes)) : null) ??
    same('chance', chance?.chance ?? null, worthOf(one, to)) ??
    same('proved', proved, chance !== null && (last || canWin(rules, nodes))) ??
    (highest === null
      ? same('highest', isSameSuitDeal(rules) && merciRefusal(rules, to.position) !== null, false)
      : same('highest', highest.join('-'), highestIn(nodesFrom(to, 'plays').keys()).join('-')))
  );
}

/** By foundation, the most cards that it has in any of some nodes. */
function highestIn(nodes: Iterable<Node>): number[] {
  return heightsIn(nodes)
    .map((text) => text.split('-').map(Number))
    .reduce((a, b) => a.map((height, suit) => Math.max(height, b[suit]!)));
}

/** A goal for a puzzle of the position, some of them out of reach. */
function randomGoal({ rules, position, start, byAll, random }: Case): PuzzleGoal {
  const cards = [...position.fans, ...position.wastes, position.stock].flat();
  const card = cards.length === 0 ? 0 : random.pick(cards);
  const kind = random.integer(0, 4);
  if (kind === 0 || cards.length === 0) return { kind: 'win' };
  if (kind === 1)
    return { kind: 'count', cards: Math.min(start.home + random.integer(1, 8), cardCount(rules)) };
  if (kind === 2) return { kind: 'free', card, within: random.bool() ? null : random.integer(1, 5) };
  if (kind === 3 && position.deal <= rules.redeals) {
    const heights = random
      .pick([...byAll.keys()])
      .heights.split('-')
      .map(Number);
    const other = heights.map((height) => Math.min(13, height + random.integer(0, 1)));
    return { kind: 'redeal', deal: position.deal + 1, from: random.bool() ? [heights, other] : [other] };
  }
  return { kind: 'home', cards: random.bool() ? [card] : [card, random.pick(cards)] };
}

/** Where the searches do not go, so that `unknown` is a right answer. */
function mayBeUnknown(rules: Rules, position: Position, goal: PuzzleGoal): boolean {
  const exact = isSameSuitDeal(rules) && merciRefusal(rules, position) !== null;
  if (goal.kind === 'redeal') return !exact || rules.redealWhen === 'only-when-stuck';
  return !exact && (goal.kind === 'home' || (goal.kind === 'free' && goal.within === null));
}

function checkStanding(
  { rules }: Case,
  goal: PuzzleGoal,
  node: Node,
  made: number,
  found: ReturnType<typeof goalStanding>,
): string | null {
  const { position } = node;
  if (found.kind === 'unknown') return mayBeUnknown(rules, position, goal) ? null : 'unknown';
  const reached = [...nodesFrom(node, 'all')].some(([{ position: at }, distance]) =>
    goal.kind === 'redeal'
      ? refusal(rules, at, { kind: 'redeal' }) === null &&
        isMet(rules, goal, puzzlePlay(rules, at, { kind: 'redeal' }), made)
      : isMet(rules, goal, at, made + distance),
  );
  const wrong = same('standing', found.kind, reached ? 'open' : 'lost');
  if (wrong !== null || found.kind === 'lost') return wrong;
  const end = found.line.reduce((at, move) => puzzlePlay(rules, at, move), position);
  return isMet(rules, goal, end, made + found.line.length) ? null : 'the line does not reach the goal';
}
