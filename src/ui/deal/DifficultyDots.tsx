import './dots.css';

/** The highest grade. */
const HARDEST = 5;

/** A difficulty, 1 to 5, as dots of which the first ones are filled; the word for it stands beside them. */
export function DifficultyDots({ grade }: { readonly grade: number }) {
  return (
    <svg class="lucie-dots" viewBox="0 0 46 8" aria-hidden="true">
      {Array.from({ length: HARDEST }, (_, dot) => (
        <circle
          key={`${dot}`}
          cx={dot * 9.5 + 4}
          cy="4"
          r="3.2"
          class={dot < grade ? 'lucie-dot-on' : undefined}
        />
      ))}
    </svg>
  );
}
