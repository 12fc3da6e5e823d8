import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hasModifier } from '../board/keys/keyboard.ts';
import { LABELS } from '../words/en/table.ts';
import type { StudyAid, StudyHintProps } from './StudyHint.tsx';

interface HintOfStudy {
  /** What is shown of a hint at this place; null without one. */
  readonly aid: StudyAid | null;
  readonly panel: ComponentChildren;
  readonly ask: () => void;
  /** Obeys the keys of a table: H asks, Esc takes the hint away. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Hints in a study; all that asks for them and shows them is loaded with the first. */
export function useStudyHint(props: Omit<StudyHintProps, 'asked' | 'onAid'>): HintOfStudy {
  const [asked, setAsked] = useState<StudyHintProps['asked']>(null);
  const [part, setPart] = useState<typeof import('./StudyHint.tsx') | null>(null);
  const [aid, setAid] = useState<StudyAid | null>(null);
  const { position } = props.shown;
  const ask = () => {
    setAsked({ position });
    if (part === null) import('./StudyHint.tsx').then(setPart, () => props.say(LABELS.notLoaded));
  };
  return {
    aid: aid?.position === position ? aid : null,
    panel: part !== null && <part.StudyHint {...props} asked={asked} onAid={setAid} />,
    ask,
    onKey(event) {
      const key = event.key.toLowerCase();
      if (hasModifier(event) || (key !== 'h' && (key !== 'escape' || aid === null))) return;
      // A table on the same page does not obey it as well.
      event.preventDefault();
      if (key === 'h') ask();
      else setAsked(null);
    },
  };
}
