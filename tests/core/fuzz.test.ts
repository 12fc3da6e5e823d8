import { MersenneTwister19937, Random } from 'random-js';
import { expect, test } from 'vitest';
import { makeCard } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { makeDealNumber, parseDealNumber } from '../../src/core/deal/deal-number.ts';
import { makeGoal, parseGoal } from '../../src/core/goal-notation.ts';
import { parseMove } from '../../src/core/move-notation.ts';
import { makePath, parsePath } from '../../src/core/path.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import type { Result } from '../../src/core/result.ts';
import { parseRuleChoice } from '../../src/core/rule-choices.ts';
import { makeStudy, parseStudy, replayStudy } from '../../src/core/study.ts';
import { seedOf, triesOf } from '../sizes.ts';
import { rulesWith } from './notation.ts';

/** Texts a parser; `FUZZ=100000 npm test -- unit` tries more. */
const TEXTS = triesOf('FUZZ', 20_000, 50_000);
const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';
const BRISTOL = rulesWith({ stock: 28, wastes: 3, cells: 2, merci: 2 });
const HILL = rulesWith({ packs: 2, foundations: 'up-and-down', singleMove: true });

interface Parser {
  readonly name: string;
  readonly parse: (text: string) => Result<unknown>;
  /** Good texts, from which others are made. */
  readonly samples: readonly string[];
  /** What must hold of whatever was read. */
  readonly after?: (value: never) => void;
}

const parsers: readonly Parser[] = [
  {
    name: 'parseCard',
    parse: parseCard,
    samples: ['9H', '10c', "KS'", 'T'],
    after: (card: number) => expect(parseCard(makeCard(card))).toEqual({ ok: true, value: card }),
  },
  {
    name: 'parseMove',
    parse: parseMove,
    samples: [
      '9C',
      '9C-TC',
      'KC-space',
      'merci:5H',
      "merci:9C'-10C",
      'merci:9C-new',
      '9C-down',
      'redeal',
      'stock',
    ],
  },
  {
    name: 'parsePath',
    parse: parsePath,
    samples: ['0', '12', '7a9', '7a9b12c30'],
    after: (path: never) => expect(parsePath(makePath(path))).toEqual({ ok: true, value: path }),
  },
  {
    name: 'parseDealNumber',
    parse: parseDealNumber,
    samples: ['24', 'ms24', '12345678901234567890'],
    after: (number: never) =>
      expect(parseDealNumber(makeDealNumber(number))).toEqual({ ok: true, value: number }),
  },
  { name: 'parseGoal', parse: parseGoal, samples: ['win', 'home AC AS', 'home 10H'], after: makeGoal },
  {
    name: 'parseSetting',
    parse: (text) => parseRuleChoice(rulesWith(), text),
    samples: ['redeals=0', 'cap=null', 'acesOut=true', 'merciTo=any-fan', 'merciTo=own-new-fan'],
  },
  {
    name: 'parsePosition',
    parse: (text) => parsePosition(rulesWith(), text),
    samples: [LATE, LATE.replaceAll(' | ', '\n'), `${LATE}\n# comment\n: -`],
    after: (position: never) => makePosition(rulesWith(), position),
  },
  {
    name: 'parsePosition with a stock and cells',
    parse: (text) => parsePosition(BRISTOL, text),
    samples: [
      'Foundations: C-T D-T H-K S-K | Cells: KD - | Stock: JC QC | Wastes: KC, JD, - | Merci: 2 | QD',
    ],
    after: (position: never) => makePosition(BRISTOL, position),
  },
  {
    name: 'parsePosition of two packs',
    parse: (text) => parsePosition(HILL, text),
    samples: ['Foundations: C-K D-K H-K S-T C-A D-A H-A S-A | Moved: QS | JS QS | KS'],
    after: (position: never) => makePosition(HILL, position),
  },
  {
    name: 'parseStudy and replayStudy',
    parse: (text) => {
      const study = parseStudy(text);
      return study.ok ? replayStudy(study.value) : study;
    },
    samples: [
      `[Title "x"]\n[Rules "la-belle-lucie"]\n[Set "redeals=1 cells=1"]\n[Deal "${LATE}"]\n\n{Before.}\n1. QC-KC!? {One.} (1. JD (1. redeal) 2. QD) 2. JC 3. QC`,
      `# x\n[Rules "the-fan"]\n[Seed "y"]\n\n{a}`,
    ],
    after: makeStudy,
  },
];

const LETTERS = [...'ACDHSKQJT0123456789-|\':.,()[]{}"=!?#\n\r\t abxyz♥ß\u0000😀'];

/** A text made from a good one by a few changes of letters, or from letters alone. */
function spoil(random: Random, samples: readonly string[]): string {
  const letter = (): string => random.pick(LETTERS);
  if (random.integer(1, 10) === 1) return Array.from({ length: random.integer(0, 40) }, letter).join('');
  let text = random.pick([...samples]);
  for (let changes = random.integer(1, 4); changes > 0; changes--) {
    const from = random.integer(0, text.length);
    const to = Math.min(text.length, from + random.integer(0, 6));
    const piece = text.slice(from, to);
    const put = random.pick(['', letter(), letter() + piece, piece + piece, [...piece].reverse().join('')]);
    text = text.slice(0, from) + put + text.slice(to);
  }
  return text;
}

test.each(parsers)(
  `$name takes ${TEXTS} spoilt texts, and says of each bad one what is wrong`,
  { tags: 'sized' },
  (parser) => {
    const random = new Random(MersenneTwister19937.seed(seedOf(1874)));
    const count = { good: 0, bad: 0 };
    for (let number = 0; number < TEXTS; number++) {
      const text = spoil(random, parser.samples);
      const result = parser.parse(text);
      if (result.ok) {
        count.good++;
        parser.after?.(result.value as never);
      } else {
        count.bad++;
        const { message, line } = result.fault;
        const sentence = /^["“A-Za-z].{5,600}\.$/su.test(message) && !/[\n\r]|undefined|NaN/.test(message);
        const onLine =
          line === undefined ||
          (Number.isInteger(line) && line >= 1 && line <= text.split(/\r\n?|\n/).length);
        if (!sentence || !onLine) expect.fail(`${JSON.stringify(text)}: line ${line}: ${message}`);
      }
    }
    // Both sides must have been tried.
    expect(count.good).toBeGreaterThan(10);
    expect(count.bad).toBeGreaterThan(TEXTS / 4);
  },
);
