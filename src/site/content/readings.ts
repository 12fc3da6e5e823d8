import { difference } from '../../core/describe.ts';
import { presetOf } from '../../core/preset.ts';
import { type Fault, quote, type Result } from '../../core/result.ts';
import { parseRuleChoices } from '../../core/rule-choices.ts';
import type { Rules } from '../../core/rules.ts';
import { tagsIn } from '../text/tag.ts';

/** Reads the house rules of a `<Reading set="…">`: settings such as `redeals=0`, separated by spaces. */
export function readReading(presetId: string, set: string): Result<Rules> {
  const preset = presetOf(presetId);
  if (preset === undefined) throw new Error(`content/en/variants/${presetId}.mdx: there is no such game.`);
  return parseRuleChoices(preset.rules, set.split(' '));
}

/** Finds the first reading on the page of a game that is no rule, or none but its own; null when all are good. */
export function checkReadings(text: string, presetId: string): Fault | null {
  const usual = presetOf(presetId)?.rules;
  if (usual === undefined)
    return {
      message: `Expected a file name that is the id of a game in src/core/preset.ts, found ${quote(presetId)}.`,
    };
  for (const { attributes, line } of tagsIn(text, 'Reading')) {
    const rules = readReading(presetId, attributes.set ?? '');
    if (!rules.ok) return { message: `<Reading>: ${rules.fault.message}`, line };
    if (difference(usual, rules.value).length === 0)
      return {
        message: `<Reading>: Expected a rule that changes the game, found ${quote(attributes.set ?? '')}.`,
        line,
      };
  }
  return null;
}
