import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blanked, lineAt, withoutQuotations } from '../../src/site/text/text-lines.ts';

/* One thing has one name, in texts and at the table. Who comes to the game late in life looks a word up once. */

const HOUSE = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(HOUSE, path), 'utf8');

const CARD =
  '(?:cards?|aces?|kings?|queens?|jacks?|tens?|nines?|eights?|sevens?|sixes|fives?|fours?|threes?|twos?|hearts|spades|clubs|diamonds|cells?|`\\w\\w`)';

/** Words that are not said, each with the word that is. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bmercis?\b/gi, 'draw'],
  [/\bkill(?:s|ed|ing)?\b/gi, 'lose'],
  [/\bdead\b/gi, 'lost'],
  [/\bimmolat(?:es?|ed|ing|ions?)\b/gi, 'bury'],
  [/\bshuts?\b/gi, 'locked, lost or closed'],
  [
    /\b(?:lone card|cards? alone|(?:lies?|lying|lay) alone|alone in its fan|cards? by itself)\b/gi,
    'single card',
  ],
  [/\bsafe(?:r|st)? (?:builds?|places?|to build|as)\b/gi, 'free build'],
  [/\bfree(?:s|d|ing)\b/gi, 'uncover'],
  [/\b(?:free|freest|set) (?:the|a|one) (?:`\w\w`|card|king|queen|jack|ace)\b/gi, 'uncover'],
  [/\b(?:comes?|came|coming|sets?|nearly) (?:\S+ ){0,3}?free\b/gi, 'uncovered'],
  [new RegExp(`${CARD} (?:is|are|lies|lie) free\\b`, 'gi'), 'uncovered, or empty'],
  [/\bgaps?\b/gi, 'space'],
  [/\b(?:he|him|his|she|her|hers)\b/gi, 'it'],
];

/** What may be said all the same: the other name beside the first, the persons who wrote, and titles of pages. */
const ALLOWED: readonly RegExp[] = [
  /\bdraws?\b[\s*]*,?\s+\(?or\s+\*{0,2}mercis?\b/gi,
  // As it is written: the notation of a move, an option, and the claims of a study.
  /\bmerci:|--merci\b|\[%[^\]]*\]/g,
  /\bbuilds? on [^.;:]*?\b(?:is|are) (?:not |also |still |no longer )?free\b/gi,
  /\bLady Cadogan\S*[^.]*?[.;]/g,
  /^(?:title|also|see|sources|preset|seed|deal|goal|solution|wrong):.*$/gm,
];

/** The entries and chapters that are about another person's word for it. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  'content/en/glossary/marriage.mdx': /\bHer\b/g,
  'content/en/glossary/merci.mdx': /\bmerci\b/gi,
  'content/en/glossary/three-shuffles-and-a-draw.mdx': /also called the merci\b/g,
  'content/en/glossary/immolation.mdx': /\bimmolated|is killed\b/g,
  'content/en/strategy/03-what-a-build-kills.mdx': /call the cards that it buries\s+immolated/g,
  'content/en/strategy/08-immolation-as-an-investment.mdx': /\bimmolated\b/g,
  'content/en/pages/about.mdx': /<Term id="merci">merci/g,
};

/** The history is about people; no card is spoken of in it. */
const PERSONS = /\b(?:he|his|she|hers?)\b|\bthe word merci\b/gi;

/** The first word of a text that has a plainer one; `own` are words that it is about. */
function plainFault(text: string, own?: RegExp): string | null {
  const kept = own === undefined ? text : text.replace(own, blanked);
  const prose = withoutQuotations(
    ALLOWED.reduce(
      (left, allowed) => left.replace(allowed, blanked),
      kept
        .replace(/\]\([^)]*\)|<kbd>[\s\S]*?<\/kbd>|^```[\s\S]*?^```/gm, blanked)
        .replace(/<(?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g, blanked),
    ),
  );
  const [first] = SYNONYMS.flatMap(([pattern, instead]) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index, instead })),
  ).sort((a, b) => a.index - b.index);
  return first === undefined
    ? null
    : `line ${lineAt(prose, first.index)}: “${first.word}” is called otherwise here: ${first.instead}`;
}

/** The sentences in the code of a file of words: its quoted texts, but for single words, which are names in the code. */
function spokenIn(code: string): string {
  const comments = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, blanked);
  const texts = [...comments.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)]
    .filter(({ 0: text }) => /\s/.test(text.trim()) || /^['`][A-Z]/.test(text))
    .map(({ 0: text, index }) => ({ index, end: index + text.length }));
  let at = 0;
  let spoken = '';
  for (const { index, end } of texts) {
    spoken += blanked(comments.slice(at, index));
    spoken += ` ${comments.slice(index + 1, end - 1).replace(/\$\{[^}]*\}/g, blanked)} `;
    at = end;
  }
  return spoken;
}

/** What is read of a study: its title, its summary and its comments. */
function readIn(study: string): string {
  const tags = study.replace(/^\[(?!Title|Summary)[A-Z].*$/gm, blanked);
  const said = [...tags.matchAll(/^\[(?:Title|Summary) .*$|\{[^{}]*\}/gm)];
  let at = 0;
  let prose = '';
  for (const { 0: words, index } of said) {
    prose += blanked(tags.slice(at, index)) + words.replace(/\[%[^\]]*\]/g, blanked);
    at = index + words.length;
  }
  return prose;
}

describe('one thing has one name', () => {
  const texts = globSync('content/en/{lessons,variants,strategy,glossary,history,pages,numbers}/*.mdx', {
    cwd: HOUSE,
  });
  const studies = globSync('content/en/studies/*.lucie', { cwd: HOUSE });
  const words = [
    ...globSync('src/ui/words/en/**/*.ts', { cwd: HOUSE }),
    ...globSync('src/cli/*.ts', { cwd: HOUSE }),
    ...globSync('src/explain/*.ts', { cwd: HOUSE }),
    'src/core/describe.ts',
    'src/core/refusal.ts',
  ];

  test.each(texts)('%s', (path) => {
    expect(plainFault(read(path), path.includes('/history/') ? PERSONS : ABOUT[path])).toBeNull();
  });

  test.each(studies)('%s', (path) => {
    expect(plainFault(readIn(read(path)))).toBeNull();
  });

  test('content/en/news.json', () => {
    expect(plainFault(read('content/en/news.json'))).toBeNull();
  });

  test.each(words)('%s', (path) => {
    expect(plainFault(spokenIn(read(path)))).toBeNull();
  });

  test.each([
    ['A build kills the fan.', 'kills'],
    ['No king moves,\nand he waits.', 'he'],
    ['The `8C` is free.', '`8C` is free'],
    ['Then the `8C` comes free.', 'comes free'],
    ['This frees the ace.', 'frees'],
    ['Take the merci now.', 'merci'],
    ['The draw, or merci. Then the merci.', 'merci'],
    ['A card that lies alone.', 'lies alone'],
    ['Show safe builds', 'safe builds'],
  ])('%s is refused', (text, word) => {
    expect(plainFault(text)).toContain(`“${word}”`);
    expect(plainFault(spokenIn(`export const PLANTED = '${text.replace('\n', ' ')}';`))).toContain(
      `“${word}”`,
    );
    const study = `[Title "Aces"]\n[Deal "AC"]\n\n1. AC {${text}}`;
    expect(plainFault(readIn(study))).toContain(`“${word}”`);
  });

  test.each([
    'The draw, or merci, takes a buried card out.',
    'A build on a king is free. A free build costs nothing.',
    'They wrote of “a king and his suit”.',
  ])('%s is not refused', (text) => {
    expect(plainFault(text)).toBeNull();
  });

  test('the notation of a study is not refused', () => {
    expect(plainFault(readIn('[Title "Aces"]\n\n1. merci:QC! {It is drawn. [%kills 2]} 2. QC'))).toBeNull();
  });
});

test.each([
  'build',
  'buried-card',
  'chain',
  'deal',
  'fan',
  'foundation',
  'free-build',
  'holding-back',
  'home',
  'interval',
  'locked',
  'lost',
  'merci',
  'perfect-play',
  'play',
  'proved',
  'rank',
  'redeal',
  'reserve',
  'run',
  'seed',
  'short-fan',
  'signs',
  'single-card',
  'solver',
  'space',
  'stock',
  'stuck',
  'study',
  'suit',
  'tableau',
  'top-card',
  'turning-point',
  'waste-pile',
])('the glossary has %s, which the texts speak of', (id) => {
  expect(read(`content/en/glossary/${id}.mdx`)).toContain('kind: word');
});
