import { PRESETS, type Preset } from '../../core/preset.ts';
import type { GameEntry } from '../../play/entry.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { currentMoment, type Session } from '../../play/session.ts';

/**
 * The named games, those that were played last first: the one on the table, the others of this sitting, those of the
 * record, and then the rest in the usual order. A game of house rules counts as the one that it is nearest to.
 */
export function gamesLastPlayedFirst(session: Session, record: readonly GameEntry[]): Preset[] {
  // A game is one object in all its moments, and its rules are asked about once.
  const sitting = new Set([currentMoment(session), ...session.moments.toReversed()].map(({ game }) => game));
  const played = [
    ...[...sitting].map(({ rules }) => nearestPreset(rules).id),
    ...record.map(({ preset }) => preset).toReversed(),
  ];
  const order = [...new Set(played)];
  const placeOf = ({ id }: Preset): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return PRESETS.toSorted((a, b) => placeOf(a) - placeOf(b));
}
