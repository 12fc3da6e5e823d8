import { useState } from 'preact/hooks';
import { makeFault } from '../../core/result.ts';
import type { Settings } from '../../play/settings.ts';
import { download } from '../storage/download.ts';
import { LoadFile } from '../storage/LoadFile.tsx';
import { useSettings } from '../storage/use-settings.ts';
import { BACKUP } from '../words/en/backup/backup.ts';
import '../table/table.css';
import './backup.css';

/** What was said last; `count` tells two answers in the same words apart. */
interface Said {
  readonly texts: readonly string[];
  readonly count: number;
}

/** Everything of a player as one file, out and in. What does it is loaded when it is asked for. */
export function BackupFiles() {
  const settings = useSettings();
  const [{ texts, count }, setSaid] = useState<Said>({ texts: [], count: 0 });
  const [offered, setOffered] = useState<Settings | null>(null);
  const say = (...next: readonly string[]) => setSaid((before) => ({ texts: next, count: before.count + 1 }));

  const save = async () => {
    const parts = await loadParts();
    if (parts === null) return say(BACKUP.notLoaded);
    const { backup, unread } = parts.collectBackup();
    const isEmpty = parts.isEmptyBackup(backup);
    if (!isEmpty) download(BACKUP.name(new Date().toISOString().slice(0, 10)), parts.makeBackup(backup));
    say(isEmpty ? BACKUP.nothing : BACKUP.saved, ...unread.map(BACKUP.unsaved));
  };
  const take = async (text: string) => {
    setOffered(null);
    const parts = await loadParts();
    if (parts === null) return say(BACKUP.notLoaded);
    const read = parts.readBackup(text);
    if (!read.ok) return say(BACKUP.refused(makeFault(read.fault)));
    const taken = parts.takeIn(read.value.backup, read.value.faults);
    say(...taken.said);
    setOffered(taken.settings);
  };
  const useOffered = () => {
    if (offered === null) return;
    settings.change(() => offered);
    setOffered(null);
    say(BACKUP.settingsTaken);
  };
  return (
    <section class="lucie-backup" aria-labelledby="everything">
      <h2 id="everything">{BACKUP.title}</h2>
      <p>{BACKUP.note}</p>
      <div class="lucie-controls">
        <button type="button" class="lucie-button lucie-strong" onClick={() => void save()}>
          {BACKUP.save}
        </button>
        <LoadFile words={BACKUP} onTake={(text) => void take(text)} say={say} />
      </div>
      <div role="status">
        {texts.length > 0 && (
          <ul key={count}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {offered !== null && (
        <button type="button" class="lucie-button" onClick={useOffered}>
          {BACKUP.useSettings}
        </button>
      )}
      <p class="lucie-fine">{BACKUP.alone}</p>
    </section>
  );
}

/** What collects, writes, reads and merges; null where it does not come. */
async function loadParts() {
  try {
    const [store, text] = await Promise.all([
      import('./backup-store.ts'),
      import('../../play/backup/backup.ts'),
    ]);
    return { ...store, ...text };
  } catch {
    return null;
  }
}
