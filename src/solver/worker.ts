import type { Rules } from '../core/rules.ts';
import { type Odds, readOdds, tableName, tableOf } from './odds.ts';
import { answer, type Question } from './protocol.ts';

/** The tables of chances that were asked for, by name; null for one that could not be had. */
const tables = new Map<string, Odds | null>();

/** The table for some rules; without it everything is answered but the chances. */
async function oddsFor(rules: Rules): Promise<Odds | null> {
  const table = rules.redeals === 0 ? null : tableOf(rules);
  if (table === null) return null;
  const name = tableName(table);
  const known = tables.get(name);
  if (known !== undefined) return known;
  try {
    const response = await fetch(`${import.meta.env.BASE_URL.replace(/\/?$/, '/')}odds/${name}.bin`);
    const odds = response.ok ? readOdds(new Uint8Array(await response.arrayBuffer())) : null;
    tables.set(name, odds);
    return odds;
  } catch {
    // No network: the next question tries again.
    return null;
  }
}

/** The questions whose answers have chances in them. */
const WITH_ODDS: readonly Question['kind'][] = ['hint', 'outlook', 'review'];

// One question at a time; the client ends the whole worker when it no longer wants the answer.
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const odds = WITH_ODDS.includes(data.kind) ? await oddsFor(data.rules) : null;
  for (const reply of answer(data, odds)) self.postMessage(reply);
});
