import { getCollection } from 'astro:content';
import { newGame } from '../../core/deal/new-game.ts';
import { makePosition } from '../../core/position-notation.ts';
import { presetOf } from '../../core/preset.ts';
import { SOCIAL, socialAlt } from '../../ui/words/en/share.ts';
import { chaptersIn } from '../content/chapters.ts';
import { entryOf } from '../content/entry-of.ts';
import { firstBoardOf } from '../content/first-board.ts';
import { studyPath, variantPath } from '../content/paths.ts';
import { puzzleSets } from '../content/puzzles.ts';
import { SECTIONS } from '../content/sections.ts';
import { variantPages } from '../content/variants.ts';
import type { SocialPicture } from './social-picture.ts';

/** The seed of the deals that the pages of the games open with. */
const SEED = 'rose';

/** The path of a puzzle, and that of its set, below which its sheet lies. */
const PUZZLE = /^\/practice\/([a-z-]+)-\d+\/$/;
const setPath = (theme: string): string => `/practice/${theme}/`;

/** The path of a page from the root of the site, and the picture that stands beside links to it. */
type PagePicture = readonly [path: string, picture: SocialPicture];

let pictures: Promise<ReadonlyMap<string, SocialPicture>> | undefined;

/** The picture of every page that has one of its own, by its path from the root of the site; read once for a build. */
export function pagePictures(): Promise<ReadonlyMap<string, SocialPicture>> {
  pictures ??= allPictures().then((all) => new Map(all));
  return pictures;
}

async function allPictures(): Promise<PagePicture[]> {
  const { board } = (await entryOf('pages', 'home')).data;
  if (board === undefined) throw new Error('content/en/pages/home.mdx has no board.');
  return [
    ['/', { kind: SOCIAL.site, title: 'La Belle Lucie', ...board }],
    ...Object.entries(SECTIONS).map(
      ([path, title]): PagePicture => [path, { kind: SOCIAL.site, title, ...board }],
    ),
    ...(await chapterPictures(board)),
    ...(await studyPictures()),
    ...(await puzzlePictures()),
    ...(await variantPictures()),
  ];
}

/** The pictures of chapters; one without a board shows that of the first page. */
async function chapterPictures(board: Pick<SocialPicture, 'preset' | 'deal'>): Promise<PagePicture[]> {
  const lessons = await chaptersIn('lessons');
  const strategy = (await chaptersIn('strategy')).map(async (chapter): Promise<PagePicture> => {
    const { preset, deal } = (await firstBoardOf(chapter)) ?? board;
    return [chapter.path, { kind: SOCIAL.strategy, title: chapter.data.title, preset, deal }];
  });
  return [
    ...lessons.map(({ path, number, data: { title, preset, deal } }): PagePicture => {
      return [path, { kind: SOCIAL.lesson(number, lessons.length), title, preset, deal }];
    }),
    ...(await Promise.all(strategy)),
    ...(await chaptersIn('numbers')).map(
      ({ path, data: { title } }): PagePicture => [path, { kind: SOCIAL.numbers, title, ...board }],
    ),
    ...(await chaptersIn('history')).map(
      ({ path, data: { title } }): PagePicture => [path, { kind: SOCIAL.history, title, ...board }],
    ),
  ];
}

async function studyPictures(): Promise<PagePicture[]> {
  return (await getCollection('studies')).map(({ id, data: { title, preset, deal } }) => [
    studyPath(id),
    { kind: SOCIAL.study, title, preset, deal },
  ]);
}

/** One picture for all puzzles of a set, with the position of its first: a picture takes longer to draw than ten pages. */
async function puzzlePictures(): Promise<PagePicture[]> {
  return (await puzzleSets()).flatMap(({ theme, title, puzzles: [first] }): PagePicture[] => {
    if (first === undefined) return [];
    const { game, preset } = first.puzzle;
    const deal = makePosition(game.rules, game.start);
    return [[setPath(theme), { kind: SOCIAL.puzzles(presetOf(preset)?.title ?? ''), title, preset, deal }]];
  });
}

async function variantPictures(): Promise<PagePicture[]> {
  return (await variantPages()).map(({ preset: { id, title, rules } }) => {
    const deal = makePosition(rules, newGame(rules, SEED).start);
    return [variantPath(id), { kind: SOCIAL.variant, title, preset: id, deal }];
  });
}

/** Where the picture of a page lies, from the root of the site, and what it shows; a page without one has that of the page above it. */
export async function pagePictureOf(path: string): Promise<{ readonly file: string; readonly alt: string }> {
  const all = await pagePictures();
  let own = path.replace(PUZZLE, (_, theme: string) => setPath(theme));
  while (!all.has(own) && own !== '/') own = own.replace(/[^/]*\/$/, '');
  const picture = all.get(own);
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
