import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { cardOf } from '../../core/card.ts';
import type { Rules } from '../../core/rules.ts';
import { autoPlayRefusal } from '../../play/auto-play.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { LOOKS, SETTINGS, type Settings } from '../../play/settings.ts';
import { Chip } from '../board/Chip.tsx';
import type { StoredValue } from '../storage/use-text-store.ts';
import { Switch } from '../table/Switch.tsx';
import { useModal } from '../table/use-modal.ts';
import { NO_AUTO, SETTING_NAMES, SETTING_VALUES, SETTING_WORDS, SWITCH_NAMES } from '../words/en/game.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';
import './settings.css';

interface SettingsDialogProps {
  readonly settings: StoredValue<Settings>;
  /** The rules of the game on the table: whether cards can go home by themselves is a matter of them. */
  readonly rules: Rules;
  readonly onClose: () => void;
}

/** The player's settings, in a dialog that is open as long as it is there. Each holds as soon as it is chosen. */
export function SettingsDialog({ settings, rules, onClose }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const { value, fault, keeps, change } = settings;
  const id = useId();
  const refused = autoPlayRefusal(rules);
  const choose = (part: Partial<Settings>) => change((stored) => ({ ...stored, ...part }));
  const switchOf = (name: keyof typeof SWITCH_NAMES) => ({
    label: SWITCH_NAMES[name],
    isOn: value[name] === 'on',
    onSwitch: (isOn: boolean) => choose({ [name]: isOn ? 'on' : 'off' }),
  });
  const choiceOf = (name: keyof typeof SETTING_NAMES, more?: ComponentChildren) => (
    <fieldset key={name}>
      <legend>{SETTING_NAMES[name]}</legend>
      {SETTINGS[name].map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id}-${name}`}
            checked={value[name] === choice}
            onChange={() => choose({ [name]: choice })}
          />
          {labelOf(name, choice)}
        </label>
      ))}
      {more}
    </fieldset>
  );
  return (
    <dialog class="lucie-help lucie-settings" ref={dialog} aria-label={PLAY.settings} onClose={onClose}>
      <form method="dialog">
        <h2>{PLAY.settings}</h2>
        <div role="status">
          {!keeps && <p class="lucie-fault">{SETTING_WORDS.denied}</p>}
          {fault !== '' && <p class="lucie-fault">{SETTING_WORDS.unread(fault)}</p>}
        </div>
        {LOOKS.map((name) =>
          choiceOf(
            name,
            name === 'deck' && (
              <p class="lucie-sample" role="img" aria-label={SETTING_WORDS.sample}>
                {[3, 2, 0, 1].map((suit) => (
                  <span key={suit} aria-hidden="true">
                    <Chip card={cardOf(0, suit)} />
                  </span>
                ))}
              </p>
            ),
          ),
        )}
        <p class="lucie-fine">{keeps ? SETTING_WORDS.looks : ''}</p>
        {choiceOf('coach', <p class="lucie-fine">{SETTING_WORDS.coachWhat}</p>)}
        <Switch {...switchOf('sound')} />
        {typeof navigator.vibrate === 'function' && <Switch {...switchOf('vibration')} />}
        <Switch {...switchOf('auto')} describedBy={`${id}-auto`} />
        <div id={`${id}-auto`} class="lucie-fine">
          {refused !== null && (
            <p>
              <strong>{NO_AUTO[refused](nearestPreset(rules).title)}</strong>
            </p>
          )}
          <p>{SETTING_WORDS.autoWhat}</p>
          <p>{SETTING_WORDS.autoRedeal}</p>
        </div>
        <button type="submit" class="lucie-button lucie-strong">
          {LABELS.close}
        </button>
      </form>
    </dialog>
  );
}

function labelOf<Name extends keyof typeof SETTING_VALUES>(name: Name, value: string): string {
  const words: Readonly<Record<string, string>> = SETTING_VALUES[name];
  return words[value] ?? value;
}
