import { presetOf } from '../../core/preset.ts';
import { type Fault, quote } from '../../core/result.ts';
import { figureOf, pointsMore } from '../figures/figure.ts';
import { adviceRows, trialsOf } from '../figures/measurements.ts';
import { rateClaims } from '../figures/rate-claims.ts';
import { studyTexts } from '../text/study-texts.ts';
import { type Tag, tagsIn } from '../text/tag.ts';
import { lineAt } from '../text/text-lines.ts';
import { type ClaimedDeal, proveTag } from './claim-tag.ts';
import { taskFault } from './task-fault.ts';

/*
 * Tags that authors put into a text and that can be wrong: `<Study id="x" />` of a study that is not there, `<Claim is="wins"
 * …>` of a deal that cannot be won, a `<Try>` whose solution does not solve it. The fault names the tag and its line.
 */

/**
 * Finds the first fault in the boards, claims, figures and pieces of advice that an author has put into a text, or null;
 * `board` is what stands at its head, if it has a board of its own.
 */
export function checkTags(text: string, board?: ClaimedDeal): Fault | null {
  const tags = tagsIn(text);
  for (const tag of tags) {
    const message = CHECKS[tag.name]?.(tag, board) ?? null;
    if (message !== null) return { message: `<${tag.name}>: ${message}`, line: tag.line };
  }
  return unreadTag(text, tags);
}

/** A tag that would be checked and is written so that it cannot be read: it must not pass for a checked one. */
function unreadTag(text: string, read: readonly Tag[]): Fault | null {
  for (const name of Object.keys(CHECKS)) {
    const lines = [...text.matchAll(new RegExp(`<${name}\\b`, 'g'))].map(({ index }) => lineAt(text, index));
    const known = read.filter((tag) => tag.name === name).map(({ line }) => line);
    const line = lines.find((one, at) => one !== known[at]);
    if (line !== undefined)
      return { message: `<${name}>: Expected attributes written as name="…" alone.`, line };
  }
  return null;
}

const CHECKS: Readonly<Record<string, (tag: Tag, board?: ClaimedDeal) => string | null>> = {
  Study: (tag) => {
    const { id = '' } = tag.attributes;
    return studyTexts.has(id)
      ? null
      : `Expected id="…" with the name of a file in content/en/studies, without its ending, found ${quote(id)}.`;
  },
  Advice: (tag) => {
    const { id = '' } = tag.attributes;
    const known = adviceRows().map((row) => row.id);
    return known.includes(id) ? null : `Expected id="…" with one of ${known.join(', ')}, found ${quote(id)}.`;
  },
  Claim: ({ attributes }, board) => {
    const found = proveTag(attributes, board);
    return found.ok ? null : found.fault.message;
  },
  Figure: ({ attributes: { id = '', at = '', less } }) => {
    const figure = less === undefined ? figureOf(id, at) : pointsMore(id, less, at);
    return figure.ok ? null : figure.fault.message;
  },
  Trials: ({ attributes: { games = '' } }) => {
    const unknown = games.split('|').find((game) => trialsOf(game.trim()).length === 0);
    return unknown === undefined
      ? null
      : `Expected games="…" as content/measurements/theorems.json names them, with “ | ” between, found ${quote(unknown.trim())}.`;
  },
  Try: ({ attributes }) => {
    const { preset = '', deal = '', goal = '', solution = '', wrong = '', seed, costs } = attributes;
    const missing = ['preset', 'deal', 'goal', 'solution', 'wrong'].find((name) => !attributes[name]);
    if (missing !== undefined) return `Expected ${missing}="…", found none.`;
    if (presetOf(preset) === undefined)
      return `Expected the id of a game such as la-belle-lucie, found ${quote(preset)}.`;
    if (costs !== undefined && !/^\d{1,2}$/.test(costs))
      return `costs: Expected a number of cards, found ${quote(costs)}.`;
    const given = costs === undefined ? undefined : Number(costs);
    const fault = taskFault({ preset, deal, goal, solution, wrong, seed, costs: given });
    return fault === null ? null : `${fault.field}: ${fault.message}`;
  },
};

/** The ids of the sources behind what a text shows: its pieces of advice, or all of them, and the claims of its chart. */
export function sourcesShown(text: string): string[] {
  const ids = tagsIn(text, 'Advice').map(({ attributes }) => attributes.id);
  const all = tagsIn(text, 'Verdicts').length > 0;
  const advice = adviceRows().filter(({ id }) => all || ids.includes(id));
  const charts = tagsIn(text, 'Charts').map(({ attributes }) => attributes.of);
  const claims = charts.includes('claims') ? rateClaims() : [];
  return [...advice, ...claims].flatMap(({ sources }) => sources);
}
