import { expect, test } from 'vitest';
import type { Card } from '../../../src/core/card.ts';
import { availableCards, type Move, merciRefusal, play, refusal } from '../../../src/core/moves.ts';
import { find, type Position } from '../../../src/core/position.ts';
import type { Puzzle } from '../../../src/core/puzzle.ts';
import { isMet } from '../../../src/core/puzzle-goal.ts';
import { puzzlePlay } from '../../../src/core/puzzle-moves.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { isSameMove } from '../../../src/core/same-move.ts';
import { isClosed } from '../../../src/explain/certificate.ts';
import { firstMoveUse, type SolvedTask, type WrongMoveHarm } from '../../../src/explain/solution-reason.ts';
import {
  cardsHeldBack,
  reasonsOf,
  solvedTaskOf,
  temptingMove,
} from '../../../src/site/content/puzzle-why.ts';
import { firstNodes } from '../../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../../content/puzzle-files.ts';
import { isDeep, triesOf } from '../../sizes.ts';

/** Every so many puzzles are looked at. */
const EVERY = triesOf('WHY_EVERY', 30, 1);
/** The most letters of the two sentences, with cards as signs. */
const MOST_LETTERS = 250;
const sample = puzzles.filter((_, at) => at % EVERY === 0);
const tasks = new Map(sample.map((puzzle) => [puzzle, solvedTaskOf(puzzle)]));

/** The wrong move that is told of each, where one is. */
const wrongMoves = new Map(
  sample.map((puzzle) => [
    puzzle,
    puzzle.goal.kind === 'redeal' ? null : temptingMove(puzzle, tasks.get(puzzle)!),
  ]),
);

const cardOf = (move: Move | undefined): Card | null => (move && 'card' in move ? move.card : null);
const isHomeIn = (position: Position, card: Card) => find(position, card)?.at === 'foundation';

/** The card or the empty place that a move goes to, as text. */
function placeOf({ fans }: Position, move: Move): string {
  if (!('to' in move)) return '';
  if (move.to.at !== 'fan') return JSON.stringify(move.to);
  return `on ${fans[move.to.fan]!.at(-1) ?? `fan ${move.to.fan}`}`;
}

test('the order in which a solution is told is legal, reaches the goal, and begins as the solution does', {
  tags: 'sized',
}, () => {
  for (const [{ id, game, goal, main }, { line, positions }] of tasks) {
    let position = game.start;
    const refused = line.filter((move) => {
      const isRefused = refusal(game.rules, position, move) !== null;
      position = play(game.rules, position, move);
      return isRefused;
    });
    expect([id, refused]).toEqual([id, []]);
    expect(JSON.stringify(position)).toBe(JSON.stringify(positions.at(-1)));
    const isRedeal = goal.kind === 'redeal';
    const end = isRedeal ? puzzlePlay(game.rules, position, { kind: 'redeal' }) : position;
    expect([id, isMet(game.rules, goal, end, line.length)]).toEqual([id, true]);
    if (line.length > 0) expect([id, line[0]]).toEqual([id, main.nodes[0]!.move.move]);
  }
});

test('what the first move is said to do, it does, and without it the next move cannot be made', {
  tags: 'sized',
}, () => {
  const ways = new Set<string>();
  for (const [{ id, game }, task] of tasks) {
    const use = firstMoveUse(task);
    if (use === null) continue;
    const { move, uncovers, opens, brings } = use;
    const after = play(game.rules, game.start, move);
    if (uncovers !== null) {
      expect([id, availableCards(game.start).includes(uncovers)]).toEqual([id, false]);
      expect([id, availableCards(after).includes(uncovers)]).toEqual([id, true]);
    }
    if (opens !== null) {
      ways.add(opens.how);
      expect([id, refusal(game.rules, opens.before, opens.move)]).toEqual([id, null]);
      const place = placeOf(opens.before, opens.move);
      const { card } = opens.move;
      const first = cardOf(move)!;
      const isTold = {
        uncovered: card === uncovers,
        'onto-uncovered': place === `on ${uncovers}`,
        'onto-moved': place === `on ${first}`,
        drawn: move.kind === 'merci' && card === first,
        follows: isHomeIn(after, first) && opens.move.to.at === 'foundation',
        emptied: opens.move.to.at !== 'foundation' && !/^on \d/.test(place),
      }[opens.how];
      expect([id, opens.how, isTold]).toEqual([id, opens.how, true]);
      expect([id, isMadeWithout(game.rules, task, opens.move, place)]).toEqual([id, false]);
    }
    if (brings !== null) expect([id, isHomeIn(task.positions.at(-1)!, brings)]).toEqual([id, true]);
  }
  const all = ['drawn', 'emptied', 'follows', 'onto-moved', 'onto-uncovered', 'uncovered'];
  if (isDeep) expect([...ways].toSorted()).toEqual(all);
  else expect(ways.size).toBeGreaterThan(3);
});

/**
 * Whether a move of a solution can be made though the card of the first one is never touched: to the same place, for where
 * that card would have lain in an emptied fan, the fan itself may take others.
 */
function isMadeWithout(
  rules: Rules,
  { line, positions: [start] }: SolvedTask,
  sought: Move,
  place: string,
): boolean {
  let position = start;
  for (const move of line.slice(1)) {
    const isPossible = cardOf(move) !== cardOf(line[0]) && refusal(rules, position, move) === null;
    if (isPossible && isSameMove(move, sought) && placeOf(position, move) === place) return true;
    if (isPossible) position = play(rules, position, move);
  }
  return false;
}

test('what a wrong first move is said to do, it does', { tags: 'sized' }, () => {
  const kinds = new Set<string>();
  for (const [puzzle, task] of tasks) {
    const wrong = wrongMoves.get(puzzle) ?? null;
    if (wrong === null) continue;
    const node = firstNodes(puzzle.main).find(({ node }) => isSameMove(node.move.move, wrong.move))?.node;
    expect([puzzle.id, node?.glyph]).toEqual([puzzle.id, '??']);
    expect([puzzle.id, wrong.harm.kind, isTrue(puzzle, task, wrong.move, wrong.harm)]).toEqual([
      puzzle.id,
      wrong.harm.kind,
      true,
    ]);
    kinds.add(wrong.harm.kind);
  }
  const all = ['buries', 'move-lost', 'place-gone', 'ring', 'takes-place'];
  if (isDeep) expect([...kinds].toSorted()).toEqual(all);
  else expect(kinds.size).toBeGreaterThan(3);
});

function isTrue(
  { game, goal }: Puzzle,
  { line, positions }: SolvedTask,
  wrong: Move,
  harm: WrongMoveHarm,
): boolean {
  const { rules, start } = game;
  const after = play(rules, start, wrong);
  switch (harm.kind) {
    case 'ring': {
      const { certificate, cards } = harm.ring;
      const wasOpen = merciRefusal(rules, start) === null || !isClosed(rules, start, certificate);
      if (!isClosed(rules, after, certificate) || !wasOpen) return false;
      if (goal.kind !== 'free') return cards.every((card) => isHomeIn(positions.at(-1)!, card));
      const fan = [...after.fans, ...after.wastes].find((all) => all.includes(goal.card))!;
      return certificate.ring.some(({ card }) => fan.indexOf(card) > fan.indexOf(goal.card));
    }
    case 'takes-place': {
      const taken = placeOf(start, wrong);
      return line.some((move, at) => cardOf(move) === harm.from && placeOf(positions[at]!, move) === taken);
    }
    case 'buries':
      return (
        !availableCards(after).includes(harm.needed.card) &&
        line.some((move) => isSameMove(move, harm.needed))
      );
    case 'place-gone':
      return (
        isHomeIn(after, cardOf(wrong)!) &&
        line.some(
          (move, at) =>
            cardOf(move) === harm.needed && placeOf(positions[at]!, move) === `on ${cardOf(wrong)}`,
        )
      );
    case 'move-lost': {
      if (goal.kind !== 'free' || line.some((_, at) => isMet(rules, goal, positions[at]!, at))) return false;
      let end = after;
      for (const move of line) {
        if (refusal(rules, end, move) !== null) return false;
        end = play(rules, end, move);
      }
      return line.length === harm.within && isMet(rules, { ...goal, within: null }, end, line.length + 1);
    }
  }
}

test('a card that is to be held back could go home at the redeal, and then the goal would be missed', {
  tags: 'sized',
}, () => {
  let held = 0;
  for (const puzzle of tasks.keys()) {
    const { game, goal, main } = puzzle;
    for (const card of cardsHeldBack(puzzle)) {
      const before = main.nodes.at(-2)?.move.after ?? game.start;
      const pile = before.foundations.findIndex(
        (_, at) =>
          refusal(game.rules, before, { kind: 'play', card, to: { at: 'foundation', pile: at } }) === null,
      );
      const sent = play(game.rules, before, { kind: 'play', card, to: { at: 'foundation', pile } });
      const redealt = puzzlePlay(game.rules, sent, { kind: 'redeal' });
      expect([puzzle.id, isMet(game.rules, goal, redealt, 0)]).toEqual([puzzle.id, false]);
      held++;
    }
  }
  expect(held).toBeGreaterThan(0);
});

test('it is said in two short sentences, which name the move and what it does', { tags: 'sized' }, () => {
  for (const puzzle of sample) {
    const text = reasonsOf(puzzle).join(' ');
    const signed = text.replaceAll(/\n\d+\n/g, '10♠');
    expect([puzzle.id, signed.split(/[.](?: |$)/).filter(Boolean).length <= 2]).toEqual([puzzle.id, true]);
    expect([puzzle.id, signed.length <= MOST_LETTERS, signed]).toEqual([puzzle.id, true, signed]);
    const wrong = wrongMoves.get(puzzle) ?? null;
    const named = wrong === null ? [] : wrong.harm.kind === 'ring' ? wrong.harm.ring.certificate.ring : [];
    for (const card of [cardOf(wrong?.move), ...named.map((one) => one.card)])
      if (card !== null) expect([puzzle.id, text.includes(`\n${card}\n`)]).toEqual([puzzle.id, true]);
    // "A ring" is said only where each of its cards waits for one under another.
    if (wrong?.harm.kind === 'ring' && text.includes(' a ring'))
      for (const { card, home, places } of wrong.harm.ring.certificate.ring)
        expect([...home, ...places].some(({ under }) => under !== null && under !== card)).toBe(true);
  }
});
