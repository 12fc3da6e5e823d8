/*
 * What can be said about one card of a deal: what lies on it and waits for what, whether it can come home, and what it
 * costs to uncover it.
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * Asked about 9S: JS lies on it, which waits for 9S on its foundation, and could be laid on QS, which is on top of its
 * fan. 9S can come home, after JS-QS, and that move alone uncovers it. It costs nothing: 52 cards come home with it as
 * without. Asked about KS after TS-JS: it waits for 9S, which lies under TS, since TS waits for 9S and for JS.
 */

import type { Card } from '../../core/card.ts';
import { cardOfMove, isHomeMove, type Move, merciRefusal, play } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { causesOf } from '../../explain/causes.ts';
import { type Certificate, certificateOf } from '../../explain/certificate.ts';
import {
  type CoveringCard,
  cardsUpon,
  coveringCards,
  type Whereabouts,
  whereaboutsOf,
} from '../../explain/covering.ts';
import { type Episode, planOf } from '../../explain/plan.ts';
import { isExactDeal, searchDeal } from '../deal-search.ts';
import type { Chance, Odds } from '../odds.ts';
import { outlook } from '../outlook.ts';
import { solve } from '../solve.ts';
import { searchFreeAny } from './free-any.ts';
import { searchFree } from './free-card.ts';
import { searchHomeAny } from './home-any.ts';

/** Whether a card can come home in this deal. */
export type HomeAnswer =
  /** It is home. */
  | { readonly kind: 'home' }
  | {
      readonly kind: 'yes';
      /** Legal moves, each of them needed; the last one brings it home. */
      readonly line: readonly Move[];
      readonly plan: readonly Episode[];
      /** The most cards home, 0–52 a pack, at the end of a game that goes on from this line, as far as was looked. */
      readonly most: number;
      /** The most cards home by any line, as far as was looked. */
      readonly best: number;
      /** Whether both are proved; else they are what was found. */
      readonly proved: boolean;
    }
  /** Never, for a reason that can be seen. */
  | { readonly kind: 'certificate'; readonly certificate: Certificate }
  /** Never: every way was tried, in so many positions. */
  | { readonly kind: 'searched'; readonly nodes: number }
  /** Not known: no way was found in so many positions. */
  | { readonly kind: 'unknown'; readonly nodes: number };

/** Whether and how a card can be uncovered in this deal. */
export type UncoverAnswer =
  /** It is uncovered, or home. */
  | { readonly kind: 'open' }
  | {
      readonly kind: 'line';
      /** Legal moves, the last of which uncovers it. */
      readonly line: readonly Move[];
      /** Whether it is proved that no line is shorter. */
      readonly shortest: boolean;
      readonly price: UncoverPrice;
    }
  | { readonly kind: 'certificate'; readonly certificate: Certificate }
  | { readonly kind: 'searched'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number };

/** What a line costs: what can still be had after it, and could be without it. */
export interface UncoverPrice {
  /** The most cards home, 0–52 a pack, after the line and without it. */
  readonly after: number;
  readonly without: number;
  /** Whether both numbers are proved; else they are what was found. */
  readonly proved: boolean;
  /** The chance to win the game, after the line and without it; null where chances are not known. */
  readonly chances: { readonly after: Chance; readonly without: Chance } | null;
}

/** All that can be said about a card. */
export interface AboutCard {
  readonly card: Card;
  readonly lies: Whereabouts;
  /** The cards that lie on it, the top card first. */
  readonly covers: readonly CoveringCard[];
  readonly home: HomeAnswer;
  readonly uncover: UncoverAnswer;
}

/** Positions looked at by each search of an answer, so that it comes within a second. */
const ABOUT_LIMIT = { deal: 100_000, any: 20_000, plain: 2000, shorter: 30_000 };

/**
 * Answers what can be asked about a card of a position: this deal, with a merci where one may be taken, and no redeal but
 * in the chances, which are those of `odds` (see `outlook`). Throws for a card that is not in the position.
 */
export function aboutCard(rules: Rules, position: Position, card: Card, odds: Odds | null): AboutCard {
  const lies = whereaboutsOf(position, card);
  const covers = coveringCards(rules, position, card);
  let searched: DealEnds | null = null;
  const deal: Deal = {
    rules,
    position,
    odds,
    ends: () => {
      searched ??= endsOf(rules, position);
      return searched;
    },
  };
  return {
    card,
    lies,
    covers,
    home: lies.at === 'foundation' ? { kind: 'home' } : homeAnswer(deal, card),
    uncover: covers.length === 0 && lies.at !== 'stock' ? { kind: 'open' } : uncoverAnswer(deal, card),
  };
}

/** The deal that is asked about; what all its cards come to is searched once, when it is needed first. */
interface Deal {
  readonly rules: Rules;
  readonly position: Position;
  readonly odds: Odds | null;
  readonly ends: () => DealEnds;
}

/** Lines to the ends of a deal. */
interface DealEnds {
  /** The one with most cards home first. */
  readonly lines: readonly { readonly home: number; readonly line: readonly Move[] }[];
  /** Whether no line brings home what none of these does; in other than same-suit deals, whether none brings more. */
  readonly proved: boolean;
  readonly nodes: number;
}

function endsOf(rules: Rules, position: Position): DealEnds {
  if (isExactDeal(rules, position)) {
    const { outcomes, proved, nodes } = searchDeal(rules, position, 'all', ABOUT_LIMIT.deal);
    return { lines: outcomes, proved, nodes };
  }
  const { home, line, proved, nodes } = solve(rules, position, ABOUT_LIMIT.any / rules.packs, 'most');
  return { lines: [{ home, line }], proved, nodes };
}

function homeAnswer(deal: Deal, card: Card): HomeAnswer {
  const { rules, position } = deal;
  const certificate = certificateOf(rules, position, card);
  if (certificate !== null) return { kind: 'certificate', certificate };
  const { lines, proved, nodes } = deal.ends();
  const best = lines[0]!.home;
  const found = lines.find(({ line }) => line.some(bringsHome(card)));
  if (found !== undefined) {
    const line = neededFor(rules, position, found.line, bringsHome(card));
    return { kind: 'yes', line, plan: planOf(rules, position, line), most: found.home, best, proved };
  }
  if (isExactDeal(rules, position)) return { kind: proved ? 'searched' : 'unknown', nodes };
  const plain = searchHomeAny(rules, position, card, ABOUT_LIMIT.plain);
  if (plain.line === null && plain.proved) return { kind: 'searched', nodes: plain.nodes };
  if (plain.line === null) return { kind: 'unknown', nodes: nodes + plain.nodes };
  const after = endsOf(rules, endOf(rules, position, plain.line));
  return {
    kind: 'yes',
    line: plain.line,
    plan: planOf(rules, position, plain.line),
    most: after.lines[0]!.home,
    best: Math.max(best, after.lines[0]!.home),
    // Another line that brings the card home may bring more.
    proved: proved && after.proved && after.lines[0]!.home >= best,
  };
}

const bringsHome =
  (card: Card) =>
  (move: Move): boolean =>
    isHomeMove(move) && cardOfMove(move) === card;

function endOf(rules: Rules, position: Position, line: readonly Move[]): Position {
  return line.reduce((at, move) => play(rules, at, move), position);
}

/** The moves of a line that have to be made before the first that is wanted, and that one, in their order. */
function neededFor(
  rules: Rules,
  position: Position,
  line: readonly Move[],
  isWanted: (move: Move) => boolean,
): readonly Move[] {
  const causes = causesOf(rules, position, line);
  const needed = new Set<number>();
  const open = [line.findIndex(isWanted)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    needed.add(at);
    open.push(...causes[at]!.after.filter((before) => !needed.has(before)));
  }
  return line.filter((_, index) => needed.has(index));
}

function uncoverAnswer(deal: Deal, card: Card): UncoverAnswer {
  const { rules, position } = deal;
  const certificate = certificateOf(rules, position, card, 'open');
  if (certificate !== null) return { kind: 'certificate', certificate };
  const { line, proved, nodes, shortest } = isExactDeal(rules, position)
    ? uncoveredInSuit(rules, position, card)
    : uncoveredByAnyRules(deal, card);
  if (line === null) return { kind: proved ? 'searched' : 'unknown', nodes };
  return { kind: 'line', line, shortest, price: priceOf(deal, line) };
}

/** What was found of lines that uncover a card: the shortest of them, or that there is none. */
interface Uncovering {
  readonly line: readonly Move[] | null;
  /** Where there is no line: whether that is proved. */
  readonly proved: boolean;
  readonly shortest: boolean;
  readonly nodes: number;
}

function uncoveredInSuit(rules: Rules, position: Position, card: Card): Uncovering {
  const { line, cardsAbove, proved, nodes } = searchFree(rules, position, card, null, ABOUT_LIMIT.deal);
  const found = cardsAbove === 0 ? withoutDetours(rules, position, card, line) : null;
  if (found === null && proved) return { line: null, proved, shortest: false, nodes };
  return shortened(found, nodes, cardsUpon(position, card).length, (within, limit) =>
    searchFree(rules, position, card, within, limit),
  );
}

function uncoveredByAnyRules(deal: Deal, card: Card): Uncovering {
  const { rules, position } = deal;
  const merci = merciRefusal(rules, position) === null;
  const fewest = merci ? 1 : Math.max(1, cardsUpon(position, card).length);
  const near = shortened(null, 0, fewest, (within, limit) =>
    searchFreeAny(rules, position, card, within, Math.min(limit, ABOUT_LIMIT.plain)),
  );
  if (near.line !== null) return near;
  // With moves enough for every position the search is one for any line at all.
  const far = searchFreeAny(rules, position, card, ABOUT_LIMIT.plain, ABOUT_LIMIT.plain);
  if (far.proved && far.cardsAbove > 0)
    return { line: null, proved: true, shortest: false, nodes: far.nodes };
  const { lines, nodes } = deal.ends();
  const line = withoutDetours(rules, position, card, lines[0]!.line);
  return { line, proved: false, shortest: false, nodes: near.nodes + far.nodes + nodes };
}

/**
 * The shortest line: those of `fewest` moves are looked for first, then those of one move more, until one is found, or as
 * many positions have been looked at as an answer may take.
 */
function shortened(
  found: readonly Move[] | null,
  nodesBefore: number,
  fewest: number,
  searchWithin: (
    within: number,
    limit: number,
  ) => { line: readonly Move[]; cardsAbove: number; proved: boolean; nodes: number },
): Uncovering {
  const most = found === null ? MOST_MOVES : found.length - 1;
  let nodes = 0;
  for (let within = fewest; within <= most; within++) {
    const tried = searchWithin(within, ABOUT_LIMIT.shorter - nodes);
    nodes += tried.nodes;
    if (tried.cardsAbove === 0)
      return { line: tried.line, proved: true, shortest: true, nodes: nodesBefore + nodes };
    if (!tried.proved || nodes >= ABOUT_LIMIT.shorter)
      return { line: found, proved: false, shortest: false, nodes: nodesBefore + nodes };
  }
  return { line: found, proved: false, shortest: found !== null, nodes: nodesBefore + nodes };
}

/** Lines of more moves than this are not looked for one by one. */
const MOST_MOVES = 12;

/** A line as far as it uncovers a card, without the moves that this does not need; null where it never does. */
function withoutDetours(
  rules: Rules,
  position: Position,
  card: Card,
  line: readonly Move[],
): readonly Move[] | null {
  let at = position;
  for (const [index, move] of line.entries()) {
    at = play(rules, at, move);
    if (find(at, card)?.at === 'stock' || cardsUpon(at, card).length > 0) continue;
    return neededFor(rules, position, line.slice(0, index + 1), (one) => one === move);
  }
  return null;
}

function priceOf({ rules, position, odds, ends }: Deal, line: readonly Move[]): UncoverPrice {
  const end = endOf(rules, position, line);
  const [later, now] = [endsOf(rules, end), ends()];
  const after = later.lines[0]!.home;
  const chanceAt = (at: Position) => outlook(rules, at, odds, ABOUT_LIMIT.deal).chance;
  const chances = odds === null ? null : { after: chanceAt(end), without: chanceAt(position) };
  return {
    after,
    // What the line brings home, another one may bring as well.
    without: Math.max(now.lines[0]!.home, after),
    proved: later.proved && now.proved,
    chances:
      chances === null || chances.after === null || chances.without === null
        ? null
        : { after: chances.after, without: chances.without },
  };
}
