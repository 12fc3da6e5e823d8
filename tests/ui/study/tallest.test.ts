import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unwrap } from '../../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../../src/core/study.ts';
import { pageHeights } from '../../../src/ui/fit/fit-page.ts';
import { layoutOf, withNewFans } from '../../../src/ui/fit/layout.ts';
import { studyPositions, tallestOf } from '../../../src/ui/study/tallest.ts';

const STUDIES = join(import.meta.dirname, '../../../content/en/studies');
const files = readdirSync(STUDIES).filter((name) => name.endsWith('.lucie'));

test('the tallest positions of every study make its board as high as all of them do', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const source = readFileSync(join(STUDIES, file), 'utf8');
    const study = unwrap(replayStudy(unwrap(parseStudy(source))));
    const layout = layoutOf(study.game.rules);
    const all = studyPositions(study).map((position) => withNewFans(layout, position));
    const tallest = tallestOf(source);
    expect(tallest.length).toBeLessThanOrEqual(4);
    for (const isLarge of [false, true])
      expect([
        file,
        pageHeights(
          layout,
          tallest.map((at) => all[at]!),
          isLarge,
        ),
      ]).toEqual([file, pageHeights(layout, all, isLarge)]);
  }
});
