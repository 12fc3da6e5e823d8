import type { Fault } from '../core/result.ts';
import { type Args, OPTIONS, type OptionName } from './options.ts';

/** One way to write a command that does several things: the words behind its name, and the options that go with them. */
export interface Form {
  /** As the usage shows them, `days DATE`: the first is written so, or in capitals stands for any word. */
  readonly words: string;
  /** Options that must be given. */
  readonly needs: readonly OptionName[];
  /** Options that may be given. */
  readonly takes: readonly OptionName[];
}

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
  /** The several things that it does, each by its first word; without it, no words are taken but the file that it reads. */
  readonly forms?: readonly Form[];
  /** What the help says of an option where it means something else than usual. */
  readonly optionHelp?: Readonly<Partial<Record<OptionName, string>>>;
  /** Prints lines one by one as they are known, and returns the fault that it stopped at, if any. */
  readonly run: (args: Args) => AsyncGenerator<string, Fault | undefined>;
}

/** The form of a command that its first word asks for; undefined where it has none for that word. */
export function formOf({ forms = [] }: Command, first: string | undefined): Form | undefined {
  const begins = (form: Form): string => form.words.split(' ')[0] ?? '';
  return forms.find((form) => begins(form) === first) ?? forms.find((form) => /^[A-Z]/.test(form.words));
}

/** The options of all forms of a command, the needed ones first; every command has `--help`. */
export function optionsOf({ needs, takes, forms = [] }: Command): OptionName[] {
  const all = [{ needs, takes }, ...forms].flatMap((form) => [...form.needs, ...form.takes]);
  return [...new Set(all), 'help'];
}

/** How a command is written, on one line; on one for each form where it has several. */
export function usageOf({ name, needs, takes, forms, reads }: Command): string {
  const option = (one: OptionName): string =>
    OPTIONS[one].value === null ? `--${one}` : `--${one} ${OPTIONS[one].value}`;
  return (forms ?? [{ words: '', needs, takes }])
    .map((form) => {
      const options = [...form.needs.map(option), ...form.takes.map((one) => `[${option(one)}]`)];
      const words = form.words === '' ? [] : [form.words];
      return ['lucie', name, ...words, ...options, ...(reads ? ['[FILE]'] : [])].join(' ');
    })
    .join('\n');
}

/** The help page of a command. */
export function helpOf(command: Command): string {
  const rows = optionsOf(command).map((name) => {
    const { value, help } = OPTIONS[name];
    return `  ${`--${name} ${value ?? ''}`.padEnd(21)} ${command.optionHelp?.[name] ?? help}`;
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
