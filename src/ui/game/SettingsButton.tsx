import { useRef } from 'preact/hooks';
import type { Rules } from '../../core/rules.ts';
import type { Settings } from '../../play/settings.ts';
import type { Opened } from '../storage/use-text-store.ts';
import { SETTING_WORDS } from '../words/en/game.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

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
