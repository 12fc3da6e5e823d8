import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BASE, BUILT } from '../built/built.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A rule of a headers file: what is sent with the paths that begin so, or are that path alone. */
interface Rule {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads a headers file as the hosts do that know one: a path, then its headers, indented. */
function readHeaders(text: string): Rule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

/** The headers that a path is sent with; what several rules say under one name is joined. */
function headersFor(path: string, rules: readonly Rule[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
    if (!matches) continue;
    for (const [name, value] of rule.headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

/** The path that is asked for, from the root of the site; one that is not well formed is taken as it stands. */
function pathOf(asked: string): string {
  const path = asked.replace(/[?#].*$/s, '').replace(BASE, '/');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What a server sends in place of a file: a text, an answer with a status alone, or null for no answer at all, as where
 * the network goes; undefined sends the file.
 */
export type Change = (path: string, headers: IncomingHttpHeaders) => string | number | null | undefined;

/** A server of the built site. */
export interface Served {
  /** The address of the first page. */
  readonly home: string;
  /** Ends the server at once, with all that is still being asked. */
  readonly close: () => Promise<void>;
}

/** Serves the built site, or that in a folder, with the headers of its file and compressed, as such a host would. */
export async function serveWithHeaders(
  change: Change = () => undefined,
  folder: () => string = () => BUILT,
): Promise<Served> {
  const rules = readHeaders(readFileSync(join(BUILT, '_headers'), 'utf8'));
  const server = createServer((request, response): unknown => {
    const path = pathOf(request.url ?? '/');
    const root = folder();
    const asked = join(root, path);
    const inside = asked.startsWith(`${root}/`) && !path.includes('\0') && existsSync(asked);
    const file = inside && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
    const there = inside && existsSync(file);
    const changed = change(path, request.headers);
    if (changed === null) return request.socket.destroy();
    response.statusCode = typeof changed === 'number' ? changed : there ? 200 : 404;
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
    response.setHeader(
      'Content-Type',
      TYPES[extname(there ? file : '404.html')] ?? 'application/octet-stream',
    );
    if (typeof changed === 'number') return response.end();
    const body = changed ?? readFileSync(there ? file : join(root, '404.html'));
    const squeezed = request.headers['accept-encoding']?.includes('gzip') && extname(file) !== '.woff2';
    if (squeezed) response.setHeader('Content-Encoding', 'gzip');
    return response.end(squeezed ? gzipSync(body) : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    home: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
