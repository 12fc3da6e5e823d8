import { expect, type Page, test } from '@playwright/test';
import { legalPlays } from '../../src/core/moves.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { currentMoment, openSession, phaseOf, update } from '../../src/play/session.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { board, openFold } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A link to a game that is lost: the first move that offers itself, until there is none. */
function lostLink(): string {
  let session = openSession(recorded('no-redeal').game);
  for (;;) {
    const { game, position } = currentMoment(session);
    const [move] = legalPlays(game.rules, position);
    if (move === undefined) {
      expect(phaseOf(game.rules, position)).toBe('over');
      return makeGameLink(session.moments);
    }
    session = update(session, { type: 'play', move });
  }
}

const several = recorded('super-flower-garden');
/** A step in which the player chooses among several places. */
const choice = several.steps.findIndex(({ touches }) => touches.length > 1);
const merci = recorded('three-shuffles-and-a-draw');
const drawn = merci.steps.findIndex(({ move }) => move.kind === 'merci');

/** States of the page: the link that leads there, what is done then, and what is to be seen. */
const STATES: readonly [string, string, (page: Page) => Promise<void>, string | RegExp][] = [
  ['a game to be chosen', several.start, (page) => press(page, 'Games'), 'Shamrocks'],
  [
    'the house rules',
    several.start,
    async (page) => {
      await openFold(page, 'The rules of this game');
      await press(page, 'Change the rules');
    },
    'House rules',
  ],
  ['the keys', several.start, (page) => press(page, 'Keys'), /One press of Enter plays a card/],
  ['a merci armed', merci.linkTo(drawn), (page) => press(page, 'Draw'), /to draw, or press Draw again/],
  [
    'a draw to a new fan',
    'game=no-redeal&merci=1&merciTo=own-new-fan&seed=rose',
    (page) => press(page, 'Draw'),
    /to draw, or press Draw again/,
  ],
  [
    'a choice among places',
    several.linkTo(choice),
    async (page) => {
      const [first] = several.steps[choice]!.touches;
      if (first === undefined || !('stop' in first)) throw new Error('a choice begins with a card');
      await board(page)
        .locator(`[data-stop="${makeFocusTarget(first.stop)}"]`)
        .click();
    },
    /Where does the/,
  ],
  ['a redeal asked for', several.start, (page) => press(page, 'Redeal'), /Press Redeal again/],
  ['a hint', recorded('la-belle-lucie').start, (page) => press(page, 'Hint'), /home/],
  [
    'a refused move',
    merci.start,
    (page) => board(page).locator('.lucie-fan [data-stop]').first().click(),
    /lies under/,
  ],
  ['a game won', several.linkTo(several.steps.length), async () => {}, /The game is won/],
  ['a game lost', lostLink(), async () => {}, /The game is over/],
  ['a link that is cut off', several.linkTo(40).slice(0, -3), async () => {}, /only its first/],
  ['a link that makes no sense', 'game=whist&seed=1', async () => {}, /cannot be opened/],
];

/** A state with marks and one with a panel: at the others the deep tests look. */
const USUAL: readonly string[] = ['a hint', 'a game won'];

for (const [state, link, reach, seen] of STATES) {
  const tag = USUAL.includes(state) ? [] : '@deep';
  test(`axe finds no fault with ${state}, in light and dark`, { tag }, async ({ page }) => {
    await page.goto(`./play/#${link}`);
    await hydrated(page);
    await reach(page);
    await expect(page.getByText(seen).locator('visible=true').first()).toBeVisible();
    expect(await axeFaultsInBoth(page)).toEqual([]);
  });
}
