import { type Card, isRed, makeCard, RANKS, type Rank, rankOf } from './card.ts';

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
  /** `of`: how many a game has. */
  | { readonly why: 'no-merci-left'; readonly of: number }
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
  | { readonly why: 'no-redeal-left'; readonly of: number }
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
  const kinds = (cards: readonly Card[]): string => kindsText(cards, name, rankName);
  const homeText = (lower: readonly Card[], lead: string): string =>
    lower.length === 0 ? '' : `${lead} it goes home on ${kinds(lower)}`;
  switch (refused.why) {
    case 'not-in-play':
      return `the ${name(refused.card)} is not in play`;
    case 'buried':
      return `the ${name(refused.card)} lies under the ${name(refused.under)}`;
    case 'no-fit':
      return `the ${name(refused.card)} does not go on the ${name(refused.onto)}; ${kinds(refused.takers) || 'no card'} takes it`;
    case 'no-place':
      return `${refused.takers.length > 0 ? `only ${kinds(refused.takers)}` : 'no card'} takes the ${name(refused.card)}${
        refused.next === null ? '' : `, and its foundation waits for the ${rankName(rankOf(refused.next))}`
      }${homeText(refused.lower, ', and')}${refused.space ? '; an empty fan would take it' : ''}`;
    case 'not-next':
      return refused.next === null
        ? `no foundation takes the ${name(refused.card)} now${homeText(refused.lower, ':')}`
        : `the foundation waits for the ${name(refused.next)}, not the ${name(refused.card)}`;
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
      return refused.of === 0 ? 'this game has no draw' : 'no draw is left';
    case 'merci-too-early':
      return 'the draw waits for the last deal';
    case 'not-buried':
      return `you may draw only a buried card, not the ${name(refused.card)}`;
    case 'not-second':
      return `you may draw only a card directly under a top card, not the ${name(refused.card)}`;
    case 'merci-place':
      return `a drawn ${name(refused.card)} may not go there`;
    case 'stock-empty':
      return 'the stock is empty';
    case 'stock-fills':
      return 'the stock fills each empty fan by itself';
    case 'no-redeal-left':
      return refused.of === 0 ? 'this game has no redeal' : 'no redeal is left';
    case 'nothing-to-redeal':
      return 'no cards are left to redeal';
    case 'plays-left':
      return 'a redeal waits until no play is left';
  }
}

/** Some cards of a pack: by name where one of a rank is meant, else by rank and colour, as `a red 9 or a red J`. */
function kindsText(
  cards: readonly Card[],
  name: (card: Card) => string,
  rankName: (rank: Rank) => string,
): string {
  const kinds = [...new Set(cards.map(rankOf))].map((rank) => {
    const [first = 0, ...others] = cards.filter((card) => rankOf(card) === rank);
    if (others.length === 0) return `the ${name(first)}`;
    if (others.length === 3) return withArticle(rankName(rank));
    return `${others.length === 2 ? 'another' : isRed(first) ? 'a red' : 'a black'} ${rankName(rank)}`;
  });
  return kinds.join(' or ');
}

/** `a 9`, `an 8`, `an ace`. */
function withArticle(rank: string): string {
  return `${/^[8a]/i.test(rank) ? 'an' : 'a'} ${rank}`;
}
