import { rulesChanged } from '../../core/describe.ts';
import type { Rules } from '../../core/rules.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { HOUSE } from '../words/en/house-rules.ts';

/** The line that says how many rules of the game on the table are of the house; nothing where all are as usual. */
export function HouseNote({ rules }: { readonly rules: Rules }) {
  const preset = nearestPreset(rules);
  const changes = rulesChanged(preset.rules, rules).length;
  return changes === 0 ? null : <p class="lucie-desk-note">{HOUSE.inForce(preset.title, changes)}</p>;
}
