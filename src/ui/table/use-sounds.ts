import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../play/settings.ts';
import type { Sound } from './sounds.ts';
import type { TableController } from './use-table.ts';

/** How long a device vibrates when a card comes home, in milliseconds. */
const VIBRATION = 10;

/** Lets moves be heard and felt, each where the player has switched it on. */
export function useSounds({ position, phase }: TableController, { sound, vibration }: Settings): void {
  const last = useRef(position);
  const play = useRef<((sound: Sound) => void) | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = position;
    if (before === position || (sound === 'off' && vibration === 'off')) return;
    // Loaded when it is first wanted; a table that cannot be heard is no fault.
    import('./sounds.ts').then(
      ({ makePlayer, soundOf }) => {
        const heard = soundOf(before, position, phase === 'won');
        if (heard.kind === 'home' && vibration === 'on') navigator.vibrate?.(VIBRATION);
        // Before a first touch or key a browser lets nothing be heard, and complains.
        if (sound === 'off' || navigator.userActivation?.hasBeenActive === false) return;
        play.current ??= makePlayer();
        play.current(heard);
      },
      () => {},
    );
  }, [position]);
}
