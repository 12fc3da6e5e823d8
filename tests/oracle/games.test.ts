import { describe } from 'vitest';
import { GAMES } from './rule-sets.ts';
import { tryEach } from './try.ts';

describe('late positions of every game: all answers are those of plain enumeration', () => tryEach(GAMES));
