/**
 * English sentences for what the other entries give as data: why a move is refused, what the rules of a game are, and
 * where two games differ.
 *
 * @module english
 */

export { type Difference, describeRules, difference } from '../core/describe.ts';
export { refusalText } from '../core/refusal.ts';
export { makeFault } from '../core/result.ts';
