import { expect, test } from 'vitest';
import { sha256 } from '../../src/cli/verify.ts';
import { parsePuzzles } from '../../src/core/puzzle.ts';
import type { Result } from '../../src/core/result.ts';
import { readBackup } from '../../src/play/backup/backup.ts';
import { readBookmarks } from '../../src/play/bookmarks.ts';
import { readEmbed } from '../../src/play/embed-link.ts';
import { readGameLink } from '../../src/play/game-link.ts';
import { readOwnPuzzles } from '../../src/play/own/own-puzzles.ts';
import { readPractice } from '../../src/play/practice.ts';
import { readRecord } from '../../src/play/record.ts';
import { readSaved } from '../../src/play/saved.ts';
import { readSettings } from '../../src/play/settings.ts';
import { readStudyLink } from '../../src/ui/study/study-link.ts';
import { lucie } from '../cli/lucie.ts';
import { createDice, mutant } from '../site/mutants.ts';
import { seedOf, triesOf } from '../sizes.ts';
import { askedIn, visitors } from '../ui/storage/visitors.ts';

/*
 * Hostile texts for whatever reads one that came from elsewhere: links, files, what is kept, and what the command line is
 * given. None makes a reader throw, and each that is refused is refused with a sentence; what the parsers of src/core make of
 * spoilt texts is asked in tests/core/fuzz.test.ts.
 */

/** Texts a reader, and for each command. */
const TEXTS = triesOf('FUZZ', 40, 500);
const RUNS = Math.ceil(TEXTS / 10);
const dice = createDice(seedOf(1874));

const storedOf = (key: string) => visitors.flatMap(({ stored }) => stored[key] ?? []);
const links = visitors.flatMap(({ links }) => Object.values(links).map(askedIn));
const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';
const PUZZLE = `[Puzzle "draw-01"]\n[Rules "no-redeal"]\n[Deal "${LATE}"]\n[Goal "win"]\n\n1. QC-KC`;
const everything = JSON.stringify({
  version: 1,
  everything: {
    settings: JSON.parse(storedOf('lucie.settings')[0]!),
    practice: JSON.parse(storedOf('lucie.practice')[0]!),
    lessons: ['the-deal'],
    games: storedOf('lucie.play').map((text) => JSON.parse(text)),
  },
});

type Reader = (text: string) => Promise<Result<unknown> | null> | Result<unknown> | null;
const READERS: Readonly<Record<string, readonly [Reader, readonly string[]]>> = {
  'a link to a game': [(text) => readGameLink(text, 'x'), links],
  'the address of a frame': [(text) => readEmbed(text, 'x'), links],
  'a link to a study': [readStudyLink, links.filter((link) => link.startsWith('lucie='))],
  'a game in progress': [readSaved, storedOf('lucie.play')],
  'a record': [readRecord, storedOf('lucie.record')],
  practice: [readPractice, storedOf('lucie.practice')],
  bookmarks: [readBookmarks, storedOf('lucie.bookmarks')],
  settings: [readSettings, storedOf('lucie.settings')],
  'own puzzles': [
    readOwnPuzzles,
    ['{"version":1,"own":[{"id":"own-kfjwqz-0412","at":"2026-05-03T18:04:00Z"}]}'],
  ],
  'a file of everything': [readBackup, [everything]],
  'a file of puzzles': [parsePuzzles, [PUZZLE]],
};

test.each(Object.keys(READERS))('%s: no text makes its reader throw', { tags: 'sized' }, async (name) => {
  const [read, samples] = READERS[name]!;
  for (let count = 0; count < TEXTS; count++) {
    const text = mutant(dice.of(samples), links, dice);
    try {
      const found = await read(text);
      if (found?.ok === false) expect(found.fault.message).toMatch(/\S.*[.!?…”)]$/s);
    } catch (error) {
      throw new Error(`${name}: ${JSON.stringify(text.slice(0, 2000))}`, { cause: error });
    }
  }
});

/** Values that cannot be made a text in the usual way, or only by going as deep as they are nested. */
const ODD = ['{"toString":0}', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '-0', '1e999', '"\\ud800"'];

test.each(Object.keys(READERS))('%s: no value makes its reader throw', async (name) => {
  const [read, samples] = READERS[name]!;
  const values = /"[^"]*"(?=[,\]}])|(?<=[:,[])-?\d+/g;
  for (const sample of samples.filter((text) => text.startsWith('{'))) {
    for (const { 0: value, index } of sample.matchAll(values)) {
      for (const odd of ODD) {
        const text = sample.slice(0, index) + odd + sample.slice(index + value.length);
        const found = await read(text);
        if (found?.ok === false) expect(found.fault.message).toMatch(/\S.*[.!?…”)]$/s);
      }
    }
  }
});

test.each(['reach', 'tell', 'solve', 'play', 'perft --depth 2', 'hint', 'ask --card KC'])(
  'lucie %s: answered, or refused with a sentence',
  { tags: 'sized' },
  async (command) => {
    for (let count = 0; count < RUNS; count++) {
      const text = mutant(`${LATE}\nQC-KC\n`, [...links, LATE], dice);
      const words = [...command.split(' '), '--rules', dice.of(['no-redeal', 'la-belle-lucie', 'trefoil'])];
      const { out, err, code } = await lucie(words, text);
      const isAnswered = code === 0 && out !== '' && err === '';
      const isRefused = code === 2 && /^\S[^\n]*\.\n$/.test(err);
      expect(
        isAnswered || isRefused || (code === 0 && command === 'play'),
        `${words} ${JSON.stringify(text)} ${err}`,
      ).toBe(true);
    }
  },
);

/** Proofs by a line, by locked cards and by a search of all positions, several in one text. */
const proofs = await Promise.all(
  [
    `${LATE}\nFoundations: C-K D-K H-K S-J | QS KS\n`,
    'Foundations: C-A D-K H-7 S-K | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH\n',
    `Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS\n${LATE}\n`,
    'Foundations: C-J D-K H-Q S-T | QS KH | QC JS | KS KC\n',
  ].map(async (deals) => (await lucie(['solve', '--proof', '--rules', 'la-belle-lucie'], deals)).out),
);

/** A text in which each proof ends with the sum that is right for it. */
function summed(text: string): string {
  let proof: string[] = [];
  return text
    .split('\n')
    .map((line) => {
      const isSum = line.startsWith('sha256');
      const made = isSum ? `sha256 ${sha256(proof)}` : line;
      if (isSum) proof = [];
      else if (line.trim() !== '' && !line.startsWith('#')) proof.push(line.trim());
      return made;
    })
    .join('\n');
}

test('lucie verify: nothing false is taken for proved, also where the sum is right', {
  tags: 'sized',
}, async () => {
  let accepted = 0;
  for (let count = 0; count < RUNS; count++) {
    const spoilt = mutant(dice.of(proofs), [...links, ...proofs], dice);
    const text = dice.below(4) === 0 ? spoilt : summed(spoilt);
    const { out, err, code } = await lucie(['verify', '--budget-nodes', '2000'], text);
    const isAnswered = code === 0 && out !== '' && err === '';
    expect(isAnswered || (code === 2 && /^\S[^\n]*\.\n$/.test(err)), `${JSON.stringify(text)} ${err}`).toBe(
      true,
    );
    const rows = out.split('\n').slice(1, -1);
    const [games, deals] = ['rules', 'deal'].map((word) => [
      ...text.matchAll(RegExp(`^${word} (.*)$`, 'gm')),
    ]);
    for (const [at, row] of rows.entries()) {
      const [, , least, most] = row.split('\t');
      const [id = '', ...set] = games![at]![1]!.trim().split(/\s+/);
      const words = ['--rules', id, ...set.flatMap((one) => ['--set', one])];
      const solved = await lucie(['solve', ...words], `${deals![at]![1]}\n`);
      const home = Number(solved.out.split('\n')[1]?.split('\t')[2]);
      expect(home >= Number(least) && home <= Number(most), `${JSON.stringify(text)} ${solved.out}`).toBe(
        true,
      );
      accepted++;
    }
  }
  expect(accepted).toBeGreaterThan(0);
});
