import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../src/core/card-notation.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { availableCards, play } from '../../../src/core/moves.ts';
import { cardsLeft, home } from '../../../src/core/position.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { aboutCard } from '../../../src/solver/card/about-card.ts';
import { answer } from '../../../src/solver/protocol.ts';
import { triesEach } from '../../sizes.ts';
import { chance, playAtRandom } from '../positions.ts';

const { rules } = presetOf('no-redeal')!;
const card = (text: string) => unwrap(parseCard(text));
const at = (text: string) => unwrap(parsePosition(rules, text));
const DEAL = 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS';

describe('the example', () => {
  test('what lies on a card, and that it can be uncovered and come home', () => {
    const about = aboutCard(rules, at(DEAL), card('9S'), null);
    const uncovers = { kind: 'play', card: card('JS'), to: { at: 'fan', fan: 0 } };
    expect(about.lies).toEqual({ card: card('9S'), at: 'fan', above: 1, top: card('JS') });
    expect(about.covers).toEqual([
      {
        card: card('JS'),
        home: [{ card: card('9S'), at: 'fan', above: 1, top: card('JS') }],
        places: [{ card: card('QS'), at: 'fan', above: 0, top: card('QS') }],
      },
    ]);
    expect(about.uncover).toEqual({
      kind: 'line',
      line: [uncovers],
      shortest: true,
      price: { after: 52, without: 52, proved: true, chances: null },
    });
    const bring = { kind: 'play', card: card('9S'), to: { at: 'foundation', pile: 3 } };
    expect(about.home).toEqual({
      kind: 'yes',
      line: [uncovers, bring],
      plan: [[uncovers, bring]],
      most: 52,
      best: 52,
      proved: true,
    });
  });

  test('a card that is locked has its certificate, in both answers', () => {
    const position = at('Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS TS | KS QC');
    const { home, uncover } = aboutCard(rules, position, card('9S'), null);
    const ring = { ring: [{ card: card('TS') }], waits: [{ waitsFor: card('9S'), under: card('TS') }] };
    expect(home).toMatchObject({ kind: 'certificate', certificate: ring });
    expect(uncover).toMatchObject({ kind: 'certificate', certificate: ring });
    expect(aboutCard(rules, position, card('KS'), null).home).toMatchObject({
      kind: 'certificate',
      certificate: { waits: [{ waitsFor: card('9S'), under: card('TS') }] },
    });
    expect(aboutCard(rules, position, card('JC'), null).home).toEqual({ kind: 'home' });
  });

  test('the worker answers it', () => {
    const [reply] = answer({ kind: 'card', rules, position: at(DEAL), card: card('9S') }, null);
    expect(reply).toEqual({ kind: 'card', about: aboutCard(rules, at(DEAL), card('9S'), null) });
  });
});

describe('a search that is cut short proves nothing', () => {
  test('of a long line it is not said that it is the shortest', () => {
    const { rules: game } = presetOf('la-belle-lucie')!;
    const { uncover } = aboutCard(game, newGame(game, 'certificate-1').start, card('3S'), null);
    expect(uncover).toMatchObject({ kind: 'line', shortest: false });
  });

  test('nor of a card for which nothing was found that it never comes', () => {
    const { rules: game } = presetOf('alternating-colours')!;
    const { home: answered, uncover } = aboutCard(game, newGame(game, 'about-0').start, card('2H'), null);
    expect([answered.kind, uncover.kind]).toEqual(['unknown', 'unknown']);
  });
});

/** How many positions of each game are asked about, one card each. */
const ASKED = triesEach(PRESETS.length, 'ASKED', 21, 210);

test.each(PRESETS)(
  'in $id its lines are legal and do what is said',
  { tags: 'sized' },
  ({ rules: game, id }) => {
    for (let index = 0; index < ASKED; index++) {
      const random = chance(index);
      const start = playAtRandom(game, newGame(game, `about-${id}-${index}`).start, random, 6 * index);
      const left = cardsLeft(start);
      // Played to its end, at random.
      if (left.length === 0) continue;
      const asked = random.pick(left);
      const about = aboutCard(game, start, asked, null);
      if (about.uncover.kind === 'line') {
        const { line, price } = about.uncover;
        const end = line.reduce((position, move) => play(game, position, move), start);
        expect([...availableCards(end), ...end.foundations.flat()]).toContain(asked);
        expect(price.after).toBeLessThanOrEqual(price.without);
        expect(price.after).toBeGreaterThanOrEqual(home(end));
      } else if (about.uncover.kind === 'open') expect(availableCards(start)).toContain(asked);
      if (about.home.kind !== 'yes') continue;
      for (const line of [about.home.line, about.home.plan.flat()]) {
        const end = line.reduce((position, move) => play(game, position, move), start);
        expect(end.foundations.flat()).toContain(asked);
      }
      expect(about.home.line.at(-1)).toMatchObject({ card: asked, to: { at: 'foundation' } });
      expect(about.home.most).toBeLessThanOrEqual(about.home.best);
    }
  },
);
