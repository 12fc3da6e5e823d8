import type { ComponentChildren } from 'preact';
import { EMBED } from '../words/en/embed.ts';

interface EmbedFrameProps {
  /** What the board is. */
  readonly title: string;
  /** What could not be read of the address; else empty. */
  readonly note: string;
  /** The page of the site that shows the same. */
  readonly page: string;
  readonly children?: ComponentChildren;
}

/** What stands around a board in a frame: its name above, below it the way to the same board on this site. */
export function EmbedFrame({ title, note, page, children }: EmbedFrameProps) {
  return (
    <>
      <h1>{title}</h1>
      {note !== '' && <p class="lucie-fault">{note}</p>}
      {children}
      <p class="lucie-embed-foot">
        <a href={page} target="_blank" rel="noopener">
          {EMBED.open}
        </a>
      </p>
    </>
  );
}
