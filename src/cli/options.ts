import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { parseGameRules } from '../core/proof/game-rules.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';

/** Every option that some command takes; an option that takes a value says what stands for it in the usage. */
export const OPTIONS = {
  rules: { value: 'ID', help: 'the game; `lucie rules` lists the ids' },
  set: { value: 'FIELD=VALUE …', help: 'changes a rule of the game, like redeals=0; several may follow' },
  seed: { value: 'TEXT', help: 'any text; the same rules and seed always give the same deal' },
  pysolfc: {
    value: 'NUMBER',
    help: 'the deal that PySolFC has under this number, like 24, ms24 or a longer one',
  },
  card: { value: 'CARD', help: 'a card, such as 9H or TC' },
  count: { value: 'N', help: 'how many of them' },
  more: { value: 'N', help: 'adds so many to those that the file has' },
  depth: { value: 'N', help: 'how many moves are played at most' },
  'budget-nodes': { value: 'N', help: 'looks at no more than N positions' },
  foundations: { value: 'A,B,C,D', help: 'cards on the foundations, 0–13 each, in any order' },
  'redeals-left': { value: 'N', help: 'redeals still to come' },
  merci: { value: 'N', help: 'draws (or mercis) still to take' },
  samples: { value: 'N', help: 'how large the samples are' },
  shard: { value: 'I/N', help: 'does only part I of N' },
  out: { value: 'FILE', help: 'where the result goes' },
  jobs: { value: 'N', help: 'how many processors work on it (default all)' },
  proof: { value: null, help: 'prints proofs instead of the table; `lucie verify` checks them' },
  json: { value: null, help: 'prints every rule field as JSON' },
  lucie: { value: null, help: 'prints an annotated game, as a study' },
  help: { value: null, help: 'prints this' },
} as const satisfies Readonly<Record<string, { readonly value: string | null; readonly help: string }>>;

/** The name of an option, without its dashes. */
export type OptionName = keyof typeof OPTIONS;

/** A command line that was read: the values of each option in their order ('' where it takes none), and all other words. */
export interface Args {
  readonly values: Readonly<Partial<Record<OptionName, readonly string[]>>>;
  readonly files: readonly string[];
  /** What is read where no file is named. */
  readonly input: Readable;
}

/** Reads the words behind a command: of `all` its options only those are known that go with the first word beside them. */
export function parseOptions(
  words: readonly string[],
  all: readonly OptionName[],
  input: Readable,
  takenWith: (first: string | undefined) => readonly OptionName[] = () => all,
): Result<Args> {
  const options = Object.fromEntries(
    all.map((name) => [name, { type: OPTIONS[name].value === null ? 'boolean' : 'string' } as const]),
  );
  const values: Partial<Record<OptionName, string[]>> = {};
  const files: string[] = [];
  const { tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const known = takenWith(tokens.find((token) => token.kind === 'positional')?.value);
  let afterSet = false;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      // One --set may be followed by several settings.
      if (afterSet && token.value.includes('=')) values.set?.push(token.value);
      else files.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const name = rawName === '-h' ? 'help' : known.find((one) => rawName === `--${one}`);
    if (name === undefined) {
      const there = known.length === 1 ? 'there is only' : 'there are';
      return fail(`There is no option ${quote(rawName)} here; ${there} --${known.join(', --')}.`);
    }
    const placeholder = OPTIONS[name].value;
    if (placeholder === null && value !== undefined) return fail(`The option ${rawName} takes no value.`);
    if (
      placeholder !== null &&
      (value === undefined || value === '' || (!inlineValue && value.startsWith('--')))
    ) {
      return fail(`The option ${rawName} needs a value: ${rawName} ${placeholder}.`);
    }
    const before = values[name] ?? [];
    if (before.length > 0 && name !== 'set') return fail(`The option ${rawName} stands twice.`);
    values[name] = [...before, value ?? ''];
    afterSet = name === 'set';
  }
  return ok({ values, files, input });
}

/** What a message says was found: the words quoted, or “nothing” where there are none. */
export function foundWords(words: readonly string[]): string {
  const text = words.join(' ').trim();
  return text === '' ? 'nothing' : quote(text);
}

/** The game that `--rules` and `--set` ask for, in words: `trefoil redeals=0`. */
export function gameWords({ values }: Args): string {
  return [...(values.rules ?? []), ...(values.set ?? [])].join(' ');
}

/** Reads the rules that `--rules` and `--set` ask for. */
export function rulesFromOptions(args: Args): Result<Rules> {
  return parseGameRules(gameWords(args));
}

/** Some options of a command line as a shell reads them, each with a space before it: ` --rules trefoil --count 5`. */
export function optionWords({ values }: Args, names: readonly OptionName[]): string {
  return names
    .flatMap((name) => (values[name] ?? []).map((value) => ` --${name} ${shellWord(value)}`))
    .join('');
}

/** A text as one word of a command line: `lucie`, `'two words'`. */
export function shellWord(text: string): string {
  return /^[\w./:=,@+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Reads the seed for what is written to a file, whose lines and columns it must not part; “lucie” where there is none. */
export function fileSeed({ values }: Args, defaultValue = 'lucie'): Result<string> {
  const seed = values.seed?.[0] ?? defaultValue;
  return /\p{Cc}/u.test(seed)
    ? fail('A seed that is written to a file holds no tab, no line break and no other control character.')
    : ok(seed);
}

/** The most that --samples takes: more than anybody has measured, and numbers that a run can hold. */
const MOST_SAMPLES = 1_000_000_000;

/** Reads how large samples are, or takes the default where nobody says. */
export function samplesOf(args: Args, defaultValue: number): Result<number> {
  return wholeOf(args, 'samples', 1, defaultValue, MOST_SAMPLES);
}

/** Reads the whole number that an option gives, or takes the default where it is not there. */
export function wholeOf(
  { values }: Args,
  name: OptionName,
  least: number,
  defaultValue: number,
  most = Number.POSITIVE_INFINITY,
): Result<number> {
  const text = values[name]?.[0];
  if (text === undefined) return ok(defaultValue);
  const number = /^\d{1,12}$/.test(text) ? Number(text) : -1;
  if (number > most) {
    return fail(
      `The option --${name} takes a whole number from ${least} to ${most} here; found ${quote(text)}.`,
    );
  }
  return number >= least
    ? ok(number)
    : fail(`The option --${name} takes a whole number from ${least} on; found ${quote(text)}.`);
}

/** More threads than this only take memory. */
const MOST_JOBS = 256;

/** Reads how many threads share the work; as many as there are cores unless told. */
export function jobsOf(args: Args): Result<number> {
  return wholeOf(args, 'jobs', 1, availableParallelism(), MOST_JOBS);
}

/** Reads how many redeals or draws are left, of `most` that the game has; one that has none says so. */
export function leftOf(
  args: Args,
  name: 'redeals-left' | 'merci',
  defaultValue: number,
  most: number,
): Result<number> {
  const text = args.values[name]?.[0];
  if (most > 0 || text === undefined || text === '0') return wholeOf(args, name, 0, defaultValue, most);
  const what = name === 'merci' ? 'draw' : 'redeal';
  return fail(`This game has no ${what}, so --${name} can only be 0; found ${quote(text)}.`);
}
