import type { CollectionEntry } from 'astro:content';
import { ACE, rankOf } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import { home } from '../../core/position.ts';
import { PRESETS } from '../../core/preset.ts';
import { acesLaidOut } from '../../core/rules.ts';

type StudyEntry = CollectionEntry<'studies'>;

/**
 * Whether a game begins before its first move: nothing is built, and nothing is home but what was laid out before the deal, and
 * aces that went home as they were dealt.
 */
export function isWholeGame({ rules, start }: Game): boolean {
  const hasNothingPlayed =
    rules.emptyFan === 'stock'
      ? start.foundations.flat().every((card) => rankOf(card) === ACE)
      : home(start) === acesLaidOut(rules);
  return start.deal === 1 && hasNothingPlayed && start.fans.every((fan) => fan.length <= rules.fanSize);
}

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
