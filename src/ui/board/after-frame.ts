/** Does something once the next frame has been drawn, for which the browser has work enough. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
