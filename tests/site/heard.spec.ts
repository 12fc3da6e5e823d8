import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { hydrated, hydratedAtOnce, settled } from './hydrated.ts';
import { board } from './table.ts';
import { endingGame, type Touched, touchesOf, unhurried } from './touches.ts';
import { open as openPuzzle, walk } from './trainer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * A game, a puzzle and a study as somebody hears them who does not see: the page from its first word to its last, then
 * for each touch the name of what is touched and what is said, and the page at the end. HEARD=write writes the files
 * anew; they are to be read, not only compared.
 */

/** What is heard of a part of the page, in its order, without the addresses of links. */
async function heardOf(part: Locator): Promise<string> {
  const heard = await part.ariaSnapshot();
  return heard
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n');
}

/** Compares what was heard with the file, or writes it. */
function compare(name: string, lines: readonly string[]): void {
  const file = new URL(`../data/heard/${name}.txt`, import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (process.env.HEARD === 'write') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

/** What the live region of the page says; the same words twice are told apart by a space that nobody hears. */
const said = async (page: Page) =>
  (await page.locator('.lucie-unseen[role=status]').first().textContent())?.replace(/\u00A0$/, '') ?? '';

/** Touches something; gives its name, and what is said when it has changed and holds all of some words. */
async function touch(page: Page, target: Locator, words: readonly string[] = []): Promise<string[]> {
  const name = (await target.ariaSnapshot()).split('\n')[0]!.replace(/^- /, '').replace(/:$/, '');
  const before = await page.locator('.lucie-unseen[role=status]').first().textContent();
  await unhurried(target);
  await target.press('Enter');
  await expect(page.locator('.lucie-unseen[role=status]').first()).not.toHaveText(before ?? '', {
    useInnerText: false,
  });
  for (const some of words) await expect.poll(() => said(page)).toContain(some);
  // A verdict on a move is said with it a frame later.
  await settled(page);
  return [`> ${name}`, `< ${await said(page)}`];
}

const targetOf = (page: Page, touched: Touched): Locator =>
  'press' in touched
    ? page.getByRole('button', { name: touched.press, exact: true })
    : page.locator(`.lucie-board [data-stop="${makeFocusTarget(touched.stop)}"]`);

/** What is found out about the game that is over: what its deal held, and the way back. */
const [HELD, BACK] = ['This deal could have been won.', 'where all cards can come home'];

test('a short game is heard in these words, to its end', { tag: '@deep' }, async ({ page }) => {
  const { link, steps } = endingGame('no-redeal', 'rose', 3);
  await page.goto(`./play/#${link}`);
  await hydratedAtOnce(page);
  await expect.poll(() => said(page)).toContain('The game you opened');
  const lines = [await heardOf(page.locator('main'))];
  for (const { touches } of steps) {
    // What the solver finds out about the game that is over comes last.
    const words = touches === steps.at(-1)!.touches ? [HELD, BACK] : [];
    for (const touched of touches) lines.push(...(await touch(page, targetOf(page, touched), words)));
  }
  await expect(page.getByText('The game is over').first()).toBeVisible();
  await expect(page.getByText('Working out how many')).toHaveCount(0);
  lines.push(await heardOf(page.locator('main')));
  expect(await board(page).count()).toBe(1);
  // Two searches tell of it at once, and either may end first.
  const inOrder = (text: string) =>
    text.replace(new RegExp(`(Back \\d+ moves, to ${BACK}\\.) (${HELD})`), '$2 $1');
  compare('game', lines.map(inOrder));
});

test('a puzzle is heard in these words, until it is solved', { tag: '@deep' }, async ({ page }) => {
  const puzzle = puzzles.find(
    (one) => trainerPuzzleOf(one).line.length === 3 && walk(one, trainerPuzzleOf(one).line) !== null,
  )!;
  await openPuzzle(page, puzzle);
  const lines = [await heardOf(page.locator('main'))];
  for (const { at, move } of walk(puzzle, trainerPuzzleOf(puzzle).line)!)
    for (const touched of touchesOf(puzzle.game.rules, at, move)!)
      lines.push(...(await touch(page, targetOf(page, touched))));
  // The rating is worked out once the page has told of the goal.
  await expect(page.getByText(/^Your rating: /)).toBeVisible();
  lines.push(await heardOf(page.locator('.lucie-trainer')));
  compare('puzzle', lines);
});

test('a study is heard in these words', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./studies/a-ten-kept-back/');
  await hydrated(page);
  const lines = [await heardOf(page.locator('main'))];
  for (const name of ['Next', 'Next', 'Next', 'Next', 'Back', 'Last'])
    lines.push(...(await touch(page, page.getByRole('button', { name, exact: true }))));
  lines.push(await heardOf(page.locator('.lucie-now')));
  compare('study', lines);
});

/** The controls of the play page that open something of their own. */
const DOORS = ['More', 'Games', 'Keys'];

/** The controls that somebody has to reach, by a selector. */
const CONTROLS = 'button, a[href], input, select, textarea, summary';

test('zoomed to 200 %, in forced colours: all controls have a name and can be reached, and the focus returns', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('./play/#game=la-belle-lucie&seed=1874');
  await hydratedAtOnce(page);
  expect(await unreached(page.locator('main'))).toEqual([]);
  for (const door of DOORS) {
    const opener = page.getByRole('button', { name: door, exact: true });
    await expect(opener, door).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toHaveCount(1);
    await dialog.evaluate((root) => {
      for (const fold of root.querySelectorAll('details')) fold.open = true;
    });
    expect(await unreached(dialog), door).toEqual([]);
    const nameless = (await dialog.ariaSnapshot()).match(
      /^\s*- (?:button|link|textbox|switch|checkbox|radio|combobox|spinbutton|slider)(?: \[.*\])?:?$/gm,
    );
    expect(nameless, door).toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener, door).toBeFocused();
  }
});

/** The controls within a part of the page that cannot be brought into the window, or are covered there. */
async function unreached(part: Locator): Promise<string[]> {
  return part.evaluate((root, controls) => {
    const shown = [...root.querySelectorAll<HTMLElement>(controls)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    return shown.flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
        [0.1, 0.5, 0.9].map((along) => document.elementFromPoint(x + width * along, y + height * down)),
      );
      const isHit = points.some(
        (hit) => hit !== null && (one.contains(hit) || (hit.contains(one) && hit.closest('label') !== null)),
      );
      return isHit ? [] : [one.outerHTML.slice(0, 120)];
    });
  }, CONTROLS);
}
