import { useMemo } from 'preact/hooks';
import { dayNumber } from '../../play/days/day.ts';
import { dealResultOf } from '../../play/days/deal-result.ts';
import { CopyResult } from '../storage/CopyResult.tsx';
import { recordStore } from '../storage/record-store.ts';
import type { TableController } from '../table/use-table.ts';
import { dealResultText } from '../words/en/days/result.ts';

/** The button that copies how the deal of a day went; nothing where the game is no deal of a day. */
export function DayEnd({ controller: { session, say } }: { readonly controller: TableController }) {
  const result = useMemo(() => {
    const found = recordStore.look();
    return dealResultOf(session, dayNumber(new Date()), found.state === 'record' ? found.record.games : []);
  }, [session]);
  if (result === null) return null;
  return <CopyResult day={result.day} result={dealResultText(result)} say={(text) => say(text, null)} />;
}
