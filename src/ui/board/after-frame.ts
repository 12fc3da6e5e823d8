/** Does something once the next frame has been drawn, for which the browser has work enough. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * What a click does: at once where a key made it, since the next key may follow at once, and after the next frame where a
 * tap did, which is a frame's work for the browser before it is a click.
 */
export function afterTap(act: () => void): (event: MouseEvent) => void {
  // The click that a key makes has no count.
  return ({ detail }) => (detail > 0 ? afterFrame(act) : act());
}
