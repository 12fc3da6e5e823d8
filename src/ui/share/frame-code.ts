import { EMBED } from '../words/en/embed.ts';
import { escaped } from './escaped.ts';

/** The height of a frame in pixels that shows a board, its buttons and what is said without scrolling in most columns of text. */
const HEIGHT = 640;

/** The code that puts a board into the page of somebody else: `address` is that of the frame. */
export function makeFrameCode(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(EMBED.frameTitle(title))}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`;
}
