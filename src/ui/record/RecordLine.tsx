import { isWin } from '../../play/tally.ts';
import type { TableController } from '../table/use-table.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';
import type { FoundRecord } from './record-store.ts';
import { useRecord } from './use-record.ts';
import './record-line.css';

interface RecordLineProps {
  readonly controller: TableController;
  /** Whether a game that was kept lies on the table by now. */
  readonly ready: boolean;
  /** The address of the page that shows the record. */
  readonly page: string;
}

/** Keeps the record of the games at a table, and says in one line how they went. */
export function RecordLine({ controller, ready, page }: RecordLineProps) {
  const { found, fault, failed } = useRecord(controller, ready);
  const note = failed ? RECORD_LINE.denied : noteOn(found, fault);
  const record = found?.state === 'record' ? found.record : null;
  if (record?.keep === false || found === null) return null;
  const ended = record?.games.filter(({ left }) => !left) ?? [];
  return (
    <>
      {note !== '' && (
        <p class="lucie-fault" role="alert">
          {note}
        </p>
      )}
      <p class="lucie-another lucie-record-line">
        <a href={page}>{RECORD_LINE.name}</a>
        {record !== null &&
          `: ${ended.length === 0 ? RECORD_LINE.none : RECORD_LINE.sum(ended.length, ended.filter(isWin).length)}`}
      </p>
    </>
  );
}

function noteOn(found: FoundRecord | null, fault: string): string {
  if (found?.state === 'newer' || found?.state === 'stuck') return RECORD_LINE[found.state];
  return fault === '' ? '' : RECORD_LINE.unread(fault);
}
