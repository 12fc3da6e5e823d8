import { useLayoutEffect } from 'preact/hooks';
import { currentGame } from '../../play/current-game.ts';
import { makeGameLink } from '../../play/game-link.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import type { Moment } from '../../play/session.ts';
import { HintedTable } from '../hint/HintedTable.tsx';
import { useTable } from '../table/use-table.ts';
import { EMBED } from '../words/en/embed.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

interface EmbedTableProps {
  /** The game as the address tells it, from its start: at least that. */
  readonly moments: readonly Moment[];
  /** What could not be read of the address; else empty. */
  readonly note: string;
  /** The page on which every game is played. */
  readonly page: string;
}

/** A game in a frame, to be played on from where it stands. */
export function EmbedTable({ moments, note, page }: EmbedTableProps) {
  const controller = useTable(() => {
    const [start] = moments;
    if (start === undefined) throw new Error('a game has at least its start');
    return start.game;
  });
  useLayoutEffect(() => {
    if (moments.length > 1) controller.resume({ moments, index: moments.length - 1 }, '');
  }, []);
  return (
    <EmbedFrame
      title={nearestPreset(controller.rules).title}
      note={note}
      page={`${page}#${makeGameLink(currentGame(controller.session))}`}
    >
      <HintedTable controller={controller} label={EMBED.table} />
    </EmbedFrame>
  );
}
