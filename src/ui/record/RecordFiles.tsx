import { useRef } from 'preact/hooks';
import { type GameRecord, makeRecord } from '../../play/record.ts';
import { CopyFiles } from '../storage/CopyFiles.tsx';
import { downloadDated } from '../storage/download.ts';
import { FILES } from '../words/en/record.ts';

interface RecordFilesProps {
  readonly record: GameRecord;
  /** Changes the record, and says so. */
  readonly onChange: (change: (record: GameRecord) => GameRecord, said: string) => void;
}

/** Saves the record as a file. */
export function saveFile(text: string): void {
  downloadDated(FILES.name, text);
}

/** The record alone: as a file, and clearing it. */
export function RecordFiles({ record, onChange }: RecordFilesProps) {
  // A record that was cleared here keeps its heading, which has the focus then.
  const isCleared = useRef(false);
  if (record.games.length === 0 && !isCleared.current) return null;
  return (
    <CopyFiles
      words={FILES}
      count={record.games.length}
      onSave={() => saveFile(makeRecord(record))}
      onClear={() => {
        isCleared.current = true;
        onChange((now) => ({ ...now, games: [] }), FILES.cleared);
      }}
    />
  );
}
