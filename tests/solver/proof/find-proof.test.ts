/*
 * Proofs of late positions under the rules of every game: each holds, says what is true by plain enumeration, and is
 * refused with any of its lines changed or left out.
 */

import type { Random } from 'random-js';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/cli/verify.ts';
import { playsAlone } from '../../../src/core/moves.ts';
import { makePosition, parsePosition } from '../../../src/core/position-notation.ts';
import { parseGameRules } from '../../../src/core/proof/game-rules.ts';
import { normalForms, normalized } from '../../../src/core/proof/normal-form.ts';
import { makeProof, type ProofLine, parseProof } from '../../../src/core/proof/proof.ts';
import { verifyProof } from '../../../src/core/proof/verify.ts';
import { unwrap } from '../../../src/core/result.ts';
import { cardCount, type Rules } from '../../../src/core/rules.ts';
import { findProof, type ProofLimits } from '../../../src/solver/proof/find-proof.ts';
import { explore, mostHome } from '../../oracle/graph.ts';
import { latePosition } from '../../oracle/late.ts';
import { CHANGED_RULES, GAMES } from '../../oracle/rule-sets.ts';
import { seedOf, triesOf } from '../../sizes.ts';
import { chance } from '../positions.ts';

/** How many positions of each rule set are proved. */
const POSITIONS = triesOf('PROOFS', 1, 8);
/** No position of a test can reach more than this. */
const MOST = 3000;
const LIMITS: ProofLimits = { nodes: 100_000, positions: MOST };

/** What is wrong with a proof, or null. */
function faultOf(texts: readonly string[], limit = MOST): string | null {
  const lines = texts.map((text, at): ProofLine => ({ text, line: at + 1 }));
  const proof = parseProof(lines);
  if (!proof.ok) return proof.fault.message;
  const steps = verifyProof(proof.value, sha256, limit);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value?.message ?? null;
}

/** The most cards that plays can bring home, by plain enumeration; null where there are too many positions. */
function trueMost(rules: Rules, deal: string): number | null {
  const position = unwrap(parsePosition(rules, deal));
  const nodes = explore(playsAlone(rules, position), position, MOST);
  return nodes && mostHome(nodes);
}

/** Whether what a proof says is true, whatever stands as its evidence; true where that cannot be told. */
function isTrue(lines: readonly string[]): boolean {
  const saidOf = (word: string) => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const most = trueMost(unwrap(parseGameRules(saidOf('rules')!)), saidOf('deal')!);
  // Where there are too many positions nothing is known; few changed deals are like that.
  return most === null || (Number(saidOf('at least')) <= most && Number(saidOf('at most') ?? most) >= most);
}

const CARDS = /[A2-9TJQK][CDHS]'?/g;

/** A line with something else in it: another number, game, card or digit, or in a deal two cards that change places. */
function changed(line: string, random: Random): string {
  const [word = '', ...rest] = line.split(' ');
  if (word === 'proof') return `${line}x`;
  if (word === 'rules') return `rules ${random.pick(GAMES.filter(({ name }) => name !== rest[0])).name}`;
  if (word === 'sha256' || word === 'keys') return line.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  if (line.startsWith('at once')) return line === 'at once nothing' ? 'at once home' : 'at once nothing';
  if (/^(at|searched) /.test(line)) {
    return line.replace(/\d+$/, (count) => String(Number(count) + random.pick([-1, 1])));
  }
  const cards = line.match(CARDS) ?? [];
  if (cards.length < 2 && word !== 'locked' && rest.length > 0) return `${line} AC`;
  if (cards.length === 0) return 'AC';
  const one = random.pick(cards);
  const other = random.pick(
    (word === 'deal' ? cards : ['AC', 'KD', '7H', '9S']).filter((card) => card !== one),
  );
  const back = word === 'deal' ? one : other;
  return line.replaceAll(CARDS, (card) => (card === one ? other : card === other ? back : card));
}

/** The lines of a proof, each time with one of them changed or left out. */
function mutants(lines: readonly string[], random: Random): string[][] {
  return lines.flatMap((line, at) => [lines.toSpliced(at, 1), lines.with(at, changed(line, random))]);
}

describe.each([...GAMES, ...CHANGED_RULES])('$name', { tags: 'sized' }, ({ name, rules }) => {
  const proofs = Array.from({ length: POSITIONS }, (_, at) => {
    const random = chance(seedOf(500 + at));
    const position = latePosition(rules, random, 4, 12);
    const { answer, ...proved } = findProof(rules, position, LIMITS, sha256);
    const lines = makeProof(rules, { id: `late ${at}`, game: name, position, ...proved }, sha256);
    return { random, position, answer, proved, lines, most: trueMost(rules, makePosition(rules, position)) };
  });

  test('a proof holds, and says what is true; a deal that is lost has one', () => {
    for (const { answer, proved, lines, most } of proofs) {
      expect(faultOf(lines)).toBe(null);
      if (most === null) continue;
      expect(answer.verdict).toBe(most === cardCount(rules) ? 'solvable' : 'unsolvable');
      expect(proved.least).toBeLessThanOrEqual(most);
      if (answer.verdict === 'unsolvable') expect(proved.bound!.most).toBeLessThan(cardCount(rules));
      expect(proved.bound?.most ?? most).toBeGreaterThanOrEqual(most);
      if (proved.bound?.evidence.by === 'searched') expect(proved.bound.most).toBe(most);
    }
  });

  test('no line of it can be changed or left out', () => {
    for (const { random, lines } of proofs) {
      for (const mutant of mutants(lines, random))
        expect([mutant, faultOf(mutant)]).not.toEqual([mutant, null]);
    }
  });

  test('one that is changed on purpose, with a new SHA-256, holds only if it is true', () => {
    for (const { random, lines } of proofs) {
      for (const mutant of mutants(lines.slice(0, -1), random)) {
        const summed = [...mutant, `sha256 ${sha256(mutant)}`];
        if (faultOf(summed) === null) expect([summed, isTrue(summed)]).toEqual([summed, true]);
      }
    }
  });

  test('what is made at once loses nothing', () => {
    for (const { position, most } of proofs) {
      const alone = playsAlone(rules, position);
      const reached = normalized(alone, position, normalForms(alone));
      if (most !== null) expect(trueMost(rules, makePosition(rules, reached))).toBe(most);
    }
  });
});

test.each([
  // JD can still be built on QH, QS on KH.
  ['super-flower-garden', 'Foundations: C-Q D-9 H-J S-Q | KH KS KD | QD TD JD | KC QH'],
  ['alternating-colours', 'Foundations: C-K D-Q H-Q S-T | JS KD QS | KS KH'],
  // KD can still go to the empty fan, and JC on QC.
  ['the-fan', 'Foundations: C-K D-T H-K S-K | JD KD | QD | -'],
  ['la-belle-lucie', 'Foundations: C-5 D-K H-K S-K | 7C KC TC | 8C QC 9C | 6C JC'],
])('what may lose cards in %s is not made at once', (game, deal) => {
  const rules = unwrap(parseGameRules(game));
  const position = unwrap(parsePosition(rules, deal));
  expect(normalized(rules, position, normalForms(rules))).toEqual(position);
});
