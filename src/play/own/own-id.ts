const OWN_ID = /^own-[a-z]{6}-\d{4}$/;

/** Whether a value is the id of a puzzle of the player's own: `own-kfjwqz-0412`. */
export function isOwnId(value: unknown): value is string {
  return typeof value === 'string' && OWN_ID.test(value);
}

/**
 * The address of a puzzle, `practice` being that of the page of all puzzles, which ends in `/`. Whether a puzzle of the
 * player's own is still kept is not asked. A fragment of `PRACTICE_HASHES` may be added.
 */
export function puzzleAddress(practice: string, id: string): string {
  return `${practice}${isOwnId(id) ? `own/#${id}` : `${id}/`}`;
}

/** The id of the puzzle of the player's own that a fragment names, with or without the way by which it was come to. */
export function ownIdIn(fragment: string): string | null {
  const [, id = ''] = fragment.split('#');
  return isOwnId(id) ? id : null;
}
