import type { AutoPlayRefusal } from '../../../play/auto-play.ts';
import type { SETTINGS, Settings } from '../../../play/settings.ts';

/** The words of the dialog for settings. */
export const SETTING_WORDS = {
  title: 'Settings',
  looks: 'They hold on every board of this site, on this device.',
  kept: 'They are kept on this device.',
  denied: 'Nothing can be kept in this browser, so these settings last as long as the page.',
  unread: (reason: string) =>
    `The settings that were kept on this device cannot be read, so all is as usual. ${reason} They are set aside once you choose something.`,
  sample: 'The four suits',
  autoWhat:
    'After each of your moves the cards that can do no harm at home go there. One Undo takes back the move and all that followed it.',
  autoRedeal:
    'Before a redeal a card kept on the table can be worth more. While the chance to win is switched on, Redeal looks at that first and asks.',
} as const;

type Chosen = Omit<Settings, 'auto' | 'slash'>;

/** The name of each setting that has a choice. */
export const SETTING_NAMES: { readonly [Name in keyof Chosen]: string } = {
  deck: 'Suits',
  size: 'Cards',
  hand: 'Hand',
  motion: 'Motion',
};

/** The values of each of them. */
export const SETTING_VALUES: {
  readonly [Name in keyof Chosen]: { readonly [Value in (typeof SETTINGS)[Name][number]]: string };
} = {
  deck: { two: 'Two colours', four: 'Four colours' },
  size: { usual: 'Usual', large: 'Large' },
  hand: { right: 'Right', left: 'Left' },
  motion: { device: 'As the device says', none: 'None' },
};

/** The switch that lets cards go home by themselves. */
export const AUTO_NAME = 'Play cards home by themselves';

/** Why cards do not go home by themselves in a game. */
export const NO_AUTO: Readonly<Record<AutoPlayRefusal, (title: string) => string>> = {
  packs: (title) =>
    `Not in ${title}: with two packs a card that could go home may still be wanted by a card of the other pack.`,
  foundations: (title) =>
    `Not in ${title}: a foundation takes any suit, so which card goes home is your choice.`,
  build: (title) =>
    `Not in ${title}: cards of other suits are built on a card, so one that could go home may still be wanted on the table.`,
  merci: (title) =>
    `In ${title} they wait while a merci may be taken: it can lay a card on one that could go home.`,
};
