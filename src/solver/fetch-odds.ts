import { type Odds, readOdds, type TableId, tableName } from './odds.ts';

/** Tables that were fetched already, by address; they never change while a page is open. */
const fetched = new Map<string, Odds>();

/** Tables that are on their way, by address. */
const coming = new Map<string, Promise<Odds | null>>();

/** A table of chances that was fetched before; undefined when it was not. */
export function fetchedOdds(folder: string, id: TableId): Odds | undefined {
  return fetched.get(addressOf(folder, id));
}

/** Fetches a table of chances from the folder of tables; null when it cannot be had, and the next call tries again. */
export async function fetchOdds(folder: string, id: TableId): Promise<Odds | null> {
  const address = addressOf(folder, id);
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const asked = coming.get(address) ?? fetchFrom(address);
  coming.set(address, asked);
  try {
    return await asked;
  } finally {
    coming.delete(address);
  }
}

async function fetchFrom(address: string): Promise<Odds | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const odds = readOdds(new Uint8Array(await response.arrayBuffer()));
    if (odds !== null) fetched.set(address, odds);
    return odds;
  } catch {
    return null;
  }
}

function addressOf(folder: string, id: TableId): string {
  return `${folder}${tableName(id)}.bin`;
}
