import { expect, type Page, test } from '@playwright/test';
import { MersenneTwister19937, Random } from 'random-js';
import { newGame } from '../../src/core/deal/new-game.ts';
import { advance } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/moves.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { openSession, update } from '../../src/play/session.ts';
import { isDeep } from '../sizes.ts';
import { hydrated, settled } from './hydrated.ts';
import { recorded } from './recorded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Windows: small and large phones upright and on their side, a tablet, a page at 200 %, laptops, large screens. */
const WINDOWS: readonly (readonly [number, number])[] = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 740],
  [390, 844],
  [844, 390],
  [640, 360],
  [768, 1024],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];

const lucie = PRESETS[0]!;
/** The first game of each layout: fans and their cards, piles, cells and stock. A game that only plays otherwise lies as another does. */
const LAID_OUT = [
  ...Map.groupBy(PRESETS, ({ rules }) => {
    const { fans, foundations, cells, wastes, stock } = newGame(rules, 'rose').start;
    return [
      fans.map(({ length }) => length),
      ...[foundations, cells, wastes, stock].map(({ length }) => length),
    ].join();
  }).values(),
].map(([first]) => first!);
const game = recorded('la-belle-lucie');
const middleOf = (id: string): string => {
  const { steps, linkTo } = recorded(id);
  return `play/#${linkTo(Math.floor(steps.length / 2))}`;
};
/** The link to a game of La Belle Lucie that begins with a position. */
const from = (text: string) =>
  `play/#${makeGameLink(openSession(gameFromPosition(lucie.rules, unwrap(parsePosition(lucie.rules, text)))).moments)}`;

/** The link to a game of La Belle Lucie that has been played at random until no move was left. */
function lost(): string {
  const random = new Random(MersenneTwister19937.seed(21));
  const begun = newGame(lucie.rules, 'lost');
  let session = openSession(begun);
  for (let at = begun.start; ; ) {
    const legal = legalMoves(lucie.rules, at);
    if (legal.length === 0) return `play/#${makeGameLink(session.moments)}`;
    const plays = legal.filter(({ kind }) => kind !== 'redeal');
    const move = random.pick(plays.length > 0 ? plays : legal);
    at = advance(begun, at, move);
    session = update(session, { type: 'play', move });
  }
}

/** A game with a button more. */
const DRAW = 'Three Shuffles and a Draw, in the middle';
/** What lies on the table, and the address that brings it there. */
const POSITIONS: readonly (readonly [string, string])[] = [
  ...LAID_OUT.map(({ id, title }) => [`${title}, the deal`, `play/#game=${id}&seed=rose`] as const),
  ...LAID_OUT.filter(({ rules }) => rules.packs === 1).map(
    ({ id, title }) => [`${title}, in the middle`, middleOf(id)] as const,
  ),
  [DRAW, middleOf('three-shuffles-and-a-draw')],
  ['La Belle Lucie, a quarter on', `play/#${game.linkTo(Math.floor(game.steps.length / 4))}`],
  ['La Belle Lucie, lost', lost()],
  ['La Belle Lucie, won', `play/#${game.linkTo(game.steps.length)}`],
  [
    'La Belle Lucie, a fan of twelve',
    from(
      'Foundations: C-A | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | AS 2C 3C | 4C 5C 6C | 7C 8C 9C | TC JC QC | KC AD 2D | 3D 4D 5D | 6D 7D 8D | 9D TD JD | QD KD AH | 2H 3H 4H | 5H 6H 7H | 8H 9H TH | JH QH KH',
    ),
  ],
];
/** The one that every run looks at. */
const USUAL = 'La Belle Lucie, a fan of twelve';
/**
 * The only deals that may scroll, inside of the felt: two packs on the smallest windows. Later on a felt may scroll where
 * a column needs more than its height even with steps of 20 pixels, which a rank needs.
 */
const MAY_SCROLL: Readonly<Record<string, readonly string[]>> = {
  'House in the Woods, the deal': ['320 × 568', '360 × 640', '640 × 360'],
};
/** The only windows in which the eight buttons of a game with a draw do not stand side by side. */
const MAY_CUT: Readonly<Record<string, readonly string[]>> = { [DRAW]: ['320 × 568'] };
/** That step, and the gap between two fans. */
const LEAST = [20, 8] as const;
/** The buttons of the table, and not those of what lies over its felt at the end; a touch screen has none for the keys. */
const BUTTONS = '.lucie-under > .lucie-controls > :is(.lucie-button:not(.lucie-keys), .lucie-controls)';

/** What the window shows of a table, in pixels, and what of it is out of sight. */
async function seen(page: Page) {
  return page.evaluate(
    ([step, gap, buttons]) => {
      const felt = document.querySelector('.lucie-felt')!;
      const frame = felt.getBoundingClientRect();
      const faces = [...felt.querySelectorAll('.lucie-fan .lucie-face, .lucie-place, .lucie-state')];
      const outside = (element: Element, { left, top, right, bottom }: DOMRect) => {
        const box = element.getBoundingClientRect();
        return box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
      };
      const columns = new Map<number, { needs: number; from: number }>();
      for (const fan of felt.querySelectorAll<HTMLElement>('.lucie-fan')) {
        const needs = fan.offsetHeight + step * Math.max(Number(fan.dataset.depth) - 1, 0) + gap;
        const column = columns.get(fan.offsetLeft) ?? { needs: 0, from: fan.offsetTop };
        columns.set(fan.offsetLeft, { needs: column.needs + needs, from: column.from });
      }
      const room = new DOMRect(0, 0, innerWidth, innerHeight);
      const fixed = ['.lucie-desk-bar h1', '.lucie-status', buttons];
      return {
        top: Math.round(frame.top),
        card: Math.round(felt.querySelector('.lucie-fan .lucie-face')?.getBoundingClientRect().width ?? 0),
        pageScrolls: document.documentElement.scrollHeight > innerHeight,
        feltScrolls: felt.scrollHeight > felt.clientHeight + 1,
        isOverfull:
          felt.getAttribute('data-fit') === 'down' &&
          [...columns.values()].some(({ needs, from }) => needs > felt.clientHeight - from),
        cardsOut: faces.filter((face) => outside(face, frame)).length,
        controlsOut: fixed.flatMap((name) => {
          const found = [...document.querySelectorAll(name)];
          if (found.length === 0) return [name];
          return found.filter((element) => outside(element, room)).map(({ textContent }) => textContent);
        }),
      };
    },
    [...LEAST, BUTTONS] as const,
  );
}

for (const [name, link] of POSITIONS) {
  test(`${name}: everything to play with is in every window`, {
    tag: name === USUAL ? [] : '@deep',
  }, async ({ page }) => {
    await page.goto(`./${link}`);
    await hydrated(page);
    await expect(page.locator('.lucie-felt[data-fit]')).toHaveCount(1);
    const rows: string[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const size = `${width} × ${height}`;
      // The felt is measured anew once the window has its size.
      await settled(page);
      const found = await seen(page);
      rows.push(
        `${size}: felt at ${found.top}, cards ${found.card}${found.feltScrolls ? `, scrolls${found.isOverfull ? ', overfull' : ''}` : ''}`,
      );
      expect.soft(found.pageScrolls, `${size}: the page scrolls`).toBe(false);
      if (!MAY_CUT[name]?.includes(size))
        expect.soft(found.controlsOut, `${size}: out of the window`).toEqual([]);
      if (found.isOverfull || MAY_SCROLL[name]?.includes(size)) continue;
      expect.soft(found.feltScrolls, `${size}: the felt scrolls`).toBe(false);
      expect.soft(found.cardsOut, `${size}: cards out of the felt`).toBe(0);
    }
    // The table of them all, for those who want to read it.
    if (isDeep) console.log(`${name}\n  ${rows.join('\n  ')}`);
  });
}

/** Windows in which games are played through: the first game in each of them, one of each other layout in one after the other. */
const PLAY_WINDOWS = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];
const PLAYED = [
  ...PLAY_WINDOWS.map((size) => ({ id: lucie.id, ...size })),
  ...LAID_OUT.slice(1).map(({ id }, at) => ({ id, ...PLAY_WINDOWS[at % PLAY_WINDOWS.length]! })),
];

for (const { id, width, height } of PLAYED) {
  test(`${id} at ${width} × ${height}: no control moves from the first move to the last`, {
    tag: id === lucie.id && width === 390 ? [] : '@deep',
  }, async ({ page }) => {
    const { steps, linkTo } = recorded(id);
    await page.setViewportSize({ width, height });
    await page.goto(`./play/#${linkTo(steps.length)}`);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).not.toHaveAttribute('aria-disabled');
    await hydrated(page);
    const { places, presses } = await page.evaluate(async (buttons) => {
      const seen = new Set<string>();
      const [undo] = [...document.querySelectorAll<HTMLElement>(buttons)];
      let presses = 0;
      for (; presses < 1000 && undo?.ariaDisabled !== 'true'; presses++) {
        undo?.click();
        await new Promise((done) => setTimeout(done));
        const boxes = ['.lucie-status', '.lucie-felt', buttons].flatMap((name) =>
          [...document.querySelectorAll(name)].slice(0, 5).map((one) => one.getBoundingClientRect()),
        );
        seen.add(JSON.stringify(boxes.map(({ x, y, width: wide, height: high }) => [x, y, wide, high])));
      }
      return { places: [...seen], presses };
    }, BUTTONS);
    expect(places).toHaveLength(1);
    expect(presses).toBe(steps.length);
  });
}

/** A phone's window, and how far something may reach below it: a focus ring has room around the buttons. */
const PHONE = { width: 390, height: 664 };
const RING = 4;

const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const path of [
    'practice/draw-01/',
    'practice/any-suit-01/',
    'practice/free-or-fatal-01/',
    'practice/kings-to-spaces-17/',
  ]) {
    test(`${path}: the task, the board, the line and the buttons are the first screen`, {
      tag: path === 'practice/any-suit-01/' ? [] : '@deep',
    }, async ({ page }) => {
      await page.goto(`./${path}`);
      expect((await edges(page, '.lucie-task')).top).toBeGreaterThan(0);
      expect((await edges(page, '.lucie-controls')).bottom).toBeLessThanOrEqual(PHONE.height + RING);
    });
  }

  test('home: the board, the line and the buttons are the first screen', async ({ page }) => {
    await page.goto('./');
    expect((await edges(page, '.lucie-felt')).top).toBeGreaterThan(0);
    for (const size of [PHONE, { width: 360, height: 640 }]) {
      await page.setViewportSize(size);
      expect((await edges(page, '.lucie-controls')).bottom).toBeLessThanOrEqual(size.height);
    }
  });

  for (const path of ['learn/a-build-and-its-price/', 'learn/a-whole-game/']) {
    test(`${path}: the task, the board, the line and the buttons are one screen`, {
      tag: path === 'learn/a-whole-game/' ? [] : '@deep',
    }, async ({ page }) => {
      await page.goto(`./${path}`);
      const { top } = await edges(page, '.lucie-task');
      const { bottom } = await edges(page, '.lucie-controls');
      expect(bottom - top).toBeLessThanOrEqual(PHONE.height + RING);
    });
  }

  test('the steps of a study stay where they are, from its first move to its last', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('./studies/a-card-home-at-once/');
    await hydrated(page);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const first = await edges(page, '.lucie-now .lucie-button');
    expect(first.bottom).toBeLessThan(PHONE.height - 50);
    const tops = new Set<number>();
    for (let steps = 0; (await next.getAttribute('aria-disabled')) === null; steps++) {
      expect(steps).toBeLessThan(200);
      await next.click();
      tops.add((await edges(page, '.lucie-now .lucie-button')).top);
    }
    expect([...tops]).toEqual([first.top]);
  });
});
