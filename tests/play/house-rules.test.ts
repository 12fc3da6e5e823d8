import { expect, test } from 'vitest';
import { describeRules } from '../../src/core/describe.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { RULE_CHOICES } from '../../src/core/rule-choices.ts';
import { switchableRules, withRule } from '../../src/play/house-rules.ts';

test('every game offers each of its rules, all values told apart', () => {
  for (const { rules } of PRESETS) {
    const switches = switchableRules(rules);
    const fields = switches.map(({ field }) => field);
    for (const field of ['packs', 'build', 'direction', 'redeals', 'merci', 'cells'] as const)
      expect(fields).toContain(field);
    expect(fields.includes('redealWhen')).toBe(rules.redeals > 0);
    expect(fields.includes('merciTo')).toBe(rules.merci > 0);
    for (const { field, choices } of switches) {
      expect(choices.map(({ value }) => value)).toEqual(RULE_CHOICES[field]);
      expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
      const now = choices.find(({ value }) => value === rules[field]);
      if (describeRules(rules).includes(now?.text ?? '')) continue;
      // A rule that is not in force has no sentence of its own: it is said beside those that are.
      expect(now?.text).toMatch(/no|No|stay|may|with the other/);
    }
  }
});

test('a changed rule changes nothing else', () => {
  const { rules } = presetOf('trefoil')!;
  expect(withRule(rules, 'redeals', 3)).toEqual({ ...rules, redeals: 3 });
});
