/*
 * Reads the head of a text by the schema of its folder. What Astro says of a fault there has no line, and no name where a field
 * is unknown; an author is told both: “line 4: Expected one of title, summary, …, found “level”.”
 */

import { z } from 'astro/zod';
import { type Fault, ok, quote, type Result } from '../../core/result.ts';

/** What may stand at the head of a text. */
export type HeadSchema = z.ZodObject;

type Issue = z.core.$ZodIssue;

/** Checks the fields at the head of a text, which is a whole file; the fault names the line of the first that is wrong. */
export function readHead(text: string, fields: unknown, schema: HeadSchema): Result<Record<string, unknown>> {
  const read = schema.safeParse(fields);
  if (read.success) return ok(read.data);
  const { issues } = read.error;
  // A misspelt field is missing under its right name, too: what stands there is told first.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]!;
  return { ok: false, fault: faultOf(text, fields, schema, issue) };
}

function faultOf(text: string, fields: unknown, schema: HeadSchema, issue: Issue): Fault {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const message = `Expected one of ${fieldsAt(schema, path).join(', ')}; found ${quote(key)}.`;
    return { message: within(path, message), line: lineOf(text, [...path, key]) };
  }
  const value = path.reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], fields);
  const line = lineOf(text, path);
  if (value === undefined && issue.code === 'invalid_type')
    return { message: `Expected “${path.join('.')}” at the head of the file, found none.`, line };
  return { message: within(path, sentenceOf(issue, value)), line };
}

/** What is wrong with a value. Zod's own words begin with “Invalid”; a schema's own sentence stays as it is. */
function sentenceOf(issue: Issue, value: unknown): string {
  const isOwn = !issue.message.startsWith('Invalid ');
  const found = `found ${quote(typeof value === 'string' ? value : JSON.stringify(value))}.`;
  if (issue.code === 'invalid_value' && !isOwn) return `Expected one of ${issue.values.join(', ')}; ${found}`;
  if (issue.code === 'invalid_type' && !isOwn) {
    // YAML takes a year, or yes, for something else than words.
    if (issue.expected === 'string' && typeof value !== 'object')
      return `Expected words, ${found.slice(0, -1)}: write them in quotes.`;
    return `Expected a value of type ${issue.expected}, ${found}`;
  }
  return /[.!?]$/.test(issue.message) ? issue.message : `${issue.message}.`;
}

function within(path: readonly string[], message: string): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

/** The names of the fields that a schema knows, at its top or within a field. */
function fieldsAt(schema: HeadSchema, path: readonly string[]): string[] {
  let at: unknown = schema;
  for (const key of path) {
    at = at instanceof z.ZodObject ? at.shape[key] : undefined;
    while (at instanceof z.ZodOptional || at instanceof z.ZodDefault) at = at.unwrap();
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** The line of a field at the head of a text, from 1: that of the innermost field of its path that stands there, or the first. */
function lineOf(text: string, path: readonly string[]): number {
  const lines = text.split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.startsWith('---'));
  const head = lines.slice(0, end < 0 ? undefined : end);
  let found = 0;
  for (const [depth, key] of path.entries()) {
    const at = head.findIndex((line, index) => {
      const [, indent, name] = /^(\s*)["']?([^\s"':]+)["']?\s*:/.exec(line) ?? [];
      return index > found && name === key && (indent === '') === (depth === 0);
    });
    if (at < 0) break;
    found = at;
  }
  return found + 1;
}
