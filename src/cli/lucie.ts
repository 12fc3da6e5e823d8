import type { Readable } from 'node:stream';
import { makeFault, quote } from '../core/result.ts';
import { askCommand } from './ask.ts';
import { benchCommand } from './bench.ts';
import { type Command, formOf, helpOf, optionsOf, usageOf } from './command.ts';
import { dataCommand } from './data.ts';
import { dealCommand } from './deal.ts';
import { hintCommand } from './hint.ts';
import { isUnwritten } from './keep.ts';
import { measureCommand } from './measure.ts';
import { mineCommand } from './mine.ts';
import { oddsCommand } from './odds.ts';
import { foundWords, parseOptions } from './options.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { reachCommand } from './reach.ts';
import { rulesCommand } from './rules.ts';
import { solveCommand } from './solve.ts';
import { tellCommand } from './tell.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: readonly Command[] = [
  rulesCommand,
  dealCommand,
  playCommand,
  solveCommand,
  verifyCommand,
  reachCommand,
  hintCommand,
  tellCommand,
  askCommand,
  oddsCommand,
  perftCommand,
  measureCommand,
  mineCommand,
  dataCommand,
  benchCommand,
];

/** The exit code when what was written on the command line or in the input is at fault. */
const BAD_INPUT = 2;

const overview = [
  'npm run -s lucie -- COMMAND',
  '',
  ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`),
  '',
  'lucie COMMAND --help says more.',
  '',
].join('\n');

/** What a command line reads and where it writes: each text is waited for, until it is taken (true) or nobody reads on. */
export interface Streams {
  readonly input: Readable;
  readonly out: (text: string) => Promise<boolean>;
  readonly err: (text: string) => Promise<boolean>;
}

/** Writes on standard error; what was found in an input is not to steer the terminal. */
function say({ err }: Streams, text: string): Promise<boolean> {
  return err(`${text.replace(/[^\P{C}\n]/gu, '\uFFFD')}\n`);
}

/** Says what is wrong, and gives the exit code. */
async function complain(streams: Streams, message: string, usage = ''): Promise<number> {
  await say(streams, usage === '' ? message : `${message}\n\n${usage}`);
  return BAD_INPUT;
}

async function runCommand([name = '', ...words]: readonly string[], streams: Streams): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    await streams.out(overview);
    return 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    return complain(
      streams,
      `Expected one of the commands ${COMMANDS.map((one) => one.name).join(', ')}; found ${foundWords([name])}.`,
      overview.trimEnd(),
    );
  }
  const usage = usageOf(command);
  const all = optionsOf(command);
  const args = parseOptions(words, all, streams.input, (first) => {
    const form = formOf(command, first);
    return form === undefined ? all : [...form.needs, ...form.takes, 'help'];
  });
  if (!args.ok) return complain(streams, args.fault.message, usage);
  const { values, files } = args.value;
  if (values.help !== undefined) {
    await streams.out(helpOf(command));
    return 0;
  }
  const needs = formOf(command, files[0])?.needs ?? command.needs;
  const missing = needs.find((option) => values[option] === undefined);
  if (missing !== undefined) return complain(streams, `The option --${missing} is needed here.`, usage);
  const extra = command.forms === undefined ? files[command.reads ? 1 : 0] : undefined;
  if (extra !== undefined) return complain(streams, `${quote(extra)} is one word too many.`, usage);

  const lines = command.run(args.value);
  for (;;) {
    const next = await lines.next();
    if (next.done) return next.value === undefined ? 0 : complain(streams, makeFault(next.value));
    // A pipe that is closed early (head) ends the work quietly.
    if (!(await streams.out(`${next.value}\n`))) return 0;
  }
}

/** Runs one command line and gives the exit code; what goes wrong within it is said in a sentence, too. */
export async function lucie(words: readonly string[], streams: Streams): Promise<number> {
  try {
    return await runCommand(words, streams);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const call = error instanceof Error && 'syscall' in error ? error.syscall : null;
    const unread = call !== null && call !== 'write';
    const said = isUnwritten(error)
      ? message
      : call === 'write'
        ? `What is printed cannot be written: ${message}.`
        : unread
          ? `The input cannot be read: ${message}.`
          : `This is a fault of lucie itself: ${message}.`;
    await say(streams, said);
    return unread ? BAD_INPUT : 1;
  }
}
