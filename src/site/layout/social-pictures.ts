import { getCollection, getEntry } from 'astro:content';
import { newGame } from '../../core/game.ts';
import { makePosition } from '../../core/position-notation.ts';
import { presetOf } from '../../core/preset.ts';
import { sentence } from '../../ui/words/en/board.ts';
import { goalClause, PUZZLES } from '../../ui/words/en/puzzle.ts';
import { SOCIAL, socialAlt } from '../../ui/words/en/share.ts';
import { chapters } from '../content/history.ts';
import { lessons } from '../content/lessons.ts';
import { numbersChapters } from '../content/numbers-chapters.ts';
import { puzzleSets } from '../content/puzzles.ts';
import { SECTIONS } from '../content/sections.ts';
import { strategyChapters } from '../content/strategy-chapters.ts';
import { variantPages } from '../content/variants.ts';
import type { SocialPicture } from './social-picture.ts';

/** The seed of the deals that the pages of the games open with. */
const SEED = 'rose';

let made: Promise<ReadonlyMap<string, SocialPicture>> | undefined;

/** The picture of every page that has one of its own, by its path from the root of the site. */
export function socialPictures(): Promise<ReadonlyMap<string, SocialPicture>> {
  made ??= make();
  return made;
}

async function make(): Promise<ReadonlyMap<string, SocialPicture>> {
  const page = await getEntry('pages', 'home');
  const board = page?.data.board;
  if (board === undefined) throw new Error('content/en/pages/home.mdx has no board.');
  const all = await lessons();
  const games = (await variantPages()).map(({ preset }) => preset);
  return new Map<string, SocialPicture>([
    ['/', { kind: SOCIAL.site, title: 'La Belle Lucie', ...board }],
    ...Object.entries(SECTIONS).map(
      ([path, title]) => [path, { kind: SOCIAL.site, title, ...board }] as const,
    ),
    ...all.map(
      ({ slug, number, data: { title, preset, deal } }) =>
        [`/learn/${slug}/`, { kind: SOCIAL.lesson(number, all.length), title, preset, deal }] as const,
    ),
    ...(await strategyChapters()).map(
      ({ slug, data: { title }, board: own = board }) =>
        [`/strategy/${slug}/`, { kind: SOCIAL.strategy, title, preset: own.preset, deal: own.deal }] as const,
    ),
    ...(await getCollection('studies')).map(
      ({ id, data: { title, preset, deal } }) =>
        [`/studies/${id}/`, { kind: SOCIAL.study, title, preset, deal }] as const,
    ),
    ...(await puzzleSets()).flatMap(({ title, puzzles }) =>
      puzzles.map(({ puzzle: { id, game, goal, preset }, number }) => {
        const asks = sentence(goalClause(goal, game.start)).replace(/\.$/, '');
        const deal = makePosition(game.rules, game.start);
        const kind = SOCIAL.puzzle(PUZZLES.number(title, number));
        return [`/practice/${id}/`, { kind, title: asks, preset, deal }] as const;
      }),
    ),
    ...games.map(({ id, title, rules }) => {
      const deal = makePosition(rules, newGame(rules, SEED).start);
      return [`/variants/${id}/`, { kind: SOCIAL.variant, title, preset: id, deal }] as const;
    }),
    ...(await numbersChapters()).map(
      ({ slug, data: { title } }) =>
        [`/numbers/${slug}/`, { kind: SOCIAL.numbers, title, ...board }] as const,
    ),
    ...(await chapters()).map(
      ({ slug, data: { title } }) =>
        [`/history/${slug}/`, { kind: SOCIAL.history, title, ...board }] as const,
    ),
  ]);
}

/** Where the picture of a page lies, from the root of the site, and what it shows; a page without one has that of the page above it. */
export async function socialPictureOf(
  path: string,
): Promise<{ readonly file: string; readonly alt: string }> {
  const pictures = await socialPictures();
  let own = path;
  while (!pictures.has(own) && own !== '/') own = own.replace(/[^/]*\/$/, '');
  const picture = pictures.get(own);
  if (picture === undefined) throw new Error(`${path} has no picture.`);
  return {
    file: pictureFile(own),
    alt: socialAlt(picture.title, presetOf(picture.preset)?.title ?? ''),
  };
}

/** The name of a picture's file, from the root of the site. */
function pictureFile(path: string): string {
  return `/pictures/${pictureName(path)}.png`;
}

/** The name of a page's picture: `studies/a-ten-kept-back`, and `home` for the first page. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1, -1);
}
