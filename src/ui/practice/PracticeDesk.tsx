import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { makeFault } from '../../core/result.ts';
import { readObject } from '../../play/json.ts';
import { mergeOwn, NO_OWN, type OwnPuzzles } from '../../play/own/own-puzzles.ts';
import { makePracticeFile, readOwnIn } from '../../play/own/practice-file.ts';
import { mergePractice, NO_PRACTICE, type Practice, readPractice } from '../../play/practice.ts';
import { useSpeech } from '../board/use-speech.ts';
import { CopyFiles } from '../storage/CopyFiles.tsx';
import { downloadDated } from '../storage/download.ts';
import { LoadFile } from '../storage/LoadFile.tsx';
import { ownStore } from '../storage/own-store.ts';
import { SetAsideTexts } from '../storage/SetAsideTexts.tsx';
import { StoredFault } from '../storage/StoredFault.tsx';
import { useListStore } from '../storage/use-list-store.ts';
import { Switch } from '../table/Switch.tsx';
import { entriesText } from '../words/en/backup/practice-entries.ts';
import { OWN_DOOR } from '../words/en/own/door.ts';
import { PRACTICE, PRACTICE_FILES } from '../words/en/practice.ts';
import { NO_ROOM } from '../words/en/stored.ts';
import { practiceStore } from './practice-store.ts';
import { type QueueAddresses, QueueDoor } from './queue/QueueDoor.tsx';
import type { NamedTheme } from './queue/ThemeChooser.tsx';
import { markThemeRows, readThemeRows, type ThemeRow } from './theme/theme-rows.ts';
import { progressOf, statesOf } from './try-states.ts';
import '../table/table.css';
import './practice.css';

interface PracticeDeskProps {
  readonly themes: readonly NamedTheme[];
  readonly addresses: QueueAddresses;
  /** The puzzle of the day, beside the way to the next one. */
  readonly today?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The way to the next puzzle, the list of puzzles, and what is kept of the player's practice. */
export function PracticeDesk({ themes, addresses, today, children }: PracticeDeskProps) {
  const [rows, setRows] = useState<readonly ThemeRow[]>([]);
  const store = useListStore(practiceStore, 'lucie.practice');
  const { found, fault } = store;
  const ownList = useListStore(ownStore);
  const own = ownList.found?.state === 'record' ? ownList.found.record : NO_OWN;
  const speech = useSpeech();
  useEffect(() => setRows(readThemeRows()), []);
  // Until it has looked it stands as for somebody new, so that the page does not move.
  const practice = found === null ? NO_PRACTICE : found.state === 'record' ? found.record : null;
  useEffect(() => markThemeRows(rows, statesOf(practice), addresses.practice), [rows, found]);

  const change = (how: (practice: Practice) => Practice, said: string) => {
    const changed = store.change(how);
    speech.say(changed ? said : NO_ROOM);
    return changed;
  };
  return (
    <div class="lucie-practice">
      <div class="lucie-practice-now">
        {today}
        <div>
          <StoredFault
            found={found}
            fault={fault === '' ? '' : PRACTICE.unread(fault)}
            words={{ ...PRACTICE, save: PRACTICE_FILES.save }}
            onSave={saveFile}
          />
          {practice !== null && (
            <QueueDoor
              practice={practice}
              own={own}
              themes={themes}
              addresses={addresses}
              onThemes={(chosen) => change((now) => ({ ...now, themes: chosen }), '')}
            />
          )}
        </div>
      </div>
      {children}
      <div class="lucie-practice-kept">
        {practice !== null && (
          <>
            <OwnDoor practice={practice} own={own} />
            <Progress
              practice={practice}
              puzzles={rows.flatMap(({ puzzles }) => puzzles)}
              onShow={(shown) => change((now) => ({ ...now, hidden: !shown }), '')}
            />
            <PracticeFiles
              practice={practice}
              own={own}
              onChange={change}
              onOwn={ownList.change}
              say={speech.say}
            />
          </>
        )}
        <p class="lucie-status" role="status">
          {speech.spoken}
        </p>
        <SetAsideTexts store={store} say={speech.say} />
      </div>
    </div>
  );
}

interface ProgressProps {
  readonly practice: Practice;
  /** The ids of all puzzles. */
  readonly puzzles: readonly string[];
  readonly onShow: (shown: boolean) => void;
}

/** How many puzzles are solved, and the switch that shows or hides it. */
function Progress({ practice, puzzles, onShow }: ProgressProps) {
  const states = statesOf(practice);
  return (
    <section>
      <h2>{PRACTICE.progress}</h2>
      {!practice.hidden && (
        <p>
          {states.size === 0
            ? PRACTICE.none
            : PRACTICE.sum(progressOf(puzzles, states).solved, puzzles.length)}
        </p>
      )}
      <Switch label={PRACTICE.show} isOn={!practice.hidden} onSwitch={onShow} />
    </section>
  );
}

/** The way to the player's own puzzles; nothing while there are none. */
function OwnDoor({ practice: { tries }, own: { puzzles } }: Pick<PracticeFilesProps, 'practice' | 'own'>) {
  if (puzzles.length === 0) return null;
  const tried = new Set(tries.map(({ puzzle }) => puzzle));
  return (
    <section>
      <a href="own/">{OWN_DOOR.title}</a>
      {OWN_DOOR.sum(puzzles.length, puzzles.filter(({ id }) => !tried.has(id)).length)}
    </section>
  );
}

function saveFile(text: string): void {
  downloadDated(PRACTICE_FILES.name, text);
}

interface PracticeFilesProps {
  readonly practice: Practice;
  readonly own: OwnPuzzles;
  /** Changes what is kept, and says so; whether that could be done. */
  readonly onChange: (change: (practice: Practice) => Practice, said: string) => boolean;
  /** Changes the player's own puzzles; whether that could be done. */
  readonly onOwn: (change: (own: OwnPuzzles) => OwnPuzzles) => boolean;
  readonly say: (text: string) => void;
}

/** The practice as a file, out and in; and clearing it. */
function PracticeFiles({ practice, own, onChange, onOwn, say }: PracticeFilesProps) {
  const take = (text: string) => {
    const read = readPractice(text);
    if (!read.ok) {
      const whole = readObject(text)?.everything !== undefined;
      return say(PRACTICE_FILES.refused(whole ? PRACTICE_FILES.whole : makeFault(read.fault)));
    }
    const ownRead = readOwnIn(text);
    if (!ownRead.ok) return say(PRACTICE_FILES.refused(makeFault(ownRead.fault)));
    // Counted from what is kept by now: it may have been cleared behind the page.
    let [before, after] = [NO_PRACTICE, NO_PRACTICE];
    let puzzles = 0;
    const changed = onChange((now) => {
      [before, after] = [now, mergePractice(now, read.value)];
      return after;
    }, '');
    const owned = onOwn((now) => {
      const merged = mergeOwn(now, ownRead.value);
      puzzles = merged.puzzles.length - now.puzzles.length;
      return puzzles > 0 ? merged : now;
    });
    if (!changed) return;
    if (!owned) say(NO_ROOM);
    else say(PRACTICE_FILES.taken(entriesText(after, before, puzzles)));
  };
  const { tries, guesses, runs } = practice;
  return (
    <CopyFiles
      words={{
        ...PRACTICE_FILES,
        clearAsk: () => PRACTICE_FILES.clearAsk(entriesText(practice, NO_PRACTICE, own.puzzles.length)),
      }}
      count={tries.length + guesses.length + runs.length + own.puzzles.length}
      onSave={() => saveFile(makePracticeFile(practice, own))}
      onClear={() => {
        onChange((now) => ({ ...now, tries: [], test: null, guesses: [], runs: [] }), PRACTICE_FILES.cleared);
        if (!onOwn(() => NO_OWN)) say(NO_ROOM);
      }}
    >
      <LoadFile words={PRACTICE_FILES} onTake={take} say={say} />
    </CopyFiles>
  );
}
