/** Reads a text as a JSON object; null when it is none, or is nested too deeply to be written again. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && JSON.stringify(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a value has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
