/** A month, counted from January of the year 0: November 2026 is 2026 × 12 + 10. */
export type Month = number;

const MILLISECONDS = 86_400_000;

/** The month that a day (day.ts) is in. */
export function monthOf(day: number): Month {
  const date = new Date(day * MILLISECONDS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month. */
export function firstDayOf(month: Month): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / MILLISECONDS;
}

/** The weeks of a month, from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: Month): (number | null)[][] {
  const [first, end] = [firstDayOf(month), firstDayOf(month + 1)];
  // Day 0 was a Thursday.
  const monday = first - ((first + 3) % 7);
  return Array.from({ length: Math.ceil((end - monday) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = monday + week * 7 + at;
      return day < first || day >= end ? null : day;
    }),
  );
}
