/* What extremes.json says of the deals of the cabinet, as src/measure/extremes/extremes.ts writes it. */

import type { Card } from '../../core/card.ts';
import { parseCard } from '../../core/card-notation.ts';
import { unwrap } from '../../core/result.ts';
import type { Chance } from '../../solver/odds.ts';
import type { FigureText, MeasuredShare } from './figure-text.ts';
import { measurements } from './measurements.ts';

/** A record: how many deals it is about, and the deal that stands, with what is said of it. */
export interface ExtremeRow {
  readonly id: string;
  readonly about: number;
  /** Deals that a search left open, so that one of them might be more extreme. */
  readonly open: number;
  /** The seed of the deal. */
  readonly seed: string;
  /** How many deals are as extreme. */
  readonly ties: number;
  readonly facts: { readonly [fact: string]: number | string | readonly (number | string)[] };
}

/** The whole file. */
const file = (): { readonly command: string; readonly deals: number; readonly rows: readonly ExtremeRow[] } =>
  measurements.get('extremes') as unknown as ReturnType<typeof file>;

/** How many deals were searched. */
export function extremeDeals(): number {
  return file().deals;
}

/** The command that searches them again. */
export function extremeCommand(): string {
  return file().command;
}

/** A record by its id; throws where there is none. */
export function extremeRow(id: string): ExtremeRow {
  const row = file().rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`No record ${id} in extremes.json.`);
  return row;
}

/** A move of a deal of the cabinet: a card, and what it is built on; null where it goes home. */
interface ExtremeMove {
  readonly card: Card;
  readonly onto: Card | null;
}

/** The moves of a fact, in their order: a line `AH JS-QS`, or the cards that are built, each on the next higher one. */
export function extremeMoves(id: string, fact: string): readonly ExtremeMove[] {
  const moves = extremeRow(id).facts[fact];
  if (moves === undefined) throw new Error(`No ${fact} of the record ${id} in extremes.json.`);
  if (typeof moves !== 'string') {
    return [moves].flat().map((word) => {
      const card = readCard(String(word));
      return { card, onto: card + 1 };
    });
  }
  return moves.split(' ').map((move) => {
    const [card = '', onto] = move.split('-');
    return { card: readCard(card), onto: onto === undefined ? null : readCard(onto) };
  });
}

function readCard(text: string): Card {
  return unwrap(parseCard(text));
}

/** The chances in the file, by their places: `richest-redeal: chance`. */
export function extremeShares(): (readonly [place: string, share: MeasuredShare])[] {
  return file().rows.flatMap(({ id, facts }) =>
    CHANCES.flatMap(([fact, low, high]) => {
      if (facts[fact] === undefined) return [];
      const chance: Chance = {
        chance: Number(facts[fact]),
        low: Number(facts[low]),
        high: Number(facts[high]),
      };
      return [[`${id}: ${fact}`, { ...chance, open: false }] as const];
    }),
  );
}

const CHANCES = [
  ['chance', 'low', 'high'],
  ['greedyChance', 'greedyLow', 'greedyHigh'],
] as const;

/** The counts in the file, by their places: `deals`, `fewest-home: ties`, `narrowest-win: points`. */
export function extremeCounts(): (readonly [place: string, text: FigureText])[] {
  const count = (value: number): FigureText => ({ value: value.toLocaleString('en-GB'), range: '' });
  const isChance = (fact: string): boolean => CHANCES.some((names) => names.some((name) => name === fact));
  return [
    ['deals', count(extremeDeals())],
    ...file().rows.flatMap(({ id, about, open, ties, facts }) =>
      Object.entries({ about, open, ties, ...facts }).flatMap(([fact, value]) =>
        typeof value === 'number' && !isChance(fact) ? [[`${id}: ${fact}`, count(value)] as const] : [],
      ),
    ),
  ];
}
