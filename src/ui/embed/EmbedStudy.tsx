import { useMemo, useState } from 'preact/hooks';
import { lineOf, makePath, type Path, START } from '../../core/path.ts';
import { makeFault } from '../../core/result.ts';
import type { Step, Study } from '../../core/study.ts';
import { MoveList } from '../study/MoveList.tsx';
import { StudyBoard, useStudy } from '../study/StudyViewer.tsx';
import { useOwnStudy } from '../study/use-own-study.ts';
import { makePathLink } from '../study/walk.ts';
import { EMBED } from '../words/en/embed.ts';
import { STUDY } from '../words/en/study.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

interface FramedStudyProps {
  readonly study: Study<Step>;
  /** The place that is asked for; one that the study does not have is answered by its first position. */
  readonly place: Path;
  /** The address of a page with the same place of the study. */
  readonly page: (shown: Path) => string;
}

/** One of this site’s own studies in a frame, to be stepped through from a place on; `page` is its own. */
export function EmbedStudy({ source, place, page }: { source: string; place: Path; page: string }) {
  return <FramedStudy study={useStudy(source)} place={place} page={(shown) => page + makePathLink(shown)} />;
}

/** A study that somebody wrote in a frame; `link` is the part of an address that holds its text. */
export function EmbedOwnStudy({ source, link, page }: { source: string; link: string; page: string }) {
  const study = useOwnStudy(source);
  if (!study.ok)
    return <EmbedFrame title={EMBED.site} note={makeFault(study.fault)} page={`${page}#${link}`} />;
  return <FramedStudy study={study.value} place={START} page={() => `${page}#${link}`} />;
}

function FramedStudy({ study, place, page }: FramedStudyProps) {
  const moves = useMemo(() => <MoveList line={study.main} start={study.game.start} />, [study]);
  const there = lineOf(study.main, place) !== null;
  const [shown, setShown] = useState(there ? place : START);
  return (
    <EmbedFrame
      title={study.tags.Title ?? ''}
      note={there ? '' : STUDY.lost(STUDY.noPlace(makePath(place)))}
      page={page(shown)}
    >
      <StudyBoard study={study} inset first={shown} onPlace={setShown}>
        {moves}
      </StudyBoard>
    </EmbedFrame>
  );
}
