import { describeRules, difference } from '../../../core/describe.ts';
import { PRESETS, type Preset } from '../../../core/preset.ts';
import type { Rules } from '../../../core/rules.ts';

/** The names of what stands around the table of the play page. */
export const PLAY = {
  choose: 'Games',
  chooser: 'Choose a game',
  newDeal: 'New deal',
  more: 'More',
  deals: 'Another deal',
  today: 'Today’s deal',
  todayNote: 'The same for everyone, until midnight UTC.',
  seed: 'Any word, or the number of a PySolFC deal',
  dealSeed: 'Deal it',
  rules: 'The rules of this game',
  table: 'Table',
  share: 'Share',
  wrong: 'Something is wrong?',
} as const;

/** What the page says when a link cannot be read at all. */
export function badGameLink(reason: string): string {
  return `The game in this link cannot be opened, so the table stays as it is. ${reason}`;
}

/** What the page says of a link that was cut off or changed on its way. */
export function partLink(moves: number): string {
  return moves === 0
    ? 'A part of this link is missing or changed: the deal is laid out, but none of its moves could be read.'
    : `A part of this link is missing or changed: the game is opened as far as it could be played, after ${
        moves === 1 ? 'one move' : `${moves} moves`
      }.`;
}

/** What is said of a game that a link has brought. */
export const LINKED = 'The game of this link lies on the table.';

/** The fields by which games are told apart in a sentence, the most telling first. */
const TELLING: readonly (keyof Rules)[] = [
  'foundations',
  'stock',
  'packs',
  'cells',
  'merci',
  'acesOut',
  'singleMove',
  'emptyFan',
  'cap',
  'build',
  'redeals',
];

/** What is special about a game, in the one sentence of its rules that tells it best from La Belle Lucie. */
export function presetSentence({ rules }: Preset): string {
  const [usual] = PRESETS;
  const field = TELLING.find((name) => usual !== undefined && usual.rules[name] !== rules[name]);
  const told = usual && difference(usual.rules, rules).find((one) => one.field === field);
  return told?.to ?? describeRules(rules).find((text) => text.includes('built')) ?? '';
}
