import { makeFault } from '../../core/result.ts';
import { type GameRecord, makeRecord, mergeGames, readRecord } from '../../play/record.ts';
import { CopyFiles } from '../storage/CopyFiles.tsx';
import { download } from '../storage/download.ts';
import { FILES } from '../words/en/record.ts';

interface RecordFilesProps {
  readonly record: GameRecord;
  /** Changes the record, and says so. */
  readonly onChange: (change: (record: GameRecord) => GameRecord, said: string) => void;
  readonly say: (text: string) => void;
}

/** Saves the record as a file. */
export function saveFile(text: string): void {
  download(FILES.name(new Date().toISOString().slice(0, 10)), text);
}

/** The record as a file, out and in; and clearing it. */
export function RecordFiles({ record, onChange, say }: RecordFilesProps) {
  const take = (text: string) => {
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
    <CopyFiles
      words={FILES}
      count={record.games.length}
      onSave={() => saveFile(makeRecord(record))}
      onTake={take}
      onClear={() => onChange((now) => ({ ...now, games: [] }), FILES.cleared)}
      say={say}
    />
  );
}
