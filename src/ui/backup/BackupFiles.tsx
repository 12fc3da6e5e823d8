import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../play/settings.ts';
import { downloadDated } from '../storage/download.ts';
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
  const answer = useRef<HTMLDivElement>(null);
  // The games that came in stand above it, and would push it away.
  useLayoutEffect(() => {
    if (count > 0) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const say = (...next: readonly string[]) => setSaid((before) => ({ texts: next, count: before.count + 1 }));

  const missing = () => say(BACKUP.notLoaded);
  const save = () => {
    import('./backup-store.ts').then(({ saveBackup }) => {
      const { text, unread } = saveBackup();
      if (text !== null) downloadDated(BACKUP.name, text);
      say(text === null ? BACKUP.nothing : BACKUP.saved, ...unread.map(BACKUP.unsaved));
    }, missing);
  };
  const take = (text: string) => {
    setOffered(null);
    import('./backup-store.ts').then(({ loadBackup }) => {
      const taken = loadBackup(text);
      say(...taken.said);
      setOffered(taken.settings);
    }, missing);
  };
  const takeOffered = () => {
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
        <button type="button" class="lucie-button lucie-strong" onClick={save}>
          {BACKUP.save}
        </button>
        <LoadFile words={BACKUP} onTake={take} say={say} />
      </div>
      <div role="status" ref={answer}>
        {texts.length > 0 && (
          <ul key={count}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {offered !== null && (
        <button type="button" class="lucie-button" onClick={takeOffered}>
          {BACKUP.useSettings}
        </button>
      )}
      <p class="lucie-fine">{BACKUP.alone}</p>
    </section>
  );
}
