import { useRef } from 'preact/hooks';
import type { TableSolver } from '../table/use-solver.ts';
import { loadAdvice } from './load-advice.ts';
import { loadXray } from './use-xray.tsx';

/** Milliseconds after which a page that is never idle loads all the same. */
const PATIENCE = 2000;

/**
 * Gives what is called when a finger or the keys first come to a table: who plays may soon want a hint, or ask about a
 * card, and a press of the button is a tenth of a second old when it counts. As soon as the page has nothing else to do
 * the solver is started, and what shows and tells its answers and the X-ray is loaded; what does not come is asked for
 * again when it is wanted.
 */
export function useWarmStart(solver: TableSolver): () => void {
  const begun = useRef(false);
  return () => {
    if (begun.current || savesData()) return;
    begun.current = true;
    const load = () => {
      solver.start();
      loadAdvice()
        .then(loadXray)
        .catch(() => {});
    };
    // Safari does not tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: PATIENCE });
    else setTimeout(load, 1000);
  };
}

/** Whether the device asks that nothing be fetched before it is wanted. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
