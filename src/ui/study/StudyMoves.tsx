import { unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy } from '../../core/study.ts';
import { MoveList } from './MoveList.tsx';

/** All moves of a study, given as the text of a .lucie file, for the page to hold as they stand. */
export function StudyMoves({ source }: { readonly source: string }) {
  const study = unwrap(replayStudy(unwrap(parseStudy(source))));
  return <MoveList line={study.main} start={study.game.start} />;
}
