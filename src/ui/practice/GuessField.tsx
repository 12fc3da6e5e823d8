import { useEffect, useId, useRef } from 'preact/hooks';
import { HOW_MANY } from '../words/en/how-many/how-many.ts';

interface GuessFieldProps {
  readonly guess: number;
  /** Whether the keys go to it at once. */
  readonly focused: boolean;
  readonly onChange: (guess: number) => void;
  readonly onGuess: () => void;
}

/** The cards of a pack. */
const MOST = 52;

const within = (value: number): number => Math.min(Math.max(Math.round(value) || 0, 0), MOST);

/** A number from 0 to 52: typed, a step up or down, or slid to. */
export function GuessField({ guess, focused, onChange, onGuess }: GuessFieldProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const digits = useRef<HTMLInputElement>(null);
  // The field for digits would bring up the keyboard of a phone, over the board.
  useEffect(() => {
    if (focused) slider.current?.focus({ preventScroll: true });
  }, []);
  const step = (by: number, label: string) => (
    <button
      type="button"
      class="lucie-button"
      aria-label={label}
      aria-disabled={within(guess + by) === guess ? true : undefined}
      onClick={() => onChange(within(guess + by))}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <form
      class="lucie-guess"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (digits.current?.value === '') digits.current.focus();
        else onGuess();
      }}
    >
      <label for={id}>{HOW_MANY.field}</label>
      <input
        type="range"
        ref={slider}
        min={0}
        max={MOST}
        value={guess}
        aria-label={HOW_MANY.slider}
        onInput={({ currentTarget }) => onChange(within(currentTarget.valueAsNumber))}
      />
      <div class="lucie-guess-row">
        {step(-1, HOW_MANY.fewer)}
        <input
          id={id}
          ref={digits}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST}
          value={guess}
          onInput={({ currentTarget }) => {
            // While it is empty another number is on its way.
            if (currentTarget.value !== '') onChange(within(currentTarget.valueAsNumber));
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(guess);
          }}
        />
        {step(1, HOW_MANY.more)}
        <button type="submit" class="lucie-button lucie-strong">
          {HOW_MANY.guess}
        </button>
      </div>
    </form>
  );
}
