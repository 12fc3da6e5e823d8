/** Whether keys are likely to be at hand: where a finger points, a key that is named helps nobody. */
export function hasKeys(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
