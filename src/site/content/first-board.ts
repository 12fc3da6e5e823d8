import { getEntry } from 'astro:content';
import { tagsIn } from '../text/tag.ts';

/** A deal on a board: the id of its game, and the position as text. */
interface AuthoredBoard {
  readonly preset: string;
  readonly deal: string;
}

/** The first board of a text, a `<Study>` or a `<Try>`, for a picture of its page; undefined for a text without boards. */
export async function firstBoardOf({
  body = '',
}: {
  readonly body?: string | undefined;
}): Promise<AuthoredBoard | undefined> {
  const tag = tagsIn(body).find(({ name }) => name === 'Study' || name === 'Try');
  const { preset, deal, id } = tag?.attributes ?? {};
  if (preset !== undefined && deal !== undefined) return { preset, deal };
  return id === undefined ? undefined : (await getEntry('studies', id))?.data;
}
