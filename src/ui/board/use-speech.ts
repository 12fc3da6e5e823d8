import { useState } from 'preact/hooks';

/** What a table has last said: `shown` on the page, `spoken` into the live region. */
export interface Speech {
  readonly shown: string;
  readonly spoken: string;
  /** Speaks and shows a text; `shown` may differ from what is spoken, and null leaves the page as it is. */
  readonly say: (text: string, shown?: string | null) => void;
}

/** One message at a time. The same words twice are told apart by a space that is not heard, or they stay silent. */
export function useSpeech(): Speech {
  const [said, setSaid] = useState({ shown: '', spoken: '', turn: 0 });
  return {
    shown: said.shown,
    spoken: said.turn % 2 === 0 ? said.spoken : `${said.spoken}\u00A0`,
    say: (text, shown = text) =>
      setSaid((last) => ({ shown: shown ?? last.shown, spoken: text, turn: last.turn + 1 })),
  };
}
