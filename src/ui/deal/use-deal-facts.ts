import { useEffect, useState } from 'preact/hooks';
import { isWholeDeal } from '../../core/deal/whole-deal.ts';
import type { Game } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import type { DealFacts, DealProgress } from '../../solver/difficulty/deal-facts.ts';
import {
  type DealGrade,
  type DifficultyScale,
  effortScore,
  gradeByScale,
} from '../../solver/difficulty/deal-grade.ts';
import type { NoAnswer } from '../../solver/protocol.ts';
import { useSolver } from '../table/use-solver.ts';
import { fetchScale } from './difficulty-scale.ts';

/** What is known of the deal so far. */
export interface DealKnown {
  readonly facts: DealFacts | null;
  /** How far the solver has come, until there are facts. */
  readonly progress: DealProgress | null;
  /** The scale of its game; undefined as long as it is being fetched, null where there is none. */
  readonly scale: DifficultyScale | null | undefined;
  /** The difficulty; null where the deal has none, or it is not known yet. */
  readonly grade: DealGrade | null;
  /** Why the solver has no answer. */
  readonly fault: NoAnswer | null;
}

/** Facts that were worked out already, by the first position of their deal. */
const known = new WeakMap<Position, DealFacts>();

/** What is known of the deal of a game, worked out when it is first asked for; the search ends with the component. */
export function useDealFacts({ rules, start }: Game): DealKnown {
  const solver = useSolver();
  const [facts, setFacts] = useState(known.get(start) ?? null);
  const [progress, setProgress] = useState<DealProgress | null>(null);
  const [scale, setScale] = useState<DifficultyScale | null>();
  const [fault, setFault] = useState<NoAnswer | null>(null);
  useEffect(() => {
    let wanted = true;
    // Whole deals were measured, not cards laid out in the middle of a game.
    const whole = isWholeDeal(rules, start) ? fetchScale(rules) : Promise.resolve(null);
    whole.then((found) => wanted && setScale(found));
    if (facts === null)
      solver.ask({ kind: 'deal', rules, position: start }, (reply) => {
        if (reply.kind === 'fault') return setFault(reply.why);
        if (reply.kind !== 'deal') return;
        setProgress(reply.progress);
        if (reply.progress.facts === null) return;
        known.set(start, reply.progress.facts);
        setFacts(reply.progress.facts);
      });
    return () => {
      wanted = false;
      solver.stop();
    };
  }, []);
  const effort = facts?.effort ?? null;
  const grade = effort === null || !scale ? null : gradeByScale(scale, effortScore(effort));
  return { facts, progress, scale, grade, fault };
}
