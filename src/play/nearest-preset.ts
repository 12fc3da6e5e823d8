import { PRESETS, type Preset } from '../core/preset.ts';
import { RULE_CHOICES } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';

const FIELDS = Object.keys(RULE_CHOICES) as (keyof Rules)[];

/** The fields in which two sets of rules differ, in the order of {@link RULE_CHOICES}. */
export function changedFields(from: Rules, to: Rules): (keyof Rules)[] {
  return FIELDS.filter((field) => from[field] !== to[field]);
}

/** What tells a game from others more than how often it is dealt or what else it allows. */
const TELLING: readonly (keyof Rules)[] = ['packs', 'acesOut', 'build', 'direction'];

/** The preset that differs from some rules in the fewest fields, of which the telling ones count twice; the first of several. */
export function nearestPreset(rules: Rules): Preset {
  const changes = (preset: Preset): number => {
    const changed = changedFields(preset.rules, rules);
    return changed.length + changed.filter((field) => TELLING.includes(field)).length;
  };
  // Mostly they are those of a preset, which is soon seen.
  return (
    PRESETS.find((preset) => preset.rules === rules) ??
    PRESETS.reduce((best, preset) => (changes(preset) < changes(best) ? preset : best))
  );
}
