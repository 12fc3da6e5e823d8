import { useEffect, useState } from 'preact/hooks';
import { makeFault } from '../../core/result.ts';
import { dayNumber, puzzleOf } from '../../play/day.ts';
import {
  makePractice,
  mergePractice,
  NO_PRACTICE,
  type Practice,
  readPractice,
} from '../../play/practice.ts';
import { useSpeech } from '../board/use-speech.ts';
import { CopyFiles } from '../storage/CopyFiles.tsx';
import { download } from '../storage/download.ts';
import { SetAsideTexts } from '../storage/SetAsideTexts.tsx';
import { KeptFault } from '../storage/StoredFault.tsx';
import { allSetAside, type SetAside } from '../storage/set-aside.ts';
import { PRACTICE, PRACTICE_FILES } from '../words/en/practice.ts';
import { ASIDE } from '../words/en/record.ts';
import { GradeSteps } from './GradeSteps.tsx';
import { LevelDoor } from './LevelDoor.tsx';
import { type FoundPractice, practiceStore } from './practice-store.ts';
import { markTiles, readTiles, solvedOf, statesOf, type Tile } from './puzzle-tiles.ts';
import { SeeAgain } from './SeeAgain.tsx';
import '../board/board.css';
import '../table/table.css';
import './practice.css';

/** Today's puzzle, what is to be seen again, the test of the level, and what is kept of the player's practice. */
export function PracticeDesk() {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const [found, setFound] = useState<FoundPractice | null>(null);
  const [aside, setAside] = useState<readonly SetAside[]>([]);
  const [fault, setFault] = useState('');
  const speech = useSpeech();

  const look = () => {
    const now = practiceStore.find();
    setFound(now);
    setAside(allSetAside().filter(({ key }) => key.startsWith('lucie.practice')));
    if (now.state === 'record' && now.fault !== '') setFault(PRACTICE.unread(now.fault));
  };
  useEffect(() => {
    setTiles(readTiles());
    look();
    return practiceStore.onElsewhere(look);
  }, []);
  // Until it has looked it stands as for somebody new, so that the page does not move.
  const practice = found === null ? NO_PRACTICE : found.state === 'record' ? found.record : null;
  const states = practice === null || practice.hidden ? new Map() : statesOf(practice);
  useEffect(() => markTiles(tiles, states), [tiles, found]);

  const change = (how: (practice: Practice) => Practice, said: string) => {
    const changed = practiceStore.change(how).state === 'record';
    speech.say(changed ? said : PRACTICE.noRoom);
    look();
    return changed;
  };
  const save = (text: string) => download(PRACTICE_FILES.name(new Date().toISOString().slice(0, 10)), text);
  const take = (text: string) => {
    const read = readPractice(text);
    if (!read.ok) return speech.say(PRACTICE_FILES.refused(makeFault(read.fault)));
    const before = practice?.tries.length ?? 0;
    let came = 0;
    change((now) => {
      const merged = mergePractice(now, read.value);
      came = merged.tries.length - before;
      return merged;
    }, '') && speech.say(PRACTICE_FILES.taken(came));
  };

  const id = puzzleOf(
    tiles.map((tile) => tile.id),
    dayNumber(new Date()),
  );
  const today = tiles.find((tile) => tile.id === id);
  return (
    <div class="lucie-practice">
      <KeptFault
        found={found}
        fault={fault}
        words={{ ...PRACTICE, save: PRACTICE_FILES.save }}
        onSave={save}
      />
      <section>
        <h2>{PRACTICE.today}</h2>
        <p class="lucie-today">
          {today !== undefined && (
            <>
              <a href={today.href}>{today.title}</a> <GradeSteps grade={today.grade} />
            </>
          )}
        </p>
      </section>
      {practice !== null && (
        <>
          <SeeAgain practice={practice} tiles={tiles} />
          <LevelDoor
            practice={practice}
            tiles={tiles}
            onBegin={(test) => change((now) => ({ ...now, test }), '')}
          />
          <section>
            <h2>{PRACTICE.progress}</h2>
            {!practice.hidden && (
              <p>{states.size === 0 ? PRACTICE.none : PRACTICE.sum(solvedOf(tiles, states), tiles.length)}</p>
            )}
            {states.size > 0 && <p class="lucie-fine">{PRACTICE.legend}</p>}
            <label class="lucie-switch">
              <input
                type="checkbox"
                role="switch"
                aria-checked={!practice.hidden}
                checked={!practice.hidden}
                onChange={({ currentTarget: { checked } }) =>
                  change((now) => ({ ...now, hidden: !checked }), '')
                }
              />
              {PRACTICE.show}
            </label>
          </section>
          <CopyFiles
            words={PRACTICE_FILES}
            count={practice.tries.length}
            onSave={() => save(makePractice(practice))}
            onTake={take}
            onClear={() => change((now) => ({ ...now, tries: [], test: null }), PRACTICE_FILES.cleared)}
            say={speech.say}
          />
        </>
      )}
      <p class="lucie-status" role="status">
        {speech.spoken}
      </p>
      {aside.length > 0 && (
        <SetAsideTexts
          texts={aside}
          onDropped={() => {
            speech.say(ASIDE.dropped);
            look();
          }}
        />
      )}
    </div>
  );
}
