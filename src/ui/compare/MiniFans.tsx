/** The fans of a new deal as small drawings; the words beside them say the same. */
export function MiniFans({ full, short }: { readonly full: number; readonly short: number }) {
  return (
    <div class="lucie-mini-fans">
      {Array.from({ length: full }, (_, index) => (
        <MiniFan key={`${index}`} cards={3} />
      ))}
      {short > 0 && <MiniFan key="short" cards={short} short />}
    </div>
  );
}

function MiniFan({ cards, short = false }: { readonly cards: number; readonly short?: boolean }) {
  return (
    <svg width="30" height="26" viewBox="0 0 30 26" aria-hidden="true" data-short={short ? '' : undefined}>
      {Array.from({ length: cards }, (_, index) => {
        const turn = (index - (cards - 1) / 2) * 16;
        return (
          <rect
            key={`${index}`}
            x="9.5"
            y="3"
            width="11"
            height="16"
            rx="1.8"
            transform={`rotate(${turn} 15 32)`}
          />
        );
      })}
    </svg>
  );
}
