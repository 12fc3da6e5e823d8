import type { Fault } from '../core/result.ts';
import { type Args, OPTIONS, type OptionName } from './options.ts';

/** A command of the command line, as data: what its help says, what it takes, and what it does. */
export interface Command {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What it reads and prints, in a few lines. */
  readonly about: string;
  /** Options that must be given. */
  readonly needs: readonly OptionName[];
  /** Options that may be given. */
  readonly takes: readonly OptionName[];
  /** Whether it reads deals, from standard input or from a file that is named. */
  readonly reads: boolean;
  /** The other words that it takes, for its usage; without it, none but the file that it reads. */
  readonly words?: string;
  /** Prints lines one by one as they are known, and returns the fault that it stopped at, if any. */
  readonly run: (args: Args) => AsyncGenerator<string, Fault | undefined>;
}

/** The options of a command, the needed ones first; every command has `--help`. */
export function optionsOf(command: Command): OptionName[] {
  return [...command.needs, ...command.takes, 'help'];
}

/** How a command is written, on one line. */
export function usageOf(command: Command): string {
  const words = (name: OptionName): string =>
    OPTIONS[name].value === null ? `--${name}` : `--${name} ${OPTIONS[name].value}`;
  const parts = [
    ...command.needs.map(words),
    ...command.takes.map((name) => `[${words(name)}]`),
    ...(command.words === undefined ? [] : [command.words]),
    ...(command.reads ? ['[FILE]'] : []),
  ];
  return ['lucie', command.name, ...parts].join(' ');
}

/** The help page of a command. */
export function helpOf(command: Command): string {
  const rows = optionsOf(command).map((name) => {
    const { value, help } = OPTIONS[name];
    return `  ${`--${name} ${value ?? ''}`.padEnd(21)} ${help}`;
  });
  const file = command.reads ? [`  ${'FILE'.padEnd(21)} read instead of standard input`] : [];
  return [
    `${usageOf(command)}`,
    '',
    command.summary,
    '',
    command.about.trim(),
    '',
    ...rows,
    ...file,
    '',
  ].join('\n');
}
