import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeWhole } from '../../src/cli/keep.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { lucie, MAIN, ROOT, run } from './lucie.ts';

const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD';
const LUCIE = '--rules la-belle-lucie';
const CARD = 'A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found';
const IDS = PRESETS.map(({ id }) => id).join(', ');

describe('what is written badly is answered with one sentence and exit code 2:', () => {
  test.each([
    // On the command line.
    [`deal ${LUCIE}`, '', 'A deal needs either --seed TEXT or --pysolfc NUMBER.'],
    [`deal ${LUCIE} --seed x --pysolfc 1`, '', 'A deal needs either --seed TEXT or --pysolfc NUMBER.'],
    [`deal ${LUCIE} --pysolfc ms0`, '', 'A Microsoft deal number is from 1 to 2147483647; found “ms0”.'],
    [
      `solve ${LUCIE} --set wastes=3`,
      LATE,
      'A stock is dealt to waste piles or to emptied fans: set stock with either wastes or emptyFan=stock, or none of the three.',
    ],
    [
      'measure deals-the-fan --samples 999999999999',
      '',
      'The option --samples takes a whole number from 1 to 1000000000 here; found “999999999999”.',
    ],
    [
      'data deals --rules the-fan --samples 1000000000',
      '',
      'One run writes at most 300000 rows; these would be 1000000000. Ask for fewer --samples, or for a part of them with --shard.',
    ],
    [
      'data deals --rules the-fan --seed a\tb --samples 2',
      '',
      'A seed that is written to a file holds no tab, no line break and no other control character.',
    ],
    ['rules --set redeals=0', '', 'With --set, the option --rules says which game is changed: --rules ID.'],
    ['mine prove package.json', '', 'package.json: line 1: Expected a puzzle to begin with its tag Puzzle.'],
    ['bench --rules klondike', '', `There is no game with the id “klondike”; there are ${IDS}.`],
    ['deal --rules klondike --seed x', '', `There is no game with the id “klondike”; there are ${IDS}.`],
    [`deal ${LUCIE} --seed x --set redeals=9`, '', 'redeals is one of 0, 1, 2, 3; found “9”.'],
    [`deal ${LUCIE} --seed x --count 0`, '', 'The option --count takes a whole number from 1 on; found “0”.'],
    [`deal ${LUCIE} --seed a\tb --count 2`, '', 'With --count, a seed holds no tab and no line break.'],
    [`perft ${LUCIE} --depth deep`, LATE, 'The option --depth takes a whole number from 0 on; found “deep”.'],
    [`perft ${LUCIE} --depth -1`, LATE, 'The option --depth takes a whole number from 0 on; found “-1”.'],
    [
      'measure deals-the-fan --jobs 1000',
      '',
      'The option --jobs takes a whole number from 1 to 256 here; found “1000”.',
    ],
    [`hint --rules no-redeal`, `${LATE}\n${LATE}`, 'line 2: Expected the end after one deal, found more.'],
    [
      `solve ${LUCIE} --budget-nodes 0`,
      LATE,
      'The option --budget-nodes takes a whole number from 1 on; found “0”.',
    ],
    [`solve ${LUCIE} no-such-file`, '', 'There is no file “no-such-file”.'],
    [`play ${LUCIE} src`, '', '“src” is a folder, not a file.'],
    [
      `odds ${LUCIE} --redeals-left 0 --foundations 1,2,3`,
      '',
      'The option --foundations takes four numbers from 0 to 13, like 3,0,5,1; found “1,2,3”.',
    ],
    [
      'odds --rules the-fan --redeals-left 0 --foundations 1,2,3,4',
      '',
      'Chances across redeals are known only for games of one pack built down in suit whose emptied fans stay closed, with at most one draw, in the last deal.',
    ],
    [
      'odds --rules trefoil --redeals-left 2 --foundations 1,0,1,1',
      '',
      'The aces of this game are home from the start; found a foundation of 0 in --foundations “1,0,1,1”.',
    ],
    [`hint ${LUCIE}`, '', 'Expected a deal, found an empty input.'],
    [
      `hint ${LUCIE} --redeals-left 3`,
      LATE,
      'The option --redeals-left takes a whole number from 0 to 2 here; found “3”.',
    ],
    [
      'hint --rules three-shuffles-and-a-draw --merci 2',
      LATE,
      'The option --merci takes a whole number from 0 to 1 here; found “2”.',
    ],
    [
      'odds --rules no-redeal --redeals-left 1 --foundations 1,2,3,4',
      '',
      'This game has no redeal, so --redeals-left can only be 0; found “1”.',
    ],
    [`hint ${LUCIE} --merci 5`, LATE, 'This game has no draw, so --merci can only be 0; found “5”.'],
    [
      'measure play-shamrock',
      '',
      'Found “play-shamrock”, where one measurement is expected, or “merge” and the parts. The nearest: play-shamrocks, deals-shamrocks, play-dicks-shamrocks. `lucie measure --help` lists them.',
    ],
    [
      'measure',
      '',
      'Found nothing, where one measurement is expected, or “merge” and the parts. `lucie measure --help` lists them.',
    ],
    [
      'mine drow',
      '',
      'Found “drow”, where one theme is expected, or one of how-many, days, rate, settle, prove. The nearest: draw. `lucie mine --help` lists them.',
    ],
    [
      'play --rules trefoil',
      'Foundations: C-K D-K H-K | 3S 2S AS | 6S 5S 4S | 9S 8S 7S | QS JS TS | KS',
      'line 1: Foundation 4 is empty, where the AS is laid out before the deal.',
    ],
    // In the deals.
    [`solve ${LUCIE}`, '', 'Expected deals, one a line, found an empty input.'],
    [`play ${LUCIE}`, '', 'Expected a deal, found an empty input.'],
    [`perft ${LUCIE} --depth 1`, '\n# nothing\n', 'Expected a deal, found an empty input.'],
    [
      `perft ${LUCIE} --depth 1`,
      `\n${LATE.replace(' KC |', ' - |')}`,
      'line 2: Expected the 52 cards once each, found 51: KC is missing.',
    ],
    [
      `play ${LUCIE}`,
      `# one too many\n${LATE} QC`,
      'line 2: Expected the 52 cards once each, found 53: the QC stands twice.',
    ],
    [
      `solve ${LUCIE}`,
      LATE.replace('KC', 'QC'),
      'line 1: Expected the 52 cards once each, found 52: the QC stands twice; KC is missing.',
    ],
    [`solve ${LUCIE}`, LATE.replace('KC', 'KX'), `line 1: Fan 2: ${CARD} “KX”.`],
    [`perft ${LUCIE} --depth 1`, '# board\n\nFoundations: C-T D-T\nJC 0C\n', `line 4: Fan 1: ${CARD} “0C”.`],
    [
      `perft ${LUCIE} --depth 1`,
      `${LATE}\n\n${LATE}`,
      'line 3: Expected the end after one deal, found more.',
    ],
    // In the moves.
    [`play ${LUCIE}`, `${LATE}\nJC`, 'line 2: This move is not legal: the JC lies under the QC.'],
    [`play ${LUCIE}`, `${LATE}\n\nKC-space`, 'line 3: There is no empty fan for the KC.'],
    [
      `play ${LUCIE} --seed x`,
      'pass',
      'line 1: A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “pass”.',
    ],
  ])('%s', async (words, input, says) => {
    expect(await run(words, input)).toEqual({ out: '', err: `${says}\n`, code: 2 });
  });

  test('and what was printed before stays printed', async () => {
    const played = await run(`play ${LUCIE}`, `${LATE}\nQC-KC\nJC\n\nKC\nQC`);
    expect(played).toEqual({
      out: 'Foundations: C-T D-T H-K S-K | JC | KC QC | KD QD JD\nFoundations: C-J D-T H-K S-K | - | KC QC | KD QD JD\n',
      err: 'line 5: This move is not legal: the KC lies under the QC.\n',
      code: 2,
    });
    const solved = await run(`solve ${LUCIE}`, `${LATE}\n${LATE}\n${LATE} AC`);
    expect(solved.out.split('\n')).toHaveLength(4);
    expect(solved.err).toBe('line 3: Expected the 52 cards once each, found 53: the AC stands twice.\n');
    expect(solved.code).toBe(2);
  });

  test.each([
    [
      '',
      'Expected one of the commands rules, deal, play, solve, verify, reach, hint, tell, ask, odds, perft, measure, mine, data, bench; found nothing.',
    ],
    [
      'shuffle',
      'Expected one of the commands rules, deal, play, solve, verify, reach, hint, tell, ask, odds, perft, measure, mine, data, bench; found “shuffle”.',
    ],
    ['deal --seed x', 'The option --rules is needed here.'],
    [`deal ${LUCIE} --seed`, 'The option --seed needs a value: --seed TEXT.'],
    [`deal ${LUCIE} --seed --count 2`, 'The option --seed needs a value: --seed TEXT.'],
    [`deal ${LUCIE} --seed x --seed y`, 'The option --seed stands twice.'],
    [`deal ${LUCIE} --seed x y`, '“y” is one word too many.'],
    [`perft ${LUCIE} --depth 1 a b`, '“b” is one word too many.'],
    ['rules --json=yes', 'The option --json takes no value.'],
    ['rules --jsn', 'There is no option “--jsn” here; there are --json, --rules, --set, --help.'],
    ['rules -j', 'There is no option “-j” here; there are --json, --rules, --set, --help.'],
    ['mine days 2027-03-01 --out x', 'There is no option “--out” here; there is only --help.'],
    ['mine prove --seed x', 'There is no option “--seed” here; there is only --help.'],
    ['mine --count 2 prove', 'There is no option “--count” here; there is only --help.'],
    [
      'mine how-many --count 2',
      'There is no option “--count” here; there are --samples, --seed, --out, --help.',
    ],
    [
      'mine how-many --more 2',
      'There is no option “--more” here; there are --samples, --seed, --out, --help.',
    ],
    ['data puzzles --rules trefoil', 'There is no option “--rules” here; there are --out, --help.'],
    ['data puzzles --samples 2', 'There is no option “--samples” here; there are --out, --help.'],
    [
      'data speed --shard 1/2',
      'There is no option “--shard” here; there are --rules, --samples, --seed, --out, --help.',
    ],
    ['measure merge --seed x', 'There is no option “--seed” here; there are --out, --help.'],
  ])('with the usage, where the command line itself is wrong: lucie %s', async (words, says) => {
    const { out, err, code } = words === '' ? await lucie([]) : await run(words);
    const [sentence, empty, usage] = err.split('\n');
    expect([out, sentence, empty, code]).toEqual(['', says, '', 2]);
    const command = words.split(' ')[0] ?? '';
    const known = ['rules', 'deal', 'perft', 'mine', 'data', 'measure'].includes(command);
    expect(usage).toMatch(known ? new RegExp(`^lucie ${command} .*\\[`) : /^npm run -s lucie -- COMMAND$/);
  });

  test('names the whole of what stands in place of a game, and not its first word', async () => {
    for (const more of [[], ['--set', 'redeals=0']])
      expect((await lucie(['solve', '--rules', 'La Belle Lucie', ...more], LATE)).err).toBe(
        `There is no game with the id “La Belle Lucie”; there are ${IDS}.\n`,
      );
  });

  test('names the fields where a --set is no rule', async () => {
    const { err, code } = await run(`deal ${LUCIE} --seed x --set colour=red`);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
    expect(err).toMatch(/^A rule is set as field=value with one of packs, .*; found “colour=red”\.\n$/);
  });
});

test('what was found is told without what would steer a terminal', async () => {
  const { err, code } = await run(`solve ${LUCIE}`, 'Q\u001B[2J\u202E\n');
  expect([err, code]).toEqual([`line 1: Fan 1: ${CARD} “Q\uFFFD[2J\uFFFD”.\n`, 2]);
});

describe('help', () => {
  test.each(['rules', 'deal', 'play', 'solve', 'perft', 'mine', 'data', 'bench'])(
    'of %s says its usage and its options',
    async (name) => {
      const { out, err, code } = await run(`${name} --help`);
      expect([err, code]).toEqual(['', 0]);
      expect(out).toMatch(new RegExp(`^(lucie ${name}( .*)?\n)+\n[A-Z].*\\.\n\n`));
      expect((await run(`${name} -h`)).out).toBe(out);
      expect(out).toContain('--help');
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    },
  );

  test('without a command lists them', async () => {
    for (const words of ['--help', '-h', 'help'])
      expect((await run(words)).out).toMatch(/^npm run -s lucie -- COMMAND\n/);
  });
});

test('the help says of --seed and --samples what they mean there', async () => {
  const line = async (command: string, option: string) =>
    (await run(`${command} --help`)).out.split('\n').find((one) => one.startsWith(`  --${option} `)) ?? '';
  expect(await line('deal', 'seed')).toContain('always give the same deal');
  for (const command of ['mine', 'data', 'measure'])
    expect(await line(command, 'seed')).not.toContain('always give the same deal');
  expect(await line('measure', 'samples')).toContain('each measurement');
  for (const command of ['mine', 'data'])
    expect(await line(command, 'samples')).not.toContain('each measurement');
  expect((await run('mine --help')).out).toContain('\nlucie mine prove [FILE …]\n');
});

describe('a pipe', () => {
  test('that is closed early ends the work quietly', async () => {
    const child = spawn(process.execPath, [MAIN, ...`deal ${LUCIE} --seed x --count 10000000`.split(' ')], {
      cwd: ROOT,
    });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = await once(child, 'exit');
    expect([code, err]).toEqual([0, '']);
  });

  test('that stays open does not keep a refused game waiting', async () => {
    const child = spawn(process.execPath, [MAIN, ...`play ${LUCIE} --seed x`.split(' ')], { cwd: ROOT });
    child.stdin.write('KC-KD\n');
    const [code] = await once(child, 'exit');
    expect(code).toBe(2);
    child.stdin.destroy();
  });

  test('takes each position as soon as its move is read', async () => {
    const child = spawn(process.execPath, [MAIN, ...`play ${LUCIE}`.split(' ')], { cwd: ROOT });
    for (const line of [LATE, 'QC-KC']) child.stdin.write(`${line}\n`);
    const [chunk] = await once(child.stdout, 'data');
    expect(String(chunk)).toBe('Foundations: C-T D-T H-K S-K | JC | KC QC | KD QD JD\n');
    child.stdin.end();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  test('that cannot be read is said plainly', async () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'solve', '--rules', 'trefoil'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    expect([stdout, stderr, status]).toEqual(['', 'Expected deals, one a line, found an empty input.\n', 2]);
  });
});

test('the script of package.json runs it', async () => {
  const out = execFileSync('npm', ['run', '-s', 'lucie', '--', 'rules'], { cwd: ROOT, encoding: 'utf8' });
  expect(out).toBe((await run('rules')).out);
});

describe('what cannot be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unwritten-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const deals = (file: string) =>
    run(`data deals --rules no-redeal --samples 2 --jobs 1 --out ${join(folder, file)}`);

  test('is said plainly, and no success: a full disc, as /dev/full plays it, for what is printed', () => {
    if (!existsSync('/dev/full')) return;
    const full = openSync('/dev/full', 'w');
    const { stderr, status } = spawnSync(process.execPath, [MAIN, 'rules'], {
      cwd: ROOT,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(stderr).toMatch(/^What is printed cannot be written: ENOSPC: .*\.\n$/);
    expect(status).toBe(1);
  });

  test('is said of a file with its name', async () => {
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'folder'));
    for (const [file, reason] of [
      ['file/deals.tsv', 'E\\w+: .*'],
      ['folder', 'EISDIR: .*'],
    ] as const) {
      const { err, code } = await deals(file);
      expect(err.replace(/^data deals.*\n/gm, '')).toMatch(
        new RegExp(`^${folder}/${file}(?:\\.part)? cannot be written \\(${reason}\\)\\.\n$`),
      );
      expect(code).toBe(1);
    }
  });

  test('so is one that is written at once, in a folder that is none', () => {
    writeFileSync(join(folder, 'none'), '');
    expect(() => writeWhole(join(folder, 'none/x'), '')).toThrow(/none\/x cannot be written \(E\w+: .*\)\.$/);
  });

  test('a file that another run writes is refused, and taken over from one that is gone', async () => {
    const lock = join(folder, 'deals.tsv.part.lock');
    writeFileSync(lock, `${process.ppid}`);
    const { err, code } = await deals('deals.tsv');
    expect(err).toBe(
      `${folder}/deals.tsv.part is being written by another run (process ${process.ppid}): wait for it, or name another file with --out. If there is none, delete ${lock}.\n`,
    );
    expect(code).toBe(2);
    // No process has a number as high as this, and an empty lock is one that a crash has left.
    for (const left of [`${2 ** 31 - 1}`, '']) {
      writeFileSync(lock, left);
      expect((await deals('deals.tsv')).code).toBe(0);
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('deals.tsv'))).toEqual(['deals.tsv']);
  });
});
