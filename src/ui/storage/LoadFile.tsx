import { useRef } from 'preact/hooks';

interface LoadFileProps {
  readonly words: {
    readonly take: string;
    readonly refused: (reason: string) => string;
    readonly unreadable: string;
    readonly large: string;
  };
  /** Takes in the text of a file. */
  readonly onTake: (text: string) => void;
  readonly say: (text: string) => void;
}

/** Larger files are not read: a thousand games are a fifth of a megabyte. */
const MOST_BYTES = 20_000_000;

/** A button that asks for a file. */
export function LoadFile({ words, onTake, say }: LoadFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return say(words.refused(words.large));
    const text = await file.text().catch(() => null);
    if (text === null) return say(words.refused(words.unreadable));
    onTake(text);
  };
  return (
    <>
      <button type="button" class="lucie-button" onClick={() => chooser.current?.click()}>
        {words.take}
      </button>
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
    </>
  );
}
