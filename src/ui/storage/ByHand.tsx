import { useLayoutEffect, useRef } from 'preact/hooks';
import './by-hand.css';

interface ByHandProps {
  /** The name of its field. */
  readonly label: string;
  readonly text: string;
}

/** A text that the player must copy, where the page may not: it stands selected in a field. */
export function ByHand({ label, text }: ByHandProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <label class="lucie-by-hand">
      {label}
      <textarea ref={field} readOnly rows={3} spellcheck={false} value={text} />
    </label>
  );
}
