/** Whether nothing on the page is to glide or fade: the device asks for that, or the player's settings do. */
export function isStill(): boolean {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  return !motion || document.documentElement.dataset.motion === 'none';
}
