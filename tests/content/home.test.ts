import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMove, resolveMove } from '../../src/core/move-notation.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { presetRules, readAuthoredDeal } from '../../src/site/text/authored-deal.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';

const text = readFileSync(join(import.meta.dirname, '../../content/en/pages/home.mdx'), 'utf8');
const field = (name: string): string => new RegExp(`^ *${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
const rules = presetRules(field('preset'));
const start = unwrap(readAuthoredDeal(field('preset'), field('deal')));

/** The position after every card that can go home by itself has gone. */
function allHome(position: Position): Position {
  const move = legalPlays(rules, position).find((one) => one.kind === 'play' && one.to.at === 'foundation');
  return move === undefined ? position : allHome(play(rules, position, move));
}

test('on the first page no ace is free, and the build in its text brings many cards home at no cost', () => {
  const [build = '', onto = ''] = [...text.matchAll(/`(\w+)`/g)].map(([, card]) => card ?? '');
  expect(home(allHome(start))).toBe(0);
  const after = play(rules, start, unwrap(resolveMove(rules, start, unwrap(parseMove(`${build}-${onto}`)))));
  expect(home(allHome(after))).toBeGreaterThanOrEqual(10);
  expect(searchDeal(rules, after).best.home).toBe(searchDeal(rules, start).best.home);
});
