import type { CollectionEntry } from 'astro:content';
import { PRESETS } from '../../core/preset.ts';

type StudyEntry = CollectionEntry<'studies'>;

/** The studies that begin with the first deal: game by game, within a game those of one deal first, then the longest. */
export function wholeGames(studies: readonly StudyEntry[]): StudyEntry[] {
  return PRESETS.flatMap(({ id }) =>
    studies
      .filter(({ data }) => data.whole && data.preset === id)
      .toSorted((a, b) => a.data.deals - b.data.deals || b.data.moves - a.data.moves),
  );
}

/** The studies that begin later, game by game, within a game the shortest first; games without any are left out. */
export function endings(
  studies: readonly StudyEntry[],
): { readonly title: string; readonly studies: StudyEntry[] }[] {
  return PRESETS.map(({ id, title }) => ({
    title,
    studies: studies
      .filter(({ data }) => !data.whole && data.preset === id)
      .toSorted((a, b) => a.data.moves - b.data.moves),
  })).filter((game) => game.studies.length > 0);
}
