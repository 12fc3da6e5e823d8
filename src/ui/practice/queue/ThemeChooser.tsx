import { QUEUE } from '../../words/en/queue/queue.ts';

/** A theme that can be chosen. */
export interface NamedTheme {
  readonly theme: string;
  readonly title: string;
  /** The name of its game; null for the first game. */
  readonly game: string | null;
}

interface ThemeChooserProps {
  readonly themes: readonly NamedTheme[];
  /** Those chosen; none for all of them. */
  readonly chosen: readonly string[];
  readonly onChoose: (themes: readonly string[]) => void;
}

/** What the new puzzles of the queue are about: everything mixed, or some themes. */
export function ThemeChooser({ themes, chosen, onChoose }: ThemeChooserProps) {
  const titles = themes.filter(({ theme }) => chosen.includes(theme)).map(({ title }) => title);
  return (
    <details
      class="lucie-queue-themes"
      onToggle={({ currentTarget: { classList, open } }) => classList.toggle('lucie-queue-open', open)}
    >
      <summary>
        {QUEUE.themes}: {titles.length === 0 ? QUEUE.mixed : QUEUE.some(titles)}
      </summary>
      <fieldset>
        <legend class="lucie-unseen">{QUEUE.themes}</legend>
        <label>
          <input
            type="checkbox"
            checked={titles.length === 0}
            onChange={({ currentTarget }) => {
              // It can only be switched off by choosing a theme.
              currentTarget.checked = true;
              onChoose([]);
            }}
          />
          <span>{QUEUE.all}</span>
        </label>
        {themes.map(({ theme, title, game }) => (
          <label key={theme}>
            <input
              type="checkbox"
              checked={chosen.includes(theme)}
              onChange={({ currentTarget }) => {
                const others = chosen.filter((one) => one !== theme);
                onChoose(currentTarget.checked ? [...others, theme] : others);
              }}
            />
            <span>{game === null ? title : QUEUE.ofGame(title, game)}</span>
          </label>
        ))}
      </fieldset>
      <p class="lucie-fine">{QUEUE.mixedNote}</p>
    </details>
  );
}
