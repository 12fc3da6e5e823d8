import type { HandedOver } from '../../storage/hand-over.ts';
import { count } from './phrases.ts';

/** The names in the panel for sharing, and what stands beside them. */
export const SHARE = {
  intro: 'Nothing leaves this device but what you copy or send yourself.',
  game: 'this game',
  gameNote: 'The rules, the cards and all your moves.',
  deal: 'this deal',
  dealNote: 'The same cards from the start, without your moves.',
  race: 'Race me on this shuffle',
  raceNote: (home: number) =>
    `A link to the same cards and redeals, with your ${count(home, 'card')} home to beat. Your moves stay with you.`,
  raceWait: 'Bring a card home first, so that there is something to beat.',
  text: 'Copy as text',
  textNote:
    'The cards, the moves and the link. Pasted under “Another deal”, this lays the same cards out again.',
  pictureOf: (title: string, state: string) => `${title} as a picture. ${state}.`,
  pictureNote: 'The cards as they lie now, to send or to print.',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  saved: 'The picture is saved.',
  notDrawn: 'This browser could not draw the picture. It can be saved as SVG all the same.',
  byHand: 'To copy',
} as const;

/** The button for a link: where the device can send, it sends. */
export function linkButton(what: string, sends: boolean): string {
  return `${sends ? 'Send' : 'Copy'} link to ${what}`;
}

/** What is said once a link or a text has been handed over. */
export function handedOver(how: Exclude<HandedOver, 'left'>): string {
  return {
    sent: 'Sent.',
    copied: 'Copied.',
    'by-hand':
      'This browser does not let the page copy. The text stands selected in its field: copy it from there.',
  }[how];
}

/** What stands in a game's text around its cards. */
export const TEXT = {
  heading: (title: string, state: string) => `${title}. ${state}.`,
  deal: (deal: number) => `Deal ${deal}:`,
} as const;

/** What the pictures beside links say above a title: what kind of page it is. */
export const SOCIAL = {
  site: 'A patience to learn, play and understand',
  lesson: (at: number, of: number) => `Lesson ${at} of ${of}`,
  strategy: 'A chapter on strategy',
  study: 'A study to step through',
  puzzles: (game: string) => `Puzzles · ${game}`,
  variant: 'The rules of a game',
  numbers: 'A chapter of numbers',
  history: 'A chapter of the history',
} as const;

/** What is told of a picture beside a link to those who do not see it. */
export function socialAlt(title: string, game: string): string {
  return `${title}. Below the title lies a deal of ${game}: fans of cards on a green table.`;
}
