/** Whether keys are likely to be at hand: where a finger points, a key that is named helps nobody. */
export function hasKeys(): boolean {
  return typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches;
}
