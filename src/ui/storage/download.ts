import { dayNumber, makeDate } from '../../play/days/day.ts';

/** Hands a text or the bytes of a picture to the browser as a file to be saved. */
export function download(name: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read the file only a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a text as a file of today, whose name is made from the player's date: `2026-11-03`. */
export function downloadDated(nameOf: (date: string) => string, text: string): void {
  download(nameOf(makeDate(dayNumber(new Date()))), text);
}
