import { LazyFold } from '../table/LazyFold.tsx';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';

/** The fold for sharing a game. Its panel draws a picture of every position, so it is there only while it is open. */
export function Share({ controller }: { controller: TableController }) {
  return (
    <LazyFold summary={PLAY.share} load={() => import('./SharePanel.tsx')} forgets>
      {({ SharePanel }) => <SharePanel controller={controller} />}
    </LazyFold>
  );
}
