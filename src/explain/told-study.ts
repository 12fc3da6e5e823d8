/*
 * Writes what is told of a deal as a study (core/study.ts): the plan is its main line, what each step is for stands before
 * it, and other moves are variations. All that a search found is written as a claim (core/claim.ts), such as `[%kills 4]`,
 * so that whoever reads the text can work it out again. Marks are of cards in this deal: what a move does to the chance
 * to win after a redeal is not told. An example, of a deal in which all cards come home:
 *
 *   {The plan brings every card home. [%wins] … To bring the 2C home: 9D to the TD; then 2C home.}
 *   1. 9D-TD
 *   2. 2C {To bring the 3C home: 3H to the 4H; then 3C home.}
 */

import { type Card, makeCard } from '../core/card.ts';
import { makeCardRun, runsOf } from '../core/card-run.ts';
import { makeMove } from '../core/move-notation.ts';
import { cardOfMove, cardsMoved, isHomeMove, type Move, play } from '../core/moves.ts';
import { cardsLeft, home, type Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameMove } from '../core/same-move.ts';
import { type Glyph, type MoveNode, makeStudy, type Step, type Variation } from '../core/study.ts';
import { causesOf } from './causes.ts';
import { certificateOf } from './certificate.ts';
import { ringTexts, wordList } from './certificate-text.ts';
import { partsOf } from './plan.ts';
import { purposesOf, waitedFor } from './purposes.ts';
import type { AdviceRule, AdvisedPlay, CountedMove, ToldDeal } from './told-deal.ts';

/** The game that is told: its rules, and how a study names them. */
export interface ToldGame {
  readonly rules: Rules;
  /** The id of a preset, and its title. */
  readonly preset: { readonly id: string; readonly title: string };
  /** Where the rules differ from it, each as `redeals=0`. */
  readonly changes: readonly string[];
}

/** A move of the plan, with all that is said at it. */
interface PlanMove {
  readonly move: Move;
  readonly before: Position;
  /** What is said of the position before it, in sentences. */
  readonly said: readonly string[];
}

/** How many of the moves that cost cards stand beside an only move: those that cost the least, which tempt the most. */
const MOST_OTHERS = 2;
/** The most moves in a row that are told without a word; the studies of the site are held to the same. */
const MOST_SILENT = 8;

/** Writes a deal that has been told as the text of a study. */
export function makeToldStudy({ rules, preset, changes }: ToldGame, told: ToldDeal): string {
  const { start, plan } = told;
  const isWinning = told.home === cardCount(rules);
  const moves = planMoves(rules, told);
  const end = moves.reduce((position, { move }) => play(rules, position, move), start);
  const line = plan.flat();
  const costs = isWinning && start.deal > rules.redeals ? 'game' : 'cards';
  const nodes = moves.map(({ move, before }, index): MoveNode<Step> => {
    const advised = told.advised.filter((play) => leavesAt(line, play) === index);
    const others = told.onlyMoves.find((only) => only.index === index)?.others;
    const tempting = (others ?? [])
      .filter((other) => !advised.some((play) => isSameMove(play.line[index]!.move, other.move)))
      .toSorted((one, other) => one.fewer - other.fewer)
      .slice(0, MOST_OTHERS);
    const variations = [
      ...tempting.map((other) => variation(rules, before, [other], '', costs)),
      ...advised.map(({ advice, line: own }) =>
        variation(rules, before, own.slice(index), ADVICE_TEXTS[advice].said, costs),
      ),
    ];
    // One rule for every study: the mark stands where another move beside it costs something.
    const isStrong = variations.some((other) => other.nodes[0]?.glyph.startsWith('?'));
    return {
      ...node(rules, before, move, isStrong ? '!' : ''),
      comment: (moves[index + 1]?.said ?? endText(rules, told, end)).join(' '),
      variations,
    };
  });
  const first = (moves[0]?.said ?? endText(rules, told, end)).join(' ');
  const opening = [...openingText(rules, told), first];
  return makeStudy({
    tags: {
      Title: `${preset.title}: a deal told`,
      Summary:
        'The plan of this deal step by step, the moves that must not be missed, and what comes of plain advice.',
      Rules: preset.id,
      ...(changes.length === 0 ? {} : { Set: changes.join(' ') }),
      Deal: makePosition(rules, start),
    },
    game: { rules, seed: '', start },
    main: { comment: opening.join('\n\n'), nodes: spoken(start, nodes) },
  });
}

/** The moves of the plan, each with what is said before it. */
function planMoves(rules: Rules, { start, plan, onlyMoves }: ToldDeal): readonly PlanMove[] {
  const line = plan.flat();
  const purposes = purposesOf(causesOf(rules, start, line), line);
  let before = start;
  let index = 0;
  return plan.flatMap((episode) => {
    const from = index;
    const to = index + episode.length;
    const { first } = partsOf(episode);
    const texts: string[] = [];
    const moves = episode.map((move, at) => {
      const here = { move, before };
      if (at < first.length) texts.push(moveText(before, move));
      before = play(rules, before, move);
      return here;
    });
    return moves.map((here, at): PlanMove => {
      const said: string[] = [];
      if (at === 0) said.push(...episodeText(line, purposes, from, to, texts));
      if (onlyMoves.some((one) => one.index === index)) said.push(onlyText(here.before, here.move));
      index++;
      return { ...here, said };
    });
  });
}

/** What an episode is for: the cards that it brings home by its moves, and what moves on the way are for. */
function episodeText(
  line: readonly Move[],
  purposes: readonly (number | null)[],
  from: number,
  to: number,
  texts: readonly string[],
): readonly string[] {
  const first = line.slice(from, from + texts.length);
  const cards = cardsMoved(line.slice(from + texts.length, to));
  const goals = new Set<Card>();
  const later = new Map<Card | null, string[]>();
  for (const [at, move] of first.entries()) {
    if (isHomeMove(move)) continue;
    const purpose = purposes[from + at] ?? null;
    const goal = purpose === null ? null : cardOfMove(line[purpose]!);
    if (purpose !== null && purpose < to && goal !== null) goals.add(goal);
    else later.set(goal, [...(later.get(goal) ?? []), texts[at]!]);
  }
  const home = cards.length === 0 ? '' : `${runsOf(cards).map(makeCardRun).join(', ')} home`;
  if (texts.length === 0) return [`At once: ${home}.`];
  const then = home === '' ? '' : `; then ${home}`;
  const aim = goals.size === 0 ? 'First' : `To bring ${cardList([...goals])} home`;
  const notes = [...later].map(([goal, moves]) => laterText(moves, goal));
  return [`${aim}: ${texts.join(', ')}${then}.`, ...notes];
}

function laterText(moves: readonly string[], goal: Card | null): string {
  return goal === null
    ? `No card that comes home waits for this: ${moves.join(', ')}.`
    : `For the ${makeCard(goal)} later: ${moves.join(', ')}.`;
}

function onlyText(before: Position, move: Move): string {
  return `A turning point, for only one move costs no card: ${moveText(before, move)}. [%ways 1]`;
}

/** What stands before the first move: what the plan comes to, and what advice does. */
function openingText(rules: Rules, { home, proved, plan, onlyMoves, allFound, advised }: ToldDeal): string[] {
  const result =
    home === cardCount(rules)
      ? 'The plan brings every card home. [%wins]'
      : proved
        ? `The plan brings home all that can come home in this deal. [%most ${home}]`
        : 'The plan is the furthest way that was found. Not all ways could be tried, so that another may go further.';
  const steps =
    plan.length === 0
      ? []
      : ['Each step of it begins with the moves that have to be made, and what they are for.'];
  const turns =
    onlyMoves.length > 0
      ? ['The mark ! stands where another move is shown that costs cards.']
      : allFound && plan.length > 0
        ? ['It has no turning point: beside each of its builds another move costs no card either.']
        : [];
  const advice = advised.map((play) => {
    const { name, said } = ADVICE_TEXTS[play.advice];
    if (play.line.length === 0) return `${said} Here that costs no card.`;
    return `At move ${leavesAt(plan.flat(), play) + 1} you see where the advice “${name}” leads.`;
  });
  return [[result, ...steps, ...turns].join(' '), ...advice];
}

/** What stands at the end: how far the plan came, and what the cards wait for that are left. */
function endText(rules: Rules, { proved }: ToldDeal, end: Position): readonly string[] {
  const left = cardsLeft(end).length;
  if (left === 0) return ['All cards are home.'];
  const waits = waitedFor(rules, end).map(
    ({ card, above }) => `The ${makeCard(card)} lies under ${cardList(above)}.`,
  );
  const rings = waitedFor(rules, end).flatMap(({ card }) => {
    const certificate = certificateOf(rules, end, card);
    return certificate === null ? [] : ringTexts(certificate);
  });
  // Several cards may wait for one ring, and rings share cards: each sentence is said once.
  const locked = rings.length > 0 ? ['And these are locked:', ...new Set(rings)] : [];
  const result = `${proved ? 'No more can come home.' : 'Here the plan ends.'} [%left ${left}]`;
  return [result, ...waits, ...locked];
}

/** The advice in words, as it was followed. */
const ADVICE_TEXTS: Readonly<Record<AdviceRule, { readonly name: string; readonly said: string }>> = {
  'home-first': {
    name: 'home first',
    said: 'By the advice “home first” a card goes home whenever one can; else a build is made that lets one go home next, or that which buries the fewest.',
  },
  'free-first': {
    name: 'free builds first',
    said: 'By the advice “free builds first” a card goes home whenever one can; else a free build is made, or that which buries the fewest.',
  },
};

/** The first move at which a play by advice leaves a plan; its variation begins there. -1 where it costs nothing. */
function leavesAt(plan: readonly Move[], { line }: AdvisedPlay): number {
  return line.findIndex(({ move }, index) => plan[index] === undefined || !isSameMove(plan[index], move));
}

/** A line beside the plan, each move that costs cards with its mark and what it costs; at its end what is left. */
function variation(
  rules: Rules,
  start: Position,
  line: readonly CountedMove[],
  said: string,
  costs: 'game' | 'cards',
): Variation<Step> {
  let before = start;
  let isLost = false;
  const nodes = line.map(({ move, fewer }) => {
    const glyph = fewer === 0 ? '' : costs === 'game' && !isLost ? '??' : '?';
    isLost ||= fewer > 0;
    const made = { ...node(rules, before, move, glyph), comment: fewer === 0 ? '' : `[%kills ${fewer}]` };
    before = made.move.after;
    return made;
  });
  return { comment: said, nodes: spoken(start, nodes) };
}

/** Breaks each silence of a line that would last too long: how far it is, and what comes next. */
function spoken(start: Position, nodes: readonly MoveNode<Step>[]): readonly MoveNode<Step>[] {
  let silent = 0;
  return nodes.map((node, index) => {
    silent = isSilent(node) ? silent + 1 : 0;
    const next = nodes.slice(index + 1, index + 1 + MOST_SILENT);
    if (silent < MOST_SILENT || next[0] === undefined || !isSilent(next[0])) return node;
    silent = 0;
    const to = next.findIndex((one) => !isSilent(one));
    const said = nextText(index + 1, nodes, next.slice(0, to < 0 ? next.length : to + 1), start);
    const count = home(node.move.after);
    return { ...node, comment: `Cards at home: ${count}. [%home ${count}] Next: ${said}.` };
  });
}

function isSilent({ glyph, comment, variations }: MoveNode<Step>): boolean {
  return glyph === '' && comment === '' && variations.length === 0;
}

/** The moves of a part of a line in few words, `5C-9C home, JH to the QH`. */
function nextText(
  from: number,
  nodes: readonly MoveNode<Step>[],
  part: readonly MoveNode<Step>[],
  start: Position,
): string {
  const texts: string[] = [];
  let cards: Card[] = [];
  const bringHome = (): void => {
    if (cards.length > 0) texts.push(`${runsOf(cards).map(makeCardRun).join(', ')} home`);
    cards = [];
  };
  for (const [at, { move }] of part.entries()) {
    const card = cardOfMove(move.move);
    if (card !== null && isHomeMove(move.move)) cards.push(card);
    else {
      bringHome();
      texts.push(moveText(nodes[from + at - 1]?.move.after ?? start, move.move));
    }
  }
  bringHome();
  return texts.join(', ');
}

function node(rules: Rules, before: Position, move: Move, glyph: Glyph): MoveNode<Step> {
  const step = { move, text: makeMove(rules, before, move), after: play(rules, before, move) };
  return { move: step, glyph, comment: '', variations: [] };
}

/** Cards in a row, the last ones joined: `the 3C, the 4D and the 5H`. */
function cardList(cards: readonly Card[]): string {
  return wordList(cards.map((card) => `the ${makeCard(card)}`));
}

/** A move in few words, `JH to the QH`, from the position before it. */
export function moveText(position: Position, move: Move): string {
  if (move.kind === 'stock') return 'a deal from the stock';
  if (move.kind === 'redeal') return 'the redeal';
  const card = move.kind === 'merci' ? `the draw of ${makeCard(move.card)}` : makeCard(move.card);
  if (move.to.at === 'foundation') return `${card} home`;
  if (move.to.at === 'cell') return `${card} to a cell`;
  const fan = position.fans[move.to.fan];
  if (fan === undefined) return `${card} to a new fan`;
  if (fan.includes(move.card)) return `${card} to the top of its fan`;
  const onto = fan.at(-1);
  return onto === undefined ? `${card} to an empty fan` : `${card} to the ${makeCard(onto)}`;
}
