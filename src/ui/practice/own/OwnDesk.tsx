import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ownIdIn } from '../../../play/own/own-id.ts';
import { makePracticeFile, NO_OWN, type OwnPuzzles } from '../../../play/own/own-puzzles.ts';
import { NO_PRACTICE } from '../../../play/practice.ts';
import { useSpeech } from '../../board/use-speech.ts';
import { download } from '../../storage/download.ts';
import { ownStore } from '../../storage/own-store.ts';
import { SetAsideTexts } from '../../storage/SetAsideTexts.tsx';
import { StoredFault } from '../../storage/StoredFault.tsx';
import { useListStore } from '../../storage/use-list-store.ts';
import { OWN } from '../../words/en/own/own.ts';
import { PRACTICE_FILES } from '../../words/en/practice.ts';
import { ASIDE } from '../../words/en/record.ts';
import { practiceStore } from '../practice-store.ts';
import { OwnList } from './OwnList.tsx';
import { OwnTrainer } from './OwnTrainer.tsx';
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
  const log = useListStore(practiceStore).found;
  const speech = useSpeech();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setId(ownIdIn(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const { found, fault, setAside } = store;
  const own = found?.state === 'record' ? found.record : NO_OWN;
  const kept = log?.state === 'record' ? log.record : NO_PRACTICE;
  const puzzle = own.puzzles.find((one) => one.id === id);
  if (id !== null && puzzle !== undefined)
    return <OwnTrainer key={id} own={puzzle} practice={practice} play={play} />;

  const change = (how: (now: OwnPuzzles) => OwnPuzzles, said: string) =>
    void Promise.resolve(store.change(how)).then((done) => speech.say(done ? said : OWN.noRoom));
  const saveFile = (text: string) =>
    download(PRACTICE_FILES.name(new Date().toISOString().slice(0, 10)), text);
  return (
    <>
      {children}
      <div class="lucie-own-puzzles">
        <StoredFault
          found={found}
          fault={fault === '' ? '' : OWN.unreadAll(fault)}
          words={{ ...OWN, save: PRACTICE_FILES.save }}
          onSave={saveFile}
        />
        {found === null && <p>{OWN.opening}</p>}
        {id !== null && found?.state === 'record' && <p class="lucie-fault">{OWN.gone}</p>}
        {found?.state === 'record' && (
          <OwnList
            own={own}
            tries={kept.tries}
            play={play}
            onChange={change}
            onSave={() => saveFile(makePracticeFile(kept, own))}
          />
        )}
        <p class="lucie-status" role="status">
          {speech.spoken}
        </p>
        {setAside.length > 0 && (
          <SetAsideTexts
            texts={setAside}
            onDropped={() => {
              speech.say(ASIDE.dropped);
              store.look();
            }}
          />
        )}
      </div>
    </>
  );
}
