import { useEffect, useState } from 'preact/hooks';
import { type Path, START } from '../../core/path.ts';
import type { Step, Study } from '../../core/study.ts';
import { STUDY } from '../words/en/study.ts';
import { makePathLink, readPathLink } from './walk.ts';

/** The place shown in a study, kept in the page's address, and a sentence when the address names none. */
export interface StudyPlace {
  readonly path: Path;
  readonly fault: string;
  readonly go: (path: Path) => void;
}

/**
 * Opens a study where the address says, follows it, and writes every step into it without a new entry in the history;
 * all this only where the study is `alone` on its page; else it opens at the `first` place.
 */
export function useStudyPath(study: Study<Step>, alone: boolean, first = START): StudyPlace {
  const [path, setPath] = useState(first);
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (!alone) return;
    const read = () => {
      const found = readPathLink(study, location.hash);
      if (found === null) return;
      setFault(found.ok ? '' : STUDY.lost(found.fault.message));
      setPath(found.ok ? found.value : START);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [study, alone]);
  return {
    path,
    fault,
    go(to) {
      setPath(to);
      setFault('');
      if (!alone) return;
      history.replaceState(history.state, '', `${location.pathname}${location.search}${makePathLink(to)}`);
    },
  };
}
