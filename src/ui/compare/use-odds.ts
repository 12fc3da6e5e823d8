import { useEffect, useState } from 'preact/hooks';
import { fetchedOdds, fetchOdds } from '../../solver/fetch-odds.ts';
import { type Odds, type TableId, tableName } from '../../solver/odds.ts';

/** A table of chances as far as it is here. */
export type FetchState =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'here'; readonly name: string; readonly odds: Odds };

/** Fetches a table from the folder of tables; `again` asks once more after a failure. */
export function useOdds(
  folder: string,
  id: TableId,
): { readonly fetched: FetchState; readonly again: () => void } {
  const name = tableName(id);
  const [fetched, setFetched] = useState<FetchState>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const known = fetchedOdds(folder, id);
    if (known !== undefined) return setFetched({ state: 'here', name, odds: known });
    let wanted = true;
    setFetched({ state: 'waiting' });
    fetchOdds(folder, id).then((odds) => {
      if (wanted) setFetched(odds === null ? { state: 'failed' } : { state: 'here', name, odds });
    });
    return () => {
      wanted = false;
    };
  }, [folder, name, attempt]);
  return { fetched, again: () => setAttempt((count) => count + 1) };
}
