import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Position } from '../core/position.ts';
import { parsePosition } from '../core/position-notation.ts';
import { type Fault, fail, ok, quote, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import { type Args, rulesFromOptions } from './options.ts';

/** A line of the input, trimmed (also of the \r of Windows), with its number from 1. */
export interface InputLine {
  readonly text: string;
  readonly line: number;
}

/** The lines of the input, empty ones and comments (`# …`) included. */
export type Lines = AsyncGenerator<InputLine, void>;

/** Opens the file that was named, or what is read where none is. */
export async function openInput({ files, input }: Args): Promise<Result<Lines>> {
  const [file] = files;
  if (file === undefined) return ok(linesOf(input));
  try {
    const handle = await open(file);
    if ((await handle.stat()).isDirectory()) {
      await handle.close();
      return fail(`${quote(file)} is a folder, not a file.`);
    }
    return ok(linesOf(handle.createReadStream()));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return fail(missing ? `There is no file ${quote(file)}.` : `The file ${quote(file)} cannot be read.`);
  }
}

async function* linesOf(stream: Readable): Lines {
  stream.setEncoding('utf8');
  let line = 0;
  // The pieces of a line that has not ended: to join them at each would take ages over a line of a hundred megabytes.
  let rest: string[] = [];
  for await (const chunk of stream) {
    for (const [index, text] of `${chunk}`.split('\n').entries()) {
      if (index > 0) {
        yield { text: rest.join('').trim(), line: ++line };
        rest = [];
      }
      rest.push(text);
    }
  }
  const last = rest.join('');
  if (last !== '') yield { text: last.trim(), line: ++line };
}

/** Whether a line is empty or a comment. */
export function isBlank({ text }: InputLine): boolean {
  return text === '' || text.startsWith('#');
}

/** The text of a deal in the input, before its cards are read. */
interface DealText {
  /** What stands before a tab on its line, or null. */
  readonly id: string | null;
  readonly text: string;
  /** The number of its first line. */
  readonly line: number;
}

/** Splits a line like `7\tKH 3S | …` into the id before its first tab and the deal; without a tab there is no id. */
function splitDealLine({ text, line }: InputLine): DealText {
  const tab = text.indexOf('\t');
  return tab < 0
    ? { id: null, text, line }
    : { id: text.slice(0, tab).trim(), text: text.slice(tab + 1), line };
}

/** Reads the cards of a deal; a fault names the line of the input. */
function readDeal(rules: Rules, { text, line }: DealText): Result<Position> {
  const position = parsePosition(rules, text);
  return position.ok ? position : fail(position.fault.message, line - 1 + (position.fault.line ?? 1));
}

/**
 * Reads the one position that the input begins with, and leaves what follows it unread.
 *
 * A first line with a `|` in it is the whole position. Otherwise it is board text, which ends at an empty line or
 * with the input: a fan of one card and a move to a foundation look the same, so something must stand between.
 */
export async function readPosition(rules: Rules, lines: Lines): Promise<Result<Position>> {
  let start: number | null = null;
  let text = '';
  for (;;) {
    const next = await lines.next();
    if (next.done) break;
    const line = next.value;
    if (start === null) {
      if (isBlank(line)) continue;
      if (line.text.includes('|')) return readDeal(rules, splitDealLine(line));
      start = line.line;
    } else if (line.text === '') {
      break;
    }
    text += `${line.text}\n`;
  }
  if (start === null) return fail('Expected a deal, found an empty input.');
  return readDeal(rules, { id: null, text, line: start });
}

/** A deal that was read from the input, with its id: what stands before a tab, or else its number from 1. */
export interface InputDeal {
  readonly id: string;
  readonly position: Position;
}

/**
 * Reads deals, one a line, and yields what `answer` makes of each behind a `header`; returns the fault that it stopped at.
 * Of an input without any deal nothing is yielded but the fault.
 */
export async function* answerDeals(
  rules: Rules,
  lines: Lines,
  header: string,
  answer: (deal: InputDeal) => string,
): AsyncGenerator<string, Fault | undefined> {
  let count = 0;
  for await (const line of lines) {
    if (isBlank(line)) continue;
    const written = splitDealLine(line);
    const position = readDeal(rules, written);
    if (!position.ok) return position.fault;
    if (count++ === 0) yield header;
    yield answer({ id: written.id ?? `${count}`, position: position.value });
  }
  return count === 0 ? { message: 'Expected deals, one a line, found an empty input.' } : undefined;
}

/** Reads the rules from the options and one position from the input, as commands about a single position begin. */
export async function readGiven(
  args: Args,
): Promise<Result<{ readonly rules: Rules; readonly position: Position }>> {
  const rules = rulesFromOptions(args);
  if (!rules.ok) return rules;
  const lines = await openInput(args);
  if (!lines.ok) return lines;
  const position = await readPosition(rules.value, lines.value);
  if (!position.ok) return position;
  for await (const line of lines.value) {
    if (!isBlank(line)) return fail('Expected the end after one deal, found more.', line.line);
  }
  return ok({ rules: rules.value, position: position.value });
}
