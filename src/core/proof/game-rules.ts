import { PRESETS, type Preset, presetOf } from '../preset.ts';
import { fail, ok, quote, type Result } from '../result.ts';
import { parseRuleChoices } from '../rule-choices.ts';
import type { Rules } from '../rules.ts';

/** Reads the id of a named game and the house rules behind it: `trefoil redeals=0`. */
export function parseGameRules(text: string): Result<Rules> {
  const words = text.trim().split(/\s+/);
  const [id = '', ...choices] = words;
  const preset = presetOf(id);
  if (preset !== undefined) return parseRuleChoices(preset.rules, choices);
  // What stands in place of an id may be a name of several words: all before the first house rule.
  const rule = words.findIndex((word) => word.includes('='));
  return unknownGame((rule < 0 ? words : words.slice(0, rule)).join(' '));
}

/** The named game with an id; a fault lists the ids. */
export function findPreset(id: string): Result<Preset> {
  const preset = presetOf(id);
  if (preset !== undefined) return ok(preset);
  return unknownGame(id);
}

function unknownGame(id: string): ReturnType<typeof fail> {
  const ids = PRESETS.map((one) => one.id).join(', ');
  return fail(`There is no game with the id ${quote(id)}; there are ${ids}.`);
}
