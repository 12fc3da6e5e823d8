import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface StepListProps {
  readonly class: string;
  /** The steps: what each shows and, where it is a button, does. */
  readonly steps: readonly {
    readonly shown: ComponentChildren;
    readonly press: (() => void) | undefined;
  }[];
  /** What pressing a step does, in words. */
  readonly title: string;
  /** How many of a long list are shown at once, and the button for so many more. */
  readonly atOnce: number;
  readonly more: (steps: number) => string;
  /** What comes after the last step, or nothing. */
  readonly then?: string | undefined;
}

/** Steps one after another, buttons where they can be pressed. The end of a long list is folded away. */
export function StepList({ class: name, steps, title, atOnce, more, then }: StepListProps) {
  const [whole, setWhole] = useState(steps.length <= atOnce + 1);
  const unfolded = useRef(false);
  /** The button that unfolds is gone then, and the focus goes to what came in its place. */
  const focusFirst = (button: HTMLElement | null) => {
    if (unfolded.current) button?.focus({ preventScroll: true });
    unfolded.current = false;
  };
  /** The focus goes to the board with a step that is played, and within a page that may have been scrolled out of sight. */
  const seeBoard = () =>
    document.activeElement?.closest('.lucie-board')?.scrollIntoView({ block: 'nearest' });
  const unfold = () => {
    unfolded.current = true;
    setWhole(true);
  };
  return (
    <ol class={name}>
      {(whole ? steps : steps.slice(0, atOnce)).map(({ shown, press }, at) => (
        <li key={at}>
          {press === undefined ? (
            <span
              class="lucie-move"
              tabIndex={at === atOnce ? -1 : undefined}
              ref={at === atOnce ? focusFirst : null}
            >
              {shown}
            </span>
          ) : (
            <button
              type="button"
              class="lucie-move"
              ref={at === atOnce ? focusFirst : null}
              title={title}
              onClick={() => {
                press();
                seeBoard();
              }}
            >
              {shown}
            </button>
          )}
        </li>
      ))}
      {!whole && (
        <li>
          <button type="button" class="lucie-move" onClick={unfold}>
            {more(steps.length - atOnce)}
          </button>
        </li>
      )}
      {then !== undefined && <li class="lucie-then">{then}</li>}
    </ol>
  );
}
