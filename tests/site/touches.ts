import { expect, type Locator, type Page } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { advance, type Game } from '../../src/core/game.ts';
import { legalMercis, legalPlays, type Move, refusal } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import type { Moment } from '../../src/play/session.ts';
import { search } from '../../src/solver/search.ts';
import { movesOfTouch, showsPlace } from '../../src/ui/board/choice.ts';
import { type FocusTarget, makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { DOUBLE_TAP } from '../../src/ui/board/second-tap.ts';
import { board } from './table.ts';

/** A button or a place on the board that is touched. */
export type Touched = { readonly press: string } | { readonly stop: FocusTarget };

/** Some touches that make one move, and the position after it. */
export interface Step {
  readonly touches: readonly Touched[];
  readonly after: Position;
}

/** A game to be played by touches alone. */
export interface Played {
  readonly game: Game;
  readonly steps: readonly Step[];
}

/** A game played along the solver's line, then through every redeal and merci that the rules have. */
export function playedGame(id: string, seed: string, most = 15): Played {
  const game = newGame(presetOf(id)!.rules, seed);
  const steps: Step[] = [];
  let at = game.start;
  const make = (move: Move, touches: readonly Touched[]) => {
    at = advance(game, at, move);
    steps.push({ touches, after: at });
  };
  const follow = (limit: number) => {
    for (const wanted of search(game.rules, at, 20_000, 'most').line) {
      if (steps.length >= limit) return;
      const [move, touches] = touchesFor(game, at, wanted) ?? [];
      if (move !== undefined && touches !== undefined) make(move, touches);
    }
  };
  follow(most);
  for (let deal = 1; deal <= game.rules.redeals; deal++) {
    const asks = legalPlays(game.rules, at).length > 0;
    if (refusal(game.rules, at, { kind: 'redeal' }) !== null) break;
    const press: Touched[] = [{ press: 'Redeal' }, ...(asks ? [{ press: 'Redeal anyway' }] : [])];
    make({ kind: 'redeal' }, press);
    follow(steps.length + 2);
  }
  const [merci] = legalMercis(game.rules, at);
  if (merci?.kind === 'merci') make(merci, [{ press: 'Draw' }, { stop: { at: 'card', card: merci.card } }]);
  return { game, steps };
}

/** A game that is played until nothing is left to play: a link to it some moves before its end, and those moves. */
export function endingGame(
  id: string,
  seed: string,
  most = 1,
): { link: string; steps: Step[]; last: string } {
  const game = newGame(presetOf(id)!.rules, seed);
  const moments: Moment[] = [{ game, position: game.start, move: null }];
  const steps: Step[] = [];
  for (;;) {
    const { position: at } = moments.at(-1)!;
    const choices = legalPlays(game.rules, at).map((wanted) => touchesFor(game, at, wanted));
    const [move, touches] = choices.find((found) => found !== null) ?? [];
    if (move === undefined || touches === undefined) break;
    const after = advance(game, at, move);
    moments.push({ game, position: after, move });
    steps.push({ touches, after });
  }
  const link = makeGameLink(moments.slice(0, moments.length - most));
  return { link, steps: steps.slice(-most), last: makeGameLink(moments) };
}

/** What touching the card of a move makes: the move, or the one that the table makes at once; null when it cannot go. */
function touchesFor(game: Game, at: Position, wanted: Move): [Move, readonly Touched[]] | null {
  const exact = touchesOf(game.rules, at, wanted);
  if (exact !== null) return [wanted, exact];
  const stop = stopOf(at, wanted);
  const [only] = stop === null ? [] : movesOfTouch(at, legalPlays(game.rules, at), stop);
  const touches = only === undefined ? null : touchesOf(game.rules, at, only);
  return only === undefined || touches === null ? null : [only, touches];
}

/** The touches that make a move; null for a move that no touch makes, as of a card that goes home at once instead. */
export function touchesOf(rules: Rules, at: Position, move: Move): readonly Touched[] | null {
  const plays = legalPlays(rules, at);
  if (move.kind === 'redeal')
    return [{ press: 'Redeal' }, ...(plays.length > 0 ? [{ press: 'Redeal anyway' }] : [])];
  const stop = stopOf(at, move);
  if (stop === null) return null;
  const armed = move.kind === 'merci';
  const moves = movesOfTouch(at, armed ? legalMercis(rules, at) : plays, stop);
  if (!moves.some((meant) => JSON.stringify(meant) === JSON.stringify(move))) return null;
  const chosen = moves.length > 1 && 'to' in move ? [{ stop: placeOf(at, move) }] : [];
  return [...(armed ? [{ press: 'Draw' }] : []), { stop }, ...chosen];
}

/** The stop that shows the card of a move, or the stock; null for a redeal. */
export function stopOf(at: Position, move: Move): FocusTarget | null {
  if (move.kind === 'stock') return { at: 'stock' };
  if (!('card' in move)) return null;
  const cell = at.cells.indexOf(move.card);
  return cell < 0 ? { at: 'card', card: move.card } : { at: 'cell', cell };
}

/** A stop that shows the place of a move. */
export function placeOf(at: Position, move: Move & { to: unknown }): FocusTarget {
  const places: FocusTarget[] = [
    ...at.fans.map(
      (fan, index): FocusTarget =>
        fan.length === 0 ? { at: 'space', fan: index } : { at: 'card', card: fan.at(-1) ?? -1 },
    ),
    ...at.foundations.map((_, pile): FocusTarget => ({ at: 'pile', pile })),
    ...at.cells.map((_, cell): FocusTarget => ({ at: 'cell', cell })),
  ];
  const place = places.find((stop) => 'to' in move && showsPlace(at, move.to as never, stop));
  if (place === undefined) throw new Error('a place that is not on the board');
  return place;
}

/**
 * Waits, before a place on the board is touched that was touched last, until both cannot be taken for a double tap: the
 * place may show the card by now that the first touch uncovered.
 */
export async function unhurried(target: Locator): Promise<void> {
  const again = await target.evaluate((element) => {
    const shared = window as { touched?: Element | null };
    const place = element.closest('li');
    const same = place !== null && place === shared.touched;
    shared.touched = place;
    return same;
  });
  if (again) await target.page().waitForTimeout(DOUBLE_TAP);
}

/** Touches the board and its buttons, and sees that each move is made. */
export async function playSteps(page: Page, steps: readonly Step[], how: 'tap' | 'click'): Promise<void> {
  for (const { touches, after } of steps) {
    for (const touch of touches) {
      const target =
        'press' in touch
          ? page.getByRole('button', { name: touch.press, exact: true })
          : board(page).locator(`[data-stop="${makeFocusTarget(touch.stop)}"]`);
      await unhurried(target);
      await target[how]();
    }
    await expect(board(page).locator('.lucie-state')).toContainText(`${home(after)} home`);
  }
}

/** The cards of a board, fan by fan, as they are in the page; and those that can be reached above them. */
export async function cardsShown(page: Page): Promise<string> {
  const lists = await board(page)
    .locator('.lucie-fan')
    .evaluateAll((fans) =>
      fans.map((fan) =>
        [...fan.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card).join(' '),
      ),
    )
    // A page that is just being left shows none.
    .catch(() => []);
  return lists.join(' | ');
}

/** Waits until a board shows these cards, see {@link cardsOf}. */
export async function shows(page: Page, cards: string): Promise<void> {
  await expect.poll(() => cardsShown(page)).toBe(cards);
}

/** What {@link cardsShown} gives for a position. */
export function cardsOf(position: Position): string {
  return position.fans.map((fan) => fan.join(' ')).join(' | ');
}
