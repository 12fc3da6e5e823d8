import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { ruleLines } from '../../../src/site/reference/rule-lines.ts';
import { CompareTable } from '../../../src/ui/compare/CompareTable.tsx';
import { WHOLE } from '../../../src/ui/compare/compare.ts';
import { readFigureRows } from '../../../src/ui/compare/figure-rows.ts';
import { HouseRules } from '../../../src/ui/game/HouseRules.tsx';
import { at, movesOf, rulesWith } from '../../core/notation.ts';

const usual = rulesWith();
const CLUBS = 'Foundations: C-T D-T H-K S-K |';

/** One field changed, and a position in which the engine then has other moves. */
const changes: readonly (readonly [Partial<Rules>, string])[] = [
  [{ build: 'any-suit' }, `${CLUBS} JC KC QD | JD QC | KD`],
  [{ build: 'other-colour' }, `${CLUBS} JC KC QD | JD QC | KD`],
  [{ direction: 'up-or-down' }, `${CLUBS} JC KC | JD KD QC | QD`],
  [{ cap: 3 }, `${CLUBS} JC JD KC | KD QD | QC`],
  [{ emptyFan: 'kings' }, `${CLUBS} - | - | JC KC | JD KD QC | QD`],
  [{ redeals: 0 }, `${CLUBS} JC KC | JD KD QC QD`],
  [{ redealWhen: 'only-when-stuck' }, `${CLUBS} JC KC | QC | JD KD QD`],
  [{ cells: 1 }, `${CLUBS} JC KC | JD KD QD QC`],
];

/** What the dialog for house rules says is in force. */
function chosen(rules: Rules): string[] {
  const html = render(<HouseRules rules={rules} onPlay={() => {}} />);
  return [...html.matchAll(/<summary><strong>[^<]*<\/strong> <span>([^<]*)<\/span>/g)].map(
    ([, text = '']) => text,
  );
}

/** The row of a game with some rules in the comparison. */
function row(rules: Rules): string {
  const [unmeasured] = readFigureRows('x;;;;;;;');
  const entry = { preset: { id: 'x', title: 'X', rules }, figures: unmeasured! };
  return render(<CompareTable entries={[entry]} view={WHOLE} page="/" onSort={() => {}} />);
}

test.each(changes)(
  '%j changes the sentences of the page, the dialog, the comparison and the engine',
  (change, position) => {
    const changed = { ...usual, ...change };
    const marked = ruleLines(changed, usual).filter(({ instead }) => instead !== null);
    expect(marked).not.toEqual([]);
    expect(ruleLines(usual, usual).filter(({ instead }) => instead !== null)).toEqual([]);

    const [before, after] = [chosen(usual), chosen(changed)];
    expect(after).not.toEqual(before);
    // The dialog says what the page says.
    expect(marked.some(({ text }) => after.includes(text))).toBe(true);
    expect(marked.some(({ text }) => before.includes(text))).toBe(false);

    if (!('redealWhen' in change)) expect(row(changed)).not.toBe(row(usual));
    expect(movesOf(changed, at(changed, position))).not.toEqual(movesOf(usual, at(usual, position)));
  },
);

test('whatever a game says of itself on its page stands in the dialog of its rules, or is no switch', () => {
  for (const { rules } of PRESETS) {
    const said = ruleLines(rules, rules).map(({ text }) => text);
    expect(said.filter((text) => chosen(rules).includes(text)).length).toBeGreaterThan(3);
  }
});
