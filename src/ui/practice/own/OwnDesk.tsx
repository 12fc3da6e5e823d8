import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ownIdIn } from '../../../play/own/own-id.ts';
import { NO_OWN, withoutOwn } from '../../../play/own/own-puzzles.ts';
import { makePracticeFile } from '../../../play/own/practice-file.ts';
import { NO_PRACTICE, type Try } from '../../../play/practice.ts';
import { focusBoard } from '../../board/use-board.ts';
import { useSpeech } from '../../board/use-speech.ts';
import { downloadDated } from '../../storage/download.ts';
import { ownStore } from '../../storage/own-store.ts';
import { SetAsideTexts } from '../../storage/SetAsideTexts.tsx';
import { StoredFault } from '../../storage/StoredFault.tsx';
import { useListStore } from '../../storage/use-list-store.ts';
import { OWN } from '../../words/en/own/own.ts';
import { PRACTICE_FILES } from '../../words/en/practice.ts';
import { NO_ROOM } from '../../words/en/stored.ts';
import { LABELS } from '../../words/en/table.ts';
import { practiceStore } from '../practice-store.ts';
import { OwnList } from './OwnList.tsx';
import './own.css';

interface OwnDeskProps {
  /** The addresses of the page with all puzzles, which ends in `/`, and of the table. */
  readonly practice: string;
  readonly play: string;
  /** The head of the page, above the list. */
  readonly children?: ComponentChildren;
}

/** The puzzles of the player's own: all of them in a list, or the one that the address names. */
export function OwnDesk({ practice, play, children }: OwnDeskProps) {
  const store = useListStore(ownStore, ownStore.key);
  const tried = useListStore(practiceStore);
  const speech = useSpeech();
  const [id, setId] = useState<string | null>(null);
  const [trainer, setTrainer] = useState<typeof import('./OwnTrainer.tsx') | null>(null);
  useEffect(() => {
    const follow = () => {
      setId(ownIdIn(location.hash));
      // A try on this page has changed what is kept.
      tried.look();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    // The list needs no board.
    if (id !== null) import('./OwnTrainer.tsx').then(setTrainer, () => speech.say(LABELS.notLoaded));
  }, [id]);
  const { found, fault } = store;
  const own = found?.state === 'record' ? found.record : NO_OWN;
  const kept = tried.found?.state === 'record' ? tried.found.record : NO_PRACTICE;
  const puzzle = own.puzzles.find((one) => one.id === id);
  const remove = (ids: readonly string[]) => {
    const done = store.change((now) => withoutOwn(now, ids));
    // With a puzzle go its tries, or it would be due for ever.
    const isLeft = ({ puzzle: other }: Try) => !ids.includes(other);
    if (done) tried.change((now) => ({ ...now, tries: now.tries.filter(isLeft) }));
    speech.say(done ? OWN.removed(ids.length) : NO_ROOM);
  };
  const saveFile = (text: string) => downloadDated(PRACTICE_FILES.name, text);
  const shown = id === null || puzzle === undefined ? null : puzzle;
  const page = useRef<HTMLDivElement>(null);
  const opened = shown !== null && trainer !== null ? shown.id : null;
  // A link of the list is hidden with it.
  useEffect(() => {
    if (opened !== null && document.activeElement === document.body) focusBoard(page.current);
  }, [opened]);
  return (
    <>
      {/* It stays: what a page was built with cannot be made anew under its policy. */}
      <div hidden={shown !== null}>{children}</div>
      <div ref={page}>
        {shown !== null && trainer !== null && (
          <trainer.OwnTrainer key={shown.id} own={shown} practice={practice} play={play} />
        )}
      </div>
      <div class="lucie-own-puzzles" hidden={shown !== null && trainer !== null}>
        <StoredFault
          found={found}
          fault={fault === '' ? '' : OWN.unreadAll(fault)}
          words={{ ...OWN, save: PRACTICE_FILES.save }}
          onSave={saveFile}
        />
        {(found === null || shown !== null) && <p>{OWN.opening}</p>}
        {id !== null && shown === null && found?.state === 'record' && <p class="lucie-fault">{OWN.gone}</p>}
        {shown === null && found?.state === 'record' && (
          <OwnList
            own={own}
            tries={kept.tries}
            play={play}
            onRemove={remove}
            onSave={() => saveFile(makePracticeFile(kept, own))}
          />
        )}
        <p class="lucie-status" role="status">
          {speech.spoken}
        </p>
        <SetAsideTexts store={store} say={speech.say} />
      </div>
    </>
  );
}
