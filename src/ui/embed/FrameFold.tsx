import { useEffect, useRef, useState } from 'preact/hooks';
import { FRAME } from '../words/en/embed.ts';
import { LABELS } from '../words/en/table.ts';
import type { FrameCodeProps } from './FrameCode.tsx';
import './frame.css';

type Code = typeof import('./FrameCode.tsx').FrameCode;

interface FrameFoldProps extends Pick<FrameCodeProps, 'title' | 'kind'> {
  /** What the frame asks for: `study=a-ten-kept-back`; `#lucie=…` where no server need read it. */
  readonly query: string;
  /** The path of the site’s first page. */
  readonly home: string;
}

/** The fold with the code for a frame, whose contents are loaded when it is first opened. */
export function FrameFold({ query, title, kind, home }: FrameFoldProps) {
  const [loaded, setLoaded] = useState<{ readonly Code: Code | null }>({ Code: null });
  const [missing, setMissing] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const toggle = (open: boolean) => {
    if (!open || loaded.Code !== null) return;
    setMissing(false);
    import('./FrameCode.tsx').then(
      ({ FrameCode }) => setLoaded({ Code: FrameCode }),
      () => setMissing(true),
    );
  };
  // It can be opened before it is awake, and then nobody hears of it.
  useEffect(() => toggle(fold.current?.open === true), []);
  return (
    <details
      ref={fold}
      class="lucie-another lucie-frame"
      onToggle={(event) => toggle(event.currentTarget.open)}
    >
      <summary>{FRAME.fold}</summary>
      {missing && <p class="lucie-fault">{LABELS.notLoaded}</p>}
      {loaded.Code !== null && (
        <loaded.Code
          frame={`${home}embed/${query.startsWith('#') ? '' : '?'}${query}`}
          title={title}
          kind={kind}
          more={`${home}embedding/`}
        />
      )}
    </details>
  );
}
