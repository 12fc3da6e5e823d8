import { getCollection } from 'astro:content';
import { gzipSync } from 'node:zlib';
import packageJson from '../../../package.json' with { type: 'json' };
import { areAlike, firstDealAim } from '../../core/alike.ts';
import { PRESETS, presetOf } from '../../core/preset.ts';
import { parsePuzzles, THEMES } from '../../core/puzzle.ts';
import { unwrap } from '../../core/result.ts';
import { puzzleCollection } from '../../measure/data/puzzle-collection.ts';
import { sha256Of } from './sample-loader.ts';

/** A file for others, served as `/data/NAME`. */
interface Download {
  /** `deals-trefoil.tsv.gz` */
  readonly name: string;
  /** What it is of: the games whose deals it has, or all puzzles. */
  readonly title: string;
  /** What it has, counted: `1,000 deals`. */
  readonly count: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The name of what is compressed in it, and its SHA-256. */
  readonly inside: { readonly name: string; readonly sha256: string };
}

const files = import.meta.glob<string>('../../../content/puzzles/*.lucie', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** All puzzles in one file, as `lucie data puzzles` writes them; and how many they are. */
export function puzzleFile(): {
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly count: number;
} {
  const puzzles = THEMES.flatMap((theme) =>
    unwrap(parsePuzzles(files[`../../../content/puzzles/${theme}.lucie`] ?? '')),
  );
  const text = puzzleCollection(puzzles, packageJson.version);
  return { text, bytes: gzipSync(text, { level: 9 }), count: puzzles.length };
}

/** The table of deals of each game, in the order of the games. */
export async function samples() {
  const all = await getCollection('samples');
  const place = (id: string): number => PRESETS.findIndex((preset) => preset.id === id);
  return all.sort((a, b) => place(a.id) - place(b.id));
}

/** Every file for others: the tables of deals, then the puzzles. */
export async function downloads(): Promise<Download[]> {
  const tables = (await samples()).map(({ id, data: { name, deals, bytes, sha256, tableSha256 } }) => ({
    name,
    title: gamesOf(id).join(', '),
    count: `${deals.toLocaleString('en-GB')} deals`,
    bytes,
    sha256,
    inside: { name: name.replace(/\.gz$/, ''), sha256: tableSha256 },
  }));
  const { text, bytes, count } = puzzleFile();
  const puzzles: Download = {
    name: 'puzzles.lucie.gz',
    title: 'All puzzles',
    count: `${count.toLocaleString('en-GB')} puzzles`,
    bytes: bytes.length,
    sha256: sha256Of(bytes),
    inside: { name: 'puzzles.lucie', sha256: sha256Of(text) },
  };
  return [...tables, puzzles];
}

/** The titles of the games that have a table together. */
function gamesOf(id: string): string[] {
  const { rules } = presetOf(id)!;
  return PRESETS.filter((preset) => areAlike(firstDealAim, preset.rules, rules)).map(({ title }) => title);
}
