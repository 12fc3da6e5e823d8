import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { makeFault } from '../../core/result.ts';
import {
  makePractice,
  mergePractice,
  NO_PRACTICE,
  type Practice,
  readPractice,
  type TryResult,
} from '../../play/practice.ts';
import { useSpeech } from '../board/use-speech.ts';
import { CopyFiles } from '../storage/CopyFiles.tsx';
import { download } from '../storage/download.ts';
import { SetAsideTexts } from '../storage/SetAsideTexts.tsx';
import { StoredFault } from '../storage/StoredFault.tsx';
import { useListStore } from '../storage/use-list-store.ts';
import { Switch } from '../table/Switch.tsx';
import { PRACTICE, PRACTICE_FILES } from '../words/en/practice.ts';
import { ASIDE } from '../words/en/record.ts';
import { practiceStore } from './practice-store.ts';
import { markTiles, readTiles, solvedOf, statesOf, type Tile } from './puzzle-tiles.ts';
import { type QueueAddresses, QueueDoor } from './queue/QueueDoor.tsx';
import type { NamedTheme } from './queue/ThemeChooser.tsx';
import '../table/table.css';
import './practice.css';

interface PracticeDeskProps {
  readonly themes: readonly NamedTheme[];
  readonly addresses: QueueAddresses;
  readonly children?: ComponentChildren;
}

/** The way to the next puzzle, the list of puzzles, and what is kept of the player's practice. */
export function PracticeDesk({ themes, addresses, children }: PracticeDeskProps) {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const store = useListStore(practiceStore, 'lucie.practice');
  const { found, fault, setAside } = store;
  const speech = useSpeech();
  useEffect(() => setTiles(readTiles()), []);
  // Until it has looked it stands as for somebody new, so that the page does not move.
  const practice = found === null ? NO_PRACTICE : found.state === 'record' ? found.record : null;
  const states = practice === null || practice.hidden ? new Map() : statesOf(practice);
  useEffect(() => markTiles(tiles, states), [tiles, found]);

  const change = (how: (practice: Practice) => Practice, said: string) => {
    const changed = store.change(how);
    speech.say(changed ? said : PRACTICE.noRoom);
    return changed;
  };
  return (
    <div class="lucie-practice">
      <div class="lucie-practice-now">
        <StoredFault
          found={found}
          fault={fault === '' ? '' : PRACTICE.unread(fault)}
          words={{ ...PRACTICE, save: PRACTICE_FILES.save }}
          onSave={saveFile}
        />
        {practice !== null && (
          <QueueDoor
            practice={practice}
            themes={themes}
            addresses={addresses}
            onThemes={(chosen) => change((now) => ({ ...now, themes: chosen }), '')}
          />
        )}
      </div>
      {children}
      <div class="lucie-practice-kept">
        {practice !== null && (
          <>
            <Progress
              practice={practice}
              tiles={tiles}
              states={states}
              onShow={(shown) => change((now) => ({ ...now, hidden: !shown }), '')}
            />
            <PracticeFiles practice={practice} onChange={change} say={speech.say} />
          </>
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
    </div>
  );
}

interface ProgressProps {
  readonly practice: Practice;
  readonly tiles: readonly Tile[];
  /** How the best try of each puzzle went. */
  readonly states: ReadonlyMap<string, TryResult>;
  readonly onShow: (shown: boolean) => void;
}

/** How many puzzles are solved, and the switch that shows or hides it. */
function Progress({ practice: { hidden }, tiles, states, onShow }: ProgressProps) {
  return (
    <section>
      <h2>{PRACTICE.progress}</h2>
      {!hidden && (
        <p>{states.size === 0 ? PRACTICE.none : PRACTICE.sum(solvedOf(tiles, states), tiles.length)}</p>
      )}
      <Switch label={PRACTICE.show} isOn={!hidden} onSwitch={onShow} />
    </section>
  );
}

function saveFile(text: string): void {
  download(PRACTICE_FILES.name(new Date().toISOString().slice(0, 10)), text);
}

/** How many tries, guesses and runs are kept. */
function entriesIn({ tries, guesses, runs }: Practice): number {
  return tries.length + guesses.length + runs.length;
}

interface PracticeFilesProps {
  readonly practice: Practice;
  /** Changes what is kept, and says so; whether that could be done. */
  readonly onChange: (change: (practice: Practice) => Practice, said: string) => boolean;
  readonly say: (text: string) => void;
}

/** The practice as a file, out and in; and clearing it. */
function PracticeFiles({ practice, onChange, say }: PracticeFilesProps) {
  const take = (text: string) => {
    const read = readPractice(text);
    if (!read.ok) return say(PRACTICE_FILES.refused(makeFault(read.fault)));
    const before = entriesIn(practice);
    let added = 0;
    const changed = onChange((now) => {
      const merged = mergePractice(now, read.value);
      added = entriesIn(merged) - before;
      return merged;
    }, '');
    if (changed) say(PRACTICE_FILES.taken(added));
  };
  return (
    <CopyFiles
      words={PRACTICE_FILES}
      count={entriesIn(practice)}
      onSave={() => saveFile(makePractice(practice))}
      onTake={take}
      onClear={() =>
        onChange((now) => ({ ...now, tries: [], test: null, guesses: [], runs: [] }), PRACTICE_FILES.cleared)
      }
      say={say}
    />
  );
}
