import type { ShikiTransformer } from 'shiki';

/** Names of types in a coloured text lead to where `addressOf` says; comments, and names without an address, do not. */
export function typeLinks(addressOf: (name: string) => string | undefined): ShikiTransformer {
  return {
    name: 'type-links',
    span(node) {
      const [text] = node.children;
      if (text?.type !== 'text' || String(node.properties.class).includes('t-comment')) return;
      node.children = text.value.split(/\b([A-Z]\w*)\b/).map((value) => {
        const href = addressOf(value);
        const piece = { type: 'text', value } as const;
        return href === undefined
          ? piece
          : { type: 'element', tagName: 'a', properties: { href }, children: [piece] };
      });
    },
  };
}
