import { CHOICES, PRESETS, type Rules } from '../core/rules.ts';
import type { Command } from './command.ts';

/** `lucie rules`: the named games. */
export const rulesCommand: Command = {
  name: 'rules',
  summary: 'Lists the games.',
  about: `
Prints a game a line: its id, its title, and the rules in which it differs from the first one, written as --set
takes them; with --json all of it as an array of {id, title, rules}.`,
  needs: [],
  takes: ['json'],
  reads: false,
  async *run({ values }) {
    if (values.json !== undefined) yield JSON.stringify(PRESETS, null, 2);
    else for (const { id, title, rules } of PRESETS) yield [id, title, difference(rules)].join('\t');
    return undefined;
  },
};

function difference(rules: Rules): string {
  const fields = Object.keys(CHOICES) as (keyof Rules)[];
  return fields
    .filter((field) => rules[field] !== PRESETS[0]?.rules[field])
    .map((field) => `${field}=${rules[field]}`)
    .join(' ');
}
