import { describeRules, difference } from '../../../core/describe.ts';
import { PRESETS, type Preset } from '../../../core/preset.ts';
import type { Rules } from '../../../core/rules.ts';

/** The words of the chooser of games. */
export const CHOOSER = {
  title: 'Choose a game',
  deals: (title: string) => `A deal of ${title}`,
  games: 'All games: how hard they are, and how often the best play wins',
  /** How hard a game is and how often the best play that is known wins it: `hard, 22.9 % won`. */
  odds: (word: string, share: string, atLeast: boolean) =>
    // A line is broken between the two and nowhere else.
    [`${word},`, `${atLeast ? 'at least ' : ''}${share} won`]
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' '),
  back: 'Undo brings your game back.',
  wonNote:
    'Measured: how many games the best known play wins. A game is hard if few deals can be won, or if only careful play wins them. Here are',
  wonLink: 'all the games compared',
} as const;

/** The fields by which games are told apart in a sentence, the most telling first. */
const TELLING: readonly (keyof Rules)[] = [
  'foundations',
  'stock',
  'packs',
  'cells',
  'merci',
  'fanSize',
  'acesOut',
  'singleMove',
  'emptyFan',
  'cap',
  'build',
  'direction',
  'redeals',
  'kingsDown',
  'foundationSuit',
  'wastes',
  'spaces',
];

/** What tells a game from La Belle Lucie: a sentence for each rule in which they differ, the most telling first. */
export function tellingSentences({ rules }: Preset): string[] {
  const [usual] = PRESETS;
  if (usual === undefined) return [];
  const differs = difference(usual.rules, rules);
  const sentences = TELLING.filter((field) => usual.rules[field] !== rules[field]).flatMap((field) => {
    // Which way fans are built is said where it is said what goes on what.
    const told = field === 'direction' ? 'build' : field;
    return differs.find((one) => one.field === told)?.to ?? [];
  });
  return [...new Set(sentences)];
}

/**
 * What is special about a game, told as shortly as it can be: what differs from La Belle Lucie, the most telling first, up to
 * where no game before it in the list is told alike; and what goes on what, where that differs, for it decides most of how
 * often a game is won.
 */
export function presetSentence(preset: Preset): string {
  const told = new Set<string>();
  for (const one of PRESETS.slice(0, PRESETS.indexOf(preset))) told.add(sentenceBeside(told, one));
  // What goes on what is said in fewer words here: all games are to be in view at once.
  return sentenceBeside(told, preset).replace(
    'The top card of a fan may be built on a card of',
    'Cards are built on',
  );
}

/** The shortest way to tell of a game that is not among those told before; if none is, the longest. */
function sentenceBeside(before: ReadonlySet<string>, preset: Preset): string {
  const told = tellingSentences(preset);
  const isBuilt = (text: string) => text.includes('may be built');
  const ways = told.map((_, last) => told.filter((text, at) => at <= last || isBuilt(text)).join(' '));
  const own = ways.find((text) => !before.has(text)) ?? ways.at(-1);
  return own ?? describeRules(preset.rules).find((text) => text.includes('built')) ?? '';
}

/** What stands on a pocket card of rules, and around it where it is shown to be printed. */
export const RULES_CARD = {
  name: (title: string) => `${title}: a pocket card`,
  summary: (title: string) => `The rules of ${title} on one small card, to print and to fold into a pack.`,
  how: 'Print this page. The card is of the size A6 and comes out alone; on larger paper it stands in the corner, to be cut out.',
  all: 'All the cards',
  allName: 'Pocket cards of all the games',
  allSummary: 'The rules of every game of the family, a small card each, four on a sheet of A4.',
  allHow:
    'Print this page: four cards come out on a sheet of A4, to be cut apart. Each card has a page of its own as well.',
  page: (title: string) => `The rules of ${title}`,
  print: 'A pocket card to print',
  won: (
    best: string,
    range: string,
    { proved, atLeast, stock }: { proved: boolean; atLeast: boolean; stock: boolean },
  ) =>
    `${proved ? 'Perfect play' : stock ? 'Who knows the order of the stock' : 'Good play'} wins ${atLeast ? 'at least ' : ''}${best} of all games (${range}).`,
  random: (share: string, range: string) => `At random: ${share} (${range}).`,
  from: 'La Belle Lucie, rules and strategy',
} as const;
