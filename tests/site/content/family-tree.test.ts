import { expect, test } from 'vitest';
import { PRESETS, type Preset } from '../../../src/core/preset.ts';
import { changedFields } from '../../../src/play/nearest-preset.ts';
import { type FamilyBranch, familyTree } from '../../../src/site/content/family-tree.ts';

const [first, ...others] = PRESETS;
const root = familyTree([first!, ...others]);

const gamesIn = ({ preset, branches }: FamilyBranch): Preset[] => [preset, ...branches.flatMap(gamesIn)];
const edgesIn = (branch: FamilyBranch): { parent: Preset; child: FamilyBranch }[] =>
  branch.branches.flatMap((child) => [{ parent: branch.preset, child }, ...edgesIn(child)]);

test('every game hangs on the tree once, and says what it changes', () => {
  expect(root.preset).toBe(first);
  expect(
    gamesIn(root)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(PRESETS.map(({ id }) => id).sort());
  for (const { child } of edgesIn(root)) expect(child.changes, child.preset.id).not.toEqual([]);
});

test('no branch could hang elsewhere with fewer rules changed', () => {
  for (const { parent, child } of edgesIn(root)) {
    const inside = new Set(gamesIn(child));
    const outside = PRESETS.filter((preset) => !inside.has(preset));
    const least = Math.min(
      ...[...inside].flatMap((game) => outside.map((other) => changedFields(game.rules, other.rules).length)),
    );
    expect(changedFields(parent.rules, child.preset.rules).length, child.preset.id).toBe(least);
  }
});

test('The Fan hangs on the game without redeal: only its emptied fans differ', () => {
  const plain = edgesIn(root).find(({ child }) => child.preset.id === 'the-fan');
  expect(plain?.parent.id).toBe('no-redeal');
  expect(plain?.child.changes).toEqual(['An emptied fan may be filled by a king.']);
});
