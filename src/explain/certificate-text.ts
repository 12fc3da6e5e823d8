import { type Card, makeCard } from '../core/card.ts';
import type { Certificate, RingCard } from './certificate.ts';
import type { Wait } from './locked.ts';

/** Why a card can never come home: `9H waits for 3H, which lies under KC. KC waits for AC, which lies under it.` */
export function certificateText({ card, waits, ring }: Certificate): string {
  const [first] = waits;
  if (first === undefined || ring.some((one) => one.card === card)) return ringTexts({ ring }).join(' ');
  const under = first.under === null ? '' : makeCard(first.under);
  const why =
    first.waitsFor === card
      ? `${makeCard(card)} lies under ${under}`
      : `${makeCard(card)} waits for ${makeCard(first.waitsFor)}, which lies under ${under}`;
  return `${why}. ${ringTexts({ ring }).join(' ')}`;
}

/** Why the cards of a ring never leave, a sentence for each: `KH waits for 4H, which lies under it.` */
export function ringTexts({ ring }: Pick<Certificate, 'ring'>): string[] {
  return ring.map((one) => `${ringCardText(one)}.`);
}

function ringCardText({ card, home, places, fansHeldBy }: RingCard): string {
  const waits = [
    ...home,
    ...places.filter(({ waitsFor }) => !home.some((wait) => wait.waitsFor === waitsFor)),
  ];
  const unders = [...new Set(waits.map(({ under }) => under))];
  const parts = unders.map((under) => {
    const cards = waits.filter((wait) => wait.under === under);
    return `${wordList(cards.map(({ waitsFor }) => makeCard(waitsFor)))}, ${placeText(card, cards, under)}`;
  });
  const space = fansHeldBy.length === 0 ? '' : '; no fan is ever emptied for it';
  return `${makeCard(card)} waits for ${parts.join(', and for ')}${space}`;
}

/** Where cards lie that are waited for, as a clause: `which lie under it`. */
function placeText(card: Card, waits: readonly Wait[], under: Card | null): string {
  const [lie, is] = waits.length === 1 ? ['lies', 'is'] : ['lie', 'are'];
  if (under === null) return `which ${is} locked where nothing can be laid on it`;
  return `which ${lie} under ${under === card ? 'it' : makeCard(under)}`;
}

const AND = new Intl.ListFormat('en-GB');

/** Words in a row: `KH`, `KH and TH`, `KH, TH and 9C`. */
export function wordList(words: readonly string[]): string {
  return AND.format(words);
}
