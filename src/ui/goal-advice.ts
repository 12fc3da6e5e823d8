import { advice } from './advice.ts';
import { GoalHint } from './GoalHint.tsx';
import type { Advice } from './load-advice.ts';

/** What shows and tells the hints of a puzzle; loaded when the first is asked for. */
export const goalAdvice: Advice = { ...advice, HintPanel: GoalHint };
