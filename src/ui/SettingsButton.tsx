import { useRef } from 'preact/hooks';
import type { Rules } from '../core/rules.ts';
import type { Settings } from '../play/settings.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import type { Opened } from './use-drawer.ts';
import { SETTING_WORDS } from './words-settings.en.ts';

/** The button that opens the settings, and their dialog. */
export function SettingsButton({ settings, rules }: { settings: Opened<Settings>; rules: Rules }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="lucie-button lucie-settings-open"
        onClick={() => dialog.current?.showModal()}
      >
        {SETTING_WORDS.title}
      </button>
      <SettingsDialog dialog={dialog} settings={settings} rules={rules} />
    </>
  );
}
