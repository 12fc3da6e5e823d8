import { useMemo, useState } from 'preact/hooks';
import { lineOf, makePath, type Path, START } from '../../core/path.ts';
import { MoveList } from '../study/MoveList.tsx';
import { StudyBoard, useStudy } from '../study/StudyViewer.tsx';
import { makePathLink } from '../study/walk.ts';
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
  const study = useStudy(source);
  const moves = useMemo(() => <MoveList line={study.main} start={study.game.start} />, [study]);
  const there = lineOf(study.main, place) !== null;
  const [shown, setShown] = useState(there ? place : START);
  return (
    <EmbedFrame
      title={study.tags.Title ?? ''}
      note={there ? '' : STUDY.lost(STUDY.noPlace(makePath(place)))}
      page={page + makePathLink(shown)}
    >
      <StudyBoard study={study} inset first={shown} onPlace={setShown}>
        {moves}
      </StudyBoard>
    </EmbedFrame>
  );
}
