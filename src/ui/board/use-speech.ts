import { useState } from 'preact/hooks';

/** What a table has last said: `shown` on the page, `spoken` into the live region, and `added` behind it. */
export interface Speech {
  readonly shown: string;
  readonly spoken: string;
  /** A node of its own in the live region, which is not atomic: it is read without what stands before it. */
  readonly added: string;
  /** Speaks and shows a text; `shown` may differ from what is spoken, and null leaves the page as it is. */
  readonly say: (text: string, shown?: string | null) => void;
  /** Speaks after what was last spoken, and leaves the page as it is: what nobody asked for must not cut an answer short. */
  readonly add: (text: string) => void;
}

/** One message at a time. A live region that gets the same words twice stays silent: every other message ends in a space. */
export function useSpeech(): Speech {
  const [last, setLast] = useState({ shown: '', spoken: '', added: '', count: 0 });
  return {
    shown: last.shown,
    spoken: last.count % 2 === 0 ? last.spoken : `${last.spoken}\u00A0`,
    added: last.added,
    say: (text, shown = text) =>
      setLast((before) => ({
        shown: shown ?? before.shown,
        spoken: text,
        added: '',
        count: before.count + 1,
      })),
    add: (text) => setLast((before) => ({ ...before, added: `${before.added} ${text}` })),
  };
}
