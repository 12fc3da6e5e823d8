import { fail, quote, type Result } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Study } from '../../core/study.ts';
import { claimInHead } from '../check/study-claims.ts';
import { unclaimedCountInStudy } from '../check/unclaimed-counts.ts';
import { unclaimedWordInStudy } from '../check/unclaimed-words.ts';
import { checkProse, markupInStudy } from '../text/prose.ts';

/** The tags of a study. A misspelt one would be left out in silence, and with `Set` the game would be another. */
const TAGS = ['Title', 'Summary', 'Rules', 'Set', 'Deal', 'Seed'];

/** Reads the text of a study file and plays it through; the fault names the line. */
export function readStudy(text: string): Result<Study<Step>> {
  const written = parseStudy(text);
  if (!written.ok) return written;
  const { tags } = written.value;
  const other = Object.keys(tags).find((tag) => !TAGS.includes(tag));
  if (other !== undefined) {
    const line = text.split(/\r\n?|\n/).findIndex((one) => one.trimStart().startsWith(`[${other}`)) + 1;
    return fail(`A study has the tags ${TAGS.join(', ')}; found ${quote(other)}.`, line);
  }
  for (const tag of ['Title', 'Summary']) {
    if (!tags[tag]) return fail(`Expected a tag [${tag} "…"], found none.`, 1);
  }
  const study = replayStudy(written.value);
  if (!study.ok) return study;
  const said =
    claimInHead(text) ??
    markupInStudy(text) ??
    checkProse(text) ??
    unclaimedWordInStudy(text) ??
    unclaimedCountInStudy(text);
  return said === null ? study : { ok: false, fault: said };
}
