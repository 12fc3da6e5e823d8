/*
 * How many minutes a chapter takes, as its link and its data for machines say. A lesson of 240 words, 150 of them read a
 * minute, with a solution of 9 moves, 5 of them thought about a minute: 1.6 + 1.8, so 4 minutes.
 */

/** Words of a lesson that are read a minute. */
const LESSON_PACE = 150;
/** Moves of a solution that are thought about a minute. */
const MOVE_PACE = 5;
/** Words of a chapter on strategy that are read a minute, with a look at its boards. */
const STRATEGY_PACE = 110;

/** About how many minutes a lesson takes: its words, and the moves of its task. */
export function lessonMinutes({ body = '', data: { solution } }: LessonText): number {
  return Math.ceil(countWords(body) / LESSON_PACE + solution.split(/\s+/).length / MOVE_PACE);
}

interface LessonText {
  readonly body?: string | undefined;
  readonly data: { readonly solution: string };
}

/** About how many minutes a chapter on strategy takes. */
export function strategyMinutes({ body = '' }: { readonly body?: string | undefined }): number {
  return Math.ceil(countWords(body) / STRATEGY_PACE);
}

/** How many words a text has to be read, without what is folded away and what stands under “Where the sources differ”. */
export function countWords(text: string): number {
  const read = text
    .replace(/<details>.*?<\/details>|<Differ>.*?<\/Differ>/gs, '')
    // A row of cards is looked at, not read: in the text it is one thing, in a diagram none.
    .replace(/<Fans [^>]*>/g, '')
    .replace(/`[^`]*`/g, 'card')
    .replace(/<[^>]*>|\]\([^)]*\)|[#*[\]]/g, ' ');
  return read.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
