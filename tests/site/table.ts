import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Card } from '../../src/core/card.ts';
import type { Position } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeDealText } from '../../src/play/deal-text.ts';
import { makeDealLink } from '../../src/ui/game/deal-link.ts';
import { cardLabel } from '../../src/ui/words/en/board.ts';
import { hydratedAtOnce } from './hydrated.ts';

/** The rules of the table on the first page. */
export const { rules } = presetOf('la-belle-lucie')!;

/** The first deal of which the recorded solver says so. */
export function dealThatIs(verdict: 'solvable' | 'unsolvable'): Position {
  const rows = readFileSync(new URL('../data/lbl_single.tsv', import.meta.url), 'utf8').split('\n');
  const row = rows.map((text) => text.split('\t')).find(([, found]) => found === verdict);
  return unwrap(parsePosition(rules, row?.[2] ?? ''));
}

/** Opens the table with a position, and waits until it can be played. */
export async function openTable(page: Page, position: Position): Promise<void> {
  await page.goto(`./${makeDealLink(rules, position)}`);
  await hydratedAtOnce(page);
}

/** Opens the page of free play with a position, and waits until it can be played. */
export async function openPlay(page: Page, position: Position): Promise<void> {
  await page.goto(`./play/#game=la-belle-lucie&deal=${makeDealText(rules, position)}`);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await hydratedAtOnce(page);
}

/** All that is kept of the record, as text: what was added last may lie apart for a while. */
export function recordText(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .flatMap(([key, text]) => (/^lucie\.record($|\.add\.)/.test(key) ? text : []))
      .join('\n'),
  );
}

/** The board of the table. */
export function board(page: Page): Locator {
  return page.getByRole('group', { name: 'Table' });
}

/** How many lines of what the line that speaks says are not in sight. */
export function linesCut(text: Locator): Promise<number> {
  return text.evaluate((one) =>
    Math.round((one.scrollHeight - one.clientHeight) / Number.parseFloat(getComputedStyle(one).lineHeight)),
  );
}

/** A card as it lies in a position. */
export function cardIn(page: Page, position: Position, card: Card): Locator {
  return board(page).getByRole('button', { name: cardLabel(position, card), exact: true });
}

/** Waits until the keys of a table work all over its page: they come a moment after the table. */
export async function keysCome(page: Page): Promise<void> {
  await moduleComes(page, 'board-keys');
}

/** Waits until a page has run a module that it loads by itself, by the name of its file. */
export async function moduleComes(page: Page, name: string): Promise<void> {
  await page.evaluate(async (file) => {
    for (;;) {
      const [found] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(file));
      if (found !== undefined) return void (await import(found.name));
      await new Promise(requestAnimationFrame);
    }
  }, `/${name}.`);
}

/** Opens the drawer of the play page, where it is closed. */
export async function openDrawer(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'More' });
  if (await drawer.isVisible()) return;
  const more = page.getByRole('button', { name: 'More', exact: true });
  // A page that has only begun to come has no island yet that could sleep.
  await expect(more).toBeVisible();
  await hydratedAtOnce(page);
  await more.click();
  // It is loaded when it is first asked for.
  await expect(drawer).toBeVisible();
}

/** Closes the topmost dialog, and waits until the browser has left its entry of the history: only then can it go elsewhere. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const left = () => history.state?.dialogs - document.querySelectorAll('dialog:modal').length || 0;
  await expect.poll(() => page.evaluate(left)).toBe(0);
}

/** Opens a fold of that drawer. */
export async function openFold(page: Page, name: string): Promise<void> {
  await openDrawer(page);
  const fold = page.locator('.lucie-drawer details').filter({ has: page.getByText(name, { exact: true }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
}

/** The switch of the chance to win, on a page that is awake; on the play page it stands among the aids, which are opened. */
export async function chanceSwitch(page: Page): Promise<Locator> {
  await hydratedAtOnce(page);
  const aids = page.getByRole('button', { name: 'Aids', expanded: false });
  if ((await aids.count()) > 0) await aids.click();
  return page.getByRole('switch', { name: 'Chance to win' });
}
