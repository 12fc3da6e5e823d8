import type { ComponentChildren } from 'preact';
import { type Proportion, percentText } from '../../core/proportion.ts';
import {
  buildText,
  COMPARE,
  COMPARE_COLUMNS,
  cardsText,
  drawText,
  elseText,
  NOTHING,
  redealText,
  spaceText,
} from '../words/en/compare.ts';
import type { ComparedGame, CompareView, Sort } from './compare.ts';
import { SORTS } from './compare.ts';

interface CompareTableProps {
  readonly entries: readonly ComparedGame[];
  readonly view: CompareView;
  readonly page: string;
  readonly onSort: (sort: Sort) => void;
}

/** What each column says of a game. */
export const CELLS: Readonly<
  Record<Exclude<keyof typeof COMPARE_COLUMNS, 'name'>, (entry: ComparedGame) => ComponentChildren>
> = {
  packs: ({ preset }) => cardsText(preset.rules),
  build: ({ preset }) => buildText(preset.rules),
  spaces: ({ preset }) => spaceText(preset.rules),
  redeals: ({ preset }) => redealText(preset.rules),
  draw: ({ preset }) => drawText(preset.rules),
  besides: ({ preset }) => elseText(preset.rules),
  winnable: ({ figures: { winnable, unknown } }) => (
    <>
      <ShareText of={winnable} />
      <Beside words={COMPARE.unknown} of={unknown} />
    </>
  ),
  random: ({ figures }) => <ShareText of={figures.random} />,
  best: ({ figures: { best, most } }) => (
    <>
      <ShareText of={best} atLeast={best?.atLeast ?? false} />
      <Beside words={COMPARE.atMost} of={most} />
    </>
  ),
  length: ({ figures: { length } }) =>
    length === null ? (
      COMPARE.unmeasured
    ) : (
      <>
        <b>{length.median}</b>{' '}
        <small>
          {length.low}–{length.high}
        </small>
      </>
    ),
  difficulty: ({ figures }) => figures.difficulty?.word ?? COMPARE.unmeasured,
};
const NAMES = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** All that is compared of every game, a row each; on a narrow page each is a block of its own. */
export function CompareTable({ entries, view, page, onSort }: CompareTableProps) {
  return (
    <table class="lucie-games-table">
      <caption class="lucie-unseen">{COMPARE.caption}</caption>
      <thead>
        <tr>
          {(['name', ...NAMES] as const).map((name) => {
            const sort = SORTS.find((known) => known === name);
            const sorted = view.sort === name ? (view.down ? 'descending' : 'ascending') : undefined;
            return (
              <th key={name} scope="col" aria-sort={sorted}>
                {sort === undefined ? (
                  COMPARE_COLUMNS[name]
                ) : (
                  <button type="button" onClick={() => onSort(sort)}>
                    {COMPARE_COLUMNS[name]}
                  </button>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, title } = entry.preset;
          return (
            <tr key={id}>
              <th scope="row">
                <a href={`${page}${id}/`}>{title}</a>
              </th>
              {NAMES.map((name) => (
                <td
                  key={name}
                  data-label={COMPARE_COLUMNS[name]}
                  data-nothing={
                    name === 'besides' && elseText(entry.preset.rules) === NOTHING ? '' : undefined
                  }
                >
                  {CELLS[name](entry)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A share that stands small beside another one, and what it is of; nothing where there is none. */
function Beside({ words, of }: { words: string; of: Proportion | null }) {
  if (of === null) return null;
  return (
    <small>
      {' '}
      {words} {percentText(of).share}
    </small>
  );
}

/** A measured share with its interval. */
export function ShareText({ of, atLeast = false }: { of: Proportion | null; atLeast?: boolean }) {
  if (of === null) return <>{COMPARE.unmeasured}</>;
  const { share, range } = percentText(of);
  return (
    <>
      <b>
        {atLeast && `${COMPARE.atLeast} `}
        {share}
      </b>{' '}
      <small>{range}</small>
    </>
  );
}
