import { useEffect } from 'preact/hooks';
import { LazyFold } from '../table/LazyFold.tsx';
import { PLAY } from '../words/en/play.ts';
import { watchErrors } from './error-log.ts';

/** The fold for a report of a problem; it notes what goes wrong on the page from the beginning. */
export function ReportFold() {
  useEffect(watchErrors, []);
  return (
    <LazyFold summary={PLAY.wrong} load={() => import('./ReportForm.tsx')}>
      {({ ReportForm }) => <ReportForm />}
    </LazyFold>
  );
}
