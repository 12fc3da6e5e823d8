import { useState } from 'preact/hooks';
import { isWin } from '../../play/tally.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';
import { recordStore } from './record-store.ts';
import './record-line.css';

interface RecordLineProps {
  /** The address of the page that shows the record. */
  readonly page: string;
}

/** How the games on record went, in one line. */
export function RecordLine({ page }: RecordLineProps) {
  const [found] = useState(recordStore.look);
  const record = found.state === 'record' ? found.record : null;
  if (record?.keep === false) return null;
  const ended = record?.games.filter(({ left }) => !left) ?? [];
  return (
    <p class="lucie-another lucie-record-line">
      <a href={page}>{RECORD_LINE.name}</a>
      {record !== null &&
        `: ${ended.length === 0 ? RECORD_LINE.none : RECORD_LINE.sum(ended.length, ended.filter(isWin).length)}`}
    </p>
  );
}
