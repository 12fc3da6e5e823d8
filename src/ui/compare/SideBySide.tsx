import type { Preset } from '../../core/preset.ts';
import { COMPARE, COMPARE_COLUMNS, NOTHING } from '../words/en/compare.ts';
import { FIELDS } from '../words/en/house-rules.ts';
import { CELLS } from './CompareTable.tsx';
import { type ComparedGame, differing, MOST_SIDE } from './compare.ts';

interface SideBySideProps {
  /** The games to see, in order. */
  readonly entries: readonly ComparedGame[];
  readonly all: readonly ComparedGame[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly page: string;
  readonly play: string;
  readonly shuffle: string;
}

/** Two to four games side by side: the rules in which they differ, and what was measured of each. */
export function SideBySide({ entries, all, onChange, page, play, shuffle }: SideBySideProps) {
  const ids = entries.map(({ preset }) => preset.id);
  const rows = differing(entries.map(({ preset }) => preset.rules));
  const rest = all.filter(({ preset }) => !ids.includes(preset.id));
  const [a, b] = entries;
  const samePacks = a !== undefined && b !== undefined && a.preset.rules.packs === b.preset.rules.packs;
  return (
    <section class="lucie-side" data-games={entries.length}>
      <h2 tabIndex={-1}>{COMPARE.sideTitle}</h2>
      <div class="lucie-side-ways">
        <button type="button" class="lucie-button" onClick={() => onChange([])}>
          {COMPARE.back}
        </button>
        {rest.length > 0 && entries.length < MOST_SIDE && (
          <label>
            <span>{COMPARE.add}</span>
            <select value="" onChange={(event) => onChange([...ids, event.currentTarget.value])}>
              <option value="">{COMPARE.addNone}</option>
              {rest.map(({ preset }) => (
                <option key={preset.id} value={preset.id}>
                  {preset.title}
                </option>
              ))}
            </select>
          </label>
        )}
        {entries.length === 2 && samePacks && <a href={`${shuffle}${ids.join('&b=')}`}>{COMPARE.shuffle}</a>}
      </div>
      <table>
        <caption class="lucie-unseen">{COMPARE.sideTitle}</caption>
        <thead>
          <tr>
            <td />
            {entries.map(({ preset }) => (
              <GameHead
                key={preset.id}
                preset={preset}
                page={page}
                play={play}
                onRemove={entries.length > 1 ? () => onChange(ids.filter((id) => id !== preset.id)) : null}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, says }) => (
            <tr key={field}>
              <th scope="row">{FIELDS[field]}</th>
              {says.map((text, index) => (
                <td
                  key={ids[index]}
                  data-label={entries[index]?.preset.title}
                  data-same={index > 0 && text === says[0] ? '' : undefined}
                >
                  {text || NOTHING}
                </td>
              ))}
            </tr>
          ))}
          {(['winnable', 'random', 'best', 'length', 'difficulty'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{COMPARE_COLUMNS[name]}</th>
              {entries.map(({ preset, figures }) => (
                <td key={preset.id} data-label={preset.title}>
                  {CELLS[name]({ preset, figures })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="lucie-fine">{COMPARE.alike(rows.length)}</p>
    </section>
  );
}

interface GameHeadProps extends Pick<SideBySideProps, 'page' | 'play'> {
  readonly preset: Preset;
  /** Null where it is the only game left. */
  readonly onRemove: (() => void) | null;
}

/** The head of a game's column: its page, a table to play it on, and the button that takes it away. */
function GameHead({ preset: { id, title }, page, play, onRemove }: GameHeadProps) {
  return (
    <th scope="col">
      <a href={`${page}${id}/`}>{title}</a>
      <span>
        <a href={`${play}${id}`} aria-label={`${COMPARE.play} ${title}`}>
          {COMPARE.play}
        </a>
        {onRemove !== null && (
          <button
            type="button"
            class="lucie-button"
            aria-label={COMPARE.remove(title)}
            onClick={({ currentTarget }) => {
              // Its column goes away.
              currentTarget.closest('section')?.querySelector('h2')?.focus();
              onRemove();
            }}
          >
            {COMPARE.removeShort}
          </button>
        )}
      </span>
    </th>
  );
}
