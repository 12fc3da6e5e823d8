import { isWin } from '../../play/tally.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';
import type { FoundRecord } from './record-store.ts';
import type { KeptRecord } from './use-record.ts';
import './record-line.css';

/** What is wrong with keeping the record, as a sentence that has to be seen; nothing where all is well. */
export function RecordNote({ record: { found, fault, failed } }: { record: KeptRecord }) {
  if (found === null || (found.state === 'record' && !found.record.keep)) return null;
  const note = failed ? RECORD_LINE.denied : noteOn(found, fault);
  if (note === '') return null;
  return (
    <p class="lucie-fault" role="alert">
      {note}
    </p>
  );
}

interface RecordLineProps {
  readonly record: KeptRecord;
  /** The address of the page that shows the record. */
  readonly page: string;
}

/** How the games on record went, in one line. */
export function RecordLine({ record: { found }, page }: RecordLineProps) {
  const record = found?.state === 'record' ? found.record : null;
  if (record?.keep === false || found === null) return null;
  const ended = record?.games.filter(({ left }) => !left) ?? [];
  return (
    <p class="lucie-another lucie-record-line">
      <a href={page}>{RECORD_LINE.name}</a>
      {record !== null &&
        `: ${ended.length === 0 ? RECORD_LINE.none : RECORD_LINE.sum(ended.length, ended.filter(isWin).length)}`}
    </p>
  );
}

function noteOn(found: FoundRecord | null, fault: string): string {
  if (found?.state === 'newer' || found?.state === 'stuck') return RECORD_LINE[found.state];
  return fault === '' ? '' : RECORD_LINE.unread(fault);
}
