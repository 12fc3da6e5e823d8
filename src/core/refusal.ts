import { type Card, isRed, makeCard, RANKS, type Rank, rankOf, suitOf } from './card.ts';

/** Why a move is refused, as data; {@link refusalText} makes a sentence of it. */
export type Refusal =
  /** The card is not in play: it is on a foundation, in the stock, or not in this game. */
  | { readonly why: 'not-in-play'; readonly card: Card }
  /** Another card lies on it. */
  | { readonly why: 'buried'; readonly card: Card; readonly under: Card }
  /** It does not go on that card; `takers` are the cards that would take it in the tableau. */
  | { readonly why: 'no-fit'; readonly card: Card; readonly onto: Card; readonly takers: readonly Card[] }
  /**
   * It has no place at all now; `next` is what its foundation waits for, `lower` the cards on which it goes home where
   * foundations mix suits, and `space` tells that an empty fan would do.
   */
  | {
      readonly why: 'no-place';
      readonly card: Card;
      readonly takers: readonly Card[];
      readonly next: Card | null;
      readonly lower: readonly Card[];
      readonly space: boolean;
    }
  /** The foundation waits for another card; null when it is complete or mixes suits: then the card goes on one of `lower`. */
  | {
      readonly why: 'not-next';
      readonly card: Card;
      readonly next: Card | null;
      readonly lower: readonly Card[];
    }
  /** The fan has as many cards as building may bring it to. */
  | { readonly why: 'fan-full'; readonly card: Card; readonly cap: number }
  /** An emptied fan is never filled under these rules. */
  | { readonly why: 'space-closed'; readonly card: Card }
  /** Only a king fills an emptied fan; or only an ace or a king. */
  | { readonly why: 'kings-only' | 'aces-and-kings-only'; readonly card: Card }
  /** A play makes no new fan: only a draw does, where the rules say so. */
  | { readonly why: 'new-fan'; readonly card: Card }
  /** It is alone in its fan already: the move would change nothing. */
  | { readonly why: 'no-change'; readonly card: Card }
  /** The card has been moved within the tableau, which these rules allow once a deal. */
  | { readonly why: 'moved-already'; readonly card: Card }
  /** The reserve cell holds a card, or there is none; or the card lies in a cell already. */
  | { readonly why: 'cell-taken'; readonly card: Card }
  | { readonly why: 'no-merci-left' }
  /** The merci waits for the last deal. */
  | { readonly why: 'merci-too-early' }
  /** A merci draws a buried card, and this one is not. */
  | { readonly why: 'not-buried'; readonly card: Card }
  /** Under these rules a merci draws only a card directly under a top card. */
  | { readonly why: 'not-second'; readonly card: Card }
  /** A merci may not put the card there. */
  | { readonly why: 'merci-place'; readonly card: Card }
  | { readonly why: 'stock-empty' }
  /** The stock goes to emptied fans alone, and nothing else does. */
  | { readonly why: 'stock-fills' }
  | { readonly why: 'no-redeal-left' }
  /** The game is won. */
  | { readonly why: 'nothing-to-redeal' }
  /** Under these rules a redeal waits until no play is left. */
  | { readonly why: 'plays-left' };

/** A refusal as a clause without capital or full stop: `the 9H lies under the 4C`. `name` writes a card, `rankName` a rank. */
export function refusalText(
  refused: Refusal,
  name: (card: Card) => string = makeCard,
  rankName: (rank: Rank) => string = (rank) => RANKS[rank] ?? '',
): string {
  switch (refused.why) {
    case 'not-in-play':
      return `the ${name(refused.card)} is not in play`;
    case 'buried':
      return `the ${name(refused.card)} lies under the ${name(refused.under)}`;
    case 'no-fit':
      return `the ${name(refused.card)} does not go on the ${name(refused.onto)}; ${takersText(refused.takers, name, rankName)}`;
    case 'no-place':
      return [
        `the ${name(refused.card)} has no place now: ${takersText(refused.takers, name, rankName)}`,
        refused.next !== null && `, and its foundation waits for the ${name(refused.next)}`,
        refused.lower.length > 0 && `, and it goes home on ${kindsText(refused.lower, name, rankName)}`,
        refused.space &&
          `; ${withArticle(rankName(rankOf(refused.card)))} may go to an empty fan once there is one`,
      ]
        .filter(Boolean)
        .join('');
    case 'not-next':
      return [
        refused.next === null
          ? `no foundation takes the ${name(refused.card)} now`
          : `the foundation waits for the ${name(refused.next)}, not the ${name(refused.card)}`,
        refused.lower.length > 0 && `: it goes home on ${kindsText(refused.lower, name, rankName)}`,
      ]
        .filter(Boolean)
        .join('');
    case 'fan-full':
      return `a fan may not be built beyond ${refused.cap} cards`;
    case 'space-closed':
      return 'an empty fan is never filled';
    case 'kings-only':
    case 'aces-and-kings-only':
      return `only ${refused.why === 'kings-only' ? '' : 'an ace or '}a king fills an empty fan, not the ${name(refused.card)}`;
    case 'new-fan':
      return 'only a drawn card can make a new fan';
    case 'no-change':
      return `the ${name(refused.card)} is a single card already`;
    case 'moved-already':
      return `the ${name(refused.card)} has been moved once in this deal`;
    case 'cell-taken':
      return `there is no empty reserve cell for the ${name(refused.card)}`;
    case 'no-merci-left':
      return 'no draw is left';
    case 'merci-too-early':
      return 'the draw is allowed only in the last deal';
    case 'not-buried':
      return `you may draw only a buried card, and the ${name(refused.card)} is not buried`;
    case 'not-second':
      return `you may draw only a card directly under a top card, and the ${name(refused.card)} is not one`;
    case 'merci-place':
      return `a drawn card may not go there: the ${name(refused.card)} needs another place`;
    case 'stock-empty':
      return 'the stock is empty';
    case 'stock-fills':
      return 'the stock alone fills an emptied fan, and at once';
    case 'no-redeal-left':
      return 'no redeal is left';
    case 'nothing-to-redeal':
      return 'no cards are left to redeal';
    case 'plays-left':
      return 'a redeal is allowed only when no play is left';
  }
}

/** Which cards take a card: `only a red 9 or a red J takes it in the tableau`. */
function takersText(
  takers: readonly Card[],
  name: (card: Card) => string,
  rankName: (rank: Rank) => string,
): string {
  if (takers.length === 0) return 'no card takes it in the tableau';
  return `only ${kindsText(takers, name, rankName)} takes it in the tableau`;
}

/** Some cards: by name where one of a rank is meant, else by rank and colour, as `a red 9 or a red J`. */
function kindsText(
  cards: readonly Card[],
  name: (card: Card) => string,
  rankName: (rank: Rank) => string,
): string {
  const ranks = [...new Set(cards.map(rankOf))];
  const ofRank = (rank: Rank) => cards.filter((card) => rankOf(card) === rank);
  const kinds = ranks.flatMap((rank) => {
    const suits = new Set(ofRank(rank).map(suitOf));
    if (suits.size === 1) return ofRank(rank).map((card) => `the ${name(card)}`);
    if (suits.size === 4) return withArticle(rankName(rank));
    if (suits.size === 3) return `another ${rankName(rank)}`;
    return `a ${isRed(ofRank(rank)[0] ?? 0) ? 'red' : 'black'} ${rankName(rank)}`;
  });
  return kinds.join(' or ');
}

/** `a 9`, `an 8`, `an ace`. */
function withArticle(rank: string): string {
  return `${/^[8a]/i.test(rank) ? 'an' : 'a'} ${rank}`;
}
