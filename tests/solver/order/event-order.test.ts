import { expect, test } from 'vitest';
import {
  cardOfEvent,
  createEventOrder,
  EVENTS,
  goesHome,
  WORDS,
} from '../../../src/solver/order/event-order.ts';
import { chance } from '../positions.ts';

/** By event and other event: whether some pairs make the one be at or before the other, over any number of events between. */
function closureOf(pairs: readonly (readonly [number, number])[]): boolean[][] {
  const events = Array.from({ length: EVENTS }, (_, event) => event);
  const before = events.map((event) => events.map((other) => event === other));
  for (const [event, other] of pairs) before[event]![other] = true;
  for (const between of events) {
    for (const event of events.filter((one) => before[one]![between])) {
      for (const other of events) before[event]![other] ||= before[between]![other]!;
    }
  }
  return before;
}

/** Whether two events of different cards are each before the other. */
const isContradictory = (before: readonly (readonly boolean[])[]): boolean =>
  before.some((row, event) =>
    row.some((is, other) => is && before[other]![event] && cardOfEvent(event) !== cardOfEvent(other)),
  );

test('what is known of an order is what follows from all that was added, forwards and backwards', () => {
  const random = chance(41);
  const counts = { known: 0, contradictory: 0 };
  for (let round = 0; round < 60; round++) {
    const order = createEventOrder();
    order.clear();
    const pairs: [number, number][] = [];
    // Few cards, so that the two events of one meet; and mostly one way, or nearly every order would be contradictory.
    const events = random
      .sample(
        Array.from({ length: 52 }, (_, card) => card),
        12,
      )
      .flatMap((card) => [card, goesHome(card)]);
    random.shuffle(events);
    for (let added = 0; added < 40; added++) {
      const places = random.sample([...events.keys()], 2);
      if (random.bool(0.98)) places.sort((a, b) => a - b);
      const pair: [number, number] = [events[places[0]!]!, events[places[1]!]!];
      pairs.push(pair);
      order.add(...pair);
      if (order.isContradictory()) break;
    }
    const before = closureOf(pairs);
    expect(order.isContradictory()).toBe(isContradictory(before));
    if (order.isContradictory()) {
      counts.contradictory++;
      continue;
    }
    counts.known++;
    const known = before.map((row, event) => row.map((_, other) => order.isBefore(event, other)));
    expect(known).toEqual(before);
    const after = before.map((row, event) =>
      row.map((_, other) => ((order.later[event * WORDS + (other >> 5)]! >>> (other & 31)) & 1) === 1),
    );
    expect(after).toEqual(before);
  }
  expect(counts.known).toBeGreaterThan(5);
  expect(counts.contradictory).toBeGreaterThan(5);
});

test('what was kept is brought back as it was', () => {
  const order = createEventOrder();
  order.clear();
  order.add(3, 60);
  const restore = order.save();
  order.add(60, 70);
  expect(order.isBefore(3, 70)).toBe(true);
  restore();
  expect(order.isBefore(3, 60)).toBe(true);
  expect(order.isBefore(3, 70)).toBe(false);
});
