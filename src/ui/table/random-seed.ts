/** A seed of eight letters and digits that nobody has used before. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}
