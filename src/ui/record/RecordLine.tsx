import { useState } from 'preact/hooks';
import { isWin } from '../../play/tally.ts';
import { recordStore } from '../storage/record-store.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';
import './record-line.css';

interface RecordLineProps {
  /** The address of the page that shows the record. */
  readonly page: string;
}

/** How the games on record went, in one line, and the way to everything of the player's in one file. */
export function RecordLine({ page }: RecordLineProps) {
  const [found] = useState(recordStore.look);
  const record = found.state === 'record' ? found.record : null;
  const ended = record?.games.filter(({ left }) => !left) ?? [];
  return (
    <>
      {record?.keep !== false && (
        <p class="lucie-another lucie-record-line">
          <a href={page}>{RECORD_LINE.name}</a>
          {record !== null &&
            `: ${ended.length === 0 ? RECORD_LINE.none : RECORD_LINE.sum(ended.length, ended.filter(isWin).length)}`}
        </p>
      )}
      <p class="lucie-another lucie-everything-line">
        <a href={`${page}#everything`}>{RECORD_LINE.everything}</a>
      </p>
    </>
  );
}
