import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Position } from '../core/position.ts';
import { parsePosition } from '../core/position-notation.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import type { Args } from './options.ts';

/** A line of the input that says something, trimmed, with its number from 1. */
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
  let rest = '';
  for await (const chunk of stream) {
    const texts = `${rest}${chunk}`.split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) yield { text: text.trim(), line: ++line };
  }
  if (rest !== '') yield { text: rest.trim(), line: ++line };
}

/** Whether a line says nothing: it is empty or a comment. */
export function isIdle({ text }: InputLine): boolean {
  return text === '' || text.startsWith('#');
}

/** A deal as it stood in the input, before its cards are read. */
interface Written {
  /** What stood before a tab, or null. */
  readonly id: string | null;
  readonly text: string;
  /** Where it begins. */
  readonly line: number;
}

/** Takes the id from a deal on one line: what stands before the first tab, if there is one. */
export function writtenDeal({ text, line }: InputLine): Written {
  const tab = text.indexOf('\t');
  return tab < 0
    ? { id: null, text, line }
    : { id: text.slice(0, tab).trim(), text: text.slice(tab + 1), line };
}

/** Reads a deal from the input; a fault in it names the line of the input. */
export function readInputDeal(rules: Rules, { text, line }: Written): Result<Position> {
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
      if (isIdle(line)) continue;
      if (line.text.includes('|')) return readInputDeal(rules, writtenDeal(line));
      start = line.line;
    } else if (line.text === '') {
      break;
    }
    text += `${line.text}\n`;
  }
  if (start === null) return fail('Expected a deal, found an empty input.');
  return readInputDeal(rules, { id: null, text, line: start });
}
