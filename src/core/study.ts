/*
 * A study is an annotated game in a text file, close to the PGN of chess players:
 *
 *   [Title "Two aces"]
 *   [Rules "la-belle-lucie"]
 *   [Deal "3H KC 7S | 3S KH 8C | …"]
 *
 *   {What is said before the first move.}
 *   1. AC {About the ace.} 2. 9C-TC! (2. 8S-9S? {Why this loses.} 3. 2C) 3. 2C
 *
 * Tags come first. `Rules` names a preset; `Set` changes it (`[Set "redeals=0 merci=1"]`); the deal stands in
 * `Deal`, or comes from `Seed`. Moves are written as in move-notation.ts, numbered or not; a comment in braces
 * belongs to the move before it; a variation in parentheses replaces the move before it. Glyphs are those of chess.
 *
 * Reading has two steps. `parseStudy` turns text into a tree of moves as they are written and knows nothing of
 * legality; `replayStudy` plays the tree and puts the position after each move beside it. Viewers never run rules.
 *
 * The moves of the example become a line of three nodes: AC with its comment, 9C-TC with the mark `!` and one
 * variation, and 2C. The variation has two nodes, 8S-9S and 2C; it replaces 9C-TC, so it begins in the position after
 * AC.
 */

import { newGame } from './deal/new-game.ts';
import { advance, type Game } from './game.ts';
import { makeMove, parseMove, resolveMove, type WrittenMove } from './move-notation.ts';
import { type Move, refusal } from './moves.ts';
import type { Position } from './position.ts';
import { gameFromPosition } from './position-game.ts';
import { parsePosition } from './position-notation.ts';
import { presetOf } from './preset.ts';
import { refusalText } from './refusal.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { checkRules, parseRuleChoice } from './rule-choices.ts';

/** The marks an annotator may put behind a move, as in chess. */
export const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'] as const;
/** A mark behind a move, or the empty string. */
export type Glyph = (typeof GLYPHS)[number] | '';

/**
 * One move of a line with its annotations; `M` is {@link SourceMove} as it is parsed, {@link Step} once it is
 * replayed.
 */
export interface MoveNode<M> {
  readonly move: M;
  /** The mark behind it, such as `??`. */
  readonly glyph: Glyph;
  /** What is said after it, paragraphs parted by an empty line. */
  readonly comment: string;
  /** The lines that could have been played instead of it. */
  readonly variations: readonly Variation<M>[];
}

/** A line of moves; `comment` is what is said before the first of them. */
export interface Variation<M> {
  readonly comment: string;
  readonly nodes: readonly MoveNode<M>[];
}

/** A move as it is written in a study's text, with its line there. */
export interface SourceMove {
  readonly move: WrittenMove;
  /** The line of the text, from 1, for messages. */
  readonly line: number;
}

/** A move of a study as it is played. */
export interface Step {
  readonly move: Move;
  /** The move in notation, such as `9C-TC`. */
  readonly text: string;
  /** The position after it. */
  readonly after: Position;
}

/** An annotated game. `M` is a move as read ({@link SourceMove}) or as played ({@link Step}). */
export interface Study<M> {
  /** The tags by name, as they are written: `{ Title: 'Two aces', Rules: 'la-belle-lucie' }`. */
  readonly tags: Readonly<Record<string, string>>;
  readonly game: Game;
  readonly main: Variation<M>;
}

/** Limits that keep any pasted text from hanging a reader; the longest real studies are far below them. */
const MOST_TEXT = 200_000;
const MOST_DEPTH = 20;
/** The most variations of a move: each is named by a letter in the address of its moves, see path.ts. */
export const MOST_VARIATIONS = 26;

/**
 * Reads an annotated game in a notation close to PGN; every fault names its line. Whether the moves are legal is asked
 * by {@link replayStudy}.
 */
export function parseStudy(text: string): Result<Study<SourceMove>> {
  if (text.length > MOST_TEXT) return fail(`A study has at most ${MOST_TEXT} letters; found ${text.length}.`);
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const tags: Record<string, string> = {};
  const tagLines: Record<string, number> = {};
  let index = 0;
  for (; index < lines.length; index++) {
    const line = lines[index]?.trim() ?? '';
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith('[')) break;
    const tag = /^\[([A-Z][A-Za-z]*)\s+"([^"]*)"\]$/.exec(line);
    if (!tag) return fail(`Expected a tag like [Title "…"], found ${quote(line)}.`, index + 1);
    const [, name = '', value = ''] = tag;
    if (Object.hasOwn(tags, name)) return fail(`The tag ${name} stands twice.`, index + 1);
    tags[name] = value;
    tagLines[name] = index + 1;
  }
  const game = readGame(tags, tagLines);
  if (!game.ok) return game;
  const main = readMoves(lines.slice(index).join('\n'), index + 1);
  return main.ok ? ok({ tags, game: game.value, main: main.value }) : main;
}

function readGame(
  tags: Readonly<Record<string, string>>,
  lineOf: Readonly<Record<string, number>>,
): Result<Game> {
  const id = tags.Rules;
  if (id === undefined) return fail('Expected a tag [Rules "…"] with the id of a game, found none.', 1);
  const preset = presetOf(id);
  if (preset === undefined) {
    return fail(`Expected the id of a game such as la-belle-lucie, found ${quote(id)}.`, lineOf.Rules);
  }
  let rules = preset.rules;
  for (const setting of (tags.Set ?? '').split(/\s+/).filter((part) => part !== '')) {
    const set = parseRuleChoice(rules, setting);
    if (!set.ok) return fail(set.fault.message, lineOf.Set);
    rules = set.value;
  }
  const sense = checkRules(rules);
  if (!sense.ok) return fail(sense.fault.message, lineOf.Set);
  const { Seed: seed, Deal: text } = tags;
  if (text === undefined) {
    return seed === undefined
      ? fail('Expected a tag [Deal "…"] or [Seed "…"], found neither.', 1)
      : ok(newGame(rules, seed));
  }
  const start = parsePosition(rules, text);
  if (!start.ok) return fail(start.fault.message, lineOf.Deal);
  const game = gameFromPosition(rules, start.value);
  return ok(seed === undefined ? game : { ...game, seed });
}

/** A line of moves while it is read: the main line, or a variation whose closing parenthesis has not come yet. */
interface OpenLine {
  comment: string;
  nodes: { move: SourceMove; glyph: Glyph; comment: string; variations: Variation<SourceMove>[] }[];
  /** Moves of the lines around it that come before its first move. */
  readonly before: number;
  /** The line of the text on which it begins, from 1. */
  readonly line: number;
}

/** Reads the moves, comments and variations that follow the tags; `firstLine` is the line where they begin. */
function readMoves(text: string, firstLine: number): Result<Variation<SourceMove>> {
  const stack: OpenLine[] = [{ comment: '', nodes: [], before: 0, line: firstLine }];
  let line = firstLine;
  let seen = 0;
  for (const match of text.matchAll(/\{[^{}]*\}|[(){}]|[^\s(){}]+/g)) {
    line += countLines(text, seen, match.index);
    seen = match.index;
    const word = match[0];
    // The main line is never closed.
    const open = stack.at(-1)!;
    const last = open.nodes.at(-1);
    if (word.length > 1 && word.startsWith('{')) {
      const comment = tidy(word.slice(1, -1));
      if (last === undefined) open.comment = join(open.comment, comment);
      else last.comment = join(last.comment, comment);
    } else if (word === '{' || word === '}') {
      return fail(`A comment is written {like this}; found a ${word} without its other half.`, line);
    } else if (word === '(') {
      if (last === undefined) {
        return fail('A variation replaces the move before it, but no move stands before this one.', line);
      }
      if (last.variations.length === MOST_VARIATIONS) {
        return fail(`A move has at most ${MOST_VARIATIONS} variations.`, line);
      }
      if (stack.length > MOST_DEPTH) return fail(`Variations go at most ${MOST_DEPTH} deep.`, line);
      stack.push({ comment: '', nodes: [], before: open.before + open.nodes.length - 1, line });
    } else if (word === ')') {
      if (stack.length === 1)
        return fail('A closing parenthesis stands here, but no variation is open.', line);
      if (last === undefined) return fail('A variation holds at least one move; this one is empty.', line);
      stack.pop();
      stack.at(-1)?.nodes.at(-1)?.variations.push({ comment: open.comment, nodes: open.nodes });
    } else {
      const number = /^(\d{1,5})\.+(.*)$/.exec(word);
      const expected = open.before + open.nodes.length + 1;
      if (number && Number(number[1]) !== expected) {
        return fail(`Expected move number ${expected} here, found ${number[1]}.`, line);
      }
      const rest = number ? (number[2] ?? '') : word;
      if (rest === '') continue;
      const [, moveText = '', glyph = ''] = /^([^!?]*)(.*)$/.exec(rest) ?? [];
      if (glyph !== '' && !(GLYPHS as readonly string[]).includes(glyph)) {
        return fail(`Expected one of the marks ${GLYPHS.join(' ')}, found ${quote(glyph)}.`, line);
      }
      const move = parseMove(moveText);
      if (!move.ok) return fail(move.fault.message, line);
      open.nodes.push({
        move: { move: move.value, line },
        glyph: glyph as Glyph,
        comment: '',
        variations: [],
      });
    }
  }
  const [main, open] = stack;
  if (open !== undefined) return fail('The variation that opens here is never closed.', open.line);
  return ok({ comment: main?.comment ?? '', nodes: main?.nodes ?? [] });
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let index = from; index < to; index++) if (text[index] === '\n') lines++;
  return lines;
}

/** Joins wrapped lines of a comment; an empty line stays as the end of a paragraph. */
function tidy(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function join(a: string, b: string): string {
  return a === '' || b === '' ? a + b : `${a}\n\n${b}`;
}

/** Plays every line of a study; an illegal move is a fault with its line and the reason. */
export function replayStudy(study: Study<SourceMove>): Result<Study<Step>> {
  const main = replayVariation(study.game, study.game.start, study.main);
  return main.ok ? ok({ ...study, main: main.value }) : main;
}

function replayVariation(
  game: Game,
  start: Position,
  variation: Variation<SourceMove>,
): Result<Variation<Step>> {
  const nodes: MoveNode<Step>[] = [];
  let position = start;
  for (const node of variation.nodes) {
    const { line } = node.move;
    const move = resolveMove(game.rules, position, node.move.move);
    if (!move.ok) return fail(move.fault.message, line);
    const reason = refusal(game.rules, position, move.value);
    if (reason !== null) return fail(`This move is not legal: ${refusalText(reason)}.`, line);
    // Variations come after the move in the text, so that the first fault that is met is the first in the file.
    const variations: Variation<Step>[] = [];
    for (const replacement of node.variations) {
      const replayed = replayVariation(game, position, replacement);
      if (!replayed.ok) return replayed;
      variations.push(replayed.value);
    }
    const text = makeMove(game.rules, position, move.value);
    position = advance(game, position, move.value);
    nodes.push({ ...node, move: { move: move.value, text, after: position }, variations });
  }
  return ok({ comment: variation.comment, nodes });
}

/** Writes a replayed study as text; read back by {@link parseStudy} and {@link replayStudy}. */
export function makeStudy(study: Study<Step>): string {
  const tags = Object.entries(study.tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${tags.join('\n')}\n\n${makeVariation(study.main, 0, false).trim()}\n`;
}

function makeVariation(variation: Variation<Step>, before: number, nested: boolean): string {
  const nodes = variation.nodes.map((node, index) => {
    const number = before + index;
    const others = node.variations
      .map((replacement) => ` (${makeVariation(replacement, number, true)})`)
      .join('');
    return `${number + 1}. ${node.move.text}${node.glyph}${makeComment(node.comment)}${others}`;
  });
  // The main line has a move a line; a variation stays on the line of the move that it replaces.
  return `${makeComment(variation.comment).trimStart()} ${nodes.join(nested ? ' ' : '\n')}`.trim();
}

function makeComment(comment: string): string {
  return comment === '' ? '' : ` {${comment}}`;
}
