import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares two builds whose sources only lie in other folders: `node tests/same-site.ts BEFORE AFTER`. Pages must be the
 * same but for the names of hashed files; scripts must hold the same words, and styles the same rules, in whatever order
 * and in whichever files the bundler puts them.
 */

const TEXT = /\.(html|js|json|xml|txt|webmanifest|svg)$/;

/** A text without what follows from the path or the content of other files. */
function withoutHashes(text: string): string {
  return text
    .replace(/[\w.[\]@~-]+?[.-][\w-]{8}\.(js|css|woff2)\b/g, 'HASHED.$1')
    .replace(/astro-cid-[a-z0-9]{8}/g, 'SCOPE')
    .replace(/\buid="\w+"/g, 'UID')
    .replace(/sha256-[A-Za-z0-9+/=]+/g, 'SHA')
    .replace(/find\/[0-9a-f]{12}/g, 'find/FOLDER')
    .replace(/"revision":"[0-9a-f]+"/g, 'REVISION');
}

/** The list of the kept files is in the order of their names, so it is compared as a set. */
const lines = (file: string, text: string) =>
  file === 'sw.js'
    ? text
        .split(/(?<=\}),/)
        .sort()
        .join('\n')
    : text;

function filesOf(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));
}

/** How often each piece stands in the hashed files of a build: words of scripts, rules of styles. */
function piecesOf(folder: string, ending: string, pieces: (text: string) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const file of globSync(`_astro/*.${ending}`, { cwd: folder }))
    for (const piece of pieces(withoutHashes(readFileSync(join(folder, file), 'utf8'))))
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

function differing<Key>(one: ReadonlyMap<Key, number>, other: ReadonlyMap<Key, number>): Key[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
}

const [before = '', after = ''] = process.argv.slice(2);
const isOwn = (file: string) => !file.startsWith('_astro/') && !file.startsWith('find/');
const [first, second] = [filesOf(before).filter(isOwn), filesOf(after).filter(isOwn)];
const faults = [
  ...first.filter((file) => !second.includes(file)).map((file) => `${file} is gone`),
  ...second.filter((file) => !first.includes(file)).map((file) => `${file} is new`),
];
let [sameBytes, sameText] = [0, 0];
for (const file of first.filter((name) => second.includes(name))) {
  const [one, other] = [readFileSync(join(before, file)), readFileSync(join(after, file))];
  const text = (bytes: Buffer) => lines(file, withoutHashes(bytes.toString()));
  if (one.equals(other)) sameBytes++;
  else if (TEXT.test(file) && text(one) === text(other)) sameText++;
  else faults.push(`${file} is not the same`);
}
for (const [ending, name, pieces] of [
  ['js', 'a word of the scripts', (text: string) => text.match(/[\p{L}_$]{4,}/gu) ?? []],
  ['css', 'a rule of the styles', (text: string) => text.split('}')],
] as const) {
  const [one, other] = [piecesOf(before, ending, pieces), piecesOf(after, ending, pieces)];
  faults.push(...differing(one, other).map((piece) => `${name} is not as often there: ${piece}`));
  console.log(`${one.size} different pieces of ${ending}`);
}
console.log(`${sameBytes} files with the same bytes, ${sameText} the same but for the names of hashed files`);
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 && first.length > 0 ? 'The same site.' : `${faults.length} differences.`);
process.exitCode = faults.length === 0 && first.length > 0 ? 0 : 1;
