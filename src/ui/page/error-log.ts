/** Something that went wrong on this page, as text. */
const noted: string[] = [];
const MOST = 5;
const LINES = 6;

/** Notes from now on what goes wrong on this page. It is kept in the page alone, and gone with it. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** What went wrong on this page, the latest last: at most five things. */
export function loggedErrors(): readonly string[] {
  return noted;
}

function note(what: unknown): void {
  const text = what instanceof Error ? (what.stack ?? '') : '';
  const entry = text.includes(String(what)) ? text : `${String(what)}\n${text}`;
  noted.push(entry.trim().split('\n').slice(0, LINES).join('\n'));
  if (noted.length > MOST) noted.shift();
}
