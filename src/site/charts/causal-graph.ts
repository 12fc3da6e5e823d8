/*
 * The plan of a deal as a drawing: a row for each of its steps, in it the builds and then the cards that come home, and
 * lines from what is done to what it makes possible. All of it is worked out from the deal (explain/causes.ts, plan.ts).
 */

import { type CardRun, runsOf } from '../../core/card-run.ts';
import { newGame } from '../../core/deal/new-game.ts';
import { isHomeMove, type Move, play } from '../../core/moves.ts';
import { presetOf } from '../../core/preset.ts';
import { causesOf } from '../../explain/causes.ts';
import { partsOf } from '../../explain/plan.ts';
import { tellDeal } from '../../solver/tell/tell-deal.ts';

/** A box of the drawing: a build, by its card and the one that it goes on, or a run of cards that come home. */
export interface CausalNode {
  readonly kind: 'build' | 'home';
  /** Of a build the card, and the one that it is laid on, if any; of cards that come home the first and the last. */
  readonly cards: CardRun;
  /** The row that it stands in, from 0: the step of the plan. */
  readonly row: number;
}

/** The boxes of a plan, and which of them, by index, make which possible. */
export interface CausalGraph {
  readonly nodes: readonly CausalNode[];
  readonly edges: readonly (readonly [number, number])[];
  /** Cards home at the end of the plan. */
  readonly home: number;
}

/** The drawing of the deal that a seed gives in a game. */
export function causalGraph(presetId: string, seed: string): CausalGraph {
  const rules = presetOf(presetId)!.rules;
  const { start } = newGame(rules, seed);
  const told = [...tellDeal(rules, start)].at(-1)?.told;
  if (told == null) throw new Error(`the deal ${seed} was not told`);
  const line = told.plan.flat();
  const nodes: CausalNode[] = [];
  /** The box of each move of the plan. */
  const boxOf: number[] = [];
  let position = start;
  for (const [row, episode] of told.plan.entries()) {
    const { first, cards } = partsOf(episode);
    for (const move of first) {
      if (!('card' in move)) throw new Error('only builds and cards that come home are drawn');
      const onto = move.to.at === 'fan' ? position.fans[move.to.fan]?.at(-1) : undefined;
      const kind = isHomeMove(move) ? 'home' : 'build';
      boxOf.push(nodes.push({ kind, cards: { from: move.card, to: onto ?? move.card }, row }) - 1);
      position = play(rules, position, move);
    }
    const runs = runsOf(cards).toSorted((one, other) => cards.indexOf(one.from) - cards.indexOf(other.from));
    const firstBox = nodes.length;
    nodes.push(...runs.map((run): CausalNode => ({ kind: 'home', cards: run, row })));
    for (const card of cards)
      boxOf.push(firstBox + runs.findIndex(({ from, to }) => from <= card && card <= to));
    position = episode
      .slice(first.length)
      .reduce((at: typeof position, move: Move) => play(rules, at, move), position);
  }
  const edges = new Map<string, readonly [number, number]>();
  for (const [index, { enabledBy }] of causesOf(rules, start, line).entries()) {
    for (const cause of enabledBy) {
      const [from, to] = [boxOf[cause]!, boxOf[index]!];
      if (from !== to) edges.set(`${from} ${to}`, [from, to]);
    }
  }
  return { nodes, edges: [...edges.values()], home: told.home };
}
