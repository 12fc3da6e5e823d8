import { useEffect, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import type { Rules } from '../../core/rules.ts';
import { seedOfDay } from '../../play/timestamp.ts';
import { PLAY } from '../words/en/play.ts';
import { BoardDoor } from './BoardDoor.tsx';

interface TodaysDealProps {
  readonly rules: Rules;
  /** The address of the table with this game, to which a seed can be added. */
  readonly play: string;
}

/** A picture of the deal of the day, and the way to the table where it lies. */
export function TodaysDeal({ rules, play }: TodaysDealProps) {
  const [seed, setSeed] = useState<string | null>(null);
  useEffect(() => setSeed(seedOfDay(new Date())), []);
  return (
    <BoardDoor
      href={seed === null ? play : `${play}&seed=${seed}`}
      title={PLAY.today}
      dealt={seed === null ? null : { rules, position: newGame(rules, seed).start }}
    >
      <p>{PLAY.todayNote}</p>
    </BoardDoor>
  );
}
