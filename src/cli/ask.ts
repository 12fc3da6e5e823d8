import { type Card, makeCard } from '../core/card.ts';
import { parseCard } from '../core/card-notation.ts';
import { find, type Position } from '../core/position.ts';
import { percentText } from '../core/proportion.ts';
import { fail } from '../core/result.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { certificateText } from '../explain/certificate-text.ts';
import type { CoveringCard, Whereabouts } from '../explain/covering.ts';
import {
  type AboutCard,
  aboutCard,
  type HomeAnswer,
  type UncoverAnswer,
  type UncoverPrice,
} from '../solver/card/about-card.ts';
import type { Command } from './command.ts';
import { readGiven } from './input.ts';
import { readTable } from './measured.ts';
import { episodeText, planTexts } from './tell.ts';

/** `lucie ask`: what can be said about one card of a position. */
export const askCommand: Command = {
  name: 'ask',
  summary: 'Tells of one card what lies on it, whether it can come home, and how it is uncovered.',
  about: `
Reads one position and prints what lies on the card and what each of those waits for, whether the card can come home in
this deal and how, or why it never can, and the shortest line found that uncovers it, with what that costs. What is
proved is said to be; all else is what was found.`,
  needs: ['rules', 'card'],
  takes: ['set'],
  reads: true,
  async *run(args) {
    const card = parseCard(args.values.card?.[0] ?? '');
    if (!card.ok) return card.fault;
    const given = await readGiven(args);
    if (!given.ok) return given.fault;
    const { rules, position } = given.value;
    if (find(position, card.value) === null) {
      return fail(`There is no ${makeCard(card.value)} in this game.`).fault;
    }
    const about = aboutCard(rules, position, card.value, readTable(rules, position.merciUsed));
    yield liesText(about);
    yield* about.covers.map(coverText);
    yield* homeTexts(rules, position, card.value, about.home);
    yield* uncoverTexts(rules, position, card.value, about.uncover);
    return undefined;
  },
};

function liesText({ card, lies, covers }: AboutCard): string {
  const name = makeCard(card);
  if (lies.at === 'foundation') return `${name} is home.`;
  if (lies.at === 'stock') return `${name} is in the stock.`;
  if (covers.length === 0) return `${name} is uncovered.`;
  return `${name} lies under ${covers.map((cover) => makeCard(cover.card)).join(', ')}.`;
}

/** A card that lies on the one asked about, and where it can go: `JS: home after 9S, under JS; on QS.` */
function coverText({ card, home, places }: CoveringCard): string {
  const doors = [
    ...home.map((one) => (one.card === card ? 'home' : `home after ${whereText(one)}`)),
    ...places.map((one) => `on ${whereText(one)}`),
  ];
  return `  ${makeCard(card)}: ${doors.length === 0 ? 'can go nowhere' : doors.join('; ')}.`;
}

function whereText({ card, at, above, top }: Whereabouts): string {
  const name = makeCard(card);
  if (at === 'stock') return `${name}, in the stock`;
  if (top === null || above === 0) return name;
  return above === 1 ? `${name}, under ${makeCard(top)}` : `${name}, ${above} cards under ${makeCard(top)}`;
}

function homeTexts(rules: Rules, position: Position, card: Card, home: HomeAnswer): string[] {
  const name = makeCard(card);
  switch (home.kind) {
    case 'home':
      return [];
    case 'certificate':
      return [`${name} can never come home in this deal. ${certificateText(home.certificate)}`];
    case 'searched':
      return [`${name} can never come home in this deal: ${triedText(home.nodes)}.`];
    case 'unknown':
      return [`Whether ${name} can come home in this deal is not known.`];
    case 'yes': {
      const { plan, most, best, proved } = home;
      const found = proved ? 'at most ' : '';
      const cost = most < best ? `, but ${best} without it` : '';
      return [
        `${name} can come home, and ${found}${most} of ${cardCount(rules)} cards with it${cost}:`,
        ...planTexts(rules, position, plan),
      ];
    }
  }
}

function uncoverTexts(rules: Rules, position: Position, card: Card, uncover: UncoverAnswer): string[] {
  const name = makeCard(card);
  switch (uncover.kind) {
    case 'open':
      return [];
    case 'certificate':
      return [`${name} can never be uncovered in this deal. ${certificateText(uncover.certificate)}`];
    case 'searched':
      return [`${name} can never be uncovered in this deal: ${triedText(uncover.nodes)}.`];
    case 'unknown':
      return [`Whether ${name} can be uncovered in this deal is not known.`];
    case 'line': {
      const { line, shortest, price } = uncover;
      const moves = episodeText(rules, position, line);
      return [`To uncover ${name}${shortest ? ', by the fewest moves' : ''}: ${moves} ${priceText(price)}`];
    }
  }
}

function triedText(nodes: number): string {
  return `proved by trying every way, ${nodes} position${nodes === 1 ? '' : 's'}`;
}

function priceText({ after, without, proved, chances }: UncoverPrice): string {
  const cards =
    after >= without
      ? `That costs no card${proved ? '' : ', as far as was found'}.`
      : `That costs ${without - after} card${without - after === 1 ? '' : 's'}: ${after} home after it, ${without} without it${proved ? '' : ', as far as was found'}.`;
  if (chances === null || chances.after.chance === chances.without.chance) return cards;
  const [later, now] = [percentText(chances.after), percentText(chances.without)];
  return `${cards} The chance to win is ${later.share} after it, ${now.share} without it.`;
}
