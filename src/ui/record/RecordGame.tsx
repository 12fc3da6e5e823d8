import { proportionOf } from '../../core/proportion.ts';
import { compareEnds, type GameEntry } from '../../play/entry.ts';
import { type GameTally, homeHistogram, isWin, meanHome } from '../../play/tally.ts';
import { COMPARED, dayText, GAMES, percent, RECORD } from '../words/en/record.ts';

/** How a way of playing did at a game when it was measured. */
export interface Compared {
  readonly way: keyof typeof COMPARED.ways;
  /** The share of games won, and the cards home on average at the end of a game. */
  readonly chance: number;
  readonly home: number;
}

interface RecordGameProps {
  readonly tally: GameTally;
  /** What was measured of the game; empty where nothing was. */
  readonly compared: readonly Compared[];
  /** The address of the page on which games are played. */
  readonly play: string;
  readonly open: boolean;
}

/** The games of one kind in a listing. */
const MOST = 100;

/** How a player has done at one game: games won beside measured ways of playing, cards home, and the last games. */
export function RecordGame({ tally, compared, play, open }: RecordGameProps) {
  const { ended, left } = tally;
  const last = [...ended].sort(compareEnds).reverse().slice(0, MOST);
  return (
    <details class="lucie-record-game" open={open}>
      <summary>
        <h2>{RECORD.title(tally)}</h2> <span>{RECORD.sum(tally)}</span>
      </summary>
      {ended.length > 0 && (
        <>
          <WinsTable yours={tally} compared={compared} />
          <h3>{GAMES.chart}</h3>
          <HomeChart tally={tally} />
          {tally.won === 0 && (
            <p class="lucie-fine">{GAMES.best(Math.max(...ended.map(({ home }) => home)), tally.cards)}</p>
          )}
          <h3>{GAMES.last(last.length)}</h3>
          <p class="lucie-fine">{GAMES.lastNote}</p>
          <ol class="lucie-days">
            {[...Map.groupBy(last, ({ at }) => dayText(at))].map(([day, games]) => (
              <li key={day}>
                <span>{day}</span>
                <ol>
                  {games.map((entry) => (
                    <li key={entry.deal}>
                      <GameLink entry={entry} play={play} />
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </>
      )}
      {left > 0 && <p class="lucie-fine">{RECORD.left(left)}</p>}
    </details>
  );
}

interface WinsTableProps {
  /** How the player has done; null where no game was finished yet. */
  readonly yours: Pick<GameTally, 'ended' | 'won'> | null;
  readonly compared: readonly Compared[];
}

/** Games won by the player beside those won by measured ways of playing. */
export function WinsTable({ yours, compared }: WinsTableProps) {
  const share = yours === null ? null : proportionOf(yours.won, yours.ended.length);
  return (
    <>
      <table>
        <caption class="lucie-unseen">{COMPARED.name}</caption>
        <thead>
          <tr>
            <th scope="col">{COMPARED.who}</th>
            <th scope="col">{COMPARED.won}</th>
            <th scope="col">{COMPARED.home}</th>
          </tr>
        </thead>
        <tbody>
          <tr class="lucie-yours">
            <th scope="row">{COMPARED.you}</th>
            <td>
              {share === null ? (
                COMPARED.none
              ) : (
                <>
                  <b>{percent(share.chance)}</b> <small>{COMPARED.interval(share)}</small>
                  <Gauge {...share} />
                </>
              )}
            </td>
            <td>{yours === null ? '–' : meanHome(yours.ended).toFixed(1)}</td>
          </tr>
          {compared.map(({ way, chance, home }) => (
            <tr key={way}>
              <th scope="row">{COMPARED.ways[way]}</th>
              <td>
                <b>{percent(chance)}</b>
                <Gauge chance={chance} low={chance} high={chance} />
              </td>
              <td>{home.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="lucie-fine">
        {compared.length > 0 && yours !== null && COMPARED.note} {COMPARED.cards}
      </p>
    </>
  );
}

/** A share on a scale from none to all, with what its interval leaves open in a lighter tone. */
function Gauge({ chance, low, high }: { chance: number; low: number; high: number }) {
  return (
    <svg class="lucie-gauge" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="lucie-gauge-whole" width="100" height="1" />
      <rect class="lucie-gauge-high" x={low * 100} width={(high - low) * 100} height="1" />
      <rect class="lucie-gauge-low" x={Math.max(0, chance * 100 - 0.6)} width="1.2" height="1" />
    </svg>
  );
}

/** The height of the longest bar, in pixels. */
const TALL = 88;

function HomeChart({ tally }: Pick<RecordGameProps, 'tally'>) {
  const spans = homeHistogram(tally);
  const most = Math.max(...spans.map(({ games }) => games));
  return (
    <ol class="lucie-bars">
      {spans.map((span, index) => (
        <li key={span.from} data-won={span.from === span.to || undefined}>
          <span class="lucie-unseen">{GAMES.span(span)}</span>
          <span aria-hidden="true">{span.games > 0 && span.games}</span>
          <svg width="100%" height={Math.ceil((span.games / most) * TALL) + 1} aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
          <span aria-hidden="true">{(index % 2 === 0 || span.from === span.to) && span.from}</span>
        </li>
      ))}
    </ol>
  );
}

function GameLink({ entry, play }: { entry: GameEntry; play: string }) {
  const { game, home, cards, later } = entry;
  return (
    <a href={`${play}#${game}`} data-won={isWin(entry) || undefined}>
      {isWin(entry) ? GAMES.won : home}
      {!isWin(entry) && <span class="lucie-unseen"> {GAMES.home(home)}</span>}
      {later !== null && <small> {GAMES.later(later.home, cards)}</small>}
    </a>
  );
}
