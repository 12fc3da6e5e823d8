import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDice, type Dice } from '../site/mutants.ts';
import { MAIN, ROOT } from './lucie.ts';

/*
 * Breaks the command line while it works: pipes are closed, discs run full, folders cannot be written, runs are interrupted,
 * ended and killed at random moments, results are cut short, two write one file. Whatever happens, the same command must
 * then go on to the same bytes, what stood in a file before must stand there still, and whoever is refused is told why in
 * one sentence. It needs a Unix shell.
 */

/** A run that takes so many milliseconds hangs. */
const HANGS = 300_000;
/** Who may not write a folder that is closed to others: nobody, where the tests run as root. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : 0;

const LATE = 'Foundations: C-T D-T H-K S-K | JC QC | KC | KD QD JD\n';
/** Commands that print, and what they read. */
const PRINTS: readonly (readonly [readonly string[], string])[] = [
  [['deal', '--rules', 'trefoil', '--seed', 'x', '--count', '100000'], ''],
  [['solve', '--rules', 'la-belle-lucie'], LATE.repeat(3000)],
  [['reach', '--rules', 'la-belle-lucie'], LATE.repeat(3000)],
  [['tell', '--rules', 'la-belle-lucie'], LATE],
  [['rules', '--json'], ''],
];
/** Commands that write a file, small enough to be done in a second or two; the last keeps nothing as it goes. */
const WORKS = {
  measure: ['measure', 'play-no-redeal', '--samples', '450', '--seed', 'test'],
  mine: ['mine', 'free-the-card', '--samples', '6', '--seed', 'test', '--count', '3'],
  deals: ['data', 'deals', '--rules', 'no-redeal', '--samples', '60'],
  puzzles: ['data', 'puzzles'],
} as const;
type Work = keyof typeof WORKS;
const ALL = Object.keys(WORKS) as Work[];
const KEEPING = ALL.slice(0, -1);

/** How a run went; its code is null when a signal has ended it. */
interface Done {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly hung: boolean;
}

/** What a try came to; texts say what was lost, or not as it should be. */
interface Outcome {
  readonly refused?: boolean | undefined;
  readonly lost?: string | undefined;
  readonly hung?: boolean | undefined;
  readonly wrong?: string | undefined;
}

/** What a whole run leaves of each work, and how many milliseconds it takes. */
type Whole = Readonly<Record<Work, { readonly bytes: string; readonly span: number }>>;

/** What tries are made with. */
interface Bench {
  readonly folder: string;
  readonly whole: Whole;
  readonly dice: Dice;
  /** How often each is tried. */
  readonly tries: number;
}

/** Begins a run: `limit` is the largest file it may write, in blocks of 512 bytes, `to` the file that it prints to. */
function begin(
  words: readonly string[],
  { limit = 0, input = '', user = 0, to = '' } = {},
): { readonly child: ChildProcess; readonly done: Promise<Done> } {
  const full = limit > 0 ? `trap '' XFSZ; ulimit -f ${limit};` : '';
  const line = `${full} exec "$0" "$@" ${to === '' ? '' : `> ${to}`}`;
  const child = spawn('sh', ['-c', line, process.execPath, MAIN, ...words], {
    cwd: ROOT,
    ...(user > 0 && { uid: user, gid: user }),
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return { child, done: endOf(child) };
}

async function endOf(child: ChildProcess): Promise<Done> {
  const said = { out: '', err: '' };
  for (const name of ['out', 'err'] as const)
    child[`std${name}`]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    child.kill('SIGKILL');
  }, HANGS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, ...said, hung };
}

let files = 0;
const freshFile = ({ folder }: Bench): string => join(folder, `${files++}.txt`);
const bytesOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const write = (name: Work, file: string): readonly string[] => [...WORKS[name], '--out', file];

/** What is wrong with how a run was refused: it has to end with one plain sentence that is about what it wrote. */
function badRefusal({ code, err }: Done): string {
  const said = err.split('\n').filter((line) => line !== '' && !/: \d+ of \d+, .* left$/.test(line));
  const isPlain = said.length === 1 && /^\S.*\.$/.test(said[0]!);
  if (code === 0) return 'it says that all went well';
  return isPlain && !/fault of lucie|input cannot be read/.test(err) ? '' : JSON.stringify(err.slice(0, 200));
}

/** Gives the same command once more, undisturbed. */
async function goOn({ folder, whole }: Bench, name: Work, file: string): Promise<Outcome> {
  const { code, err, hung } = await begin(write(name, file)).done;
  if (code !== 0) return { hung, lost: `${name} does not go on: ${err.slice(0, 200)}` };
  const left = readdirSync(folder).filter(
    (one) => one.startsWith(`${basename(file)}.`) && !one.endsWith('.new'),
  );
  if (left.length > 0) return { hung, wrong: `${name} left ${left}` };
  return { hung, wrong: bytesOf(file) === whole[name].bytes ? '' : `${name} went on to other bytes` };
}

async function* closedPipe({ tries }: Bench): AsyncGenerator<Outcome> {
  for (const [words, input] of PRINTS)
    for (let count = 0; count < tries / 4; count++) {
      const { child, done } = begin(words, { input });
      if (count > 0) await Promise.race([once(child.stdout!, 'data'), done]);
      child.stdout?.destroy();
      const { code, err, hung } = await done;
      yield { hung, wrong: code === 0 && err === '' ? '' : `${words[0]}: ${code} ${err.slice(0, 200)}` };
    }
}

async function* noRoomToPrint(): AsyncGenerator<Outcome> {
  if (!existsSync('/dev/full')) return;
  for (const [words, input] of PRINTS) {
    const done = await begin(words, { input, to: '/dev/full' }).done;
    const bad = badRefusal(done);
    yield { refused: bad === '', hung: done.hung, wrong: bad && `${words[0]}: ${bad}` };
  }
}

async function* fullDisc(bench: Bench): AsyncGenerator<Outcome> {
  for (const name of ALL)
    for (let count = 0; count < bench.tries / 2; count++) {
      const file = freshFile(bench);
      writeFileSync(file, 'before\n');
      const { bytes } = bench.whole[name];
      const limit = 1 + bench.dice.below(Math.ceil((bytes.length * 1.2) / 512));
      const done = await begin(write(name, file), { limit }).done;
      const now = bytesOf(file);
      const isKept = now === (done.code === 0 ? bytes : 'before\n');
      const bad = done.code === 0 ? '' : badRefusal(done);
      const after = await goOn(bench, name, file);
      yield {
        refused: done.code !== 0,
        hung: done.hung || after.hung,
        lost: isKept ? after.lost : `${name}: of the file before, ${now.length} bytes are left`,
        wrong: bad ? `${name}: ${bad}` : after.wrong,
      };
    }
}

async function* closedFolder({ folder }: Bench): AsyncGenerator<Outcome> {
  for (const name of ALL)
    for (const path of ['it.txt', 'in/it.txt']) {
      const closed = join(folder, `closed-${files++}`);
      mkdirSync(closed, { mode: 0o555 });
      const done = await begin(write(name, join(closed, path)), { user: NOBODY }).done;
      const bad = badRefusal(done);
      yield { refused: bad === '', hung: done.hung, wrong: bad && `${name}: ${bad}` };
    }
}

/** Runs that a signal ends at some moment, one or several times, and that then go on. */
const ended = (signal: NodeJS.Signals) =>
  async function* (bench: Bench): AsyncGenerator<Outcome> {
    const { dice, whole } = bench;
    for (let count = 0; count < bench.tries; count++) {
      const name = dice.of(ALL);
      const file = freshFile(bench);
      const before = dice.of(['', 'before\n']);
      if (before !== '') writeFileSync(file, before);
      let lost = '';
      for (let times = dice.below(3); times >= 0; times--) {
        const { child, done } = begin(write(name, file));
        await Promise.race([wait(dice.below(Math.ceil(whole[name].span * 1.1))), done]);
        child.kill(signal);
        await done;
        const now = bytesOf(file);
        if (now !== before && now !== whole[name].bytes) lost = `${name}: ${now.length} bytes are left`;
      }
      const after = await goOn(bench, name, file);
      yield { ...after, lost: lost || after.lost };
    }
  };

/** Commands that print are ended in the middle: what they have printed by then has to be the beginning of the whole. */
/** What is printed without the fifth column of a table: that of `solve` is milliseconds, other ones each time. */
const untimed = (text: string): string => text.replace(/^((?:[^\t\n]*\t){4})[^\t\n]*$/gm, '$1');

async function* endedPrinting({ dice, tries }: Bench): AsyncGenerator<Outcome> {
  for (const [words, input] of PRINTS) {
    const start = performance.now();
    const whole = await begin(words, { input }).done;
    const span = performance.now() - start;
    for (let count = 0; count < tries / 2; count++) {
      const signal = dice.of(['SIGINT', 'SIGTERM', 'SIGKILL'] as const);
      const { child, done } = begin(words, { input });
      await Promise.race([wait(dice.below(Math.ceil(span))), done]);
      child.kill(signal);
      const { code, out, err, hung } = await done;
      const [printed, all] = [untimed(out), untimed(whole.out)];
      const isBeginning = code === 0 ? printed === all : all.startsWith(printed);
      const isPlain = /^(?:\S[^\n]*\.\n)?$/.test(err);
      const said = `${words[0]} ${signal}: ${code}, ${out.length} of ${whole.out.length}, ${err.slice(0, 200)}`;
      yield { hung, wrong: isBeginning && isPlain ? '' : said };
    }
  }
}

async function* twoWriters(bench: Bench): AsyncGenerator<Outcome> {
  for (const name of ALL)
    for (let count = 0; count < bench.tries / 2; count++) {
      const file = freshFile(bench);
      const { bytes, span } = bench.whole[name];
      const first = begin(write(name, file));
      await wait(bench.dice.below(Math.ceil(span)));
      const second = begin(write(name, file));
      // Now and then the first is killed beside the second.
      if (count % 3 === 2)
        void wait(bench.dice.below(Math.ceil(span))).then(() => first.child.kill('SIGKILL'));
      const both = await Promise.all([first.done, second.done]);
      const refused = both.filter(({ code }) => code !== 0 && code !== null);
      const bad = refused.map(badRefusal).find((text) => text !== '');
      const isOther = both.some(({ code }) => code === 0) && bytesOf(file) !== bytes;
      const after = await goOn(bench, name, file);
      yield {
        refused: refused.length > 0,
        hung: after.hung || both.some(({ hung }) => hung),
        lost: after.lost,
        wrong: isOther ? `${name}: other bytes` : bad !== undefined ? `${name}: ${bad}` : after.wrong,
      };
    }
}

async function* cutShort(bench: Bench): AsyncGenerator<Outcome> {
  for (const name of KEEPING)
    for (let count = 0; count < bench.tries / 2; count++) {
      const file = freshFile(bench);
      const { child, done } = begin(write(name, file));
      await Promise.race([wait(bench.whole[name].span * 0.7), done]);
      child.kill('SIGKILL');
      await done;
      const part = `${file}.part`;
      const { length } = bytesOf(part);
      // The head of the file is put there whole; what is added to it may be cut.
      const head = bytesOf(part).indexOf('\n') + 1;
      if (length > 0) truncateSync(part, head + bench.dice.below(length - head + 1));
      yield await goOn(bench, name, file);
    }
}

const FAULTS: Readonly<Record<string, (bench: Bench) => AsyncGenerator<Outcome>>> = {
  'closed pipe': closedPipe,
  'no room for what is printed': noRoomToPrint,
  'full disc': fullDisc,
  'folder that cannot be written': closedFolder,
  interrupted: ended('SIGINT'),
  ended: ended('SIGTERM'),
  killed: ended('SIGKILL'),
  'ended while it prints': endedPrinting,
  'two writers': twoWriters,
  'results cut short': cutShort,
};

async function wholeIn(folder: string): Promise<Whole> {
  const whole: Partial<Record<Work, Whole[Work]>> = {};
  for (const name of ALL) {
    const file = join(folder, `${name}.txt`);
    const start = performance.now();
    const { code, err } = await begin(write(name, file)).done;
    if (code !== 0) throw new Error(err);
    whole[name] = { bytes: bytesOf(file), span: performance.now() - start };
  }
  return whole as Whole;
}

/** Tries each fault so often, prints a table of what came of it, and says whether nothing was lost, hung or false. */
export async function breakCommands(tries: number, seed: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'break-'));
  // Nobody else is to be refused further in, not here.
  chmodSync(folder, 0o755);
  const bench: Bench = { folder, whole: await wholeIn(folder), dice: createDice(seed), tries };
  let isGood = true;
  console.log('fault\ttries\trefused\tlost\thung\tfalse');
  for (const [kind, tryIt] of Object.entries(FAULTS)) {
    const all: Outcome[] = [];
    for await (const outcome of tryIt(bench)) {
      all.push(outcome);
      const { hung, lost, wrong } = outcome;
      if (!hung && !lost && !wrong) continue;
      isGood = false;
      console.log(`${kind}: ${lost || wrong || 'hung'}`);
    }
    const many = (name: keyof Outcome): number => all.filter((outcome) => outcome[name]).length;
    console.log([kind, all.length, many('refused'), many('lost'), many('hung'), many('wrong')].join('\t'));
  }
  rmSync(folder, { recursive: true });
  return isGood;
}
