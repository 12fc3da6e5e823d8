import { useEffect, useRef, useState } from 'preact/hooks';

/** How often the clock looks, in milliseconds. */
const TICK = 250;

/**
 * Counts down from so many seconds while it is `running` and the page is in sight, and calls `onEnd` at 0. A tick counts one
 * second at most, so that a device that slept does not take the time away.
 */
export function useClock(seconds: number, running: boolean, onEnd: () => void) {
  const left = useRef(seconds * 1000);
  const [shown, setShown] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) left.current = Math.max(0, left.current - Math.min(now - last, 1000));
      last = now;
      setShown(Math.ceil(left.current / 1000));
      if (left.current > 0) return;
      clearInterval(timer);
      end.current();
    }, TICK);
    return () => clearInterval(timer);
  }, [running]);
  return {
    /** Whole seconds left. */
    left: shown,
    reset() {
      left.current = seconds * 1000;
      setShown(seconds);
    },
  };
}
