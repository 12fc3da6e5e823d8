/*
 * A proof of what a deal can give by plays alone, no redeal and no draw: text that anybody can check.
 *
 * In the example of goal.ts 9H and 3C wait for each other, and no move is left. All of its proof:
 *
 *   proof ring
 *   rules la-belle-lucie
 *   deal Foundations: C-A D-K H-7 S-K | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH
 *   at least 34
 *   at most 34
 *   locked 9H 3C
 *   sha256 (64 digits)
 *
 * `at least` is followed by moves, one a line, after which so many cards are home. `at most` is followed by a closed set
 * of cards (locked-set.ts), or by what an enumeration of all positions comes to (enumerate.ts). One of the two may be
 * missing all of its evidence: no moves where the cards are home already, no `at most` where all cards come home or
 * nothing is known. The last line is the SHA-256 of the lines above it, so that no line can be changed by mistake.
 */

import { type Card, makeCard } from '../card.ts';
import { parseCard } from '../card-notation.ts';
import { makeMove, parseMove, type WrittenMove } from '../move-notation.ts';
import { type Move, play, playsAlone } from '../moves.ts';
import type { Position } from '../position.ts';
import { makePosition, parsePosition } from '../position-notation.ts';
import { fail, ok, quote, type Result } from '../result.ts';
import { cardCount, type Rules } from '../rules.ts';
import { parseGameRules } from './game-rules.ts';
import { NORMAL_FORMS, type NormalForm } from './normal-form.ts';

/** The SHA-256 of lines of text in UTF-8, each ended by a line feed, as 64 digits; core has none of its own. */
export type Sha256 = (lines: Iterable<string>) => string;

/** Why no more cards can come home. */
export type BoundEvidence =
  /** A closed set of cards that never leave. */
  | { readonly by: 'locked'; readonly cards: readonly Card[] }
  /** How many positions there are, and the SHA-256 of their sorted keys. */
  | {
      readonly by: 'searched';
      readonly positions: number;
      readonly forms: readonly NormalForm[];
      readonly keys: string;
    };

/** What is proved of a deal. */
export interface Proof {
  /** What the deal is called, such as its seed. */
  readonly id: string;
  /** The game and its house rules, as `parseGameRules` reads them: `trefoil redeals=0`. */
  readonly game: string;
  readonly position: Position;
  /** So many cards are home after the moves. */
  readonly least: number;
  readonly moves: readonly Move[];
  /** No more cards than `most` can come home; null where that is not proved, or all come home. */
  readonly bound: { readonly most: number; readonly evidence: BoundEvidence } | null;
}

/** A line of a proof, trimmed, with its number in the input from 1. */
export interface ProofLine {
  readonly text: string;
  readonly line: number;
}

/** Why no more cards can come home, with the lines that say how many and why. */
export interface WrittenBound {
  readonly most: number;
  readonly mostLine: number;
  readonly evidence: BoundEvidence;
  readonly evidenceLine: number;
}

/** A proof as it was read: nothing of it is checked yet but how it is written. */
export interface WrittenProof {
  readonly id: string;
  /** The rules of its game with no draw left to take. */
  readonly rules: Rules;
  readonly position: Position;
  readonly least: number;
  /** The line that names `least`. */
  readonly leastLine: number;
  readonly moves: readonly { readonly move: WrittenMove; readonly line: number }[];
  readonly bound: WrittenBound | null;
  /** The SHA-256 that stands on the last line, and the lines that it is of. */
  readonly sum: { readonly stated: string; readonly line: number; readonly of: readonly string[] };
}

/** Writes a proof, line by line. */
export function makeProof(rules: Rules, proof: Proof, sha256: Sha256): string[] {
  const { id, game, position, least, moves, bound } = proof;
  const lines = [
    `proof ${id.replace(/\s+/g, ' ')}`.trim(),
    `rules ${game}`,
    `deal ${makePosition(rules, position)}`,
    `at least ${least}`,
    ...moveTexts(rules, position, moves),
    ...(bound === null ? [] : [`at most ${bound.most}`, ...evidenceTexts(bound.evidence)]),
  ];
  return [...lines, `sha256 ${sha256(lines)}`];
}

function moveTexts(rules: Rules, start: Position, moves: readonly Move[]): string[] {
  const texts: string[] = [];
  let position = start;
  for (const move of moves) {
    texts.push(makeMove(rules, position, move));
    position = play(rules, position, move);
  }
  return texts;
}

function evidenceTexts(evidence: BoundEvidence): string[] {
  if (evidence.by === 'locked') return [`locked ${evidence.cards.map(makeCard).join(' ')}`];
  const { positions, forms, keys } = evidence;
  return [`searched ${positions}`, `at once ${forms.join(' ') || 'nothing'}`, `keys ${keys}`];
}

/** Whether a proof ends with a line. */
export function endsProof({ text }: ProofLine): boolean {
  return /^sha256\b/.test(text);
}

/** What the lines of a proof begin with; a line that begins with none of them is a move. */
const WORDS = [
  'proof',
  'rules',
  'deal',
  'at least',
  'at most',
  'locked',
  'searched',
  'at once',
  'keys',
  'sha256',
] as const;
type Word = (typeof WORDS)[number] | 'move';

/** What may follow a line. */
const NEXT: { readonly [word in Word]: readonly Word[] } = {
  proof: ['rules'],
  rules: ['deal'],
  deal: ['at least'],
  'at least': ['move', 'at most', 'sha256'],
  move: ['move', 'at most', 'sha256'],
  'at most': ['locked', 'searched'],
  locked: ['sha256'],
  searched: ['at once'],
  'at once': ['keys'],
  keys: ['sha256'],
  sha256: [],
};

/** The lines of a proof, each behind the word that it begins with; `move` stands for the last of the moves. */
interface Fields {
  readonly of: ReadonlyMap<Word, ProofLine>;
  readonly moves: readonly ProofLine[];
}

/** Reads a proof from its lines, without blank ones and comments; the fault names the line. */
export function parseProof(lines: readonly ProofLine[]): Result<WrittenProof> {
  const fields = fieldsOf(lines);
  if (!fields.ok) return fields;
  const { of, moves: moveLines } = fields.value;
  const rules = read(of, 'rules', parseGameRules);
  if (!rules.ok) return rules;
  const position = read(of, 'deal', (text) => parsePosition(rules.value, text));
  if (!position.ok) return position;
  const least = read(of, 'at least', (text) => parseCount(rules.value, text));
  if (!least.ok) return least;
  const moves: WrittenProof['moves'][number][] = [];
  for (const { text, line } of moveLines) {
    const move = parseMove(text);
    if (!move.ok) return fail(move.fault.message, line);
    moves.push({ move: move.value, line });
  }
  const bound = of.has('at most') ? parseBound(rules.value, of) : ok(null);
  if (!bound.ok) return bound;
  const stated = read(of, 'sha256', parseDigest);
  if (!stated.ok) return stated;
  return ok({
    id: of.get('proof')!.text,
    rules: playsAlone(rules.value, position.value),
    position: position.value,
    least: least.value,
    leastLine: of.get('at least')!.line,
    moves,
    bound: bound.value,
    sum: {
      stated: stated.value,
      line: of.get('sha256')!.line,
      of: lines.slice(0, -1).map(({ text }) => text),
    },
  });
}

/** Tells the lines apart, and checks their order. */
function fieldsOf(lines: readonly ProofLine[]): Result<Fields> {
  const of = new Map<Word, ProofLine>();
  const moves: ProofLine[] = [];
  let expected: readonly Word[] = ['proof'];
  for (const { text, line } of lines) {
    const word = WORDS.find((one) => text === one || text.startsWith(`${one} `)) ?? 'move';
    if (!expected.includes(word)) return fail(`Expected ${linesText(expected)}, found ${quote(text)}.`, line);
    if (word === 'move') moves.push({ text, line });
    else of.set(word, { text: text.slice(word.length).trim(), line });
    expected = NEXT[word];
  }
  if (expected.length === 0) return ok({ of, moves });
  return fail(`Expected ${linesText(expected)}, found the end.`, lines.at(-1)?.line);
}

function linesText(words: readonly Word[]): string {
  if (words.length === 0) return 'no line more';
  return words.map((word) => (word === 'move' ? 'a move' : `the line “${word} …”`)).join(' or ');
}

/** Reads what stands behind the word of a line; the fault names the line. */
function read<T>(of: Fields['of'], word: Word, parse: (text: string) => Result<T>): Result<T> {
  const { text, line } = of.get(word)!;
  const value = parse(text);
  return value.ok ? value : fail(value.fault.message, line);
}

function parseCount(rules: Rules, text: string): Result<number> {
  const most = cardCount(rules);
  const count = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return count >= 0 && count <= most
    ? ok(count)
    : fail(`Expected how many cards, 0 to ${most}; found ${quote(text)}.`);
}

function parseDigest(text: string): Result<string> {
  return /^[0-9a-f]{64}$/.test(text)
    ? ok(text)
    : fail(`Expected a SHA-256, 64 digits 0–9 and a–f; found ${quote(text)}.`);
}

function parseBound(rules: Rules, of: Fields['of']): Result<WrittenBound> {
  const most = read(of, 'at most', (text) => parseCount(rules, text));
  if (!most.ok) return most;
  const evidence = of.has('locked') ? read(of, 'locked', parseLocked) : parseSearched(of);
  if (!evidence.ok) return evidence;
  return ok({
    most: most.value,
    mostLine: of.get('at most')!.line,
    evidence: evidence.value,
    evidenceLine: of.get(evidence.value.by)!.line,
  });
}

function parseLocked(text: string): Result<BoundEvidence> {
  const cards: Card[] = [];
  for (const word of text.split(/\s+/)) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok({ by: 'locked', cards });
}

function parseSearched(of: Fields['of']): Result<BoundEvidence> {
  const positions = read(of, 'searched', (text) =>
    /^\d{1,12}$/.test(text) ? ok(Number(text)) : fail(`Expected how many positions; found ${quote(text)}.`),
  );
  if (!positions.ok) return positions;
  const forms = read(of, 'at once', parseForms);
  if (!forms.ok) return forms;
  const keys = read(of, 'keys', parseDigest);
  if (!keys.ok) return keys;
  return ok({ by: 'searched', positions: positions.value, forms: forms.value, keys: keys.value });
}

function parseForms(text: string): Result<readonly NormalForm[]> {
  const forms = text === 'nothing' ? [] : text.split(/\s+/);
  const known = NORMAL_FORMS.filter((form) => forms.includes(form));
  return String(known) === String(forms)
    ? ok(known)
    : fail(`Expected “nothing”, “home” or “home builds”; found ${quote(text)}.`);
}
