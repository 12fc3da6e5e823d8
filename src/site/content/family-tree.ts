import { difference } from '../../core/describe.ts';
import type { Preset } from '../../core/preset.ts';
import { changedFields } from '../../play/nearest-preset.ts';

/** A game of the family with those that were made of it. */
export interface FamilyBranch {
  readonly preset: Preset;
  /** What its rules say where they differ from those of the game that it hangs on; nothing for the first game. */
  readonly changes: readonly string[];
  readonly branches: readonly FamilyBranch[];
}

/**
 * The games as a tree, with the first of them as its root, in which every game hangs on one that differs from it in few
 * rules: no other tree of these games changes fewer rules in all. Where several would do, the game hangs on the one that
 * came into the tree first.
 */
export function familyTree([root, ...others]: readonly [Preset, ...Preset[]]): FamilyBranch {
  const inTree = [root];
  const left = new Set(others);
  const under = new Map<Preset, Preset[]>();
  while (left.size > 0) {
    const steps = [...left].flatMap((child) =>
      inTree.map((parent) => ({ parent, child, cost: changedFields(parent.rules, child.rules).length })),
    );
    const { parent, child } = steps.reduce((best, step) => (step.cost < best.cost ? step : best));
    under.set(parent, [...(under.get(parent) ?? []), child]);
    inTree.push(child);
    left.delete(child);
  }
  const branch = (preset: Preset, parent: Preset): FamilyBranch => ({
    preset,
    changes: difference(parent.rules, preset.rules)
      .map(({ to }) => to)
      .filter((text) => text !== ''),
    branches: (under.get(preset) ?? []).map((child) => branch(child, preset)),
  });
  return branch(root, root);
}
