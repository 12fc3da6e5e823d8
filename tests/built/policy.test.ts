import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtText, html } from './built.ts';

/** What every page allows besides the hashes of what stands in it; the same words as in the README. */
const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'font-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

/** The policy in a page: its directives with their values. */
function policyOf(file: string): Map<string, string[]> {
  const [, text = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(builtText(file)) ?? [];
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...values]) => [name, values]),
  );
}

const isHash = (value: string): boolean => /^'sha256-[\w+/]{43}='$/.test(value);

test('the policy of every page allows its own origin and nothing else', () => {
  for (const file of html) {
    const policy = policyOf(file);
    const plain = [...policy].map(([name, values]) => [name, values.filter((value) => !isHash(value))]);
    expect(Object.fromEntries(plain), file).toEqual(POLICY);
  }
});

test('what stands in a page itself, script or style, is in its policy by its hash, and nothing else is', () => {
  for (const file of html) {
    const policy = policyOf(file);
    const allowed = new Set(
      ['script-src', 'style-src'].flatMap((name) => policy.get(name)?.filter(isHash) ?? []),
    );
    const there = new Set<string>();
    const inline = builtText(file).matchAll(/<(script|style)((?:\s[^>]*)?)>(.*?)<\/\1>/gs);
    for (const [, tag = '', attributes = '', text = ''] of inline) {
      if (/\ssrc=|application\/ld\+json/.test(attributes)) continue;
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(policy.get(`${tag}-src`), `${file}: ${text.slice(0, 60)}`).toContain(hash);
      there.add(hash);
    }
    expect(allowed, file).toEqual(there);
  }
});

test('no tag of any page has a style or runs a script of its own, or points to one elsewhere', () => {
  for (const file of html) {
    const text = builtText(file);
    expect(text, file).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(text, file).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i);
    expect(text, file).not.toMatch(/(?:href|src)="\s*javascript:/i);
    expect(text, file).not.toMatch(
      /<(?:script|iframe|img|link rel="stylesheet")[^>]*(?:src|href)="(?:https?:)?\/\//,
    );
  }
});
