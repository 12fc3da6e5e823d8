const OWN_ID = /^own-[a-z]{6}-\d{4}$/;

/** Whether a value is the id of a puzzle of the player's own: `own-kfjwqz-0412`. */
export function isOwnId(value: unknown): value is string {
  return typeof value === 'string' && OWN_ID.test(value);
}

/** The id of the puzzle of the player's own that a fragment names, with or without the way by which it was come to. */
export function ownIdIn(fragment: string): string | null {
  const [, id = ''] = fragment.split('#');
  return isOwnId(id) ? id : null;
}
