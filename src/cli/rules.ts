import { describeRules, difference } from '../core/describe.ts';
import { PRESETS } from '../core/preset.ts';
import { RULE_CHOICES } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';
import type { Command } from './command.ts';
import { rulesFromOptions } from './options.ts';

/** `lucie rules`: the named games. */
export const rulesCommand: Command = {
  name: 'rules',
  summary: 'Lists the games, or the rules of one.',
  about: `
Prints a game a line: its id, its title, and the rules in which it differs from the first one, written as --set
takes them; with --json all of it as an array of {id, title, rules}. With --rules ID it prints the rules of that game
as sentences, a line each, and then what changes from the first game; with --json as well its rules as JSON.`,
  needs: [],
  takes: ['json', 'rules', 'set'],
  reads: false,
  async *run(args) {
    const { values } = args;
    if (values.set !== undefined && values.rules === undefined)
      return { message: 'With --set, the option --rules says which game is changed: --rules ID.' };
    if (values.rules !== undefined) {
      const rules = rulesFromOptions(args);
      if (!rules.ok) return rules.fault;
      if (values.json !== undefined) {
        yield JSON.stringify(rules.value, null, 2);
        return undefined;
      }
      yield* describeRules(rules.value);
      const [first] = PRESETS;
      if (first === undefined) return undefined;
      const changes = difference(first.rules, rules.value);
      if (changes.length > 0) yield `\nBeside ${first.title}:`;
      for (const { from, to } of changes) yield `${from || '–'} → ${to || '–'}`;
    } else if (values.json !== undefined) yield JSON.stringify(PRESETS, null, 2);
    else for (const { id, title, rules } of PRESETS) yield [id, title, settings(rules)].join('\t');
    return undefined;
  },
};

function settings(rules: Rules): string {
  const fields = Object.keys(RULE_CHOICES) as (keyof Rules)[];
  return fields
    .filter((field) => rules[field] !== PRESETS[0]?.rules[field])
    .map((field) => `${field}=${rules[field]}`)
    .join(' ');
}
