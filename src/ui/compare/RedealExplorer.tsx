import { useEffect, useId, useState } from 'preact/hooks';
import { SUITS } from '../../core/card.ts';
import { percentText } from '../../core/proportion.ts';
import { MERCIS, type TableId, tableName } from '../../solver/odds.ts';
import { Chip } from '../board/Chip.tsx';
import { SUIT_ORDER } from '../fit/layout.ts';
import {
  dealText,
  EXAMPLES,
  keptText,
  LEVEL_WORDS,
  MERCI_WORDS,
  pointsMoreText,
  REDEAL,
  spokenView,
  WHEN_WORDS,
  WORTH_WORDS,
} from '../words/en/redeal.ts';
import { FoundationSlider } from './FoundationSlider.tsx';
import { NewDeal } from './NewDeal.tsx';
import { errorOf, type Heights, type RedealView, viewOf } from './redeal-view.ts';
import { useOdds } from './use-odds.ts';
import '../table/table.css';
import './redeal.css';

interface RedealExplorerProps {
  /** The address of the folder in which the tables of chances lie. */
  readonly odds: string;
  /** What is shown until a table is here: the first example. */
  readonly first: RedealView;
}

const START = EXAMPLES[0]!;
const PLAIN: TableId = { merci: 'none', when: 'any-time' };

/** Four foundations to be moved, and what the deal of the cards that are left is worth. */
export function RedealExplorer({ odds: folder, first }: RedealExplorerProps) {
  const { heights, level, table, touched, set } = useRedeal();
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { fetched, again } = useOdds(folder, table);
  const here = fetched.state === 'here' && fetched.name === tableName(table);
  const view = here ? viewOf(fetched.odds, heights, level) : null;
  const shown = view ?? (heights === START.heights && table === PLAIN ? first : null);
  const raise = (suit: number, height: number) =>
    set({ heights: heights.map((old, index) => (index === suit ? height : old)) as unknown as Heights });
  return (
    <div class="lucie-redeal">
      <fieldset class="lucie-foundations" disabled={!awake}>
        <legend>{REDEAL.foundations}</legend>
        {SUIT_ORDER.map((suit) => (
          <FoundationSlider
            key={SUITS[suit]}
            suit={suit}
            height={heights[suit]!}
            onMove={(to) => raise(suit, to)}
          />
        ))}
      </fieldset>
      {fetched.state === 'failed' && (
        <p class="lucie-fault">
          {REDEAL.failed}{' '}
          <button type="button" class="lucie-button" onClick={again}>
            {REDEAL.again}
          </button>
        </p>
      )}
      {shown === null && fetched.state === 'waiting' && <p class="lucie-waits">{REDEAL.loading}</p>}
      {shown !== null && (
        <Chances view={shown} level={level} awake={awake} onChoose={(to) => set({ level: to })} />
      )}
      <Examples awake={awake} onChoose={set} />
      {shown !== null && (
        <section class="lucie-new-deal">
          <h3>{REDEAL.deal}</h3>
          <p>{dealText(shown)}</p>
          <NewDeal heights={heights} awake={awake} />
        </section>
      )}
      <fieldset class="lucie-redeal-rules" disabled={!awake}>
        <legend>{REDEAL.rules}</legend>
        <Choice
          name={REDEAL.merci}
          words={MERCI_WORDS}
          chosen={table.merci}
          all={MERCIS}
          onChoose={(merci) => set({ table: { ...table, merci } })}
        />
        <Choice
          name={REDEAL.when}
          words={WHEN_WORDS}
          chosen={table.when}
          all={['any-time', 'only-when-stuck'] as const}
          onChoose={(when) => set({ table: { ...table, when } })}
        />
      </fieldset>
      {shown !== null && <HeldBack view={shown} stuck={table.when === 'only-when-stuck'} />}
      <p class="unseen" role="status">
        {touched && view !== null ? spokenView(view, level) : ''}
      </p>
    </div>
  );
}

/** What can be chosen: the foundations, the redeals that are left, and the rules, which name a table of chances. */
interface Redeal {
  readonly heights: Heights;
  readonly level: number;
  readonly table: TableId;
}

/** The redeal that is looked at. `touched` is whether it was changed: what stands there first is read with the page, not spoken. */
function useRedeal() {
  const [redeal, setRedeal] = useState<Redeal & { readonly touched: boolean }>({
    heights: START.heights,
    level: START.level,
    table: PLAIN,
    touched: false,
  });
  return {
    ...redeal,
    set: (part: Partial<Redeal>) => setRedeal((before) => ({ ...before, ...part, touched: true })),
  };
}

interface ExamplesProps {
  readonly awake: boolean;
  readonly onChoose: (redeal: Redeal) => void;
}

function Examples({ awake, onChoose }: ExamplesProps) {
  return (
    <div class="lucie-examples">
      <h3>{REDEAL.examples}</h3>
      {EXAMPLES.map(({ name, heights, level, merci = 'none', when = 'any-time' }) => (
        <button
          key={name}
          type="button"
          class="lucie-button"
          disabled={!awake}
          onClick={() => onChoose({ heights, level, table: { merci, when } })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly words: { readonly [One in Value]: string };
  readonly all: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, words, all, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <label class="lucie-choice">
      {name}
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}>
        {all.map((value) => (
          <option key={value} value={value} selected={value === chosen}>
            {words[value]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The chance for each number of redeals to come; the one that is chosen also holds for the cards held back. */
function Chances({
  view,
  level,
  awake,
  onChoose,
}: {
  readonly view: RedealView;
  readonly level: number;
  readonly awake: boolean;
  readonly onChoose: (level: number) => void;
}) {
  const name = useId();
  return (
    <fieldset class="lucie-chances" disabled={!awake}>
      <legend>{REDEAL.chances}</legend>
      {view.levels.map((chance, redeals) => {
        const { share, range } = percentText(chance);
        return (
          <label key={LEVEL_WORDS[redeals]}>
            <input
              type="radio"
              name={name}
              value={redeals}
              checked={redeals === level}
              onChange={() => onChoose(redeals)}
            />
            <span class="lucie-level">{LEVEL_WORDS[redeals]}</span>
            <svg width="100%" height="14" aria-hidden="true">
              <rect class="lucie-bar-frame" width="100%" height="14" />
              <rect class="lucie-bar" width={`${chance.chance * 100}%`} height="14" />
              {range !== '' && (
                <line
                  class="lucie-bar-range"
                  x1={`${chance.low * 100}%`}
                  x2={`${chance.high * 100}%`}
                  y1="7"
                  y2="7"
                />
              )}
            </svg>
            <span class="lucie-share">
              <b>{share}</b> {range !== '' && <small>{range}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function HeldBack({ view: { kept }, stuck }: { readonly view: RedealView; readonly stuck: boolean }) {
  const none = kept[0]!.chance;
  const [cards, chance, against] = REDEAL.keptHead;
  const best = kept.reduce((most, choice) => (choice.chance.chance > most.chance.chance ? choice : most));
  return (
    <section class="lucie-kept">
      <h3>{REDEAL.kept}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{cards}</th>
            <th scope="col">{chance}</th>
            <th scope="col">{against}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map((choice) => {
            const { share, range } = percentText(choice.chance);
            return (
              <tr
                key={choice.cards.length}
                data-best={choice === best && choice.worth === 'more' ? '' : undefined}
              >
                <th scope="row" aria-label={keptText(choice.cards)}>
                  {choice.cards.length === 0
                    ? REDEAL.none
                    : choice.cards.map((card) => <Chip key={card} card={card} />)}
                </th>
                <td>
                  <b>{share}</b> <small>{range}</small>
                </td>
                <td>
                  {choice.cards.length > 0 && (
                    <>
                      {pointsMoreText(choice.chance.chance - none.chance, errorOf(choice.chance, none))}{' '}
                      <small>{WORTH_WORDS[choice.worth]}</small>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="lucie-aside">
        {REDEAL.chosen} {stuck && REDEAL.stuck}
      </p>
    </section>
  );
}
