import { useLayoutEffect } from 'preact/hooks';
import { DEFAULT_SETTINGS, LOOKS, makeSettings, readSettings } from '../../play/settings.ts';
import { SETTINGS_KEY } from './store.ts';
import { createTextStore } from './text-store.ts';
import { type StoredValue, useTextStore } from './use-text-store.ts';

/** Where the player's settings are kept on this device; it gives `DEFAULT_SETTINGS` itself where none were chosen. */
export const settingsStore = createTextStore({
  key: SETTINGS_KEY,
  empty: DEFAULT_SETTINGS,
  read: readSettings,
  make: makeSettings,
});

/** The player's settings; their looks are put on the page as they change. */
export function useSettings(): StoredValue<typeof DEFAULT_SETTINGS> {
  const settings = useTextStore(settingsStore, DEFAULT_SETTINGS);
  const { value } = settings;
  useLayoutEffect(() => {
    // What the page shows before the store is read stands as the script at its head has set it.
    if (value === DEFAULT_SETTINGS && settingsStore.look() !== DEFAULT_SETTINGS) return;
    const { dataset } = document.documentElement;
    // A page without a word for a look stands as usual; saying so would have every card styled once more.
    const changed = LOOKS.filter((look) => (dataset[look] || DEFAULT_SETTINGS[look]) !== value[look]);
    for (const look of changed) dataset[look] = value[look];
    // The script at the head of the page knows the rest.
    if (changed.length > 0) dispatchEvent(new Event('lucie-looks'));
  }, [value]);
  return settings;
}
