import { useRef, useState } from 'preact/hooks';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** What is said of a record as a file. */
interface CopyWords {
  readonly title: string;
  readonly note: string;
  readonly save: string;
  readonly take: string;
  readonly clear: string;
  readonly clearAsk: (count: number) => string;
  readonly clearDo: string;
  readonly refused: (reason: string) => string;
  readonly unreadable: string;
  readonly large: string;
}

interface CopyFilesProps {
  readonly words: CopyWords;
  /** How many things the record holds. */
  readonly count: number;
  readonly onSave: () => void;
  /** Takes in the text of a file. */
  readonly onTake: (text: string) => void;
  readonly onClear: () => void;
  readonly say: (text: string) => void;
}

/** Larger files are not read: a thousand games are a fifth of a megabyte. */
const MOST_BYTES = 20_000_000;

/** A record as a file, out and in; and clearing it. */
export function CopyFiles({ words, count, onSave, onTake, onClear, say }: CopyFilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [clearing, setClearing] = useState(false);

  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return say(words.refused(words.large));
    const text = await file.text().catch(() => null);
    if (text === null) return say(words.refused(words.unreadable));
    onTake(text);
  };

  return (
    <section>
      <h2>{words.title}</h2>
      <p class="lucie-fine">{words.note}</p>
      <div class="lucie-controls">
        {count > 0 && (
          <button type="button" class="lucie-button" onClick={onSave}>
            {words.save}
          </button>
        )}
        <button type="button" class="lucie-button" onClick={() => chooser.current?.click()}>
          {words.take}
        </button>
        {count > 0 && (
          <button type="button" class="lucie-button" onClick={() => setClearing(true)}>
            {words.clear}
          </button>
        )}
      </div>
      <input
        type="file"
        hidden
        accept="application/json,.json"
        ref={chooser}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void take(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {clearing && (
        <ConfirmDialog
          title={words.clear}
          text={words.clearAsk(count)}
          save={words.save}
          onSave={onSave}
          doIt={words.clearDo}
          onDo={onClear}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
}
