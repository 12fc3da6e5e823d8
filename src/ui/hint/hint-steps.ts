/** How many times a hint can be asked for: where to look, which card, which move, why. */
export const HINT_STEPS = 4;
