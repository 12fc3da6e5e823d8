import { makeFault, quote } from '../core/result.ts';
import { benchCommand } from './bench.ts';
import { type Command, helpOf, optionsOf, usageOf } from './command.ts';
import { dealCommand } from './deal.ts';
import { hintCommand } from './hint.ts';
import { measureCommand } from './measure.ts';
import { mineCommand } from './mine.ts';
import { oddsCommand } from './odds.ts';
import { parseOptions } from './options.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { reachCommand } from './reach.ts';
import { rulesCommand } from './rules.ts';
import { solveCommand } from './solve.ts';

const COMMANDS: readonly Command[] = [
  rulesCommand,
  dealCommand,
  playCommand,
  solveCommand,
  reachCommand,
  hintCommand,
  oddsCommand,
  perftCommand,
  measureCommand,
  mineCommand,
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

/** Writes text and waits until it is taken; false when nobody reads it any more. */
function write(stream: NodeJS.WriteStream, text: string): Promise<boolean> {
  return new Promise((resolve) => stream.write(text, (error) => resolve(!error)));
}

/** Says on standard error what is wrong, and gives the exit code. */
async function complain(message: string, usage = ''): Promise<number> {
  await write(process.stderr, usage === '' ? `${message}\n` : `${message}\n\n${usage}\n`);
  return BAD_INPUT;
}

/** Runs one command line and gives the exit code. */
async function main([name = '', ...words]: readonly string[]): Promise<number> {
  if (name === '--help' || name === 'help') {
    await write(process.stdout, overview);
    return 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    const found = name === '' ? 'nothing' : quote(name);
    return complain(
      `Expected one of the commands ${COMMANDS.map((one) => one.name).join(', ')}; found ${found}.`,
      overview.trimEnd(),
    );
  }
  const usage = usageOf(command);
  const args = parseOptions(words, optionsOf(command));
  if (!args.ok) return complain(args.fault.message, usage);
  const { values, files } = args.value;
  if (values.help !== undefined) {
    await write(process.stdout, helpOf(command));
    return 0;
  }
  const missing = command.needs.find((option) => values[option] === undefined);
  if (missing !== undefined) return complain(`The option --${missing} is needed here.`, usage);
  const extra = command.words === undefined ? files[command.reads ? 1 : 0] : undefined;
  if (extra !== undefined) return complain(`${quote(extra)} is one word too many.`, usage);

  const lines = command.run(args.value);
  for (;;) {
    const next = await lines.next();
    if (next.done) return next.value === undefined ? 0 : complain(makeFault(next.value));
    // A pipe that is closed early (head) ends the work quietly.
    if (!(await write(process.stdout, `${next.value}\n`))) return 0;
  }
}

// The callbacks of write() hear of errors, too; without a listener Node would print a stack trace first.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const unread = error instanceof Error && 'syscall' in error;
  await write(
    process.stderr,
    unread ? `The input cannot be read: ${message}.\n` : `This is a fault of lucie itself: ${message}.\n`,
  );
  process.exit(unread ? BAD_INPUT : 1);
}
