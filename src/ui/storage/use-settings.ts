import { useLayoutEffect } from 'preact/hooks';
import { LOOKS, makeSettings, readSettings, USUAL } from '../../play/settings.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { createTextStore } from './text-store.ts';
import { type Opened, useTextStore } from './use-text-store.ts';

const drawer = createTextStore(SETTINGS_KEY, USUAL, readSettings, makeSettings);

/** The player's settings; their looks are put on the page as they change. */
export function useSettings(): Opened<typeof USUAL> {
  const opened = useTextStore(drawer, USUAL);
  const { value } = opened;
  useLayoutEffect(() => {
    // What the page shows before the drawer is open stands as the script at its head has set it.
    if (value === USUAL && drawer.look() !== USUAL) return;
    const { dataset } = document.documentElement;
    // A page without a word for a look stands as usual; saying so would have every card styled once more.
    for (const look of LOOKS) if ((dataset[look] || USUAL[look]) !== value[look]) dataset[look] = value[look];
  }, [value]);
  return opened;
}
