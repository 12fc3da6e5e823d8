import { useRef } from 'preact/hooks';

/**
 * Says within a modal dialog what its table says while it is open: the rest of the page, and with it the table's own live
 * region, is not heard then. What was said before it opened stays unsaid.
 */
export function DialogVoice({ spoken }: { readonly spoken: string }) {
  const before = useRef<string | null>(spoken);
  if (spoken !== before.current) before.current = null;
  return (
    <p class="lucie-unseen" role="status">
      {before.current === null ? spoken : ''}
    </p>
  );
}
