import { useEffect, useRef } from 'preact/hooks';
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
  const isEmpty = record.games.length === 0;
  const wasFull = useRef(!isEmpty);
  useEffect(() => {
    // What was pressed to clear it is gone, and so is what would have the focus after it.
    if (isEmpty && wasFull.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.lucie-record [role="switch"]')?.focus();
    wasFull.current = !isEmpty;
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <CopyFiles
      words={FILES}
      count={record.games.length}
      onSave={() => saveFile(makeRecord(record))}
      onClear={() => onChange((now) => ({ ...now, games: [] }), FILES.cleared)}
    />
  );
}
