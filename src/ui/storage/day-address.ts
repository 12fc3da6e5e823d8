import { makeDate } from '../../play/days/day.ts';

/** Where the first page is, as the path of an address. */
const HOME = import.meta.env.BASE_URL;

/** The path of the page of a day: `/today/#2026-11-25`. */
export function dayPath(day: number): string {
  return `${HOME}today/#${makeDate(day)}`;
}

/** The address of the page of a day: that of the site, where it is published under one, else that of this copy. */
export function dayAddress(day: number): string {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(dayPath(day), own).href;
}
