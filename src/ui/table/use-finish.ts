import { useMemo } from 'preact/hooks';
import { finishLine } from '../../play/finish.ts';
import { finishName } from '../words/en/table-notes.ts';
import type { TableController } from './use-table.ts';

/** A button that a table offers only for a while: its words, and what it does. */
export interface OfferedStep {
  readonly label: string;
  /** The end of its words, shown only where there is room. */
  readonly rest?: string;
  readonly press: () => void;
}

/** The offer to bring all cards home, when foundation plays alone do it; null else, and for the last card of all. */
export function useFinish({ rules, position, armed, play }: TableController): OfferedStep | null {
  const line = useMemo(() => finishLine(rules, position), [rules, position]);
  if (line === null || line.length < 2 || armed) return null;
  return { label: finishName(line.length), press: () => play(...line) };
}
