import type { Proportion } from '../../core/proportion.ts';
import { COMPARE, COMPARE_COLUMNS } from '../words/en/compare.ts';
import { tellingSentences } from '../words/en/games.ts';
import { ShareText } from './CompareTable.tsx';
import { type ComparedGame, GROUPS, groupOf, MOST_SIDE } from './compare.ts';

interface GameListProps {
  readonly entries: readonly ComparedGame[];
  /** Whether they come in the order of {@link GROUPS}; then each group has a heading. */
  readonly grouped: boolean;
  /** The games that are chosen to be seen side by side. */
  readonly ticked: readonly string[];
  readonly page: string;
  readonly onTick: (id: string) => void;
}

/** Every game as a row: its name, what tells it from La Belle Lucie, how often it is won, and how hard it is. */
export function GameList({ entries, grouped, ticked, page, onTick }: GameListProps) {
  const rows = (games: readonly ComparedGame[]) => (
    <ul class="lucie-game-list">
      {games.map((entry) => (
        <GameRow
          key={entry.preset.id}
          entry={entry}
          chosen={ticked.includes(entry.preset.id)}
          full={ticked.length >= MOST_SIDE}
          page={page}
          onTick={onTick}
        />
      ))}
    </ul>
  );
  return (
    <>
      {/* Each row says again what stands in it. */}
      <div class="lucie-game-heads" aria-hidden="true">
        <span>{COMPARE_COLUMNS.name}</span>
        <span>{COMPARE.differs}</span>
        <span>
          {COMPARE_COLUMNS.best}
          <Scale />
        </span>
        <span>{COMPARE_COLUMNS.difficulty}</span>
      </div>
      {grouped
        ? GROUPS.map((group) => {
            const games = entries.filter(({ preset }) => groupOf(preset.rules) === group);
            return games.length === 0 ? null : (
              <section key={group}>
                <h2 class="lucie-game-group">{COMPARE.groups[group]}</h2>
                {rows(games)}
              </section>
            );
          })
        : rows(entries)}
    </>
  );
}

interface GameRowProps extends Pick<GameListProps, 'page' | 'onTick'> {
  readonly entry: ComparedGame;
  readonly chosen: boolean;
  /** Whether as many games are chosen as can be. */
  readonly full: boolean;
}

function GameRow({ entry: { preset, figures }, chosen, full, page, onTick }: GameRowProps) {
  const { id, title } = preset;
  const { best, difficulty } = figures;
  return (
    <li data-ticked={chosen ? '' : undefined}>
      <label class="lucie-tick">
        <input
          type="checkbox"
          checked={chosen}
          aria-disabled={(!chosen && full) || undefined}
          aria-label={COMPARE.choose(title)}
          onChange={(event) => {
            // Four are enough: a fifth stays as it was.
            event.currentTarget.checked = !chosen && !full;
            onTick(id);
          }}
        />
      </label>
      <a href={`${page}${id}/`}>{title}</a>
      <p class="lucie-game-differs">{differsText(tellingSentences(preset))}</p>
      <p class="lucie-game-won">
        {best !== null && <OddsStrip of={best} />}
        <span>
          <span class="lucie-unseen">{COMPARE_COLUMNS.best}: </span>
          <ShareText of={best} atLeast={best?.atLeast ?? false} />
        </span>
      </p>
      <p class="lucie-game-hard">
        <span class="lucie-unseen">{COMPARE_COLUMNS.difficulty}: </span>
        {difficulty?.word ?? COMPARE.unmeasured}
      </p>
    </li>
  );
}

/** More sentences than this are counted, not told. */
const MOST_TOLD = 2;

function differsText(sentences: readonly string[]): string {
  if (sentences.length === 0) return COMPARE.usualGame;
  const more = sentences.length - MOST_TOLD;
  return [...sentences.slice(0, MOST_TOLD), ...(more > 0 ? [COMPARE.more(more)] : [])].join(' ');
}

/** A share as a place on a scale: `22.9%`. */
const at = (share: number): string => `${(share * 100).toFixed(2)}%`;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** The scale on which the shares of all games lie; its lines are drawn again in every strip. */
function Scale() {
  return (
    <svg class="lucie-odds lucie-odds-scale" aria-hidden="true">
      <defs>
        <g id="lucie-odds-ticks">
          {TICKS.map((tick) => (
            <line key={tick} x1={at(tick)} x2={at(tick)} y1="1" y2="19" />
          ))}
        </g>
      </defs>
      {TICKS.map((tick) => (
        <text key={tick} x={at(tick)} y="12">
          {100 * tick}
        </text>
      ))}
    </svg>
  );
}

/** A share of all games on that scale: a point, and its interval as a band. */
function OddsStrip({ of: { chance, low, high } }: { readonly of: Proportion }) {
  return (
    <svg class="lucie-odds" aria-hidden="true">
      <use href="#lucie-odds-ticks" />
      <line x2="100%" y1="10" y2="10" />
      <rect x={at(low)} width={at(high - low)} y="5.5" height="9" />
      <circle cx={at(chance)} cy="10" r="4.5" />
    </svg>
  );
}
