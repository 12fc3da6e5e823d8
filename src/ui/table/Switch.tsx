interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** The id of what explains it. */
  readonly describedBy?: string;
}

/** Something that is on or off, and holds as soon as it is switched. */
export function Switch({ label, isOn, onSwitch, describedBy }: SwitchProps) {
  return (
    <label class="lucie-switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on; HTML forbids to say it twice.
        role="switch"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={() => onSwitch(!isOn)}
      />
      {label}
    </label>
  );
}
