import type { Rules } from '../core/rules.ts';
import { fetchOdds } from './fetch-odds.ts';
import { type Odds, tableOf } from './odds.ts';
import { answer, type Question, type Reply } from './protocol.ts';

/** The folder of the tables of chances. */
const FOLDER = `${import.meta.env.BASE_URL}odds/`;

/** Fetches the table of odds for some rules; null where there is none, and then answers have no chances. */
async function oddsFor(rules: Rules): Promise<Odds | null> {
  const table = rules.redeals === 0 ? null : tableOf(rules);
  return table === null ? null : fetchOdds(FOLDER, table);
}

/** The questions whose answers have chances in them, and the one that makes ready for these. */
const WITH_ODDS: readonly Question['kind'][] = [
  'start',
  'hint',
  'outlook',
  'review',
  'mistakes',
  'card',
  'values',
];

// One question at a time; the client ends the whole worker when it no longer wants the answer.
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    const odds = WITH_ODDS.includes(data.kind) ? await oddsFor(data.rules) : null;
    for (const reply of answer(data, odds)) self.postMessage(reply);
  } catch (error) {
    // What is thrown here is an unhandled rejection, and the page would not be told: as where memory runs out.
    console.error(error);
    self.postMessage({ kind: 'fault', why: 'died' } satisfies Reply);
  }
});
