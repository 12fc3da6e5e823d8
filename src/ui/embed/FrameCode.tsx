import { useRef, useState } from 'preact/hooks';
import { makeFrameCode } from '../share/frame-code.ts';
import { copyText } from '../storage/hand-over.ts';
import { FRAME } from '../words/en/embed.ts';
import { handedOver } from '../words/en/share.ts';

/** The frame that a code is for. */
export interface FrameCodeProps {
  /** The path of the frame and what it asks for. */
  readonly frame: string;
  readonly title: string;
  readonly kind: keyof typeof FRAME.paste;
  /** The address of the page about frames. */
  readonly more: string;
}

/** The code for a frame with a board, to copy. */
export function FrameCode({ frame, title, kind, more }: FrameCodeProps) {
  const code = makeFrameCode(new URL(frame, location.href).href, title);
  const [said, setSaid] = useState({ code: '', text: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    const how = await copyText(code);
    setSaid({ code, text: handedOver(how === 'copied' ? how : 'by-hand') });
    // It selects its text when it has the focus.
    if (how !== 'copied') field.current?.focus();
  };
  return (
    <div class="lucie-frame-code">
      <p>
        {FRAME.paste[kind]} <a href={more}>{FRAME.more}</a>
      </p>
      <textarea
        ref={field}
        readOnly
        rows={4}
        spellcheck={false}
        aria-label={FRAME.code}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>
        <button type="button" class="lucie-button" onClick={copy}>
          {FRAME.copy}
        </button>{' '}
        <span class="lucie-fine" role="status">
          {said.code === code && said.text}
        </span>
      </p>
    </div>
  );
}
