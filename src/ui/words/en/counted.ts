import { count } from './board.ts';

/** A claim of what everybody can count, written `left 24` or `on 2 TD`, as a sentence; null for any other claim. */
export function countedSaid(claim: string): string | null {
  const [name = '', number, card = ''] = claim.split(' ');
  return COUNTS[name]?.(Number(number), card) ?? null;
}

/** What everybody can count: so much of it, and the card that it is about. */
const COUNTS: Readonly<Record<string, (number: number, card: string) => string>> = {
  home: (cards) => `${some(cards, 'card')} home.`,
  left: (cards) => `${some(cards, 'card')} in play.`,
  moves: (moves) => `${some(moves, 'move')} open.`,
  builds: (builds) => `${some(builds, 'build')} open.`,
  draws: (cards) => `${count(cards, 'card')} may be drawn.`,
  played: (moves) => `Moves since the start: ${moves}.`,
  built: (builds) => `Builds since the start: ${builds}.`,
  brought: (cards) => `Cards that came home since the start: ${cards}.`,
  on: (cards, card) => `${count(cards, 'card')} on the ${card}.`,
  places: (fans, card) => `The ${card} can come to lie in ${count(fans, 'fan')}.`,
};

/** So many things are: `1 card is`, `3 cards are`. */
function some(number: number, one: string): string {
  return `${count(number, one)} ${number === 1 ? 'is' : 'are'}`;
}
