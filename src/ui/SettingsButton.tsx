import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../play/settings.ts';
import type { Opened } from './use-drawer.ts';
import type { Seat } from './use-seat.ts';
import { PLAY } from './words-play.en.ts';
import './settings.css';

type Dialog = typeof import('./SettingsDialog.tsx').SettingsDialog;

/** The button that opens the settings; their dialog is loaded when it is first pressed. */
export function SettingsButton({ settings, seat }: { settings: Opened<Settings>; seat: Seat }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), [loaded]);
  const open = async () => {
    if (loaded !== null) return dialog.current?.showModal();
    try {
      setLoaded({ Dialog: (await import('./SettingsDialog.tsx')).SettingsDialog });
    } catch {
      seat.say(PLAY.notLoaded);
    }
  };
  return (
    <>
      <button type="button" class="lucie-button lucie-settings-open" onClick={open}>
        {PLAY.settings}
      </button>
      {loaded !== null && <loaded.Dialog dialog={dialog} settings={settings} rules={seat.rules} />}
    </>
  );
}
