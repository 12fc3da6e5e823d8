import { useEffect, useState } from 'preact/hooks';
import { PRESETS, type Preset } from '../../core/preset.ts';
import type { GameRecord } from '../../play/record.ts';
import { tallyGames } from '../../play/tally.ts';
import { useSpeech } from '../board/use-speech.ts';
import { recordStore } from '../storage/record-store.ts';
import { SetAsideTexts } from '../storage/SetAsideTexts.tsx';
import { StoredFault } from '../storage/StoredFault.tsx';
import { useListStore } from '../storage/use-list-store.ts';
import { Switch } from '../table/Switch.tsx';
import { FILES, RECORD } from '../words/en/record.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';
import { NO_ROOM } from '../words/en/stored.ts';
import { RecordFiles, saveFile } from './RecordFiles.tsx';
import { type Compared, RecordGame, WinsTable } from './RecordGame.tsx';
import '../table/table.css';
import './record.css';

interface RecordViewProps {
  /** The address of the page on which games are played. */
  readonly play: string;
  /** What was measured of each named game, by its id. */
  readonly compared: Readonly<Record<string, readonly Compared[]>>;
}

/** The record of a player: how the games went, and what can be done with what is kept. */
export function RecordView({ play, compared }: RecordViewProps) {
  const store = useListStore(recordStore);
  const { found, fault } = store;
  const speech = useSpeech();
  const change = (how: (record: GameRecord) => GameRecord, said: string) =>
    speech.say(store.change(how) ? said : NO_ROOM);
  const hasGames = found?.state === 'record' && found.record.games.length > 0;
  useEffect(() => {
    // A record that was loaded again is no longer cleared.
    if (hasGames) speech.say('');
  }, [hasGames]);

  return (
    <div class="lucie-record">
      <StoredFault
        found={found}
        fault={fault === '' ? '' : RECORD_LINE.unread(fault)}
        words={{ ...RECORD_LINE, denied: RECORD.denied, save: FILES.save }}
        onSave={saveFile}
      />
      {found?.state === 'record' && <Games record={found.record} play={play} compared={compared} />}
      <p class="lucie-status" role="status">
        {speech.spoken}
      </p>
      {found?.state === 'record' && (
        <>
          <Switch
            label={RECORD.keep}
            isOn={found.record.keep}
            onSwitch={(keep) => change((now) => ({ ...now, keep }), '')}
          />
          {!found.record.keep && <p class="lucie-fine">{RECORD.offNow}</p>}
          <RecordFiles record={found.record} onChange={change} />
        </>
      )}
      <SetAsideTexts store={store} say={speech.say} />
    </div>
  );
}

/** The game whose measured play stands where no game of one's own does yet. */
const [FIRST] = PRESETS as readonly [Preset];

function Games({ record, play, compared }: RecordViewProps & { record: GameRecord }) {
  const tallies = tallyGames(record.games);
  // What is open stays so when the switch below is pressed.
  const [opens] = useState(record.keep);
  if (tallies.length === 0)
    return (
      <>
        <p>
          {RECORD.empty} <a href={play}>{RECORD.toPlay}</a>
        </p>
        <section>
          <h2>{FIRST.title}</h2>
          <WinsTable yours={null} compared={compared[FIRST.id] ?? []} />
        </section>
      </>
    );
  return tallies.map((tally, index) => (
    <RecordGame
      key={RECORD.title(tally)}
      tally={tally}
      compared={tally.house ? [] : (compared[tally.preset] ?? [])}
      play={play}
      open={index === 0 && opens}
    />
  ));
}
