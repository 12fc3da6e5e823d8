import { useLayoutEffect } from 'preact/hooks';
import { DEFAULT_SETTINGS, LOOKS, makeSettings, readSettings } from '../../play/settings.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { createTextStore } from './text-store.ts';
import { type StoredValue, useTextStore } from './use-text-store.ts';

const drawer = createTextStore(SETTINGS_KEY, DEFAULT_SETTINGS, readSettings, makeSettings);

/** The player's settings; their looks are put on the page as they change. */
export function useSettings(): StoredValue<typeof DEFAULT_SETTINGS> {
  const opened = useTextStore(drawer, DEFAULT_SETTINGS);
  const { value } = opened;
  useLayoutEffect(() => {
    // What the page shows before the drawer is open stands as the script at its head has set it.
    if (value === DEFAULT_SETTINGS && drawer.look() !== DEFAULT_SETTINGS) return;
    const { dataset } = document.documentElement;
    // A page without a word for a look stands as usual; saying so would have every card styled once more.
    for (const look of LOOKS)
      if ((dataset[look] || DEFAULT_SETTINGS[look]) !== value[look]) dataset[look] = value[look];
  }, [value]);
  return opened;
}
