import { type Card, makeCard, suitOf } from './card.ts';
import { parseCard } from './card-notation.ts';
import type { Move, Place } from './moves.ts';
import type { Position } from './position.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { goesOn, type Rules, runsDown } from './rules.ts';

/**
 * A move as it is written, before a position is asked which move that is.
 *
 * `9C` plays the nine of clubs to its foundation (`9C-down` to the one that runs down), `9C-TC` builds it on the
 * ten, `KC-space` fills an empty fan, `9C-cell` puts it in a cell; `merci:` before it draws a buried card, by
 * default to the top of its own fan, and `merci:9C-new` to a new fan. `stock` deals from the stock, `redeal` redeals.
 */
export type WrittenMove =
  | { readonly kind: 'redeal' }
  | { readonly kind: 'stock' }
  | {
      readonly kind: 'play' | 'merci';
      readonly card: Card;
      readonly to: 'home' | 'down' | 'space' | 'cell' | 'new' | 'own' | { readonly onto: Card };
    };

const WORDS = ['home', 'down', 'space', 'cell', 'new'] as const;

/** Reads one move as it is written: `9C-TC`. {@link resolveMove} then finds what it means in a position. */
export function parseMove(text: string): Result<WrittenMove> {
  const word = text.trim();
  if (/^redeal$/i.test(word)) return ok({ kind: 'redeal' });
  if (/^stock$/i.test(word)) return ok({ kind: 'stock' });
  const kind = /^merci:/i.test(word) ? 'merci' : 'play';
  const [first = '', second, ...more] = word.replace(/^merci:/i, '').split('-');
  const card = parseCard(first);
  if (!card.ok || more.length > 0) {
    return fail(`A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found ${quote(text)}.`);
  }
  if (second === undefined) return ok({ kind, card: card.value, to: kind === 'merci' ? 'own' : 'home' });
  const place = WORDS.find((known) => known === second.toLowerCase());
  if (place !== undefined) return ok({ kind, card: card.value, to: place });
  const onto = parseCard(second);
  if (!onto.ok) {
    return fail(`After the dash stands a card, home, down, space, cell or new; found ${quote(second)}.`);
  }
  return ok({ kind, card: card.value, to: { onto: onto.value } });
}

/**
 * Finds the move that is meant in a position; a card or a place that is not there is a fault. Whether the move is
 * legal is for `refusal` to say.
 */
export function resolveMove(rules: Rules, position: Position, written: WrittenMove): Result<Move> {
  if (written.kind === 'redeal' || written.kind === 'stock') return ok(written);
  const { kind, card, to } = written;
  const moveTo = (place: Place): Result<Move> => ok({ kind, card, to: place });
  if (to === 'new') return moveTo({ at: 'fan', fan: position.fans.length });
  if (to === 'own') return moveTo({ at: 'fan', fan: fanOf(position, card) });
  if (to === 'home' || to === 'down') {
    const fitting = position.foundations.findIndex(
      (pile, index) =>
        (index >= 4 && runsDown(rules, index)) === (to === 'down') && goesOn(rules, index, pile.length, card),
    );
    // No pile takes it: name one of its suit, so that the refusal can say what that pile waits for.
    return moveTo({ at: 'foundation', pile: fitting < 0 ? suitOf(card) + (to === 'down' ? 4 : 0) : fitting });
  }
  if (to === 'cell') {
    const free = position.cells.indexOf(null);
    return free < 0
      ? fail(`There is no empty reserve cell for the ${makeCard(card)}.`)
      : moveTo({ at: 'cell', cell: free });
  }
  if (to === 'space') {
    const empty = position.fans.findIndex((fan) => fan.length === 0);
    return empty < 0
      ? fail(`There is no empty fan for the ${makeCard(card)}.`)
      : moveTo({ at: 'fan', fan: empty });
  }
  const fan = fanOf(position, to.onto);
  if (fan < 0) return fail(`The ${makeCard(to.onto)} is not in the tableau.`);
  if (position.fans[fan]?.at(-1) !== to.onto) {
    return fail(
      `The ${makeCard(card)} cannot go on the ${makeCard(to.onto)}, which lies under another card.`,
    );
  }
  return moveTo({ at: 'fan', fan });
}

function fanOf(position: Position, card: Card): number {
  return position.fans.findIndex((fan) => fan.includes(card));
}

/** Writes a move that is made in a position; read back by {@link parseMove} and {@link resolveMove}. */
export function makeMove(rules: Rules, position: Position, move: Move): string {
  if (move.kind === 'redeal' || move.kind === 'stock') return move.kind;
  const card = `${move.kind === 'merci' ? 'merci:' : ''}${makeCard(move.card)}`;
  switch (move.to.at) {
    case 'foundation':
      // In one pack a card has one foundation, and its move need not say which way that goes.
      if (move.to.pile >= 4 && runsDown(rules, move.to.pile)) return `${card}-down`;
      return move.kind === 'merci' ? `${card}-home` : card;
    case 'cell':
      return `${card}-cell`;
    case 'fan': {
      const fan = position.fans[move.to.fan];
      if (fan === undefined) return `${card}-new`;
      if (move.kind === 'merci' && fan.includes(move.card)) {
        return rules.merciTo === 'own-fan' ? card : `${card}-${makeCard(fan.at(-1) ?? move.card)}`;
      }
      const onto = fan.at(-1);
      return onto === undefined ? `${card}-space` : `${card}-${makeCard(onto)}`;
    }
  }
}
