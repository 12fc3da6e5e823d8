import type { ShikiTransformer, ThemeRegistration } from 'shiki';

/** The kinds of text that the notation and TypeScript are coloured by, each with the scopes of the grammars it stands for. */
const KINDS = {
  tag: 'entity.name.tag.lucie',
  punctuation: ['punctuation.tag.lucie', 'punctuation.branch.lucie'],
  string: 'string',
  comment: 'comment',
  number: 'constant.numeric',
  glyph: 'keyword.glyph.lucie',
  claim: 'keyword.claim.lucie',
  word: 'keyword.word.lucie',
  red: 'constant.card.red.lucie',
  black: 'constant.card.black.lucie',
  keyword: ['keyword.control', 'keyword.operator.new', 'keyword.operator.expression', 'storage'],
  name: ['entity.name.function', 'entity.name.type.interface', 'entity.name.type.alias'],
} as const;

const names = Object.keys(KINDS);
const colourOf = (at: number): string => `#0000${String(at + 1).padStart(2, '0')}`;

/**
 * A theme whose colours are only numbers of kinds: {@link kindClasses} makes classes of them, so that a style sheet
 * can colour them in light and dark, and no `style` attribute is left for the content security policy to block.
 */
export const kindTheme: ThemeRegistration = {
  name: 'lucie-kinds',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: Object.values(KINDS).map((scope, at) => ({
    scope: typeof scope === 'string' ? scope : [...scope],
    settings: { foreground: colourOf(at) },
  })),
};

/** Turns the colours of {@link kindTheme} into classes such as `t-comment`, and takes every `style` away. */
export const kindClasses: ShikiTransformer = {
  name: 'kind-classes',
  preprocess(_, options) {
    // A line that takes long on a busy machine would lose its colours, and two builds would differ.
    options.tokenizeTimeLimit = 0;
  },
  pre(node) {
    delete node.properties.style;
  },
  span(node) {
    const colour = /#[0-9a-f]{6}/i.exec(String(node.properties.style))?.[0];
    const name = names.find((_, at) => colourOf(at) === colour);
    delete node.properties.style;
    if (name !== undefined) this.addClassToHast(node, `t-${name}`);
  },
};
