import { PRESETS } from '../../core/preset.ts';
import { decodeLinkText } from '../../play/deal-text.ts';
import { linkPart } from '../../play/link-parts.ts';

/** Two games and the shuffle that both are dealt from. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly seed: string;
}

/** Longer words are no seeds that anybody would type. */
const MOST_LETTERS = 80;

/** The games that can be dealt from the same shuffle as another: those with as many packs, but not the game itself. */
export function partnersOf(presetId: string): string[] {
  const packs = packsOf(presetId);
  return PRESETS.filter(({ id, rules }) => id !== presetId && rules.packs === packs).map(({ id }) => id);
}

function packsOf(presetId: string): number | undefined {
  return PRESETS.find(({ id }) => id === presetId)?.rules.packs;
}

/** Writes a pair as the fragment of an address; read back by {@link readPair}. */
export function makePair({ a, b, seed }: Pair): string {
  return `#a=${a}&b=${b}&seed=${encodeURIComponent(seed)}`;
}

/**
 * Reads a pair from the fragment of an address; what it leaves out, or what cannot be read, is as in `usual`, and
 * `unread` names the latter. Null when the fragment is about something else.
 */
export function readPair(fragment: string, usual: Pair): { pair: Pair; unread: readonly string[] } | null {
  if (!/^#(?:a|b|seed)=/.test(fragment)) return null;
  const parts = fragment.slice(1).split('&');
  const unread: string[] = [];
  const given = (name: 'a' | 'b', known: (id: string) => boolean): string | undefined => {
    const id = linkPart(parts, name);
    if (id === undefined || known(id)) return id;
    unread.push(`${name}=${id.slice(0, 40)}`);
    return undefined;
  };
  const a = given('a', (id) => packsOf(id) !== undefined) ?? usual.a;
  const partners = partnersOf(a);
  const b = given('b', (id) => partners.includes(id)) ?? (partners.includes(usual.b) ? usual.b : partners[0]);
  const seed = (decodeLinkText(linkPart(parts, 'seed') ?? '') ?? '').slice(0, MOST_LETTERS).toWellFormed();
  return { pair: { a, b: b ?? usual.b, seed: seed === '' ? usual.seed : seed }, unread };
}
