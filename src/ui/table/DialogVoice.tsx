import { useRef } from 'preact/hooks';

interface DialogVoiceProps {
  readonly spoken: string;
  readonly added?: string;
}

/**
 * Says within a modal dialog what its table says while it is open: the rest of the page, and with it the table's own live
 * region, is not heard then. What was said before it opened stays unsaid.
 */
export function DialogVoice({ spoken, added = '' }: DialogVoiceProps) {
  const before = useRef<DialogVoiceProps | null>({ spoken, added });
  if (spoken !== before.current?.spoken) before.current = null;
  return (
    <p class="lucie-unseen" role="status" aria-atomic="false">
      {before.current === null ? spoken : ''}
      {added === before.current?.added ? '' : added}
    </p>
  );
}
