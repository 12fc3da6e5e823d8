import type { ComponentChildren } from 'preact';
import type { Path } from '../../core/path.ts';
import { hasModifier } from '../board/keys/keyboard.ts';
import { STUDY } from '../words/en/study.ts';
import { stepPath } from './walk.ts';

const STEPS = [
  ['Home', STUDY.first],
  ['ArrowLeft', STUDY.back],
  ['ArrowRight', STUDY.next],
  ['End', STUDY.last],
] as const;

interface StepButtonsProps {
  readonly path: Path;
  /** How many moves the line has. */
  readonly length: number;
  readonly onStep: (path: Path) => void;
}

/** Buttons to the first position of a line, one move back, one on, and to its end. */
export function StepButtons({ path, length, onStep }: StepButtonsProps): ComponentChildren {
  return STEPS.map(([key, name]) => {
    const to = stepPath(path, length, key);
    return (
      <button
        key={key}
        type="button"
        class="lucie-button"
        aria-disabled={to === null ? true : undefined}
        onClick={() => to !== null && onStep(to)}
      >
        {name}
      </button>
    );
  });
}

/** What the keys of the same steps do in a study, in an element with {@link StepButtons}. */
export function onStepKey({ path, length, onStep }: StepButtonsProps): (event: KeyboardEvent) => void {
  return (event) => {
    if (hasModifier(event) || event.shiftKey) return;
    const to = stepPath(path, length, event.key);
    if (to === null) return;
    event.preventDefault();
    onStep(to);
  };
}
