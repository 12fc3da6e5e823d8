import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fullRules } from '../../src/core/full-rules.ts';
import { cardsLeft, type Position } from '../../src/core/position.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { readStudy } from '../../src/site/content/study-file.ts';
import { readAuthoredDeal } from '../../src/site/text/authored-deal.ts';
import { lessonFiles } from '../content/lesson-files.ts';
import { builtText, html } from './built.ts';

const STUDIES = join(import.meta.dirname, '../../content/en/studies');
const studies = readdirSync(STUDIES).map((file) => file.replace('.lucie', ''));
const studyText = (slug: string): string => readFileSync(join(STUDIES, `${slug}.lucie`), 'utf8');

/** What a page says within its main part, without its tags. */
function wordsOf(file: string): string {
  const [, main = ''] = /<main[\s>](.*)<\/main>/s.exec(builtText(file)) ?? [];
  return plain(main);
}

/** Text without tags and entities, its spaces single. */
function plain(markup: string): string {
  return (
    markup
      .replace(/<\/?(?:p|li|div|details|summary|h[1-6]|br)(?=[\s>])/g, ' $&')
      // What stands in quotation marks may hold a sign that would end the tag.
      .replace(/<(?:"[^"]*"|[^">])*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
  );
}

test('every page is read in order: no heading leaves out a step, no part is a stop before its turn', () => {
  const wrong = html.flatMap((file) => {
    const levels = [...builtText(file).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const leaps = levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1);
    const early = [...builtText(file).matchAll(/\stabindex="(?!-1"|0")([^"]*)"/g)];
    return [
      ...(levels[0] === 1 ? [] : [`${file}: begins with a heading ${levels[0]}`]),
      ...leaps.map((level) => `${file}: a heading ${level} leaves out a step`),
      ...early.map(([, index]) => `${file}: tabindex ${index}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no page shows the backticks that stand around cards in the text of lessons', () => {
  const shown = html.filter((file) =>
    plain(builtText(file).replace(/<(script|style|pre|code)[\s>].*?<\/\1>/gs, '')).includes('`'),
  );
  expect(shown).toEqual([]);
});

// Astro drops a line break before a tag, as JSX does.
test('no sentence runs into a link or into words set apart', () => {
  const glued = html.flatMap((file) => {
    const paragraphs = builtText(file).matchAll(/<p[\s>](?:(?!<\/p>).)*<\/p>/gs);
    return [...paragraphs].flatMap(([text]) =>
      [
        ...text.matchAll(
          /.{0,20}[a-z.,;:](?:<(?:a|b|em|strong)[\s>]|<\/(?:a|b|em|strong)>[A-Za-z]).{0,20}/gs,
        ),
      ].map(([at]) => `${file}: ${at}`),
    );
  });
  expect(glued).toEqual([]);
});

test('a frame has no head, no foot and no settings', () => {
  expect(builtText('embed/index.html')).not.toMatch(/<header|<footer|localStorage/);
});

describe('without JavaScript', () => {
  /** How many cards a board shows: those in play and the top two of each foundation, which is all of a fresh deal. */
  function cardsIn(start: Position): number {
    const piles = start.foundations.map((pile) => Math.min(2, pile.length));
    // Of a waste pile the top is drawn, of the stock how many cards it has.
    const hidden = start.wastes.reduce(
      (sum, waste) => sum + Math.max(waste.length - 1, 0),
      start.stock.length,
    );
    return cardsLeft(start).length - hidden + piles.reduce((sum, cards) => sum + cards, 0);
  }

  /** The different cards on the first board of a page, or on the first behind a mark in its text. */
  function cardsOn(file: string, mark = ''): number {
    const text = builtText(file);
    const [, board = ''] = text.slice(text.indexOf(mark)).split('class="lucie-board"');
    return new Set([...board.matchAll(/class="lucie-card[^"]*" data-card="(\d+)"/g)].map(([, card]) => card))
      .size;
  }

  test.each([
    ['index.html', ''],
    ['play/index.html', '<noscript>'],
  ])('%s shows a whole deal', (file, mark) => {
    expect(cardsOn(file, mark)).toBe(52);
  });

  test('the table comes without cards: they would be laid out before its felt is measured, and seen by nobody', () => {
    expect(cardsOn('play/index.html')).toBe(0);
  });

  describe.each(lessonFiles)('the lesson $slug', ({ slug, head, body }) => {
    const file = `learn/${slug}/index.html`;

    test('shows every card', () => {
      const task = unwrap(readAuthoredDeal(head.preset, head.deal));
      expect(cardsOn(file, 'id="board"')).toBe(cardsIn(task));
    });

    test('has its whole text, its task, and the solution to be opened', () => {
      const headings = [...builtText(file).matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) =>
        plain(text).trim(),
      );
      const wanted = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim());
      expect(headings).toEqual(expect.arrayContaining(wanted));
      expect(builtText(file)).toContain('aria-label="Your task"');
      expect(builtText(file)).toMatch(/<details[^>]*>\s*<summary[^>]*>Solution<\/summary>\s*<p/);
    });
  });

  describe.each(studies)('the study %s', (slug) => {
    const file = `studies/${slug}/index.html`;

    test('shows every card', () => {
      expect(cardsOn(file)).toBe(cardsIn(unwrap(readStudy(studyText(slug))).game.start));
    });

    test('shows every comment', () => {
      const shown = wordsOf(file);
      const comments = studyText(slug).match(/\{[^{}]*\}/g) ?? [];
      expect(comments.length).toBeGreaterThan(3);
      // Cards are drawn and claims are written out, so the words between them are what must be there.
      const words = comments.flatMap((comment) =>
        comment.slice(1, -1).split(/\b(?:10|[A2-9TJQK])[CDHS]\b'?|\[%[^\]]*\]/),
      );
      const missing = words
        .map((part) => part.replace(/\s+/g, ' ').trim())
        .filter((part) => part.length > 12 && !shown.includes(part));
      expect(missing).toEqual([]);
    });
  });
});

describe('a chapter on strategy', () => {
  const chapters = html.filter((file) => /^strategy\/.+\/index\.html$/.test(file));

  test.each(chapters)(
    '%s has a board to step through or to try, something proved, and the way on',
    (file) => {
      const [, main = ''] = builtText(file).split('<main');
      expect(main).toContain('class="lucie-board"');
      expect(main).toMatch(/<small class="sure|class="lucie-sure/);
      expect(main).toMatch(/>\s*All chapters\s*<\/a>/);
    },
  );
});

describe.each(PRESETS)('the page of $title', ({ id, title, rules }) => {
  const file = `variants/${id}/index.html`;

  test('has its rules, a board, its numbers and its sources', () => {
    const words = wordsOf(file);
    expect(builtText(file)).toMatch(new RegExp(`<h1[^>]*>${title.replace('+', '\\+')}</h1>`));
    for (const { sentences } of fullRules(rules)) expect(words).toContain(sentences.join(' '));
    expect(
      new Set([...builtText(file).matchAll(/data-card="(\d+)"/g)].map(([, card]) => card)).size,
    ).toBeGreaterThan(0);
    expect(builtText(file)).toMatch(/id="numbers".*?<b[^>]*>[^<]*\d %<\/b>/s);
    expect(words).toContain('Where the sources differ');
    expect(words).toContain('Sources of this page');
  });
});
