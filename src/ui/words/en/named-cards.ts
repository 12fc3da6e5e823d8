/** What is said of a card that a text names: `label` is what a board calls it there, or null where its fans do not have it. */
export function whereSaid(name: string, label: string | null): string {
  if (label === null) return `${name}: not in the fans now.`;
  const [where = ''] = label.slice(name.length + 2).split(';');
  return `${name}: ${where.replace('under ', 'under the ')}.`;
}

/** The button that puts a board within the text away. */
export const CLOSE_BOARD = 'Close';
