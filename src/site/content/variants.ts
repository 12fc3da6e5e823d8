import { type CollectionEntry, getCollection } from 'astro:content';
import { PRESETS, type Preset } from '../../core/preset.ts';
import type { Rules } from '../../core/rules.ts';
import { changedFields } from '../../play/nearest-preset.ts';
import { studyTexts } from '../text/study-texts.ts';
import { tagsIn } from '../text/tag.ts';
import { type Chapter, chaptersIn } from './chapters.ts';
import { entryOf } from './entry-of.ts';

/** The page of a game: its row of {@link PRESETS} and its text. */
export interface VariantPage {
  readonly preset: Preset;
  readonly entry: CollectionEntry<'variants'>;
}

/** The pages of all games, in the order of {@link PRESETS}; a game without a text stops the build. */
export async function variantPages(): Promise<VariantPage[]> {
  return Promise.all(
    PRESETS.map(async (preset) => ({ preset, entry: await entryOf('variants', preset.id) })),
  );
}

/** Whether a text on a game opens with its first lesson: boards to try what is different in it. */
export function hasFirstLesson({ body = '' }: { readonly body?: string | undefined }): boolean {
  return tagsIn(body, 'Try').length > 0;
}

/** The annotated games of a game, the longest first. */
export async function studiesOf(presetId: string): Promise<CollectionEntry<'studies'>[]> {
  const studies = await getCollection('studies', ({ data }) => data.preset === presetId);
  return studies.sort((a, b) => b.data.moves - a.data.moves);
}

/** The chapters on strategy in which a game lies on a board. */
export async function chaptersOf(presetId: string): Promise<Chapter<'strategy'>[]> {
  return (await chaptersIn('strategy')).filter(({ body = '' }) =>
    tagsIn(body).some(({ attributes: { preset, id = '' }, name }) =>
      name === 'Study' ? studyTexts.get(id)?.includes(`[Rules "${presetId}"]`) : preset === presetId,
    ),
  );
}

/** The games whose rules are nearest to those of a game: at most so many, the nearest first. */
export function nearestGames(rules: Rules, most: number): Preset[] {
  return PRESETS.map((preset) => ({ preset, changes: changedFields(rules, preset.rules).length }))
    .filter(({ changes }) => changes > 0)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, most)
    .map(({ preset }) => preset);
}
