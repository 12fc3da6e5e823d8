import type { APIRoute } from 'astro';
import { downloads } from '../../site/content/downloads.ts';

/** The SHA-256 of every file for others, then of what is compressed in each, as `sha256sum --check` reads them. */
export const GET: APIRoute = async () => {
  const files = await downloads();
  const lines = [...files, ...files.map(({ inside }) => inside)].map(
    ({ name, sha256 }) => `${sha256}  ${name}\n`,
  );
  return new Response(lines.join(''), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
