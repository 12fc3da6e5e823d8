import { fail, ok, type Result } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Study } from '../../core/study.ts';
import { unclaimedCountInStudy } from '../check/unclaimed-counts.ts';
import { unclaimedWordInStudy } from '../check/unclaimed-words.ts';
import { checkProse } from '../text/prose.ts';

/** Reads the text of a study file and plays it through; the fault names the line. */
export function readStudy(text: string): Result<Study<Step>> {
  const written = parseStudy(text);
  const study = written.ok ? replayStudy(written.value) : written;
  if (!study.ok) return study;
  for (const tag of ['Title', 'Summary']) {
    if (!study.value.tags[tag]) return fail(`Expected a tag [${tag} "…"], found none.`, 1);
  }
  const said = checkProse(text) ?? unclaimedWordInStudy(text) ?? unclaimedCountInStudy(text);
  return said === null ? ok(study.value) : { ok: false, fault: said };
}
