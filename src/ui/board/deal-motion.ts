import { BACK_ADDRESS } from '../pack/pack-file.ts';
import { EASING, type Flight } from './flights.ts';

/*
 * How a deal moves: cards come from a pack above the felt, fan by fan, 22 ms apart and 1.5 s in all at most. Before a
 * redeal what lies in the fans is swept to a pack in the middle of the felt, backs up, and riffled. Any touch and any key
 * skips to the end and is obeyed itself: the buttons of the cards are where they will lie from the beginning.
 */

/** Milliseconds: how long a card flies, how much later than the one before it, and how long the last waits at most. */
const FLIGHT = 240;
const APART = 22;
const MOST = 1260;
/** Milliseconds in which a redeal sweeps the cards up, and in which it riffles them. */
const SWEEP = 240;
const RIFFLE = 330;

const SVG = 'http://www.w3.org/2000/svg';

/** Deals the cards on a board, each to its place; a redeal takes them up from where they were before. */
export function dealCards(board: HTMLElement, flights: readonly Flight[], isRedeal: boolean): void {
  const felt = board.querySelector<HTMLElement>('.lucie-felt');
  const dealt = flights.filter(({ isHome }) => !isHome);
  const [first] = dealt;
  if (felt === null || first === undefined) return;
  const room = felt.getBoundingClientRect();
  const { width, height } = first.face.getBoundingClientRect();
  const pack = {
    x: room.left + room.width / 2,
    y: isRedeal ? room.top + room.height / 2 : room.top - height,
  };
  const wait = isRedeal ? SWEEP + RIFFLE : 0;
  const apart = Math.min(APART, MOST / dealt.length);
  for (const [at, { face, x, y, place }] of dealt.entries()) {
    const inPack = `${pack.x - place.x}px ${pack.y - place.y}px`;
    const begin = wait + at * apart;
    const all = begin + FLIGHT;
    const swept = isRedeal ? [{ translate: `${x}px ${y}px`, offset: 0, easing: EASING }] : [];
    face.animate(
      [
        ...swept,
        { translate: inPack, offset: isRedeal ? SWEEP / all : 0 },
        { translate: inPack, offset: begin / all, easing: EASING },
        { translate: '0 0', offset: 1 },
      ],
      { duration: all },
    );
  }
  if (isRedeal) riffle(felt, width, height, wait + dealt.length * apart);
  felt.dataset.dealing = '';
  const end = new AbortController();
  const skip = () => {
    end.abort();
    for (const animation of felt.getAnimations({ subtree: true })) animation.finish();
  };
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, skip, { capture: true, signal: end.signal });
  const all = Promise.allSettled(felt.getAnimations({ subtree: true }).map(({ finished }) => finished));
  all.then(() => {
    end.abort();
    delete felt.dataset.dealing;
  });
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
