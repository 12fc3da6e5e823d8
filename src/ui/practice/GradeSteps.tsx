import { PRACTICE } from '../words/en/practice.ts';
import './grade.css';

/** A grade as five steps, the first ones filled. */
export function GradeSteps({ grade }: { readonly grade: number }) {
  return (
    <span class="lucie-grade" role="img" aria-label={PRACTICE.grade(grade)}>
      <svg viewBox="0 0 62 16" width="62" height="16" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <rect
            key={step}
            x={(step - 1) * 12.5 + 1}
            y={15 - step * 2.6 - 1}
            width="9.5"
            height={step * 2.6 + 1}
            rx="1.5"
            class={step <= grade ? 'lucie-grade-on' : undefined}
          />
        ))}
      </svg>
    </span>
  );
}
