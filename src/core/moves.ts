import { ACE, allCards, type Card, KING, PACK, packOf, rankOf, suitOf } from './card.ts';
import { find, isWon, type Position, type Spot } from './position.ts';
import { type Refusal, refusalText } from './refusal.ts';
import { cardsNextOn, fillsFan, fits, goesOn, type Rules, runsDown, suitsFit } from './rules.ts';

/**
 * Where a card can be put: a foundation pile, a fan (an empty one is filled), or a reserve cell, by index. The fan after
 * the last is a new one, which only a merci can make.
 */
export type Place =
  | { readonly at: 'foundation'; readonly pile: number }
  | { readonly at: 'fan'; readonly fan: number }
  | { readonly at: 'cell'; readonly cell: number };

/**
 * One move of the player: a play of an available card, the draw of a buried one (`merci`), a deal from the stock, or a
 * redeal. Only a redeal needs more than the position, the seed of the game: see `advance`.
 */
export type Move =
  | { readonly kind: 'play'; readonly card: Card; readonly to: Place }
  | { readonly kind: 'merci'; readonly card: Card; readonly to: Place }
  | { readonly kind: 'stock' }
  | { readonly kind: 'redeal' };

/** The card that a move moves; null for a redeal, and for a deal from the stock. */
export function cardOfMove(move: Move): Card | null {
  return 'card' in move ? move.card : null;
}

/** The cards that moves move, in their order. */
export function cardsMoved(moves: readonly Move[]): Card[] {
  return moves.flatMap((move) => cardOfMove(move) ?? []);
}

/** Whether a move sends a card to its foundation; a merci may too. */
export function isHomeMove(move: Move): boolean {
  return 'to' in move && move.to.at === 'foundation';
}

/** Whether a move plays a card on a fan, or in a space. */
export function isBuild(move: Move): boolean {
  return move.kind === 'play' && move.to.at === 'fan';
}

/** The legal moves of available cards, and of the stock, within this deal; no merci and no redeal. */
export function legalPlays(rules: Rules, position: Position): Move[] {
  const moves: Move[] = [];
  for (const card of availableCards(position)) {
    for (const to of places(rules, position, card)) moves.push({ kind: 'play', card, to });
  }
  if (stockRefusal(position) === null) moves.push({ kind: 'stock' });
  return moves;
}

/** The mercis that may be taken now: each draws one buried card. */
export function legalMercis(rules: Rules, position: Position): Move[] {
  if (merciRefusal(rules, position) !== null) return [];
  const moves: Move[] = [];
  for (const [fan, cards] of position.fans.entries()) {
    for (const card of cards.slice(0, -1)) {
      for (const to of merciPlaces(rules, position, card, fan)) {
        const move: Move = { kind: 'merci', card, to };
        if (refusal(rules, position, move) === null) moves.push(move);
      }
    }
  }
  return moves;
}

/** Every legal move: plays, mercis and the redeal. */
export function legalMoves(rules: Rules, position: Position): Move[] {
  const moves = [...legalPlays(rules, position), ...legalMercis(rules, position)];
  const redeal: Move = { kind: 'redeal' };
  if (refusal(rules, position, redeal) === null) moves.push(redeal);
  return moves;
}

/** The places where an available card may go now, the foundation first; empty fans and free cells count once. */
function places(rules: Rules, position: Position, card: Card): Place[] {
  const spot = find(position, card);
  const all: Place[] = foundationPlaces(rules, position, card);
  let spaceSeen = false;
  // Without entries(), whose pairs are much of what a move at the table leaves in memory.
  for (let fan = 0; fan < position.fans.length; fan++) {
    const onto = position.fans[fan]!.at(-1);
    if (onto === undefined) {
      if (spaceSeen) continue;
      spaceSeen = true;
    } else if (!fits(rules, card, onto)) {
      // Asked here as well because a refusal lists every card that would do, which costs far more than a no.
      continue;
    }
    if (fanRefusal(rules, position, card, spot, fan) === null) all.push({ at: 'fan', fan });
  }
  const free = position.cells.indexOf(null);
  if (free >= 0 && spot?.at !== 'cell') all.push({ at: 'cell', cell: free });
  return all;
}

/**
 * The foundations that a card may go to: the first of those that are alike, and where half of them run down one of
 * each kind.
 */
function foundationPlaces(rules: Rules, position: Position, card: Card): Place[] {
  const piles = [...position.foundations.keys()].filter((pile) => takes(rules, position, pile, card));
  return piles
    .filter((pile, at) => at === 0 || (runsDown(rules, pile) && !runsDown(rules, piles[at - 1]!)))
    .map((pile) => ({ at: 'foundation', pile }));
}

/** Where the merci may put a card, before asking whether each place takes it. */
function merciPlaces(rules: Rules, position: Position, card: Card, own: number): Place[] {
  if (rules.merciTo === 'own-fan') return [{ at: 'fan', fan: own }];
  if (rules.merciTo === 'own-new-fan') return [{ at: 'fan', fan: position.fans.length }];
  const space = position.fans.findIndex((cards) => cards.length === 0);
  const fans = position.fans.flatMap((cards, fan): Place[] =>
    cards.length > 0 || fan === space ? [{ at: 'fan', fan }] : [],
  );
  return [...foundationPlaces(rules, position, card), ...fans];
}

/** The cards that no other card lies on: tops of fans and wastes, and the cells. */
export function availableCards(position: Position): Card[] {
  const tops = [...position.fans, ...position.wastes].map((cards) => cards.at(-1));
  return [...tops, ...position.cells].filter((card): card is Card => card !== undefined && card !== null);
}

/** Says why a move may not be made, or null when it may. */
export function refusal(rules: Rules, position: Position, move: Move): Refusal | null {
  switch (move.kind) {
    case 'stock':
      return stockRefusal(position);
    case 'redeal':
      if (position.deal > rules.redeals) return { why: 'no-redeal-left', of: rules.redeals };
      if (isWon(rules, position)) return { why: 'nothing-to-redeal' };
      if (rules.redealWhen === 'only-when-stuck' && legalPlays(rules, position).length > 0) {
        return { why: 'plays-left' };
      }
      return null;
    case 'merci':
      return merciRefusal(rules, position) ?? drawRefusal(rules, position, move.card, move.to);
    case 'play':
      return playRefusal(rules, position, move.card, move.to);
  }
}

/** Says why the stock is not dealt to waste piles, or null when it is. */
function stockRefusal({ stock, wastes }: Position): Refusal | null {
  if (stock.length === 0) return { why: 'stock-empty' };
  return wastes.length > 0 ? null : { why: 'stock-fills' };
}

/** Says why a card has no play at all, or null when it has one; for a card that somebody touches. */
export function cardRefusal(rules: Rules, position: Position, card: Card): Refusal | null {
  const spot = find(position, card);
  const closed = availability(spot, card);
  if (closed !== null) return closed;
  if (places(rules, position, card).length > 0) return null;
  // An empty fan more: a card alone in its fan gains nothing by it.
  const roomy = { ...position, fans: [...position.fans, []] };
  const refused = roomy.fans.map((_, to) => fanRefusal(rules, roomy, card, spot, to));
  // A card that fits somewhere is kept from there by another rule.
  const kept = refused.find((reason) => reason?.why === 'fan-full' || reason?.why === 'moved-already');
  return (
    kept ?? {
      why: 'no-place',
      card,
      takers: takers(rules, card),
      // The first pile of its suit, going up.
      ...wayHome(rules, position, card, suitOf(card)),
      space: refused.at(-1) === null,
    }
  );
}

function playRefusal(rules: Rules, position: Position, card: Card, to: Place): Refusal | null {
  const spot = find(position, card);
  const closed = availability(spot, card);
  if (closed !== null) return closed;
  switch (to.at) {
    case 'foundation':
      return takes(rules, position, to.pile, card)
        ? null
        : { why: 'not-next', card, ...wayHome(rules, position, card, to.pile) };
    case 'cell':
      return position.cells[to.cell] === null && spot?.at !== 'cell' ? null : { why: 'cell-taken', card };
    case 'fan':
      return fanRefusal(rules, position, card, spot, to.fan);
  }
}

/** Says whether an available card may go on a fan; `spot` is where it comes from. */
function fanRefusal(
  rules: Rules,
  position: Position,
  card: Card,
  spot: Spot | null,
  to: number,
): Refusal | null {
  const fan = position.fans[to];
  if (fan === undefined) return { why: 'new-fan', card };
  const onto = fan.at(-1);
  const fromFan = spot?.at === 'fan';
  if (onto === undefined) {
    if (!fillsFan(rules, card)) return spaceRefusal(rules, card);
    if (fromFan && spot.depth === 0) return { why: 'no-change', card };
  } else {
    if (!fits(rules, card, onto)) return { why: 'no-fit', card, onto, takers: takers(rules, card) };
    if (rules.cap !== null && fan.length >= rules.cap) return { why: 'fan-full', card, cap: rules.cap };
  }
  if (rules.singleMove && fromFan && position.moved.includes(card)) return { why: 'moved-already', card };
  return null;
}

/** Says why a card that does not fill an emptied fan may not. */
function spaceRefusal({ emptyFan }: Rules, card: Card): Refusal {
  if (emptyFan === 'stock') return { why: 'stock-fills' };
  if (emptyFan === 'kings' || emptyFan === 'aces-and-kings') return { why: `${emptyFan}-only`, card };
  return { why: 'space-closed', card };
}

function availability(spot: Spot | null, card: Card): Refusal | null {
  if (spot === null || spot.at === 'foundation' || spot.at === 'stock') return { why: 'not-in-play', card };
  if (spot.at === 'cell' || spot.under === null) return null;
  return { why: 'buried', card, under: spot.under };
}

/** Says why no merci may be taken at all now, or null. */
export function merciRefusal(rules: Rules, position: Position): Refusal | null {
  if (position.merciUsed >= rules.merci) return { why: 'no-merci-left', of: rules.merci };
  if (rules.merciWhen === 'last-deal' && position.deal <= rules.redeals) return { why: 'merci-too-early' };
  return null;
}

/** The same rules with no merci left to take: a search under them says what plays alone can do. */
export function playsAlone(rules: Rules, { merciUsed }: Position): Rules {
  return { ...rules, merci: merciUsed };
}

function drawRefusal(rules: Rules, position: Position, card: Card, to: Place): Refusal | null {
  const spot = find(position, card);
  if (spot?.at !== 'fan' || spot.under === null) return { why: 'not-buried', card };
  const own = position.fans[spot.fan] ?? [];
  if (rules.merciCard === 'second' && spot.depth !== own.length - 2) return { why: 'not-second', card };
  const place: Refusal = { why: 'merci-place', card };
  if (to.at === 'cell') return place;
  if (rules.merciTo === 'own-new-fan') {
    return to.at === 'fan' && to.fan === position.fans.length ? null : place;
  }
  if (to.at === 'foundation') {
    return rules.merciTo !== 'own-fan' && takes(rules, position, to.pile, card) ? null : place;
  }
  if (rules.merciTo === 'own-fan') return to.fan === spot.fan ? null : place;
  const onto = position.fans[to.fan]?.at(-1);
  if (onto === undefined) {
    const fills = rules.merciTo === 'legal-place' && fanRefusal(rules, position, card, null, to.fan) === null;
    return fills ? null : place;
  }
  const room = to.fan === spot.fan || rules.cap === null || (position.fans[to.fan]?.length ?? 0) < rules.cap;
  return room && (rules.merciTo === 'any-fan' || fits(rules, card, onto)) ? null : place;
}

/** Whether a foundation pile takes a card next. */
function takes(rules: Rules, position: Position, pile: number, card: Card): boolean {
  return goesOn(rules, pile, position.foundations[pile]?.length ?? KING + 1, card);
}

/** The cards that would take a card in the tableau, by suit and rank, in one of the packs. */
function takers(rules: Rules, card: Card): Card[] {
  return allCards(1).filter((other) => fits(rules, card, other));
}

/**
 * What a card waits for on its way home: `next` is the card that a foundation takes, in the pack of `card`, null when it is
 * complete, mixed or not there; `lower` are the cards of a pack on which it goes where foundations mix suits, which all go up.
 */
function wayHome(
  rules: Rules,
  position: Position,
  card: Card,
  pile: number,
): { readonly next: Card | null; readonly lower: readonly Card[] } {
  const { foundationSuit } = rules;
  const next = cardsNextOn(rules, pile, position.foundations[pile]?.length ?? KING + 1);
  const takesIt = (lower: Card): boolean =>
    foundationSuit !== 'same-suit' &&
    rankOf(lower) === rankOf(card) - 1 &&
    suitsFit(foundationSuit, card, lower);
  return {
    next: next.length === 1 ? next[0]! + PACK * packOf(card) : null,
    lower: allCards(1).filter(takesIt),
  };
}

/**
 * The position after a move of this deal.
 *
 * Throws when the move is illegal, and on a redeal, which needs the game's seed: ask `refusal` first wherever a
 * move comes from a person, and use `advance` for redeals.
 */
export function play(rules: Rules, position: Position, move: Move): Position {
  const reason = refusal(rules, position, move);
  if (reason !== null) throw new Error(`illegal move: ${refusalText(reason)}`);
  switch (move.kind) {
    case 'redeal':
      throw new Error('redeal: use advance()');
    case 'stock':
      return dealStock(position);
    default: {
      const after = fillFans(rules, put(lift(position, move.card), move.card, move.to));
      if (move.kind === 'merci') return { ...after, merciUsed: position.merciUsed + 1 };
      const within = rules.singleMove && move.to.at === 'fan' && find(position, move.card)?.at === 'fan';
      return within ? { ...after, moved: [...position.moved, move.card].sort((a, b) => a - b) } : after;
    }
  }
}

/**
 * Takes so many cards off a stock to be dealt to fans, while it lasts. Where the stock fills emptied fans an ace that comes up
 * goes to its foundation at once, and the next card is dealt for it.
 */
export function dealUp(rules: Rules, stock: Card[], foundations: Card[][], count: number): Card[] {
  const dealt: Card[] = [];
  while (dealt.length < count && stock.length > 0) {
    const card = stock.pop()!;
    const pile = foundations.findIndex(
      (cards, index) =>
        rules.emptyFan === 'stock' && rankOf(card) === ACE && goesOn(rules, index, cards.length, card),
    );
    (foundations[pile] ?? dealt).push(card);
  }
  return dealt;
}

/** Fills the emptied fans from the stock, where the rules say so. */
function fillFans(rules: Rules, position: Position): Position {
  if (rules.emptyFan !== 'stock') return position;
  const stock = [...position.stock];
  const foundations = position.foundations.map((pile) => [...pile]);
  const fans = position.fans.map((fan) =>
    fan.length > 0 ? fan : dealUp(rules, stock, foundations, rules.fanSize),
  );
  return { ...position, stock, foundations, fans };
}

/** Deals one card from the stock to each waste pile, the first pile first, while cards last. */
export function dealStock(position: Position): Position {
  const stock = [...position.stock];
  const wastes = position.wastes.map((waste) => {
    const card = stock.pop();
    return card === undefined ? waste : [...waste, card];
  });
  return { ...position, stock, wastes };
}

function lift(position: Position, card: Card): Position {
  const spot = find(position, card);
  switch (spot?.at) {
    case 'fan':
      return {
        ...position,
        fans: change(position.fans, spot.fan, (fan) => fan.filter((other) => other !== card)),
      };
    case 'waste':
      return { ...position, wastes: change(position.wastes, spot.waste, (cards) => cards.slice(0, -1)) };
    case 'cell':
      return { ...position, cells: change(position.cells, spot.cell, () => null) };
    default:
      return position;
  }
}

function put(position: Position, card: Card, to: Place): Position {
  switch (to.at) {
    case 'foundation':
      return { ...position, foundations: change(position.foundations, to.pile, (pile) => [...pile, card]) };
    case 'fan':
      return to.fan === position.fans.length
        ? { ...position, fans: [...position.fans, [card]] }
        : { ...position, fans: change(position.fans, to.fan, (fan) => [...fan, card]) };
    case 'cell':
      return { ...position, cells: change(position.cells, to.cell, () => card) };
  }
}

/** A list with one entry changed; all other entries stay the same objects. */
function change<T>(list: readonly T[], changed: number, how: (entry: T) => T): T[] {
  return list.map((entry, index) => (index === changed ? how(entry) : entry));
}
