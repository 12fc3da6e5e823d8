/** The names in the form for a report, and what stands around it. */
export const REPORT = {
  intro:
    'This is what would help to mend it: the page, the browser, your settings, and what went wrong since the page was opened. Nothing is sent. Change or remove what you like, then copy it and send it to those who run this site.',
  tell: 'What did you do, and what did you expect?',
  text: 'The report',
  make: 'Write it anew',
  copy: 'Copy the report',
} as const;

/** What is known of the page and the browser, for a report. */
export interface Facts {
  readonly page: string;
  readonly version: string;
  readonly scripts: readonly string[];
  readonly browser: string;
  readonly languages: readonly string[];
  readonly window: string;
  readonly prefers: readonly string[];
  readonly abilities: readonly (readonly [string, boolean])[];
  readonly settings: string;
  /** The keys of what is kept on the device, and how many letters each has; null where the browser shows none. */
  readonly kept: readonly (readonly [string, number])[] | null;
  readonly mishaps: readonly string[];
}

/** The report as text: a line for each thing that is known. */
export function reportText(facts: Facts): string {
  const { page, version, scripts, browser, languages, window, prefers, abilities, settings, kept, mishaps } =
    facts;
  return [
    `${REPORT.tell}\n\n`,
    `Page: ${page}`,
    `Version: ${[version, ...scripts].join(', ')}`,
    `Browser: ${browser}`,
    `Languages: ${languages.join(', ')}`,
    `Window: ${window}`,
    `The device asks for: ${prefers.length === 0 ? 'nothing special' : prefers.join(', ')}`,
    ...abilities.map(([name, can]) => `${name}: ${can ? 'yes' : 'no'}`),
    `Settings: ${settings === '' ? 'as they come' : settings}`,
    `Kept on this device: ${
      kept === null
        ? 'the browser keeps nothing'
        : kept.length === 0
          ? 'nothing'
          : kept.map(([key, letters]) => `${key} (${letters} letters)`).join(', ')
    }`,
    mishaps.length === 0 ? 'Errors since the page was opened: none' : 'Errors since the page was opened:',
    ...mishaps,
  ].join('\n');
}
