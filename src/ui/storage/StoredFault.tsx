import type { FoundList } from './list-store.ts';

interface StoredFaultProps {
  readonly found: FoundList<unknown> | null;
  /** What was wrong with a text that has been set aside; empty for nothing. */
  readonly fault: string;
  /** What is said where nothing is kept, and where a text is left as it is. */
  readonly words: Readonly<Record<'denied' | 'newer' | 'stuck' | 'save', string>>;
  readonly onSave: (text: string) => void;
}

/** What is wrong with what is kept on this device, if anything; a text that is left as it is can be saved. */
export function StoredFault({ found, fault, words, onSave }: StoredFaultProps) {
  return (
    <>
      {fault !== '' && <p class="lucie-fault">{fault}</p>}
      {found?.state === 'denied' && <p class="lucie-fault">{words.denied}</p>}
      {(found?.state === 'newer' || found?.state === 'stuck') && (
        <div class="lucie-fault">
          <p>
            {words[found.state]} {found.fault}
          </p>
          <button type="button" class="lucie-button" onClick={() => onSave(found.text)}>
            {words.save}
          </button>
        </div>
      )}
    </>
  );
}
