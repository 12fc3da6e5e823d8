import { LazyFold } from '../table/LazyFold.tsx';
import { FRAME } from '../words/en/embed.ts';
import type { FrameCodeProps } from './FrameCode.tsx';
import './frame.css';

interface FrameFoldProps extends Pick<FrameCodeProps, 'title' | 'kind'> {
  /** What the frame asks for: `study=a-ten-kept-back`. */
  readonly query: string;
  /** The path of the site’s first page. */
  readonly home: string;
}

/** The fold with the code for a frame that shows a board on another page. */
export function FrameFold({ query, title, kind, home }: FrameFoldProps) {
  return (
    <LazyFold summary={FRAME.fold} kind="lucie-frame" load={() => import('./FrameCode.tsx')}>
      {({ FrameCode }) => (
        <FrameCode frame={`${home}embed/?${query}`} title={title} kind={kind} more={`${home}embedding/`} />
      )}
    </LazyFold>
  );
}
