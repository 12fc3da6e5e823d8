import type { Point } from './drop.ts';

/*
 * How cards move. A card that flies 300 pixels takes 140 + 0.16 · 300 = 188 ms, in a flat arc; the fans that it leaves and
 * reaches make room from 60 % of that on. Only properties that the compositor draws by itself are animated.
 */

/**
 * A card that changes its place: from how far away, in pixels, and with which turn, in degrees, to which one; `place` is
 * the middle of where it lies in the end, in pixels of the window.
 */
export interface Flight {
  readonly face: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly place: Point;
  readonly from: number;
  readonly to: number;
  /** Whether it lands on a foundation. */
  readonly isHome: boolean;
}

/** Whether the device lets things move: a list that is kept, because to make one takes longer than all that is asked of it. */
let moving: MediaQueryList | undefined;

/** Whether nothing on the page is to glide or fade: the device asks for that, or the player's settings do. */
export function isStill(): boolean {
  moving ??= matchMedia('(prefers-reduced-motion: no-preference)');
  return !moving.matches || document.documentElement.dataset.motion === 'none';
}

/** How far a card goes, in pixels, that is seen to fly and not only to make room. */
export const FAR = 60;
/** How much later, in milliseconds, a card follows another one home. */
const FOLLOW = 70;
/** How high, in pixels, the middle of a flight is above the straight line. */
const RISE = 8;
/** How cards speed up and slow down. */
export const EASING = 'cubic-bezier(.3,.1,.2,1)';

export const flightLength = ({ x, y }: Flight): number => Math.hypot(x, y);

/** How long a card flies, in milliseconds, by how far it goes, in pixels. */
export function flightTime(length: number): number {
  return Math.min(140 + 0.16 * length, 320);
}

/** Animates cards that change their places, as a move changes them. */
export function animateFlights(flights: readonly Flight[]): void {
  const flying = flights.filter((flight) => flightLength(flight) > FAR);
  const longest = Math.max(0, ...flying.map((flight) => flightTime(flightLength(flight))));
  for (const [at, flight] of flying.entries()) fly(flight, flight.isHome ? at * FOLLOW : 0);
  for (const { face, x, y } of flights.filter((flight) => flightLength(flight) <= FAR)) {
    const timing = { delay: longest * 0.6, duration: 80 + longest * 0.4 };
    face.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { ...timing, easing: EASING, fill: 'backwards' });
  }
}

/** 1 or, where the board is mirrored for the left hand, -1. */
export function mirrorSide(): 1 | -1 {
  return document.documentElement.dataset.hand === 'left' ? -1 : 1;
}

function fly(flight: Flight, delay: number): void {
  const { face, x, y, from, to, isHome } = flight;
  const duration = flightTime(flightLength(flight));
  const side = mirrorSide();
  face.animate(
    {
      translate: [`${x}px ${y}px`, `${x / 2}px ${y / 2 - RISE}px`, '0 0'],
      scale: [1, 1.04, 1],
      ...(from !== to && { rotate: [`${from * side}deg`, `${to * side}deg`] }),
    },
    { delay, duration, easing: EASING, fill: 'backwards' },
  );
  // An animation of its own, because one that changes more than where a card is drawn is not left to the compositor. A
  // touch means what lies on the table, not the card that happens to fly over it.
  face.animate({ zIndex: ['30', '30'], pointerEvents: ['none', 'none'] }, { duration: delay + duration });
  if (isHome) face.animate({ scale: [1, 1.03, 1] }, { delay: delay + duration, duration: 120 });
}
