import { useEffect, useState } from 'preact/hooks';
import { type Odds, readOdds, type TableId, tableName } from '../../solver/odds.ts';

/** A table of chances as far as it is here. */
export type Fetched =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'here'; readonly name: string; readonly odds: Odds };

/** Tables that were fetched already, by name; they never change while a page is open. */
const tables = new Map<string, Odds>();

/** Fetches a table from the folder of tables; `again` asks once more after a failure. */
export function useOdds(
  folder: string,
  id: TableId,
): { readonly fetched: Fetched; readonly again: () => void } {
  const name = tableName(id);
  const [fetched, setFetched] = useState<Fetched>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const known = tables.get(name);
    if (known !== undefined) {
      setFetched({ state: 'here', name, odds: known });
      return;
    }
    let wanted = true;
    setFetched({ state: 'waiting' });
    fetchOdds(`${folder}${name}.bin`).then((odds) => {
      if (odds !== null) tables.set(name, odds);
      if (wanted) setFetched(odds === null ? { state: 'failed' } : { state: 'here', name, odds });
    });
    return () => {
      wanted = false;
    };
  }, [folder, name, attempt]);
  return { fetched, again: () => setAttempt((count) => count + 1) };
}

async function fetchOdds(address: string): Promise<Odds | null> {
  try {
    const response = await fetch(address);
    return response.ok ? readOdds(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
