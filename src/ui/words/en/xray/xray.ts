import { type Card, KING, rankOf } from '../../../../core/card.ts';
import { find, type Position } from '../../../../core/position.ts';
import { cardCount, nextRank, pileSuit, type Rules } from '../../../../core/rules.ts';
import type { Certificate } from '../../../../explain/certificate.ts';
import type { CoveringCard, Whereabouts } from '../../../../explain/covering.ts';
import { lockedCards } from '../../../../explain/locked.ts';
import type { AboutCard, UncoverPrice } from '../../../../solver/card/about-card.ts';
import { type CardNames, cardName, count, list, RANK_WORDS, sentence, suitName } from '../phrases.ts';
import { certificateSaid } from './ring.ts';

/** What is said of a card that can never come home, for those who hear the board. */
export const LOST_NOTE = 'locked: it can never come home in this deal';

/** The names of the parts of what is told of a card. */
export const ASKED_CARD = {
  about: (card: Card) => `About the ${cardName(card)}`,
  more: 'More',
  lies: 'What lies on it',
  uncover: 'To uncover it',
} as const;

/** What the X-ray shows of a position: how many cards are proved to be lost, and where the foundations stop. */
export function lostSaid(rules: Rules, position: Position): string {
  const { lost, ceilings } = lockedCards(rules, position);
  if (lost.length === 0) return 'No card is locked. Choose a card to see what it waits for.';
  const stops = position.foundations.flatMap((pile, index) =>
    stopText(rules, index, pile.length, ceilings[index]!),
  );
  const [are, they, one] = lost.length === 1 ? ['is', 'it', 'it'] : ['are', 'they', 'one'];
  // What to do next comes before what a phone has no room for.
  return `${count(lost.length, 'hatched card')} ${are} locked: ${they} cannot come home in this deal. Choose ${one} to see why. ${sentence(list(stops))}`;
}

/** Where a foundation stops that cannot be completed. */
function stopText(rules: Rules, pile: number, height: number, ceiling: number): string[] {
  if (ceiling > KING) return [];
  const suit = pileSuit(rules, pile);
  const [name, s] = suit === null ? [`foundation ${pile + 1}`, 's'] : [suitName(suit), ''];
  const last = ceiling === 0 ? null : nextRank(rules, pile, ceiling - 1);
  if (last === null) return [`${name} cannot begin`];
  return [`${name} ${ceiling === height ? 'stay' : 'stop'}${s} at the ${RANK_WORDS[last]}`];
}

/** What lies on a card. */
function coversSaid(covers: readonly CoveringCard[], card: Card, name: CardNames): string {
  return covers.length === 0
    ? `Nothing lies on the ${name(card)}.`
    : `The ${name(card)} lies under ${list(covers.map((cover) => `the ${name(cover.card)}`))}.`;
}

/** A card that lies on the one asked about, and where it could go. */
export function coverText({ card, home, places }: CoveringCard, name: CardNames = cardName): string {
  const doors = [
    ...home.map((one) => (one.card === card ? 'home, where it is next' : homeAfter(card, one, name))),
    ...places.map((one) => `on the ${name(one.card)}${lies(one, name)}`),
  ];
  return `The ${name(card)} can go ${doors.length === 0 ? 'nowhere' : doors.join(', or ')}.`;
}

/** Which card goes home before a card, or, where more do, for which of them the foundation waits. */
function homeAfter(card: Card, one: Whereabouts, name: CardNames): string {
  const next = `the ${name(one.card)}${lies(one, name)}`;
  return Math.abs(rankOf(card) - rankOf(one.card)) === 1
    ? `home after ${next}`
    : `home in its turn (its foundation waits for ${next})`;
}

function lies({ above, top, at, card }: Whereabouts, name: CardNames): string {
  if (at === 'stock') return ', in the stock';
  if (above === 0 || top === null || top === card) return '';
  return above === 1 ? `, under the ${name(top)}` : `, ${above} cards deep under the ${name(top)}`;
}

/** A card that is asked about: what can be read off the board, and what the solver says once it has answered. */
export interface AskedAbout {
  readonly card: Card;
  /** Why it is locked. */
  readonly certificate: Certificate | null;
  /** The cards that lie on it, the top card first. */
  readonly covers: readonly CoveringCard[];
  /** Where it could go itself; null where the solver tells of that. */
  readonly doors: CoveringCard | null;
  readonly about: AboutCard | null;
}

/** Whether a card can come home in this deal, in a sentence; what can be read off the board until that is known. */
export function homeText(
  rules: Rules,
  position: Position,
  { card, certificate, covers, doors, about }: AskedAbout,
  name: CardNames = cardName,
): string {
  if (certificate !== null) return certificateSaid(certificate, name);
  if (find(position, card)?.at === 'foundation') return `The ${name(card)} is home.`;
  const home = about?.home;
  switch (home?.kind) {
    case undefined:
    case 'home':
      return `${coversSaid(covers, card, name)} ${doors === null ? '' : coverText(doors, name)}`.trim();
    case 'certificate':
      return certificateSaid(home.certificate, name);
    case 'searched':
      return `The ${name(card)} cannot come home in this deal: proved by a search through ${positions(home)}.`;
    case 'unknown':
      return `Whether the ${name(card)} can come home is not known: no way was found in ${positions(home)}.`;
    case 'yes': {
      const can = `The ${name(card)} can come home`;
      const { most, best, proved } = home;
      if (!proved || most === cardCount(rules)) return `${can}.`;
      return most === best
        ? `${can}. At most ${count(best, 'card')} can, and it is among them.`
        : `${can}, but this costs ${count(best - most, 'card')}: ${most} come home then, ${best} otherwise.`;
    }
  }
}

function positions({ nodes }: { readonly nodes: number }): string {
  return `${nodes.toLocaleString('en-GB')} positions`;
}

/** What it costs to uncover a card. */
export function priceText({ after, without, proved, chances }: UncoverPrice): string {
  const [most, best] = proved ? ['at most ', ''] : ['', 'at least '];
  const points = chances === null ? 0 : Math.round((chances.without.chance - chances.after.chance) * 100);
  const chance = points > 0 ? ` The chance to win falls by ${count(points, 'point')} in a hundred.` : '';
  if (after >= without) return `It costs no card${proved ? '' : ', as far as was found'}.${chance}`;
  return `It costs ${count(without - after, 'card')}: ${most}${after} can come home after it, ${best}${without} without it.${chance}`;
}
