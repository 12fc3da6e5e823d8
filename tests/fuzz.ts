/*
 * Looks for faults for as long as one likes, and elsewhere each time: `npm run fuzz` all of it, `npm run fuzz -- search`
 * one of them. How many, and from which seed: `POSITIONS`, `FUZZ`, `SOAK` (minutes), `TRIES`, `TEXTS`,
 * `WORST` (seconds a game), `GAMES` (ids, joined by commas) and `SEED`.
 */

import { needBrowser } from './browser.ts';
import { breakCommands } from './cli/break.ts';
import { runTool } from './run/tool.ts';
import { climb } from './worst/climb.ts';

const {
  POSITIONS = '1000000',
  FUZZ = '10000',
  SOAK = '60',
  TRIES = '12',
  TEXTS = '50000',
  WORST = '60',
  GAMES = '',
  SEED = `${Date.now()}`,
} = process.env;

/** The tools, their words and what they are told. */
const LOOKS = {
  search: () =>
    runTool(
      'vitest',
      ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', 'tests/oracle'],
      null,
      {
        POSITIONS,
        SEED,
      },
    ),
  texts: () =>
    runTool(
      'vitest',
      [
        'run',
        '--config',
        'tests/vitest.config.ts',
        '--project',
        'unit',
        'tests/core/fuzz',
        'tests/play/hostile',
      ],
      null,
      { FUZZ: TEXTS, SEED },
    ),
  pages: () =>
    runTool(
      'vitest',
      ['run', '--config', 'tests/vitest.config.ts', '--project', 'built', 'tests/built/valid'],
      null,
      { EVERY: '1' },
    ),
  site: () => inBrowser('site/fuzz', { FUZZ, SEED }),
  soak: () => inBrowser('site/soak', { SOAK, SEED }),
  worst: () => climb(Number(WORST), Number(SEED), GAMES.split(',').filter(Boolean)),
  commands: () => breakCommands(Number(TRIES), Number(SEED)),
};

function inBrowser(spec: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return runTool('playwright', ['test', '--config', 'tests/playwright.config.ts', spec], null, {
    ...env,
    // What is only in the deep tests is looked for as well.
    DEEP: '1',
    CHROMIUM_PATH: needBrowser(),
  });
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in LOOKS));
if (unknown !== undefined) {
  console.error(`Expected some of ${Object.keys(LOOKS).join(', ')}, and found ${unknown}.`);
  process.exit(2);
}
console.log(`The seed is ${SEED}.`);
for (const [name, look] of Object.entries(LOOKS))
  if ((asked.length === 0 || asked.includes(name)) && !(await look())) process.exitCode = 1;
