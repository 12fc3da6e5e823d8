/** Whether a key is pressed together with one that makes it the browser's own. */
export function hasModifier({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether keys are likely to be at hand: where a finger points, a key that is named helps nobody. */
export function hasKeys(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
