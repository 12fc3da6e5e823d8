/*
 * What is known of the order of events: a relation, closed under "before what is before", in bits.
 *
 * An event is a number below 104. Card c leaves the place where it lies now at event c, and goes home at event 52 + c;
 * for a card that stays in its place until it goes home, both are one moment. Each move moves one card, so events of
 * two cards are never at one moment: a claim that each is before the other is a contradiction.
 *
 * An example: 5C lies over 9D, and 9D over 5D. `add(L(5C), L(9D))` and `add(L(9D), L(5D))` say so, where L is the event
 * that a card leaves; then `isBefore(L(5C), L(5D))` is true. After `add(L(5D), L(5C))` the order is contradictory.
 */

/** How many events there are: each of 52 cards leaves its place, and goes home. */
export const EVENTS = 104;
/** No event, and no card: each has the number of the event that it leaves. */
export const NO_EVENT = -1;
/** Words of 32 bits in a row of the relation. */
export const WORDS = 4;

/** The event that a card goes home. */
export function goesHome(card: number): number {
  return 52 + card;
}

/** The card of an event. */
export function cardOfEvent(event: number): number {
  return event < 52 ? event : event - 52;
}

/** The lowest bit of a word that is not 0, by its place 0–31. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Whether a set of events, {@link WORDS} words with a bit for each, has none. */
export function hasNoEvent(events: Int32Array): boolean {
  for (let word = 0; word < WORDS; word++) if (events[word] !== 0) return false;
  return true;
}

/** The first event of such a set, or NO_EVENT. */
export function firstOf(events: Int32Array): number {
  for (let word = 0; word < WORDS; word++) {
    if (events[word] !== 0) return word * 32 + lowestBit(events[word]!);
  }
  return NO_EVENT;
}

/** A relation between events that grows by {@link EventOrder.add}. */
export interface EventOrder {
  /** In words from event × WORDS on, a bit for each event at or before it. */
  readonly earlier: Int32Array;
  /** In words from event × WORDS on, a bit for each event at or after it. */
  readonly later: Int32Array;
  /** Forgets everything. */
  readonly clear: () => void;
  /** Whether an event is known to be at or before another. */
  readonly isBefore: (event: number, other: number) => boolean;
  /** Adds that an event is at or before another, with all that follows. */
  readonly add: (event: number, other: number) => void;
  /** Whether what was added cannot all be true. */
  readonly isContradictory: () => boolean;
  /** How often `add` has told something new. */
  readonly changes: () => number;
  /** Keeps what is known now; the function that it gives brings it back. */
  readonly save: () => () => void;
}

/** Makes an order of which nothing is known. */
export function createEventOrder(): EventOrder {
  const earlier = new Int32Array(EVENTS * WORDS);
  const later = new Int32Array(EVENTS * WORDS);
  let contradictory = false;
  let changes = 0;

  const isBefore = (event: number, other: number): boolean =>
    ((earlier[other * WORDS + (event >> 5)]! >>> (event & 31)) & 1) === 1;

  /** Whether an event of another card is between two events of one card. */
  const isApart = (from: number, to: number): boolean => {
    for (let word = 0; word < WORDS; word++) {
      let between = later[from * WORDS + word]! & earlier[to * WORDS + word]!;
      if (from >> 5 === word) between &= ~(1 << (from & 31));
      if (to >> 5 === word) between &= ~(1 << (to & 31));
      if (between !== 0) return true;
    }
    return false;
  };

  /** The events that hear of a new pair: those before it, and those after it. */
  const hearBefore = new Int32Array(WORDS);
  const hearAfter = new Int32Array(WORDS);
  /** Adds row `from` of `rows` to the rows of some events. */
  const spread = (rows: Int32Array, from: number, events: Int32Array): void => {
    const source = from * WORDS;
    const [first, second, third, fourth] = [
      rows[source]!,
      rows[source + 1]!,
      rows[source + 2]!,
      rows[source + 3]!,
    ];
    for (let word = 0; word < WORDS; word++) {
      for (let bits = events[word]!; bits !== 0; bits &= bits - 1) {
        const row = (word * 32 + lowestBit(bits)) * WORDS;
        rows[row]! |= first;
        rows[row + 1]! |= second;
        rows[row + 2]! |= third;
        rows[row + 3]! |= fourth;
      }
    }
  };

  return {
    earlier,
    later,
    isBefore,
    isContradictory: () => contradictory,
    changes: () => changes,
    clear() {
      earlier.fill(0);
      later.fill(0);
      contradictory = false;
      for (let event = 0; event < EVENTS; event++) {
        earlier[event * WORDS + (event >> 5)]! |= 1 << (event & 31);
        later[event * WORDS + (event >> 5)]! |= 1 << (event & 31);
      }
    },
    add(event, other) {
      if (contradictory || isBefore(event, other)) return;
      const sameCard = cardOfEvent(event) === cardOfEvent(other);
      if (sameCard ? isApart(other, event) : isBefore(other, event)) {
        contradictory = true;
        return;
      }
      changes++;
      // What is after the one already knows what is before it.
      for (let word = 0; word < WORDS; word++) {
        hearBefore[word] = earlier[event * WORDS + word]! & ~earlier[other * WORDS + word]!;
        hearAfter[word] = later[other * WORDS + word]! & ~later[event * WORDS + word]!;
      }
      spread(earlier, event, hearAfter);
      spread(later, other, hearBefore);
    },
    save() {
      const [kept, keptLater, was] = [earlier.slice(), later.slice(), contradictory];
      return () => {
        earlier.set(kept);
        later.set(keptLater);
        contradictory = was;
      };
    },
  };
}
