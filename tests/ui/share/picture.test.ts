import { describe, expect, test } from 'vitest';
import { rankOf, suitOf } from '../../../src/core/card.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalPlays, play } from '../../../src/core/moves.ts';
import type { Position } from '../../../src/core/position.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { layoutOf } from '../../../src/ui/fit/layout.ts';
import { positionPicture } from '../../../src/ui/share/picture.ts';
import { rankMark } from '../../../src/ui/words/en/phrases.ts';

const caption = {
  title: 'A & B',
  state: '3 < 4',
  description: 'The “cards”.',
  link: 'https://x/#game=y&seed="z"',
};
const draw = (rules: Rules, position: Position) => positionPicture(position, layoutOf(rules), caption);

/** The cards that stand face up in a position, those of foundations and wastes only on top. */
function faces({ fans, foundations, wastes, cells }: Position): string[] {
  const tops = [...foundations, ...wastes].flatMap((cards) => cards.slice(-1));
  const held = cells.filter((card) => card !== null);
  return [...fans.flat(), ...tops, ...held].map((card) => `${rankMark(rankOf(card))} ${suitOf(card)}`).sort();
}

/** The cards that a picture shows: a rank, and the small suit after it. */
function drawn(svg: string): string[] {
  return [...svg.matchAll(/>(A|\d+|J|Q|K)<\/text><use href="#suit-(\w)"/g)]
    .map(([, rank, suit = '']) => `${rank} ${'CDHS'.indexOf(suit)}`)
    .sort();
}

/** A text is an XML document as far as this can tell: every tag is closed in its turn. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
  for (const [, end, name = '', own] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
}

describe.each(PRESETS)('a picture of $id', ({ rules }) => {
  test('shows every card once that lies face up, from the deal on, with nothing from outside', () => {
    let position = newGame(rules, 'picture').start;
    for (let ply = 0; ply < 30; ply++) {
      const svg = draw(rules, position);
      expect(drawn(svg)).toEqual(faces(position));
      const moves = legalPlays(rules, position);
      const move = moves[(ply * 7) % moves.length];
      if (move === undefined) break;
      position = play(rules, position, move);
    }
    const svg = draw(rules, position);
    expectWellFormed(svg);
    expect(svg).not.toMatch(/(?:src|url\((?!#)|@import|<style|<script|<foreignObject)/);
    const named = [...svg.matchAll(/href="(#[^"]*)"/g)].filter(
      ([, id = '']) => !svg.includes(` id="${id.slice(1)}"`),
    );
    expect(named).toEqual([]);
    expect(svg.match(/ id="[^"]*"/g)?.length).toBe(new Set(svg.match(/ id="[^"]*"/g)).size);
  });
});

test('what is written around a picture is escaped, and it has a name and a description', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const svg = draw(rules, newGame(rules, 'x').start);
  expect(svg).toContain('<title id="name">A &amp; B</title><desc id="cards">The “cards”.</desc>');
  expect(svg).toContain('3 &lt; 4');
  expect(svg).toContain('href="https://x/#game=y&amp;seed=&quot;z&quot;"');
  expectWellFormed(svg);
});

test('all lies within the picture, however long a fan or a link is', () => {
  const { rules } = presetOf('house-in-the-woods')!;
  const { start } = newGame(rules, 'long');
  const cards = start.fans.flat();
  const position = { ...start, fans: [cards.slice(0, 40), [], ...cards.slice(40).map((card) => [card])] };
  const link = `https://x/#${'y'.repeat(700)}`;
  const svg = positionPicture(position, layoutOf(rules), { ...caption, link });
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  // Cards stand in nested groups: the table, the card. Where each begins, and how large it is drawn.
  const stack = [{ x: 0, y: 0, scale: 1 }];
  let far = [0, 0];
  for (const [tag, dx = 0, dy = 0, by = 1] of svg.matchAll(
    /<g transform="translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?[^>]*>|<g[ >]|<\/g>|<rect x="0.5"/g,
  )) {
    const { x, y, scale } = stack.at(-1)!;
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g'))
      stack.push({ x: x + scale * Number(dx), y: y + scale * Number(dy), scale: scale * Number(by) });
    else far = [Math.max(far[0]!, x + 88 * scale), Math.max(far[1]!, y + 123 * scale)];
  }
  expect(far[0]).toBeGreaterThan(width * 0.8);
  expect(far[0]).toBeLessThan(width - 28);
  expect(far[1]).toBeLessThan(height - 28);
  const lines = [...svg.matchAll(/<text x="28" y="(\d+)">([^<]*)</g)];
  expect(lines.length).toBeGreaterThan(5);
  expect(Number(lines.at(-1)?.[1])).toBeLessThan(height);
});
