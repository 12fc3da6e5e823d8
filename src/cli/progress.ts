/** A line on standard error that says how far a long run is and how long it may still take. */
export interface ProgressLine {
  step(): void;
  end(): void;
}

/** Starts the line; `done` of `total` steps were made by an earlier run and say nothing about the pace. */
export function createProgress(name: string, total: number, done: number): ProgressLine {
  const start = performance.now();
  const shown = process.stderr.isTTY;
  let made = 0;
  let last = 0;
  const line = (): string => {
    const seconds = (performance.now() - start) / 1000;
    const left = made === 0 ? 0 : ((total - done - made) * seconds) / made;
    return `${name}: ${done + made} of ${total}, ${clock(seconds)} gone, about ${clock(left)} left`;
  };
  return {
    step() {
      made++;
      const now = performance.now();
      // On a terminal the line is written over; in a log there is one a minute.
      if (now - last < (shown ? 200 : 60_000)) return;
      last = now;
      process.stderr.write(shown ? `\r\x1b[K${line()}` : `${line()}\n`);
    },
    end() {
      process.stderr.write(`${shown ? '\r\x1b[K' : ''}${line()}\n`);
    },
  };
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
