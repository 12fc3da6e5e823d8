import { z } from 'astro/zod';
import type { Position } from '../../core/position.ts';
import { parsePosition } from '../../core/position-notation.ts';
import { PRESETS, presetOf } from '../../core/preset.ts';
import { makeFault, type Result } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';

/** The id of a game, as authors write it at the head of a page. */
export const presetField = z.enum(PRESETS.map(({ id }) => id) as [string, ...string[]]);

/** Reads a deal that an author wrote for a game. */
export function readAuthoredDeal(presetId: string, deal: string): Result<Position> {
  return parsePosition(presetRules(presetId), deal);
}

/** The rules of a game whose id has been checked; throws when there is no such game. */
export function presetRules(presetId: string): Rules {
  const preset = presetOf(presetId);
  if (preset === undefined) throw new Error(`no game ${presetId}`);
  return preset.rules;
}

/** Adds the fault in a deal, if any, to what a schema has found; gives the position when there is none. */
export function checkDeal(
  { preset, deal }: { preset: string; deal: string },
  context: z.core.$RefinementCtx,
): Position | null {
  const position = readAuthoredDeal(preset, deal);
  if (position.ok) return position.value;
  context.addIssue({ code: 'custom', path: ['deal'], message: makeFault(position.fault) });
  return null;
}
