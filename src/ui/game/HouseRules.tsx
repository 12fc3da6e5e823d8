import { useRef, useState } from 'preact/hooks';
import { difference, rulesChanged } from '../../core/describe.ts';
import { checkRules } from '../../core/rule-choices.ts';
import type { Rules } from '../../core/rules.ts';
import { type SwitchableRule, switchableRules, withRule } from '../../play/house-rules.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { useModal } from '../table/use-modal.ts';
import { FIELDS, HOUSE } from '../words/en/house-rules.ts';
import { LABELS } from '../words/en/table.ts';

interface HouseRulesProps {
  /** The rules of the game that lies on the table. */
  readonly rules: Rules;
  readonly onPlay: (rules: Rules) => void;
}

/** The rules of a game as switches, in a dialog that is open as long as it is there. Rules that make no sense together are refused with a sentence. */
export function HouseRules({ rules, onPlay }: HouseRulesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What has been chosen would be lost by a touch beside it.
  useModal(dialog, true);
  const [draft, setDraft] = useState(rules);
  const standard = nearestPreset(rules);
  const checked = checkRules(draft);
  const changes = difference(standard.rules, draft);
  const play = (event: Event) => {
    if (!checked.ok) return event.preventDefault();
    onPlay(draft);
  };
  return (
    <dialog class="lucie-help lucie-house" ref={dialog} aria-label={HOUSE.title}>
      <form method="dialog" onSubmit={play}>
        <h2>{HOUSE.title}</h2>
        <div class="lucie-switches">
          {switchableRules(draft).map((rule) => (
            <RuleSwitch
              key={rule.field}
              of={rule}
              value={draft[rule.field]}
              standard={standard.rules[rule.field]}
              onChange={(value) => setDraft(withRule(draft, rule.field, value))}
            />
          ))}
        </div>
        <div class="lucie-house-foot">
          <div role="status">
            {!checked.ok && <p class="lucie-fault">{checked.fault.message}</p>}
            <p>{HOUSE.changes(standard.title, rulesChanged(standard.rules, draft).length)}</p>
            <ul>
              {changes.map(({ field, from, to }) => (
                <li key={field}>
                  {to} <s>{from}</s>
                </li>
              ))}
            </ul>
          </div>
          <div class="lucie-controls">
            <button type="submit" class="lucie-button lucie-strong" aria-disabled={!checked.ok || undefined}>
              {HOUSE.play}
            </button>
            <button type="button" class="lucie-button" onClick={() => setDraft(standard.rules)}>
              {HOUSE.standard}
            </button>
            <button type="button" class="lucie-button" onClick={() => dialog.current?.close()}>
              {LABELS.close}
            </button>
          </div>
        </div>
      </form>
    </dialog>
  );
}

interface RuleSwitchProps {
  readonly of: SwitchableRule;
  readonly value: Rules[keyof Rules];
  /** The value that the named game has. */
  readonly standard: Rules[keyof Rules];
  readonly onChange: (value: Rules[keyof Rules]) => void;
}

/** One rule: closed it says what holds, open it offers the other values. */
function RuleSwitch({ of: { field, choices }, value, standard, onChange }: RuleSwitchProps) {
  return (
    <details name="lucie-rule" data-changed={value === standard ? undefined : ''}>
      <summary>
        <strong>{FIELDS[field]}</strong> <span>{choices.find((choice) => choice.value === value)?.text}</span>
      </summary>
      <fieldset>
        <legend class="lucie-unseen">{FIELDS[field]}</legend>
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="radio"
              name={field}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.text}
              {choice.value === standard && <em> {HOUSE.usual}</em>}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
