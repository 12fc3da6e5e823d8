import { describe, expect, test } from 'vitest';
import { makeCard } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { isHomeMove, legalPlays, type Move, play, refusal } from '../../src/core/moves.ts';
import { cardsLeft, find, home, type Position } from '../../src/core/position.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { isSameMove } from '../../src/core/same-move.ts';
import type { MoveNode, Step, Study, Variation } from '../../src/core/study.ts';
import { causesOf } from '../../src/explain/causes.ts';
import { makeToldStudy, moveText } from '../../src/explain/told-study.ts';
import { mostHome } from '../../src/site/check/proven-facts.ts';
import { proveStudy } from '../../src/site/check/study-claims.ts';
import { glyphFault } from '../../src/site/check/study-glyphs.ts';
import { readStudy } from '../../src/site/content/study-file.ts';
import { isSameSuitDeal } from '../../src/solver/deal-search.ts';
import { isFreeBuild } from '../../src/solver/safe.ts';
import { tellDeal } from '../../src/solver/tell/tell-deal.ts';
import { waysToKeep } from '../../src/solver/tell/ways-to-keep.ts';
import { longestSilence, MOST_SILENT } from '../content/silence.ts';
import { triesEach } from '../sizes.ts';
import { chance, playAtRandom } from '../solver/positions.ts';

/** How many deals of each game are told. */
const DEALS = triesEach(PRESETS.length, 'TOLD', 42, 84);

/** A deal told as text; nothing but that is looked at below. */
function tellText(id: string, start: Position): string {
  const preset = presetOf(id)!;
  const last = [...tellDeal(preset.rules, start)].at(-1)!;
  return makeToldStudy({ rules: preset.rules, preset, changes: [] }, last.told!);
}

/** A move of the main line, with what is said before it. */
interface Told {
  readonly node: MoveNode<Step>;
  readonly before: Position;
  readonly said: string;
}

function mainLine({ game, main }: Study<Step>): readonly Told[] {
  return main.nodes.map((node, at) => ({
    node,
    before: main.nodes[at - 1]?.move.after ?? game.start,
    said: main.nodes[at - 1]?.comment ?? main.comment,
  }));
}

describe.each(PRESETS)('$id', { tags: 'sized' }, ({ id, rules }) => {
  const texts = Array.from({ length: DEALS }, (_, at) => {
    const { start } = newGame(rules, `told-${id}-${at}`);
    return tellText(id, at % 2 === 0 ? start : playAtRandom(rules, start, chance(at), 3 * at));
  });
  const studies = texts.map((text) => unwrap(readStudy(text)));
  const isExact = isSameSuitDeal(rules);

  test('a deal told is a study that the site would take, and all that it claims is so', () => {
    for (const text of texts) {
      unwrap(proveStudy(text));
      // Before a redeal the site has marks of chance as well, of which a deal told does not speak.
      if (isExact && rules.redeals === 0) expect(glyphFault(text)).toBeNull();
    }
  });

  test('marks stand where they should: ! where a branch costs cards, and beside each build that alone costs none', () => {
    for (const study of studies) {
      for (const { node, before } of mainLine(study)) {
        const isProved = !study.main.comment.includes('Not all ways');
        if (isProved)
          for (const { main } of node.variations.map((one) => ({ main: one })))
            checkMarks(rules, before, main);
        const isShown = node.variations.some(({ nodes: [other] }) => other?.glyph.startsWith('?'));
        expect(node.glyph === '!').toBe(isShown);
        if (isExact && !isShown && !isHomeMove(node.move.move)) {
          const open = legalPlays(rules, before).length;
          expect(open === 1 || waysToKeep(rules, before, mostHome) !== 1).toBe(true);
        }
      }
    }
  });

  test('no line is silent for more than eight moves', () => {
    for (const study of studies) expect(longestSilence(study.main)).toBeLessThanOrEqual(MOST_SILENT);
  });

  test('each step names the moves that follow, and what comes home does not without them', () => {
    let [steps, asked, needed] = [0, 0, 0];
    for (const study of studies) {
      const line = mainLine(study);
      const moves = line.map(({ node }) => node.move.move);
      let index = 0;
      for (const step of line.flatMap(({ said }, at) => stepsIn(said).map((found) => ({ ...found, at })))) {
        expect(step.at).toBe(index);
        steps++;
        const texts = step.moves.map((_, at) => moveText(line[index + at]!.before, moves[index + at]!));
        expect(step.moves).toEqual(texts);
        const to = index + step.moves.length + step.home.length;
        const brought = moves.slice(index + step.moves.length, to);
        expect(brought.every(isHomeMove)).toBe(true);
        expect(brought.map(cardText).toSorted()).toEqual(step.home.toSorted());
        for (const [at, text] of step.moves.entries()) {
          if (isHomeMove(moves[index + at]!)) continue;
          const later = step.later.filter((one) => one.moves.includes(text));
          // Two moves of a step may read the same.
          const alike = step.moves.filter((one) => one === text).length;
          const isLater = later.flatMap((one) => one.moves.filter((move) => move === text)).length >= alike;
          const goals = [...later.map(({ goal }) => goal), ...(isLater ? [] : step.goals)];
          const served = servedBy(rules, study.game.start, moves, index + at);
          expect(goals.some((goal) => (goal === null ? served.length === 0 : served.includes(goal)))).toBe(
            true,
          );
          // Where a card has one place, another move of the line seldom does instead.
          if (!isExact) continue;
          const missed = missedWithout(rules, study.game.start, moves, index + at);
          asked++;
          if (goals.some((goal) => goal !== null && missed.includes(goal))) needed++;
        }
        index = to;
      }
      expect(index).toBe(line.length);
    }
    expect(steps).toBeGreaterThan(0);
    expect(needed).toBeGreaterThanOrEqual(0.97 * asked);
  });

  test('advice is followed to the letter, and costs what is said', () => {
    for (const study of studies) {
      const line = mainLine(study);
      for (const { rule, from, moves } of advisedIn(study)) {
        let position = from;
        for (const { move } of moves) {
          expect(isSameMove(move.move, advised(rules, rule, position)!)).toBe(true);
          position = move.after;
        }
        // And before it leaves the plan.
        for (const { before, node } of line) {
          if (before === from) break;
          expect(isSameMove(node.move.move, advised(rules, rule, before)!)).toBe(true);
        }
      }
      for (const [text, rule] of RULES) {
        if (!new RegExp(`${text}”[^“]*Here that costs no card`).test(study.main.comment)) continue;
        let position = study.game.start;
        for (let move = advised(rules, rule, position); move; move = advised(rules, rule, position))
          position = play(rules, position, move);
        expect(home(position)).toBe(mostHome(rules, study.game.start));
      }
    }
  });

  test('at the end stands what the cards that are left wait for', () => {
    for (const study of studies) {
      const end = study.main.nodes.at(-1)?.move.after ?? study.game.start;
      const said = study.main.nodes.at(-1)?.comment ?? study.main.comment;
      expect(said.includes('All cards are home')).toBe(cardsLeft(end).length === 0);
      for (const [, card = '', above = ''] of said.matchAll(/The (\w+'?) lies under ([^.]*)\./g)) {
        const spot = find(end, unwrap(parseCard(card)));
        const fan = spot?.at === 'fan' ? end.fans[spot.fan]! : [];
        const names = fan.slice(fan.indexOf(unwrap(parseCard(card))) + 1).map(makeCard);
        expect(above.match(/[A2-9TJQK][CDHS]'?/g)).toEqual(names);
      }
    }
  });

  test('the cards of a ring wait for what lies where it is said, and no line of play moves one of them', () => {
    for (const study of studies) {
      const end = study.main.nodes.at(-1)?.move.after ?? study.game.start;
      const [, said] = (study.main.nodes.at(-1)?.comment ?? study.main.comment).split('these are locked:');
      const sentences = said?.trim().split(/(?<=\.) /) ?? [];
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const [, text = '', clauses = ''] of (said ?? '').matchAll(/(\S+) waits for ([^;.]*)/g)) {
        const card = unwrap(parseCard(text));
        for (const [, cards = '', place = ''] of clauses.matchAll(
          /([^,]*(?:, [^w][^,]*)*), which lies? under (\S+?)(?=,|$)/g,
        )) {
          const under = place === 'it' ? card : unwrap(parseCard(place));
          for (const name of cards.match(/[A2-9TJQK][CDHS]'?/g) ?? []) {
            const fan = end.fans.find((one) => one.includes(under)) ?? [];
            expect(fan.slice(0, fan.indexOf(under)).map(makeCard)).toContain(name);
          }
        }
        // Wherever cards are moved at random, it stays where it is.
        let position = end;
        const random = chance(card);
        for (let made = 0; made < 60; made++) {
          const open = legalPlays(rules, position);
          if (open.length === 0) break;
          const move = random.pick(open);
          expect('card' in move && move.card).not.toBe(card);
          position = play(rules, position, move);
        }
      }
    }
  });
});

const RULES = [
  ['home first', 'home-first'],
  ['free builds first', 'free-first'],
] as const;

/** What each move of a variation costs, by its mark. */
function checkMarks(rules: Rules, start: Position, line: Variation<Step>): void {
  let before = start;
  for (const { move, glyph } of line.nodes) {
    const fewer = mostHome(rules, before)! - mostHome(rules, move.after)!;
    expect(glyph.startsWith('?')).toBe(fewer > 0);
    before = move.after;
  }
}

/** The steps that a comment tells: their moves as texts, the cards that come home after them, and what all is for. */
function stepsIn(said: string) {
  return [
    ...said.matchAll(/(At once|First|To bring ([^:]*) home): ([^.]*)\.((?: (?:For|No card)[^.]*\.)*)/g),
  ].map(([, kind, goals = '', body = '', notes = '']) => {
    const [before = '', after] = body.split('; then ');
    const onlyHome = kind === 'At once';
    const runs = onlyHome ? before : (after ?? '');
    return {
      moves: onlyHome ? [] : before.split(', '),
      home: runs
        .replace(/ home$/, '')
        .split(', ')
        .filter(Boolean)
        .flatMap(cardsInRun),
      goals: goals.match(/[A2-9TJQK][CDHS]'?/g) ?? [],
      later: [...notes.matchAll(/(?:For the (\S+) later|No card[^:]*): ([^.]*)\./g)].map(
        ([, goal = null, moves = '']) => ({ goal, moves: moves.split(', ') }),
      ),
    };
  });
}

/** The cards of a run: `4D-7D`. */
function cardsInRun(run: string): string[] {
  const [from, to = from] = run.split('-').map((text) => unwrap(parseCard(text)));
  const [low, high] = [Math.min(from!, to!), Math.max(from!, to!)];
  return Array.from({ length: high - low + 1 }, (_, at) => makeCard(low + at));
}

const cardText = (move: Move): string => ('card' in move ? makeCard(move.card) : '');

/** The cards that come home by moves which a move made possible, itself or by others. */
function servedBy(rules: Rules, start: Position, line: readonly Move[], from: number): string[] {
  const causes = causesOf(rules, start, line);
  const reached = new Set([from]);
  for (const [index, { enabledBy }] of causes.entries())
    if (enabledBy.some((cause) => reached.has(cause))) reached.add(index);
  return line.filter((move, index) => reached.has(index) && isHomeMove(move)).map(cardText);
}

/** The cards that do not come home by a line where the card of one of its moves is left lying from that one on. */
function missedWithout(rules: Rules, start: Position, line: readonly Move[], removed: number): string[] {
  const gone = line[removed]!;
  const missed: string[] = [];
  let position = start;
  for (const [index, move] of line.entries()) {
    const isGone =
      index >= removed &&
      ('card' in gone ? 'card' in move && move.card === gone.card : move.kind === gone.kind);
    if (!isGone && refusal(rules, position, move) === null) position = play(rules, position, move);
    else if (isHomeMove(move)) missed.push(cardText(move));
  }
  return missed;
}

/** The plays by advice in a study: from where they leave the plan. */
function advisedIn(study: Study<Step>) {
  return mainLine(study).flatMap(({ node, before }) =>
    node.variations.flatMap(({ comment, nodes }) =>
      RULES.filter(([text]) => comment.includes(`“${text}”`)).map(([, rule]) => ({
        rule,
        from: before,
        moves: nodes,
      })),
    ),
  );
}

/** The move that a piece of advice makes, found in the plainest way. */
function advised(rules: Rules, rule: 'home-first' | 'free-first', position: Position): Move | null {
  const open = legalPlays(rules, position);
  const buries = (move: Move) =>
    'to' in move && move.to.at === 'fan' ? position.fans[move.to.fan]!.length : 0;
  const rank = (move: Move): number => {
    if (isHomeMove(move)) return 0;
    const isAsked =
      rule === 'free-first'
        ? isFreeBuild(rules, position, move)
        : legalPlays(rules, play(rules, position, move)).some(isHomeMove);
    return (isAsked ? 100 : 1000) + buries(move);
  };
  const least = Math.min(...open.map(rank));
  return open.find((move) => rank(move) === least) ?? null;
}
