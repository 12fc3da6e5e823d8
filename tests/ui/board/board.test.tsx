import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalMercis, legalPlays } from '../../../src/core/moves.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { authoredLine } from '../../../src/site/text/authored-line.ts';
import { Board } from '../../../src/ui/board/Board.tsx';
import { layoutOf } from '../../../src/ui/fit/layout.ts';
import { PlayTable } from '../../../src/ui/game/PlayTable.tsx';
import { StudyMoves } from '../../../src/ui/study/StudyMoves.tsx';
import { StudyViewer } from '../../../src/ui/study/StudyViewer.tsx';
import { openGame } from '../../../src/ui/table/open-game.ts';

const { rules } = presetOf('la-belle-lucie')!;
const { start } = newGame(rules, 'home');
const deal = makePosition(rules, start);
const game = openGame('la-belle-lucie', deal);
const study = (source: string) => (
  <StudyViewer source={source}>
    <StudyMoves source={source} />
  </StudyViewer>
);
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

test('a figure shows all 52 cards, and nothing to press', () => {
  const html = render(<Board position={start} layout={layoutOf(rules)} label="A deal" />);
  expect(new Set(html.match(/data-card="\d+"/g)).size).toBe(52);
  expect(html).not.toContain('<button');
  expect(html).toContain('role="group" aria-label="A deal"');
});

test('a board to play on is one tab stop, and every card a named button', () => {
  const html = render(<PlayTable presetId="la-belle-lucie" seed="home" />);
  expect(count(html, /<button[^>]*data-card="\d+"/g)).toBe(52);
  expect(count(html, /data-stop="[^"]+"[^>]*tabindex="0"/gi)).toBe(1);
  expect(count(html, /aria-label="[^"]+, top of fan \d+ of 18"/g)).toBe(18);
});

test('the place of a new fan is there while one may be drawn, is named, and is no tab stop', () => {
  const drawing = { ...rules, redeals: 0, merci: 1, merciTo: 'own-new-fan' } as const;
  const nothing = { onMove() {}, onRefuse() {}, onCommand() {}, onSay() {}, state: '' };
  const boardWith = (legal: ReturnType<typeof legalPlays>) =>
    render(
      <Board position={start} layout={layoutOf(drawing)} label="A deal" actions={{ ...nothing, legal }} />,
    );
  const place = /<span[^>]*data-stop="space-18"[^>]*>|<span[^>]*aria-label="place of the new fan"[^>]*>/;
  const shown = boardWith(legalMercis(drawing, start)).match(place)?.[0] ?? '';
  expect(shown).toContain('aria-label="place of the new fan"');
  expect(shown).toContain('data-stop="space-18"');
  expect(shown).not.toContain('tabindex');
  expect(boardWith(legalPlays(drawing, start))).not.toMatch(place);
});

test('a study shows all moves, branches and comments before any script runs', () => {
  const html = render(
    study(`[Rules "la-belle-lucie"]\n[Deal "${deal}"]\n\n{First.} 1. AS {Then.} (1. AD! {Other.})`),
  );
  for (const text of ['First.', 'Then.', 'Other.', 'Or instead:', 'aria-label="good move"']) {
    expect(html).toContain(text);
  }
});

test('a faulty task fails the build', () => {
  expect(() => authoredLine(game, 'AS ZZ')).toThrow();
  expect(() => openGame('no-such-game', deal)).toThrow('no-such-game');
});
