import type { LanguageRegistration } from 'shiki';

const RANK = '(?:10|[A2-9TJQKatjqk])';
const AFTER = "'?(?![A-Za-z0-9'])";

/** How text in the project's notation is taken apart for colouring: studies in *.lucie files, and deals. */
export const lucieGrammar: LanguageRegistration = {
  name: 'lucie',
  scopeName: 'source.lucie',
  patterns: [
    { match: '^\\s*#.*$', name: 'comment.line.lucie' },
    {
      begin: '^\\s*\\[(?=[A-Z])',
      end: '\\]',
      name: 'punctuation.tag.lucie',
      patterns: [
        { match: '[A-Z][A-Za-z]*(?=\\s+")', name: 'entity.name.tag.lucie' },
        { begin: '(?<=Deal\\s)"', end: '"', patterns: [{ include: '#card' }] },
        { begin: '"', end: '"', name: 'string.quoted.lucie' },
      ],
    },
    { include: '#line' },
  ],
  repository: {
    line: {
      patterns: [
        {
          begin: '\\{',
          end: '\\}',
          name: 'comment.block.lucie',
          patterns: [{ match: '\\[%[^\\]]*\\]', name: 'keyword.claim.lucie' }],
        },
        {
          begin: '\\(',
          end: '\\)',
          name: 'meta.branch.lucie',
          beginCaptures: { 0: { name: 'punctuation.branch.lucie' } },
          endCaptures: { 0: { name: 'punctuation.branch.lucie' } },
          patterns: [{ include: '#line' }],
        },
        { match: '\\b\\d+\\.+', name: 'constant.numeric.lucie' },
        { match: '[!?]+', name: 'keyword.glyph.lucie' },
        { match: '\\b(?:redeal|stock|merci(?=:)|home|down|space|cell|new)\\b', name: 'keyword.word.lucie' },
        { include: '#card' },
      ],
    },
    card: {
      patterns: [
        { match: `\\b${RANK}[DHdh]${AFTER}`, name: 'constant.card.red.lucie' },
        { match: `\\b${RANK}[CScs]${AFTER}`, name: 'constant.card.black.lucie' },
      ],
    },
  },
};
