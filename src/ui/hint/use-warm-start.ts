import { useEffect, useRef } from 'preact/hooks';
import type { Rules } from '../../core/rules.ts';
import { packAhead } from '../pack/pack-ahead.ts';
import type { AheadSolver } from './ahead-solver.ts';
import { loadAdvice } from './load-advice.ts';
import { loadXray } from './use-xray.tsx';

/** What the hints of a table need before the first is wanted. */
interface WarmStart {
  readonly solver: AheadSolver;
  readonly rules: Rules;
  /** Whether the solver starts before anything is touched, as where the table is the whole page. */
  readonly early: boolean;
}

/** Milliseconds after which a page that is never idle loads all the same. */
const PATIENCE = 2000;

/**
 * Gives what is called when a finger or the keys first come to a table: who plays may soon want a hint, or ask about a
 * card, and a press of the button is a tenth of a second old when it counts. As soon as the page has nothing else to do
 * the solver is started, and what shows and tells its answers and the X-ray is loaded; what does not come is asked for
 * again when it is wanted. Where the table is the whole page the pack comes as well, a file whenever the page is idle.
 */
export function useWarmStart({ solver, rules, early }: WarmStart): () => void {
  const begun = useRef(false);
  useEffect(() => {
    if (!early || savesData()) return;
    const drawNext = packAhead();
    const draw = (): void => {
      if (drawNext()) callOff = whenIdle(draw);
    };
    let callOff = whenIdle(() => {
      solver.start(rules);
      draw();
    });
    return () => callOff();
  }, []);
  return () => {
    if (begun.current || savesData()) return;
    begun.current = true;
    whenIdle(() => {
      solver.start(rules);
      loadAdvice()
        .then(loadXray)
        .catch(() => {});
    });
  };
}

/** Does something as soon as the page has nothing else to do; gives what calls it off. */
function whenIdle(act: () => void): () => void {
  // Safari does not tell when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}

/** Whether the device asks that nothing be fetched before it is wanted. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
