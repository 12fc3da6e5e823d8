import { fail, ok, type Result } from '../core/result.ts';
import { readObject } from './json.ts';

/*
 * The player's settings as they are saved on the device: `{"version":1,"deck":"four","size":"usual",…}`. The looks among
 * them are also read by a script at the head of every page (site/layout/head-scripts.ts), which knows these names.
 */

/** The values of each setting, the one that holds until the player chooses another first. */
export const SETTINGS = {
  /** Light or dark: as the device says, or always the same. */
  theme: ['system', 'light', 'dark'],
  /** Colours of the suits: black and red, or one for each suit. */
  deck: ['two', 'four'],
  size: ['usual', 'large'],
  /** The hand that plays; for the left one the board is mirrored. */
  hand: ['right', 'left'],
  /** Whether cards glide: as the device says, or never. */
  motion: ['device', 'none'],
  /** What the first press of Hint shows: the move, or a nudge, the card alone. */
  hint: ['move', 'nudge'],
  /** Whether the table tells where one move alone keeps what can be had, or warns before a move that loses some of it. */
  coach: ['off', 'bell', 'warn'],
  /** Whether cards go home by themselves, where that can do no harm. */
  auto: ['off', 'on'],
  /** Whether moves are heard. */
  sound: ['off', 'on'],
  /** Whether a device that can vibrate does so when a card comes home. */
  vibration: ['off', 'on'],
  /** Whether the key / leads to the search from every page. */
  slash: ['on', 'off'],
} as const;

/** The player's settings. */
export type Settings = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name][number] };

/** The settings that change how boards look and speak, wherever they are. */
export const LOOKS = ['theme', 'deck', 'size', 'hand', 'motion', 'hint'] as const;

/** The version of the text; a newer one is not read. */
const VERSION = 1;

/** The settings that hold until the player chooses others. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  deck: 'two',
  size: 'usual',
  hand: 'right',
  motion: 'device',
  hint: 'move',
  coach: 'off',
  auto: 'off',
  sound: 'off',
  vibration: 'off',
  slash: 'on',
};

/** Writes settings; read back by {@link readSettings}. */
export function makeSettings(settings: Settings): string {
  return JSON.stringify({ version: VERSION, ...settings });
}

/** Reads settings; one that the text does not have is as usual. The fault says what is wrong with the text. */
export function readSettings(text: string): Result<Settings> {
  const saved = readObject(text);
  if (saved === null) return fail('It is not the text of settings.');
  if (saved.version !== VERSION) {
    return fail(`It has version ${JSON.stringify(saved.version)}, and this page reads version ${VERSION}.`);
  }
  const found: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, values] of Object.entries(SETTINGS)) {
    const value = saved[name];
    if (value === undefined) continue;
    const known: readonly unknown[] = values;
    if (!known.includes(value)) {
      return fail(`Its “${name}” is one of ${values.join(', ')}; found ${JSON.stringify(value)}.`);
    }
    found[name] = value;
  }
  return ok(found as Settings);
}
