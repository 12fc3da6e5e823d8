import { useRef, useState } from 'preact/hooks';
import { makeFault } from '../core/result.ts';
import { type GameRecord, makeRecord, mergeGames, readRecord } from '../play/record.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { download } from './download.ts';
import { FILES } from './words-record.en.ts';

interface RecordFilesProps {
  readonly record: GameRecord;
  /** Changes the record, and says so. */
  readonly onChange: (change: (record: GameRecord) => GameRecord, said: string) => void;
  readonly say: (text: string) => void;
}

/** Larger files are not read: a thousand games are a fifth of a megabyte. */
const MOST_BYTES = 20_000_000;

/** Saves the record as a file. */
export function saveFile(text: string): void {
  download(FILES.name(new Date().toISOString().slice(0, 10)), text);
}

/** The record as a file, out and in; and clearing it. */
export function RecordFiles({ record, onChange, say }: RecordFilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [clearing, setClearing] = useState(false);
  const save = () => saveFile(makeRecord(record));
  const count = record.games.length;

  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return say(FILES.refused(FILES.large));
    const text = await file.text().catch(() => null);
    if (text === null) return say(FILES.refused(FILES.unreadable));
    const read = readRecord(text);
    if (!read.ok) return say(FILES.refused(makeFault(read.fault)));
    const { games } = read.value;
    const known = new Set(record.games.map(({ deal }) => deal));
    const there = games.filter(({ deal }) => known.has(deal)).length;
    onChange(
      (now) => ({ ...now, games: mergeGames(now.games, games) }),
      FILES.taken(games.length - there, there),
    );
  };

  return (
    <section>
      <h2>{FILES.title}</h2>
      <p class="lucie-fine">{FILES.note}</p>
      <div class="lucie-controls">
        {count > 0 && (
          <button type="button" class="lucie-button" onClick={save}>
            {FILES.save}
          </button>
        )}
        <button type="button" class="lucie-button" onClick={() => chooser.current?.click()}>
          {FILES.take}
        </button>
        {count > 0 && (
          <button type="button" class="lucie-button" onClick={() => setClearing(true)}>
            {FILES.clear}
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
          title={FILES.clear}
          text={FILES.clearAsk(count)}
          save={FILES.save}
          onSave={save}
          doIt={FILES.clearDo}
          onDo={() => onChange((now) => ({ ...now, games: [] }), FILES.cleared)}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
}
