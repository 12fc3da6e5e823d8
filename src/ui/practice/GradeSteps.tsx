import { PRACTICE } from '../words/en/practice.ts';
import './grade.css';

/** Steps as an outline, whose line makes them wider by its half and rounds their corners. */
function steps(from: number, to: number): string {
  return [1, 2, 3, 4, 5]
    .slice(from - 1, to)
    .map(
      (step) =>
        `M${step * 12.5 - 10} 13.5v-${(step * 2.6 - 2).toFixed(1)}h6.5v${(step * 2.6 - 2).toFixed(1)}z`,
    )
    .join('');
}

/** A grade as five steps, the first ones filled. */
export function GradeSteps({ grade }: { readonly grade: number }) {
  return (
    <span class="lucie-grade" role="img" aria-label={PRACTICE.grade(grade)}>
      <svg viewBox="0 0 62 16" width="62" height="16" aria-hidden="true">
        <path class="lucie-grade-on" d={steps(1, grade)} />
        <path d={steps(grade + 1, 5)} />
      </svg>
    </span>
  );
}
