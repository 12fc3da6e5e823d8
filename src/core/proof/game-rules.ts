import { PRESETS, presetOf } from '../preset.ts';
import { fail, quote, type Result } from '../result.ts';
import { parseRuleChoices } from '../rule-choices.ts';
import type { Rules } from '../rules.ts';

/** Reads the id of a named game and the house rules behind it: `trefoil redeals=0`. */
export function parseGameRules(text: string): Result<Rules> {
  const [id = '', ...choices] = text.trim().split(/\s+/);
  const preset = presetOf(id);
  if (preset !== undefined) return parseRuleChoices(preset.rules, choices);
  const ids = PRESETS.map((one) => one.id).join(', ');
  return fail(`There is no game with the id ${quote(id)}; there are ${ids}.`);
}
