import type { ToldSummary } from '../../../../solver/protocol.ts';
import { count, sentence } from '../phrases.ts';

/** What stands around a deal that is told. */
export const TELL = {
  open: 'Explain this deal',
  about:
    'The deal as it was laid out, annotated: a plan for the most cards, the moves that must not be missed, and where simple advice would lead. You can read it, change it and pass it on.',
  working: 'The deal is being worked out',
  stop: 'Stop',
  again: 'Go on',
  stopped: 'Stopped.',
  read: 'Read the annotated deal',
  link: 'Copy a link to it',
  text: 'Copy its text',
  byHand: 'To copy',
} as const;

/** What has been told of a deal, in a sentence. */
export function toldText({ home, proved, isWon, steps, turns }: ToldSummary): string {
  const result = isWon
    ? 'All cards come home'
    : `${count(home, 'card')} ${home === 1 ? 'comes' : 'come'} home${proved ? ', and no more can, proved' : '; whether more can was not settled'}`;
  const plan = steps === 0 ? '' : ` The plan has ${count(steps, 'step')}${turnsText(turns)}.`;
  return `${result}.${plan}`;
}

function turnsText(turns: number): string {
  return turns === 0 ? '' : ` and ${count(turns, 'turning point')}`;
}

/** A claim that is not proved, as a sentence: that of a text of one's own which was refuted, or not checked. */
export function notProved(said: string, isRefuted: boolean): string {
  return `“${said}” (${isRefuted ? 'This is not so.' : 'Not checked.'})`;
}

/** The page for studies of one's own. */
export const OWN_STUDY = {
  opening: 'The study is being read.',
  empty: 'Write a study below, or paste one. This is an example.',
  text: 'The text of this study',
  field: 'Text of the study',
  show: 'Show it',
  shown: 'The study is shown.',
  link: 'Copy link',
  copy: 'Copy text',
  save: 'Save as a file',
  claims:
    'What stands in brackets with a % is a claim. Those that a search can settle are worked out in your browser.',
  fault: (message: string) => `The text cannot be shown yet. ${sentence(message)}`,
} as const;
