import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { START } from '../../core/path.ts';
import { makeStudyEmbed } from '../../play/embed-link.ts';
import { StudyViewer } from '../study/StudyViewer.tsx';
import { FrameFold } from './FrameFold.tsx';

interface StudyPageProps {
  readonly source: string;
  /** Which of its positions need the highest board. */
  readonly tallest: readonly number[];
  /** All its moves. */
  readonly children: ComponentChildren;
  /** The name of the study’s file, without its ending. */
  readonly id: string;
  readonly title: string;
  /** The path of the site’s first page. */
  readonly home: string;
}

/** A study alone on its page, and below it the code that puts the place shown on another page. */
export function StudyPage({ source, tallest, children, id, title, home }: StudyPageProps) {
  const [place, setPlace] = useState(START);
  return (
    <>
      <StudyViewer source={source} tallest={tallest} onPlace={setPlace}>
        {children}
      </StudyViewer>
      <FrameFold query={makeStudyEmbed(id, place)} title={title} kind="study" home={home} />
    </>
  );
}
