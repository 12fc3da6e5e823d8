import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** What is said of a record as a file. */
interface CopyWords {
  readonly title: string;
  readonly note: string;
  readonly save: string;
  readonly clear: string;
  readonly clearAsk: (count: number) => string;
  readonly clearDo: string;
}

interface CopyFilesProps {
  readonly words: CopyWords;
  /** How many things the record holds. */
  readonly count: number;
  readonly onSave: () => void;
  readonly onClear: () => void;
  /** The button that loads a file, where there is one. */
  readonly children?: ComponentChildren;
}

/** A record as a file; and clearing it. */
export function CopyFiles({ words, count, onSave, onClear, children }: CopyFilesProps) {
  const [clearing, setClearing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p class="lucie-fine">{words.note}</p>
      <div class="lucie-controls">
        {count > 0 && (
          <button type="button" class="lucie-button" onClick={onSave}>
            {words.save}
          </button>
        )}
        {children}
        {count > 0 && (
          <button type="button" class="lucie-button" onClick={() => setClearing(true)}>
            {words.clear}
          </button>
        )}
      </div>
      {clearing && (
        <ConfirmDialog
          title={words.clear}
          text={words.clearAsk(count)}
          save={words.save}
          onSave={onSave}
          doIt={words.clearDo}
          onDo={onClear}
          after={title}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
}
