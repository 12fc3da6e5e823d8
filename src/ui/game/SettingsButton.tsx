import { useState } from 'preact/hooks';
import type { Rules } from '../../core/rules.ts';
import type { Settings } from '../../play/settings.ts';
import type { StoredValue } from '../storage/use-text-store.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';

interface SettingsButtonProps {
  readonly settings: StoredValue<Settings>;
  readonly rules: Rules;
  /** Told what cannot be loaded. */
  readonly onSay: (text: string) => void;
}

/** The button that opens the settings, whose dialog is loaded when it is first asked for. */
export function SettingsButton({ settings, rules, onSay }: SettingsButtonProps) {
  const [parts, setParts] = useState<typeof import('./SettingsDialog.tsx') | null>(null);
  const open = () => void import('./SettingsDialog.tsx').then(setParts, () => onSay(LABELS.notLoaded));
  return (
    <>
      <button type="button" class="lucie-button lucie-settings-open" onClick={open}>
        {PLAY.settings}
      </button>
      {parts !== null && (
        <parts.SettingsDialog settings={settings} rules={rules} onClose={() => setParts(null)} />
      )}
    </>
  );
}
