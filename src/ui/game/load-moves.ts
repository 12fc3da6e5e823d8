/** Loads the list of all moves and the coach, with the frame of a drawer. */
export async function loadMoves() {
  const [{ Moves }, { Drawer }] = await Promise.all([import('../moves/Moves.tsx'), import('./Drawer.tsx')]);
  return { Moves, Drawer };
}
