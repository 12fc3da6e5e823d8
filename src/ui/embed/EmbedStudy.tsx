import { useMemo, useState } from 'preact/hooks';
import { lineOf, makePath, type Path, START } from '../../core/path.ts';
import { unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy } from '../../core/study.ts';
import { MoveList } from '../study/MoveList.tsx';
import { StudyViewer } from '../study/StudyViewer.tsx';
import { makePlace } from '../study/walk.ts';
import { STUDY } from '../words/en/study.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

interface EmbedStudyProps {
  /** The text of one of this site’s own studies. */
  readonly source: string;
  /** The place that is asked for; one that the study does not have is answered by its first position. */
  readonly place: Path;
  /** The study’s own page. */
  readonly page: string;
}

/** A study in a frame, to be stepped through from a place on. */
export function EmbedStudy({ source, place, page }: EmbedStudyProps) {
  const study = useMemo(() => unwrap(replayStudy(unwrap(parseStudy(source)))), [source]);
  const moves = useMemo(() => <MoveList branch={study.main} start={study.game.start} />, [study]);
  const there = lineOf(study.main, place) !== null;
  const [shown, setShown] = useState(there ? place : START);
  return (
    <EmbedFrame
      title={study.tags.Title ?? ''}
      note={there ? '' : STUDY.lost(STUDY.noPlace(makePath(place)))}
      page={page + makePlace(shown)}
    >
      <StudyViewer source={source} inset first={shown} onPlace={setShown}>
        {moves}
      </StudyViewer>
    </EmbedFrame>
  );
}
