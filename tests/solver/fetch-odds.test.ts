import { afterEach, expect, test, vi } from 'vitest';
import { presetOf } from '../../src/core/preset.ts';
import { fetchedOdds, fetchOdds } from '../../src/solver/fetch-odds.ts';
import { tableOf } from '../../src/solver/odds.ts';

afterEach(() => vi.unstubAllGlobals());

const table = tableOf(presetOf('la-belle-lucie')!.rules)!;

test('a table that is on its way is not fetched twice, and one that did not come is asked for again', async () => {
  const answers: ((response: Response) => void)[] = [];
  const asked = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', asked);
  const both = [fetchOdds('odds/', table), fetchOdds('odds/', table)];
  expect(asked).toHaveBeenCalledTimes(1);
  answers[0]!(new Response('', { status: 404 }));
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(fetchedOdds('odds/', table)).toBeUndefined();
  const next = fetchOdds('odds/', table);
  expect(asked).toHaveBeenCalledTimes(2);
  answers[1]!(new Response('no table'));
  expect(await next).toBeNull();
});
