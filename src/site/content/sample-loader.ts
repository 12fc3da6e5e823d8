import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { firstDealAim, firstOfEach } from '../../core/alike.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { DEAL_COLUMNS } from '../../measure/data/deal-row.ts';
import { contentFiles, throwFault } from '../text/content-files.ts';

/*
 * Loads what the pages say of the tables of deals that are served as they are, public/data/deals-ID.tsv.gz, each under the
 * id of its game. A table that is missing, of no game, or not as `lucie data deals` writes it stops the build.
 */

/** What the pages know of a table of deals. */
export const sampleSchema = z.object({
  /** The file that is served. */
  name: z.string(),
  /** Its size. */
  bytes: z.number().int(),
  /** The SHA-256 of it, and that of the table in it. */
  sha256: z.string(),
  tableSha256: z.string(),
  deals: z.number().int(),
  /** What its head says: the version of the package, and the hash of the sources that searched. */
  version: z.string(),
  sources: z.string(),
  /** Its first row, cell by cell. */
  first: z.array(z.string()).length(DEAL_COLUMNS.length),
});

type Sample = z.infer<typeof sampleSchema>;

/** Loads the tables of a folder; games that begin alike and have the same aim have one together. */
export function sampleLoader(base: string): Loader {
  return {
    name: 'samples',
    load: async ({ store, config, parseData, generateDigest }) => {
      store.clear();
      const games = firstOfEach(firstDealAim).map(({ id }) => id);
      const files = contentFiles(new URL(base, config.root), config.root, 'tsv.gz');
      for (const { name, path, filePath } of files) {
        const id = name.replace(/^deals-/, '');
        const sample = readSample(`${name}.tsv.gz`, id, readFileSync(path));
        if (!sample.ok) throwFault(filePath, sample.fault);
        if (!games.includes(id)) {
          throwFault(filePath, { message: `Expected the table of one of ${games.join(', ')}.` });
        }
        const data = await parseData({ id, filePath, data: sample.value });
        store.set({ id, data, filePath, digest: generateDigest(data.sha256) });
      }
      const missing = games.filter((id) => !store.has(id));
      if (missing.length > 0) {
        throwFault(fileURLToPath(new URL(base, config.root)), {
          message: `Expected a table of each game; there is none of ${missing.join(', ')}.`,
        });
      }
    },
  };
}

/** Reads a table of a game from the bytes of its file. */
function readSample(name: string, game: string, bytes: Uint8Array): Result<Sample> {
  const table = gunzipSync(bytes).toString();
  const [, madeFor, samples] = /^# Made by .* --rules (\S+) --samples (\d+) --seed \S+$/m.exec(table) ?? [];
  if (madeFor !== game)
    return fail(`Expected a table made with --rules ${game}, found ${madeFor ?? 'none'}.`);
  const [, version, sources] = /^# La Belle Lucie (\S+), sources of the search (\w+)$/m.exec(table) ?? [];
  if (version === undefined || sources === undefined) {
    return fail('Expected a line that names the version and the sources of the search.');
  }
  const [columns, ...rows] = table
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  if (columns !== DEAL_COLUMNS.join('\t')) return fail(`Expected the columns ${DEAL_COLUMNS.join(', ')}.`);
  if (rows.length !== Number(samples)) return fail(`Expected ${samples} rows, found ${rows.length}.`);
  return ok({
    name,
    bytes: bytes.length,
    sha256: sha256Of(bytes),
    tableSha256: sha256Of(table),
    deals: rows.length,
    version,
    sources,
    first: rows[0]?.split('\t') ?? [],
  });
}

/** The SHA-256 of a text or of the bytes of a file, in hexadecimal. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
