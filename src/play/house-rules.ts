import { difference } from '../core/describe.ts';
import { RULE_CHOICES } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';

/** One value of a rule field, and the sentence that it adds to the rules. */
interface Choice {
  readonly value: Rules[keyof Rules];
  readonly text: string;
}

/** A rule that can be switched: its field and its values in plain words, in the order of {@link RULE_CHOICES}. */
export interface SwitchableRule {
  readonly field: keyof Rules;
  readonly choices: readonly Choice[];
}

/** The rules that can be switched under some rules; one that plays no part under them is left out. */
export function switchableRules(rules: Rules): SwitchableRule[] {
  return (Object.keys(RULE_CHOICES) as (keyof Rules)[])
    .map((field) => ({
      field,
      choices: RULE_CHOICES[field].map((value) => ({ value, text: textOf(rules, field, value) })),
    }))
    .filter(({ choices }) => choices.every(({ text }) => text !== ''));
}

/** Rules with one field changed; whether they make sense is asked of `checkRules`. */
export function withRule(rules: Rules, field: keyof Rules, value: Rules[keyof Rules]): Rules {
  return { ...rules, [field]: value };
}

/** The sentence that a value adds to the rules, told by its difference to another value; empty where there is none. */
function textOf(rules: Rules, field: keyof Rules, value: Rules[keyof Rules]): string {
  const chosen = withRule(rules, field, value);
  const others = RULE_CHOICES[field].filter((other) => other !== value);
  const differences = others.flatMap((other) => difference(withRule(rules, field, other), chosen));
  // The direction has no sentence of its own: it is a part of the sentence about building.
  const described = field === 'direction' ? 'build' : field;
  return differences.find((one) => one.field === described)?.to ?? '';
}
