import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { createSolver } from '../../solver/client.ts';
import { makeStudyLink } from '../study/study-link.ts';
import { NO_ANSWER } from '../words/en/table.ts';

/** A game by its id and its name. */
interface NamedGame {
  readonly id: string;
  readonly title: string;
}

/**
 * Has a deal told as a study. `onTold` gets the part of an address that holds it, `onFault` a sentence; neither is called
 * after the function that is given back.
 */
export function seePlayed(
  rules: Rules,
  position: Position,
  preset: NamedGame,
  onTold: (link: string) => void,
  onFault: (text: string) => void,
): () => void {
  const solver = createSolver();
  let stopped = false;
  const stop = () => {
    stopped = true;
    solver.close();
  };
  solver.ask({ kind: 'tell', rules, position, named: { preset, changes: [] } }, (reply) => {
    if (reply.kind === 'fault') onFault(NO_ANSWER[reply.why]);
    if (reply.kind === 'told') void makeStudyLink(reply.study).then((link) => !stopped && onTold(link));
  });
  return stop;
}
