/*
 * The hint: the first move of the best line, what speaks for it, and the line that shows why another play is worse.
 *
 * An example, the last deal of La Belle Lucie: clubs and hearts are home to the jack, diamonds to the king, spades to
 * the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * The hint is JS-QS, since it uncovers 9S, which then goes home. The play that costs the most is TS-JS: after it no
 * more than 46 cards come home.
 */

import type { Card } from '../core/card.ts';
import { legalPlays, type Move, merciRefusal, play, refusal } from '../core/moves.ts';
import { home as cardsHome, type Position } from '../core/position.ts';
import { merciWantsTops, type Rules } from '../core/rules.ts';
import { type Episode, planOf } from '../explain/plan.ts';
import { isSameSuitDeal } from './deal-search.ts';
import { isMerciDeal } from './merci-search.ts';
import type { Chance, Odds } from './odds.ts';
import { type Outlook, outlook } from './outlook.ts';
import { homeSooner } from './pruned-line.ts';
import { freeBy, isFreeBuild, type Theorem } from './safe.ts';

/** Why a move is the best, as data. */
export type Reason =
  /** A foundation play never costs anything within a deal. */
  | { readonly why: 'foundation' }
  /** A build that a theorem shows to be free. */
  | { readonly why: 'free'; readonly theorem: Theorem; readonly onto: Card }
  /** It uncovers a card; `then` is what the best line does with that card later, or null. */
  | { readonly why: 'uncovers'; readonly card: Card; readonly then: Move | null }
  /** It empties a fan, and the stock deals a new one in its place. */
  | { readonly why: 'stock-fills' }
  /** The merci: `then` is what the line does with the drawn card; null when the merci itself brings it home. */
  | { readonly why: 'merci'; readonly then: Move | null }
  /** No line of this deal gives as high a chance as a redeal now. */
  | { readonly why: 'redeal' };

/** A play that gives a lower chance, or as high a one and fewer cards home, with the best that is left after it. */
export interface Worse {
  /** The play itself. */
  readonly move: Move;
  /** The chance to win after it; null where chances are not known. */
  readonly chance: Chance | null;
  /** Cards home at the end of its line. */
  readonly home: number;
  /** The best line, the move itself first. */
  readonly line: readonly Move[];
}

/** The best move of a position, why, and what it leads to. */
export interface Hint extends Outlook {
  /** The move; a redeal where it is time for one; null when nothing is left that helps, or nothing was found. */
  readonly move: Move | null;
  readonly reason: Reason | null;
  /** The line as a plan; where it has a move, the first is that of the line. */
  readonly plan: readonly Episode[];
  /** The play that costs the most; null when none costs any, or where that was not looked at. */
  readonly worse: Worse | null;
}

/** Positions looked at for a hint where the search may not end: a few seconds of searching. */
export const HINT_LIMIT = 300_000;

/**
 * Finds the best move, its reason, and the line that shows why another move is worse. Where its searches do
 * not end, each looks at some 300,000 positions; `odds` are those of `outlook`.
 */
export function hint(rules: Rules, position: Position, odds: Odds | null): Hint {
  const found = outlook(rules, position, odds, HINT_LIMIT);
  const seen = { ...found, line: homeSooner(rules, position, found.line) };
  checkLine(rules, position, seen);
  const [first] = seen.line;
  const redeal: Move = { kind: 'redeal' };
  const redealNow =
    first === undefined && seen.ending === 'redeal' && refusal(rules, position, redeal) === null;
  const known = seen.most || seen.keepsMerci || seen.oneOver || seen.chance !== null;
  const move = first ?? (redealNow && known ? redeal : null);
  return {
    ...seen,
    move,
    reason: move === null ? null : reasonFor(rules, position, move, seen.line),
    plan: planOf(rules, position, seen.line),
    worse: isSameSuitDeal(rules) ? worst(rules, position, odds, seen) : null,
  };
}

/** Replays a line by the plain rules; a line that they refuse is a defect of the search, and throws. */
function checkLine(rules: Rules, position: Position, { line, home }: Outlook): void {
  const end = line.reduce((current, move) => play(rules, current, move), position);
  if (cardsHome(end) !== home) throw new Error(`the line brings ${cardsHome(end)} cards home, not ${home}`);
}

function reasonFor(rules: Rules, position: Position, move: Move, line: readonly Move[]): Reason | null {
  if (move.kind === 'redeal') return { why: 'redeal' };
  if (move.kind === 'stock') return null;
  /** The first play of a card in the line; the move itself is left out. */
  const playOf = (card: Card): Move | null =>
    line.find((later, ply) => ply > 0 && later.kind === 'play' && later.card === card) ?? null;
  if (move.kind === 'merci') {
    const then = playOf(move.card);
    return { why: 'merci', then };
  }
  // The theorems, and that a foundation play costs nothing, hold for the same-suit games alone.
  if (isSameSuitDeal(rules) && move.to.at !== 'cell') {
    const isWanted = merciWantsTops(rules) && merciRefusal(rules, position) === null;
    if (move.to.at === 'foundation') return isWanted ? null : { why: 'foundation' };
    const fan = position.fans[move.to.fan] ?? [];
    const theorem = freeBy(rules, position, fan);
    const onto = fan.at(-1);
    if (theorem !== null && onto !== undefined) return { why: 'free', theorem, onto };
  }
  const from = position.fans.find((fan) => fan.at(-1) === move.card);
  const card = from?.at(-2);
  if (card === undefined) {
    const isFilled = from !== undefined && rules.emptyFan === 'stock' && position.stock.length > 0;
    return isFilled ? { why: 'stock-fills' } : null;
  }
  const then = playOf(card);
  return { why: 'uncovers', card, then };
}

/** The play after which least is left: the lowest chance, or where that is the same the fewest cards home. */
function worst(rules: Rules, position: Position, odds: Odds | null, best: Outlook): Worse | null {
  // Where the exact searches do not know the merci, each play would ask for a long search of its own.
  if (merciRefusal(rules, position) === null && !isMerciDeal(rules, position)) return null;
  let found: { readonly move: Move; readonly after: Outlook } | null = null;
  for (const move of legalPlays(rules, position)) {
    // A theorem says that it cannot be worse.
    if (isFreeBuild(rules, position, move)) continue;
    const after = outlook(rules, play(rules, position, move), odds, HINT_LIMIT);
    if (isWorse(after, found?.after ?? best)) found = { move, after };
  }
  if (found === null) return null;
  const { move, after } = found;
  return { move, chance: after.chance, home: after.home, line: [move, ...after.line] };
}

/** Whether the first outlook is the lower one: by its chance, or where that is the same by cards home. */
function isWorse(a: Outlook, b: Outlook): boolean {
  const [chance, other] = [a.chance?.chance ?? 0, b.chance?.chance ?? 0];
  return chance < other || (chance === other && a.home < b.home);
}
