import { BACK_ADDRESS } from '../pack/pack-file.ts';
import { afterFrame } from './after-frame.ts';
import type { Point } from './drop.ts';
import { EASING, type Flight } from './flights.ts';

/*
 * How a deal moves: cards come from a pack above the felt, fan by fan, 22 ms apart and 1.5 s in all at most. Before a
 * redeal what lies in the fans is swept to a pack in the middle of the felt, backs up, and riffled. The board draws its fans
 * a few in each frame, so cards are taken up as they come; all go by one clock. Any touch and any key skips to the end and
 * is obeyed itself: the button of a card lies where the card will lie, and a touch of a place where none has been drawn yet is
 * handed on to it.
 */

/** Milliseconds: how long a card flies, how much later than the one before it, and how long the last waits at most. */
const FLIGHT = 240;
const APART = 22;
const MOST = 1260;
/** Milliseconds in which a redeal sweeps the cards up, and in which it riffles them. */
const SWEEP = 240;
const RIFFLE = 330;

/** Milliseconds of script for a part of a deal, and for the whole: the browser then lays out and paints what they drew. */
const ROOM = { part: 6, whole: 20 };
/** Milliseconds in which this device draws a fan, as it last did; and when it began to draw the last ones. */
let pace = 5;
let drawnFrom = 0;

/**
 * How many fans of a deal are drawn as it begins: all where they have to be, or where the device is fast enough, so that cards
 * are seen to leave the places where they lay; else none, since that frame takes away all that lay there.
 */
export function firstPart(fans: number, whole: boolean): number {
  drawnFrom = performance.now();
  return whole || pace * fans < ROOM.whole ? Number.POSITIVE_INFINITY : 0;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A deal that is on its way. */
export interface Dealing {
  /** Takes up the cards that have been drawn since, of so many fans, and sees that more are; gives what stops that. */
  readonly add: (drawn: number) => (() => void) | undefined;
  /** Leaves the cards to another motion. */
  readonly end: () => void;
}

interface Deal {
  readonly board: HTMLElement;
  /** How many cards it has. */
  readonly count: number;
  readonly isRedeal: boolean;
  /** How a card that has been drawn is away from where it was seen. */
  readonly flightOf: (card: HTMLElement) => Flight;
  /** How many fans it has, and what draws so many of them. */
  readonly fans: number;
  readonly draw: (fans: number) => void;
}

/** Begins to deal the cards of a board. */
export function beginDeal({ board, count, isRedeal, flightOf, fans, draw }: Deal): Dealing {
  const felt = board.querySelector<HTMLElement>('.lucie-felt')!;
  const begun = Number(document.timeline.currentTime);
  const wait = isRedeal ? SWEEP + RIFFLE : 0;
  const apart = Math.min(APART, MOST / count);
  const known = new Set<HTMLElement>();
  let dealt = 0;
  let last: Animation | undefined;
  let fansTaken = 0;
  const ended = new AbortController();
  felt.dataset.dealing = '';
  const end = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    delete felt.dataset.dealing;
  };
  const skip = () => {
    end();
    for (const animation of felt.getAnimations({ subtree: true })) animation.finish();
    draw(fans);
    board.addEventListener('click', passOn, { capture: true, once: true });
  };
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, skip, { capture: true, signal: ended.signal });
  const take = () => {
    const drawn = [...board.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => !known.has(card));
    for (const card of drawn) known.add(card);
    const flights = drawn.map(flightOf).filter(({ isHome }) => !isHome);
    const [first] = flights;
    if (first === undefined) return;
    const room = felt.getBoundingClientRect();
    const { width, height } = first.face.getBoundingClientRect();
    const pack = {
      x: room.left + room.width / 2,
      y: isRedeal ? room.top + room.height / 2 : room.top - height,
    };
    if (isRedeal && dealt === 0) riffle(felt, width, height, wait + count * apart);
    for (const flight of flights) {
      last = deal(flight, pack, wait, wait + dealt * apart);
      last.startTime = begun;
      dealt++;
    }
  };
  /** Lets the deal end with its last card. */
  const endLast = () => void last?.finished.then(end, end);
  return {
    end,
    add(drawn) {
      if (ended.signal.aborted) return;
      const fresh = Math.min(drawn, fans) - fansTaken;
      fansTaken += fresh;
      if (fresh > 0) pace = (performance.now() - drawnFrom) / fresh;
      if (fresh === 0 || fresh === fans) take();
      if (fresh === fans) return endLast();
      let wanted = true;
      const go = () => {
        if (!wanted) return;
        drawnFrom = performance.now();
        // What the frame has drawn is measured after it, when that asks for no other layout of the page.
        take();
        if (drawn < fans) draw(drawn + Math.max(1, Math.floor(ROOM.part / pace)));
        else endLast();
      };
      // The frame of a new deal leaves the rest of the page work for the next one.
      afterFrame(drawn === 0 ? () => afterFrame(go) : go);
      return () => {
        wanted = false;
      };
    },
  };
}

/** Hands a click on to the card that lies there: the touch went down before it had been drawn. */
function passOn(event: MouseEvent): void {
  if ((event.target as Element).closest('[data-stop]') !== null) return;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  below?.closest<HTMLElement>('.lucie-board [data-stop]')?.click();
}

/** Lets a card fly from the pack to its place, so many milliseconds from now; in a redeal it is swept up before. */
function deal({ face, x, y, place }: Flight, pack: Point, wait: number, begin: number): Animation {
  const inPack = `${pack.x - place.x}px ${pack.y - place.y}px`;
  const all = begin + FLIGHT;
  const swept = wait > 0 ? [{ translate: `${x}px ${y}px`, offset: 0, easing: EASING }] : [];
  const life = face.animate(
    [
      ...swept,
      { translate: inPack, offset: wait > 0 ? SWEEP / all : 0 },
      { translate: inPack, offset: begin / all, easing: EASING },
      { translate: '0 0', offset: 1 },
    ],
    { duration: all },
  );
  // It gets its shadow as it lands: all at once at the end would be the longest frame of a deal.
  face.dataset.flying = '';
  life.onfinish = life.oncancel = () => {
    face.dataset.flying = 'no';
  };
  return life;
}

/**
 * Lays a pack, backs up, in the middle of a felt, riffles its two halves, and takes it away as its last card is dealt,
 * after so many milliseconds.
 */
function riffle(felt: HTMLElement, width: number, height: number, all: number): void {
  const at = (time: number) => Math.min((SWEEP + time) / all, 1);
  for (const side of [-1, 1]) {
    const half = document.createElementNS(SVG, 'svg');
    half.setAttribute('class', 'lucie-gathered');
    half.setAttribute('viewBox', '0 0 100 140');
    half.style.cssText = `inline-size:${width}px;block-size:${height}px`;
    const back = document.createElementNS(SVG, 'use');
    back.setAttribute('href', BACK_ADDRESS);
    half.append(back);
    felt.append(half);
    const [together, apart] = ['0 0', `${side * width * 0.42}px 0`];
    const life = half.animate(
      [
        { opacity: 0, translate: together, offset: 0 },
        { opacity: 0, translate: together, offset: at(-SWEEP * 0.4) },
        { opacity: 1, translate: together, offset: at(0) },
        { translate: apart, offset: at(RIFFLE / 4) },
        { translate: together, offset: at(RIFFLE / 2) },
        { translate: apart, offset: at((RIFFLE * 3) / 4) },
        { opacity: 1, translate: together, offset: at(RIFFLE) },
        { opacity: 1, translate: together, offset: at(all - SWEEP - 60) },
        { opacity: 0, translate: together, offset: 1 },
      ],
      { duration: all },
    );
    life.onfinish = life.oncancel = () => half.remove();
  }
}
