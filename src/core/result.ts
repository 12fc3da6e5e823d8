/**
 * A fault in something a person wrote: a card, a deal, a move, a study, a link.
 *
 * `message` is one finished sentence that says what was expected and what was found. `line` is 1-based and
 * is left out where the text has only one line.
 */
export interface Fault {
  readonly message: string;
  readonly line?: number;
}

/** The outcome of reading something that a person wrote: the value, or the first fault in it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

/** Wraps a value that was read well. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Makes a failed result from a finished sentence and, where known, the 1-based line. */
export function fail(message: string, line?: number): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: line === undefined ? { message } : { message, line } };
}

/** Unwraps a result that must be good, and throws its sentence otherwise: for texts that are part of a program. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(makeFault(result.fault));
}

/** Writes a fault as text: `line 3: …`, or the message alone. */
export function makeFault(fault: Fault): string {
  return fault.line === undefined ? fault.message : `line ${fault.line}: ${fault.message}`;
}

/** Quotes text from outside for a message, cut to a length that fits in a sentence. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 40 ? `“${flat.slice(0, 39)}…”` : `“${flat}”`;
}
