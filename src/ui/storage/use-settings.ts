import { useLayoutEffect } from 'preact/hooks';
import { LOOKS, makeSettings, readSettings, USUAL } from '../../play/settings.ts';
import { SETTINGS_KEY } from './store.ts';
import { createTextStore } from './text-store.ts';
import { type StoredValue, useTextStore } from './use-text-store.ts';

const store = createTextStore({
  key: SETTINGS_KEY,
  empty: USUAL,
  read: readSettings,
  make: makeSettings,
});

/** The player's settings; their looks are put on the page as they change. */
export function useSettings(): StoredValue<typeof USUAL> {
  const settings = useTextStore(store, USUAL);
  const { value } = settings;
  useLayoutEffect(() => {
    // What the page shows before the store is read stands as the script at its head has set it.
    if (value === USUAL && store.look() !== USUAL) return;
    const { dataset } = document.documentElement;
    // A page without a word for a look stands as usual; saying so would have every card styled once more.
    for (const look of LOOKS) if ((dataset[look] || USUAL[look]) !== value[look]) dataset[look] = value[look];
  }, [value]);
  return settings;
}
