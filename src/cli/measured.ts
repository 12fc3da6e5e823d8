import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import { round } from '../measure/interval.ts';
import type { Json, Measurement, RunOptions } from '../measure/measurement.ts';
import { oddsName, oddsOf } from '../measure/odds.ts';
import { type DifficultyScale, scaleName } from '../solver/difficulty/deal-grade.ts';
import { type Chance, tableOf } from '../solver/odds.ts';

/** What a file of results begins with: enough to make it again. */
export interface Header {
  readonly name: string;
  readonly seed: string;
  readonly samples: number;
  readonly version: string;
}

/** The results of a part file, by the number of their task, as they stand there. */
export interface PartialResults {
  readonly head: Header;
  readonly results: ReadonlyMap<number, unknown>;
}

/** The header of a run. */
export function header(
  { name }: Measurement,
  { seed, samples }: RunOptions,
): Header & { readonly [key: string]: Json } {
  return { name, seed, samples, version: packageJson.version };
}

/** The file of a measurement, where no other is named. */
export function fileOf(name: string): string {
  return fileURLToPath(new URL(`../../content/measurements/${name}.json`, import.meta.url));
}

/** Reads the measured files that a measurement builds on. */
export function readNeeds({ needs }: Pick<Measurement, 'needs'>): Result<Readonly<Record<string, Json>>> {
  const files: Record<string, Json> = {};
  for (const name of needs) {
    const file = fileOf(name);
    if (!existsSync(file)) return fail(`${file} is needed first: run lucie measure ${name}.`);
    files[name] = JSON.parse(readFileSync(file, 'utf8')) as Json;
  }
  return ok(files);
}

/**
 * Reads a part file: the results of a run so far, one a line as `[task, result]`, behind a header:
 *
 *     {"name":"theorems","seed":"lucie","samples":100000,"version":"0.1.0"}
 *     [7,[0,100,0,0,null]]
 *
 * A last line that was cut short, as by a crash, is left out.
 */
export function readPart(file: string): Result<PartialResults> {
  if (!existsSync(file)) return fail(`There is no file ${quote(file)}.`);
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const results = new Map<number, unknown>();
  let head: Header | null = null;
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const value = parsed(line);
    if (index === 0 && isHeader(value)) head = value;
    else if (isResult(value) && head !== null) results.set(value[0], value[1]);
    else if (index < lines.length - 1 || head === null) {
      return fail(
        `${file} is not a part of a measurement: expected ${head === null ? 'its header' : '[task, result]'}, found ${quote(line.slice(0, 60))}.`,
        index + 1,
      );
    }
  }
  return head === null ? fail(`${file} is empty: expected a part of a measurement.`) : ok({ head, results });
}

/** The results of a part, if each is one: where one is not, a fault that names it. What is accepted stays as it is. */
export function checkResults<Found>(
  file: string,
  { head, results }: PartialResults,
  shape: z.ZodType<Found>,
): Result<ReadonlyMap<number, Found>> {
  for (const [task, result] of results) {
    const [issue] = shape.safeParse(result).error?.issues ?? [];
    if (issue === undefined) continue;
    const where = issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    const found = quote(JSON.stringify(result).slice(0, 60));
    return fail(
      `${file} holds no result of ${head.name} for task ${task}: ${issue.message}${where}; found ${found}.`,
    );
  }
  return ok(results as ReadonlyMap<number, Found>);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  const { name, seed, samples, version } = (value ?? {}) as Partial<Header>;
  return [name, seed, version].every((text) => typeof text === 'string') && Number.isInteger(samples);
}

function isResult(value: unknown): value is readonly [number, unknown] {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]);
}

/**
 * Reads the table of a game, of which so many mercis were taken, as far as its levels have been measured; null when there
 * is none.
 */
export function readTable(rules: Rules, merciUsed = 0): ReturnType<typeof oddsOf> | null {
  const table = tableOf({ ...rules, merci: rules.merci - merciUsed });
  if (table === null) return null;
  const levels: Json[] = [];
  for (
    let file = fileOf(oddsName(table, 0));
    existsSync(file);
    file = fileOf(oddsName(table, levels.length))
  ) {
    levels.push(JSON.parse(readFileSync(file, 'utf8')) as Json);
  }
  return levels.length === 0 ? null : oddsOf(levels);
}

/** Reads the scale of difficulty of a game; null where none has been measured. */
export function readScale(rules: Rules): DifficultyScale | null {
  const file = fileOf(scaleName(rules) ?? '');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DifficultyScale) : null;
}

/** A chance as it is printed: to a thousandth of a percentage point. */
export function rounded({ chance, low, high }: Chance): Chance {
  return { chance: round(chance), low: round(low), high: round(high) };
}
