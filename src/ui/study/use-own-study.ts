import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Study } from '../../core/study.ts';
import { useSolver } from '../table/use-solver.ts';
import { type CheckedClaims, claimsOf, withChecked } from './own-claims.ts';

const NOTHING: CheckedClaims = new Map();

/** Reads the text of a study of one's own, and has the solver work out again what it claims. */
export function useOwnStudy(text: string): Result<Study<Step>> {
  const { ask, stop } = useSolver();
  const [checked, setChecked] = useState(NOTHING);
  const read = useMemo(() => {
    const written = parseStudy(text);
    return written.ok ? replayStudy(written.value) : written;
  }, [text]);
  useEffect(() => {
    setChecked(NOTHING);
    if (!read.ok) return;
    const claims = claimsOf(read.value).map(({ placed }) => placed);
    if (claims.length === 0) return;
    const found = new Map<number, boolean | null>();
    let frame = 0;
    ask({ kind: 'claims', rules: read.value.game.rules, claims }, (reply) => {
      if (reply.kind !== 'checked') return;
      found.set(reply.index, reply.holds);
      // Many replies may come between two frames: they are shown together.
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setChecked(new Map(found));
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [read]);
  return useMemo(
    () => (read.ok ? { ok: true, value: withChecked(read.value, checked) } : read),
    [read, checked],
  );
}
