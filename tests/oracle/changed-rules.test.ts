import { describe } from 'vitest';
import { CHANGED_RULES } from './rule-sets.ts';
import { tryEach } from './try.ts';

describe('late positions under changed rules: all answers are those of plain enumeration', () => {
  tryEach(CHANGED_RULES);
});
