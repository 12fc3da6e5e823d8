import { useLayoutEffect } from 'preact/hooks';
import { LOOKS, makeSettings, readSettings, USUAL } from '../play/settings.ts';
import { createDrawer } from './drawer.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { type Opened, useDrawer } from './use-drawer.ts';

const drawer = createDrawer(SETTINGS_KEY, USUAL, readSettings, makeSettings);

/** The player's settings; their looks are put on the page as they change. */
export function useSettings(): Opened<typeof USUAL> {
  const opened = useDrawer(drawer, USUAL);
  const { value } = opened;
  useLayoutEffect(() => {
    // What the page shows before the drawer is open stands as the script at its head has set it.
    if (value === USUAL && drawer.look() !== USUAL) return;
    for (const look of LOOKS) document.documentElement.dataset[look] = value[look];
  }, [value]);
  return opened;
}
