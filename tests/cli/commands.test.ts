import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deal } from '../../src/core/deal/deal.ts';
import { redeal } from '../../src/core/deal/redeal.ts';
import { makeBoardText, makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../src/core/study.ts';
import { explore, heightsIn, nodesFrom } from '../oracle/graph.ts';
import { latePosition } from '../oracle/late.ts';
import { countPositions } from '../solver/deal-perft.ts';
import { chance } from '../solver/positions.ts';
import { lucie, type Run, run, spawned } from './lucie.ts';

const { rules } = presetOf('la-belle-lucie')!;
/** The first deal of La Belle Lucie that `newcomer-4` gives. */
const NEWCOMER = makePosition(rules, deal(rules, 'newcomer-4'));
const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';
const BOARD = '# a late position\nFoundations: C-T D-T H-K S-K\nJC QC\nKC\nKD QD JD\n';

/** The output of a run that must go well, as lines of cells. */
async function rowsOf(running: Promise<Run> | Run): Promise<string[][]> {
  const { out, err, code } = await running;
  expect([err, code]).toEqual(['', 0]);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
}

describe('rules', () => {
  test('lists the games, with what differs written as --set takes it', async () => {
    const rows = await rowsOf(run('rules'));
    expect(rows).toHaveLength(PRESETS.length);
    expect(rows.slice(0, 4)).toEqual([
      ['la-belle-lucie', 'La Belle Lucie', ''],
      ['three-shuffles-and-a-draw', 'Three Shuffles and a Draw', 'merci=1'],
      ['trefoil', 'Trefoil', 'acesOut=true'],
      ['the-fan', 'The Fan', 'emptyFan=kings redeals=0'],
    ]);
  });

  test('tells the rules of one game, and what changes from the first', async () => {
    const { out } = await run('rules --rules la-belle-lucie --set redeals=0');
    expect(out.split('\n').slice(-5)).toEqual([
      '',
      'Beside La Belle Lucie:',
      'The cards left may be shuffled and dealt again in threes, twice. → There is no redeal.',
      'A redeal may be taken at any time. → –',
      '',
    ]);
  });

  test('gives every field as JSON', async () => {
    expect(JSON.parse((await run('rules --json')).out)).toEqual(PRESETS);
    const changed = await run('rules --rules trefoil --set redeals=0 --json');
    expect(JSON.parse(changed.out)).toEqual({ ...presetOf('trefoil')!.rules, redeals: 0 });
  });
});

describe('deal', () => {
  const text = (id: string, seed: string): string => {
    const preset = presetOf(id)!.rules;
    return makePosition(preset, deal(preset, seed));
  };

  test('prints the deal of a seed on one line', async () => {
    expect(await rowsOf(run('deal --rules trefoil --seed lucie'))).toEqual([[text('trefoil', 'lucie')]]);
    expect(await rowsOf(lucie(['deal', '--seed=-5 ♥', '--rules', 'the-fan']))).toEqual([
      [text('the-fan', '-5 ♥')],
    ]);
  });

  test('prints several, the first from the seed itself, each behind its own seed', async () => {
    expect(await rowsOf(run('deal --rules la-belle-lucie --seed x --count 3'))).toEqual([
      ['x', text('la-belle-lucie', 'x')],
      ['x-2', text('la-belle-lucie', 'x-2')],
      ['x-3', text('la-belle-lucie', 'x-3')],
    ]);
  });

  test('follows house rules, each behind its own --set or several behind one', async () => {
    const house = { ...rules, packs: 2, kingsDown: 'all' } as const;
    const expected = [[makePosition(house, deal(house, 'x'))]];
    const usual = 'deal --rules la-belle-lucie --seed x';
    expect(await rowsOf(run(`${usual} --set packs=2 --set kingsDown=all`))).toEqual(expected);
    expect(await rowsOf(run(`${usual} --set packs=2 kingsDown=all`))).toEqual(expected);
  });
});

describe('play', () => {
  const MOVES = 'QC-KC\n\n# now the jack\n  jc  \nredeal\n';
  const AFTER = [
    ['Foundations: C-T D-T H-K S-K | JC | KC QC | KD QD JD'],
    ['Foundations: C-J D-T H-K S-K | - | KC QC | KD QD JD'],
  ];

  test('prints the position after each move, from a deal on one line, with an id or without', async () => {
    for (const first of [LATE, `seven\t${LATE}`, `\n# about it\n${LATE}`]) {
      const rows = await rowsOf(run('play --rules la-belle-lucie', `${first}\n${MOVES}`));
      expect(rows.slice(0, 2)).toEqual(AFTER);
      expect(rows[2]?.[0]).toMatch(/^Foundations: C-J D-T H-K S-K \| Deal: 2 \| .. .. .. \| .. ..$/);
      expect(rows).toHaveLength(3);
    }
  });

  test('takes board text, which ends at an empty line, and redeals as from one line', async () => {
    const oneLine = await run('play --rules la-belle-lucie', `${LATE}\n${MOVES}`);
    expect(await run('play --rules la-belle-lucie', `${BOARD}\n${MOVES}`)).toEqual(oneLine);
    expect(await run('play --rules la-belle-lucie', `${BOARD}\n${MOVES}`.replaceAll('\n', '\r\n'))).toEqual(
      oneLine,
    );
  });

  test('deals from a seed and reads only moves then', async () => {
    const once = redeal(rules, 'lucie', deal(rules, 'lucie'));
    const twice = redeal(rules, 'lucie', once);
    const rows = await rowsOf(run('play --rules la-belle-lucie --seed lucie', 'redeal\nredeal'));
    expect(rows).toEqual([[makePosition(rules, once)], [makePosition(rules, twice)]]);
  });

  test('reads a file that is named', async () => {
    const { out, err, code } = await run('solve --rules la-belle-lucie tests/data/lbl_single.tsv');
    expect([out, code]).toEqual(['', 2]);
    expect(err).toMatch(/^line 1: Fan 1: A card is .*; found “verdict”\.\n$/);
  });
});

describe('perft', () => {
  const countsOf = async (words: string, input: string): Promise<number[]> =>
    (await rowsOf(run(`perft --rules la-belle-lucie --depth ${words}`, input)))
      .slice(1)
      .map(([, count]) => Number(count));

  test('counts the positions after exactly so many moves, and ends where no move is left', async () => {
    // QC-KC or JD; then JC, JC-QC, or both of QC-KC and JD, or QD; …
    const [first = [], ...rows] = await rowsOf(run('perft --rules la-belle-lucie --depth 20', LATE));
    expect(first).toEqual(['moves', 'positions']);
    expect(rows.map(([moves]) => moves)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.slice(0, 3).map(([, count]) => count)).toEqual(['1', '2', '4']);
    expect(rows.at(-1)?.[1]).toBe('0');
    const counts = rows.map(([, count]) => Number(count));
    expect(await countsOf('20', BOARD)).toEqual(counts);
    expect(await countsOf('2', LATE)).toEqual(counts.slice(0, 3));
    expect(countPositions(rules, unwrap(parsePosition(rules, LATE)), rows.length - 1)).toEqual(counts);
  });

  test('counts as the table of the search does, which has its own way of moving', async () => {
    for (const seed of ['one', 'two']) {
      const start = deal(rules, seed);
      expect(await countsOf('6', makePosition(rules, start))).toEqual(countPositions(rules, start, 6));
    }
  });

  test('counts mercis where the rules have them now', async () => {
    const count = async (words: string): Promise<string | undefined> =>
      (await rowsOf(run(`perft --rules three-shuffles-and-a-draw --depth 1 ${words}`.trim(), LATE)))[2]?.[1];
    expect(await count('')).toBe('2');
    expect(await count('--set merciWhen=any-deal')).toBe('5');
  });
});

describe('solve', () => {
  const fixed = (row: string[]): string[] => row.slice(0, 3);
  const LOST = 'Foundations: C-T D-T H-K S-K | JC QC KC | KD QD JD';

  test('says of each deal whether it can be won, and the most cards it can bring home', async () => {
    const rows = await rowsOf(
      run('solve --rules la-belle-lucie', `${LATE}\n\n# lost\nsecond\t${LOST}\n${LATE}`),
    );
    expect(rows[0]).toEqual(['id', 'verdict', 'foundations', 'nodes', 'ms']);
    expect(rows.slice(1).map(fixed)).toEqual([
      ['1', 'solvable', '52'],
      ['second', 'unsolvable', '49'],
      ['3', 'solvable', '52'],
    ]);
    for (const row of rows.slice(1)) {
      expect(row).toHaveLength(5);
      expect(Number(row[3])).toBeGreaterThan(0);
      expect(row[4]).toMatch(/^\d+\.\d+$/);
    }
  });

  test('agrees with the recorded verdicts of another solver', async () => {
    const data = readFileSync(new URL('../data/lbl_single.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const known = data.slice(1).map((row) => row.split('\t'));
    const input = known.map(([id, , text]) => `${id}\t${text}`).join('\n');
    const rows = (await rowsOf(run('solve --rules la-belle-lucie', input))).slice(1);
    expect(rows.map((row) => row.slice(0, 2))).toEqual(known.map((row) => row.slice(0, 2)));
  });

  test('says unknown when the budget ends first, and never guesses', async () => {
    const seed = await rowsOf(run('deal --rules la-belle-lucie --seed b --count 60'));
    const input = seed.map((row) => row.join('\t')).join('\n');
    const rows = (await rowsOf(run('solve --rules la-belle-lucie --budget-nodes 1', input))).slice(1);
    const unknown = rows.filter((row) => row[1] === 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    for (const row of unknown) expect(row[2]).toBe('-');
  });
});

describe('reach', () => {
  /** The sets of heights that the plain rules reach, as the command writes them. */
  const reached = (id: string, text: string): string => {
    const preset = presetOf(id)!.rules;
    const nodes = explore(preset, unwrap(parsePosition(preset, text)), 100_000)!;
    return heightsIn(nodesFrom(nodes[0]!, 'plays').keys()).join(' ');
  };

  test('lists every set of heights at which a deal can be left, the present one among them', async () => {
    // The clubs and the diamonds that are left go home one after the other, whatever the other suit does.
    const sets = [10, 11, 12, 13].flatMap((clubs) =>
      [10, 11, 12, 13].map((diamonds) => `${clubs}-${diamonds}-13-13`),
    );
    expect(await rowsOf(run('reach --rules la-belle-lucie', `late\t${LATE}\n\n# again\n${LATE}\n`))).toEqual([
      ['id', 'reach'],
      ['late', sets.join(' ')],
      ['2', reached('la-belle-lucie', LATE)],
    ]);
  });

  test.each(PRESETS.filter(({ rules: { packs } }) => packs === 1))(
    'is what enumeration finds in $id',
    async ({ id, rules }) => {
      const random = chance(31);
      const texts = Array.from({ length: 20 }, () => makePosition(rules, latePosition(rules, random, 4, 10)));
      const rows = await rowsOf(run(`reach --rules ${id}`, texts.join('\n')));
      expect(rows.slice(1)).toEqual(texts.map((text, at) => [String(at + 1), reached(id, text)]));
    },
  );

  test('says unknown when the budget ends first', async () => {
    for (const id of ['la-belle-lucie', 'shamrocks']) {
      const { out } = await run(`deal --rules ${id} --seed x`);
      expect((await rowsOf(run(`reach --rules ${id} --budget-nodes 5`, out)))[1]).toEqual(['1', 'unknown']);
    }
  });

  test('refuses a fault with its line', async () => {
    const { out, err, code } = await run(
      'reach --rules la-belle-lucie',
      `${LATE}\n${LATE} | Deal: 2 | Deal: 3\n`,
    );
    expect(out.split('\n')).toHaveLength(3);
    expect([err, code]).toEqual(['line 2: The field Deal stands twice.\n', 2]);
    expect((await run('reach --rules la-belle-lucie')).err).toBe(
      'Expected deals, one a line, found an empty input.\n',
    );
  });
});

describe('tell', () => {
  const told = async (command: string, position: string) =>
    (await rowsOf(run(command, position))).map(([row]) => row);

  test('prints the plan of a position, a step a line, and what is worth it', async () => {
    expect(await told('tell --rules la-belle-lucie', NEWCOMER)).toEqual([
      'This plan stops with 30 of 52 cards home.',
      '1. AC-2C home.',
      '2. 5D to the 6D; then AH, AS home.',
      '3. 8H to the 9H; then AD, 2S-3S home.',
      '4. 6S to the 7S; then 2D-3D, 4S home.',
      '5. 8C to the 9C; then 2H-3H home.',
      '6. JH to the QH, TH to the JH; then 4D-6D home.',
      '7. TC to the JC; then 3C-5C, 4H, 5S-KS home.',
      '8. 9D to the TD; then 5H-6H home.',
      'Locked by 8H and KD: 6C-KC, 8D-KD, 7H-KH.',
      '   8H waits for 7H, which lies under KD, and for 9H, which lies under it.',
      '   KD waits for 8D, which lies under 8H.',
      expect.stringMatching(/^Then redeal, holding back 7D: the chance to win is [\d.]+\s% \([\d.–]+\)\.$/),
    ]);
  });

  test('no step of a plan is without a card home, and none goes home between builds', async () => {
    for (const seed of ['tale-4', 'tale-5', 'tale-6']) {
      const { out } = await run(`deal --rules la-belle-lucie --seed ${seed}`);
      const lines = await told('tell --rules la-belle-lucie', out);
      const steps = lines.flatMap((line) => (line !== undefined && /^\d/.test(line) ? line : []));
      expect(steps.length).toBeGreaterThan(2);
      for (const step of steps) expect(step).toMatch(/^\d+\. (?:[^;]* to the [^;]*; then )?[^;]+ home\.$/);
    }
  });

  test('says what is proved, and that nothing is', async () => {
    expect(
      await told('tell --rules no-redeal', 'Foundations: C-T D-T H-K S-K | JC KC QC | KD QD JD'),
    ).toEqual([
      'At most 49 of 52 cards home in this deal: proved.',
      '1. JD-KD home.',
      'Locked by KC: JC-KC. KC waits for JC, which lies under it.',
    ]);
    expect(await told('tell --rules no-redeal', 'Foundations: C-Q D-K H-K S-K | KC')).toEqual([
      'All 52 cards come home: proved by the plan.',
      '1. KC home.',
    ]);
    const { out } = await run('deal --rules no-redeal --seed tale-2');
    const [first] = await told('tell --rules no-redeal', out);
    expect(first).toBe('No card can come home in this deal: proved.');
  });

  test.each([
    ['--set', ['la-belle-lucie', '--set', 'redeals=0']],
    ['--rules alone', ['la-belle-lucie redeals=0']],
  ])('prints the deal as a study with --lucie, under house rules by %s as well', async (_, game) => {
    const deal = 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS';
    const { out, code } = await lucie(['tell', '--rules', ...game, '--lucie'], deal);
    expect(code).toBe(0);
    const study = unwrap(replayStudy(unwrap(parseStudy(out))));
    expect([study.game.rules.redeals, study.tags.Set]).toEqual([0, 'redeals=0']);
    const [first] = study.main.nodes;
    expect([first?.move.text, first?.glyph]).toEqual(['JS-QS', '!']);
    expect(
      first?.variations.flatMap(({ nodes }) => nodes.map((node) => node.move.text + node.glyph)),
    ).toEqual(['TS-JS??']);
    expect(study.main.nodes.at(-1)?.comment).toBe('All cards are home.');
  });
});

describe('ask', () => {
  const asked = async (card: string, position: string, id = 'no-redeal') => {
    const { out, err, code } = await run(`ask --rules ${id} --card ${card}`, position);
    expect([err, code]).toEqual(['', 0]);
    return out.split('\n').slice(0, -1);
  };
  const THREE = 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS';

  test('tells what lies on a card, that it can come home, and what it takes to uncover it', async () => {
    expect(await asked('9S', THREE)).toEqual([
      '9S lies under JS.',
      '  JS: home after 9S, under JS; on QS.',
      '9S can come home, and at most 52 of 52 cards with it:',
      '1. JS to the QS; then 9S home.',
      'To uncover 9S, by the fewest moves: JS to the QS. That costs no card.',
    ]);
    const [, ...rest] = await asked('QC', THREE);
    expect(rest.at(-1)).toBe(
      'To uncover QC, by the fewest moves: TS to the JS. That costs 6 cards: 46 home after it, 52 without it. The chance to win is 0 % after it, 100 % without it.',
    );
  });

  test('tells why a card never comes home: by a ring, or by trying every way', async () => {
    expect(await asked('KS', 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS TS | KS QC')).toEqual([
      'KS lies under QC.',
      '  QC: home; on KC, under QS.',
      'KS can never come home in this deal. KS waits for 9S, which lies under TS. TS waits for 9S and JS, which lie under it.',
      'To uncover KS, by the fewest moves: QC home. That costs no card.',
    ]);
    const conflict = 'Foundations: C-K D-K H-9 S-K | KH JH | TH QH';
    expect(await asked('TH', conflict)).toEqual([
      'TH lies under QH.',
      '  QH: home after TH, under QH; on KH, under JH.',
      'TH can never come home in this deal: proved by trying every way, 2 positions.',
      'TH can never be uncovered in this deal: proved by trying every way, 2 positions.',
    ]);
    expect((await run('tell --rules no-redeal', conflict)).out).toMatch(
      /No ring locks TH-KH: proved by trying every way\.\n$/,
    );
    expect(await asked('AS', conflict)).toEqual(['AS is home.']);
  });

  test('says which card it cannot read, or does not find', async () => {
    expect((await run('ask --rules no-redeal --card 1S', THREE)).err).toMatch(/^A card is a rank/);
    expect((await run("ask --rules no-redeal --card 9S'", THREE)).err).toBe(
      "There is no 9S' in this game.\n",
    );
  });
});

describe('hint and odds', () => {
  test('the merci is drawn where it wins', async () => {
    const position = 'Foundations: C-K D-K H-K S-8 | 9S JS | QS KS | TS';
    const { out } = await run('hint --rules three-shuffles-and-a-draw --redeals-left 0', position);
    expect(JSON.parse(out)).toMatchObject({
      move: 'merci:QS',
      reason: 'merci',
      line: ['merci:QS', 'JS-QS', '9S', 'TS', 'JS', 'QS', 'KS'],
      ending: 'won',
      proved: true,
      chance: 1,
    });
    const spent = await run('hint --rules three-shuffles-and-a-draw --redeals-left 0 --merci 0', position);
    expect(JSON.parse(spent.out)).toMatchObject({ ending: 'over', proved: true, chance: 0 });
  });

  test('without its draw a game has the chances of the game that has none', async () => {
    const first = makePosition(rules, deal(rules, 'y3'));
    const [drawn, plain] = await Promise.all(
      ['three-shuffles-and-a-draw --merci 0', 'la-belle-lucie'].map((game) =>
        run(`hint --rules ${game}`, first),
      ),
    );
    expect(JSON.parse(drawn!.out).chance).toBe(JSON.parse(plain!.out).chance);
  });

  test('a card is held back before a redeal, for what odds says of the foundations', async () => {
    const hint = await run(
      'hint --rules la-belle-lucie --redeals-left 1',
      'Foundations: C-K D-K H-K S-9 | KS JS QS | TS',
    );
    const odds = async (foundations: string) =>
      JSON.parse(
        (await run(`odds --rules la-belle-lucie --foundations ${foundations} --redeals-left 0`)).out,
      );
    const held = await odds('13,9,13,13');
    expect(JSON.parse(hint.out)).toMatchObject({
      move: 'redeal',
      line: [],
      ending: 'redeal',
      heldBack: ['TS'],
      proved: false,
      chance: held.chance,
      worse: { line: ['TS'], chance: (await odds('13,13,13,10')).chance },
    });
    expect(held.low).toBeLessThan(held.chance);
    expect(held.n).toBeGreaterThan(10_000);
  });

  test('a game without a table has a hint and no chance before a redeal', async () => {
    const { out } = await run('deal --rules alternating-colours --seed b');
    const hint = JSON.parse((await run('hint --rules alternating-colours', out)).out);
    expect([typeof hint.move, hint.chance]).toEqual(['string', null]);
  });

  test('without a table cards are held back so that the redeal has one card over', async () => {
    const late = 'Foundations: C-K D-K H-K S-9 | TS | JS KS QS';
    const { out } = await run('hint --rules super-flower-garden --redeals-left 1', late);
    expect(JSON.parse(out)).toMatchObject({ move: 'redeal', heldBack: ['TS'], oneOver: true, proved: false });
  });
});

test('bench prints a row for each game and question', async () => {
  const rows = await rowsOf(spawned('bench --count 1 --budget-nodes 1000'.split(' ')));
  expect(rows[0]?.slice(0, 6)).toEqual(['game', 'question', 'deals', 'solvable', 'unsolvable', 'unknown']);
  expect(rows.slice(1).map((row) => row.slice(0, 2).join(' '))).toEqual(
    expect.arrayContaining(['la-belle-lucie win', 'la-belle-lucie all', 'trefoil win', 'bristol win']),
  );
  for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
});

test('bench writes a file that says on what machine it was measured, and how', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'speed.json');
  const [, ...printed] = await rowsOf(
    spawned(['bench', '--rules', 'trefoil', '--count', '2', '--out', file]),
  );
  const { command, machine, rows } = JSON.parse(readFileSync(file, 'utf8')) as {
    command: string;
    machine: string;
    rows: Record<string, unknown>[];
  };
  expect(command).toBe(`npm run -s lucie -- bench --rules trefoil --count 2 --out ${file}`);
  expect(machine).toContain(`Node ${process.versions.node}`);
  expect(rows.map(({ game, question, deals }) => [game, question, `${deals}`])).toEqual(
    printed.map((row) => row.slice(0, 3)),
  );
  rmSync(dirname(file), { recursive: true });
});

test('a deal goes from command to command', async () => {
  const { out } = await run('deal --rules trefoil --seed lucie');
  const board = makeBoardText(presetOf('trefoil')!.rules, deal(presetOf('trefoil')!.rules, 'lucie'));
  expect(await rowsOf(run('perft --rules trefoil --depth 3', out))).toEqual(
    await rowsOf(run('perft --rules trefoil --depth 3', board)),
  );
  expect(await rowsOf(run('solve --rules trefoil', out))).toHaveLength(2);
});
