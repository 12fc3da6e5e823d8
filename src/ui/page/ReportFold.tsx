import { useState } from 'preact/hooks';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';

/** The fold for a report of a problem; what writes the report is loaded when it is opened. The page itself notes what goes wrong: see error-log.ts. */
export function ReportFold() {
  const [loaded, setLoaded] = useState<typeof import('./ReportForm.tsx') | null>(null);
  const [missing, setMissing] = useState(false);
  const toggle = (open: boolean) => {
    if (!open || loaded !== null) return;
    setMissing(false);
    import('./ReportForm.tsx').then(setLoaded, () => setMissing(true));
  };
  return (
    <details class="lucie-another" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{PLAY.wrong}</summary>
      {missing && <p class="lucie-fault">{LABELS.notLoaded}</p>}
      {loaded !== null && <loaded.ReportForm />}
    </details>
  );
}
