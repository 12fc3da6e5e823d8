import type { Rules } from '../../core/rules.ts';
import { type DifficultyScale, scaleName } from '../../solver/difficulty/deal-grade.ts';

/** The folder of the measured files. */
const FOLDER = `${import.meta.env.BASE_URL}measurements/`;

/** Scales that were fetched already, by name. */
const fetched = new Map<string, DifficultyScale>();

/** Fetches the scale of difficulty for some rules; null where there is none or it cannot be had, and the next call tries again. */
export async function fetchScale(rules: Rules): Promise<DifficultyScale | null> {
  const name = scaleName(rules);
  if (name === null) return null;
  const known = fetched.get(name);
  if (known !== undefined) return known;
  try {
    const response = await fetch(`${FOLDER}${name}.json`);
    if (!response.ok) return null;
    const { deals, limits, middle }: DifficultyScale = await response.json();
    const scale = { deals, limits, middle };
    fetched.set(name, scale);
    return scale;
  } catch {
    return null;
  }
}
